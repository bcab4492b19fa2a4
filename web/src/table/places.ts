// What the shared places of a table (hand, fan, log) are told, and tell a game's own card in turn.

import type { GlyphName } from "../cards/galaxy/glyphs";

/** What somebody is short of: so many of what the sign shows. */
export interface Lack {
  sign: GlyphName;
  count: number;
}

export interface CardAt {
  card: string;
  /** Where it lies, as candidates are named; left out if it is never an answer. */
  spot?: string;
  size: "mini" | "medium";
  width: number;
  /** How high it is for its width. */
  ratio?: number;
  /** Why it cannot be chosen, where a question is about cards like it. */
  refused?: string | null;
  /** What is missing so that it could be chosen. */
  lack?: Lack | null;
  /** Said below the card. */
  caption?: string | null;
  /** Said on the card. */
  said?: string | null;
  /** Something is being asked about this place. */
  asking?: boolean;
  testid: string;
}

/** Cards that lie open for the reader beside the hand: looked at, offered. */
export interface Laid {
  place: string;
  cards: string[];
  label: string;
  /** What the label means. */
  help?: string;
  /** Said where no card lies. */
  empty?: string;
  testid: string;
}

/** A card that somebody has placed. */
export interface Placed {
  seat: number;
  card: string;
}

/** Events that are a heading in the log, by their tags. */
export type Headings = Record<string, "round" | "phase">;
