// The facts of the cards in play, by id, as the server tells them.

import { api } from "../../lib/api";
import type { OptionValue } from "../../lib/messages";

export type Kind = "novelty" | "rare" | "genes" | "alien";
export const KINDS: readonly Kind[] = ["novelty", "rare", "genes", "alien"];

export const PHASES = ["explore", "develop", "settle", "consume", "produce"] as const;
export type Phase = (typeof PHASES)[number];
export const NUMERALS: Record<Phase, string> = {
  explore: "I",
  develop: "II",
  settle: "III",
  consume: "IV",
  produce: "V",
};

export interface Power {
  /** A phase, or "trade": powers of the Trade part of Consume. */
  phase: Phase | "trade";
  effect: string;
  [fact: string]: string | number | boolean | null | undefined;
}

export interface ScoreLine {
  vp: number;
  per: string;
  [fact: string]: string | number | boolean | null | undefined;
}

export interface CardFacts {
  id: string;
  name: string;
  copies: number;
  type: "world" | "development";
  /** Cards to pay; not there on a military world. */
  cost?: number | null;
  /** Military to conquer it; only on a military world. */
  defense?: number | null;
  vp: number;
  good?: Kind | null;
  production?: "production" | "windfall" | null;
  military?: boolean;
  start_world?: number | null;
  preset_hand?: number | null;
  keywords: string[];
  powers: Power[];
  end_game_vp?: ScoreLine[] | null;
}

function unknown(id: string): CardFacts {
  return { id, name: id.replaceAll("_", " "), copies: 1, type: "development", vp: 0, keywords: [], powers: [] };
}

class Facts {
  #all = $state.raw(new Map<string, CardFacts>());
  #wanted = "";

  /** The cards of an edition. Options that are no matter of cards are left out by the caller. */
  async load(options: Record<string, OptionValue>) {
    const wanted = JSON.stringify(options);
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const cards = await api.cards<CardFacts>("race", options);
      // Another edition may have been asked for meanwhile.
      if (this.#wanted === wanted) this.#all = new Map(cards.map((card) => [card.id, card]));
    } catch (problem) {
      this.#wanted = "";
      throw problem;
    }
  }

  get ready() {
    return this.#all.size > 0;
  }

  get list(): CardFacts[] {
    return [...this.#all.values()];
  }

  of(id: string): CardFacts {
    return this.#all.get(id) ?? unknown(id);
  }

  known(id: string): boolean {
    return this.#all.has(id);
  }
}

export const facts = new Facts();

/** A six-cost development prints a question mark: its points are counted at the end. */
export function isSixCost(card: CardFacts): boolean {
  return card.type === "development" && card.cost === 6;
}
