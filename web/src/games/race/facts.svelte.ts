// What the server tells of a card of Race, and the cards in play.

import { Facts } from "../../table/facts.svelte";
import type { Tree } from "../../words/render";

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
  /** A phase, "trade": powers of the Trade part of Consume, or "setup": before the first round. */
  phase: Phase | "trade" | "setup";
  effect: string;
  said: Tree;
  [fact: string]: unknown;
}

export interface ScoreLine {
  vp: number;
  per: string;
  said: Tree;
  [fact: string]: unknown;
}

export interface CardFacts {
  id: string;
  name: string;
  /** The English name, once it is told in the reader's language. */
  english?: string;
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

export const facts = new Facts<CardFacts>("race", unknown);

/** A six-cost development prints a question mark: its points are counted at the end. */
export function isSixCost(card: CardFacts): boolean {
  return card.type === "development" && card.cost === 6;
}

/** What stands in the hexagon of a card. */
export function pointsOf(card: CardFacts): string {
  return isSixCost(card) ? "?" : String(card.vp).replace("-", "−");
}
