// What the signs of a game mean: each drawn as it stands on the table, with the message that explains it.

import type { Component } from "svelte";

import type { Chip, Token } from "../cards/galaxy/chips";

/** Signs and numbers as on a chip, or a drawing of the game's own. */
export type Drawn = Token[] | { piece: Component<Record<string, unknown>>; props: Record<string, unknown> };

export interface Meaning {
  /** Left out of what has no sign. */
  drawn?: Drawn;
  /** Messages, one sentence after another. */
  words: string[];
}

/** A kind of power that cards have: its chip, and the sentence of a card that has it. */
export interface Kind {
  id: string;
  chip: Chip;
  words: string;
}

export interface Legend {
  signs: Meaning[];
  /** Further chapters, by the message that is the heading. */
  chapters?: Record<string, Meaning[]>;
  /** The kinds of powers of the cards in play. */
  kinds?: () => Kind[];
  /** Make sure that cards are known. */
  load?: () => Promise<void>;
}

export function means(drawn: Drawn | undefined, ...words: string[]): Meaning {
  return { drawn, words };
}

/** A drawing of the game's own. Pieces have props of their own types, which only they know. */
export function piece<P extends Record<string, unknown>>(component: Component<P>, props: P): Drawn {
  return { piece: component as unknown as Component<Record<string, unknown>>, props };
}

/** Each kind of power once, as the first card has it, in the order of the phases. */
export function kindsOf<P extends { phase: string; effect: string }, C extends { powers: P[] }>(
  cards: C[],
  chipsOf: (card: C) => Chip[],
  sentence: (power: P) => string,
): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const card of cards) {
    for (const power of card.powers) {
      const id = `${power.phase}/${power.effect}`;
      const [chip] = kinds.has(id) ? [] : chipsOf({ ...card, powers: [power] });
      if (chip) kinds.set(id, { id, chip, words: sentence(power) });
    }
  }
  return [...kinds.values()].sort((one, other) => one.chip.row - other.chip.row || one.id.localeCompare(other.id));
}
