// What the server tells of a card of Jump Drive, and the cards in play.

import { Facts } from "../../table/facts.svelte";
import type { Tree } from "../../words/render";

export type Kind = "novelty" | "rare" | "genes" | "alien";
export const KINDS: readonly Kind[] = ["novelty", "rare", "genes", "alien"];

export type Icon = "explore" | "military" | "gene";
export const ICONS: readonly Icon[] = ["explore", "military", "gene"];

export const PHASES = ["place", "second_world", "before_scoring", "score", "income"] as const;
export type Phase = (typeof PHASES)[number];

export interface Power {
  phase: Phase;
  effect: string;
  said: Tree;
  /** How sure it is, where that is not as sure as the card; else "". */
  doubt: string;
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
  cost?: number;
  /** Military to conquer it; only on a military world. */
  defense?: number;
  vp: number;
  income: number;
  /** "" for a gray world and for developments. */
  good: Kind | "";
  icons: Record<Icon, number>;
  keywords: string[];
  powers: Power[];
  /** How sure the values are, powers apart; "" where all are checked. */
  sure: Tree;
  /** Another name that the printed card may bear. */
  maybe?: string;
}

function unknown(id: string): CardFacts {
  return {
    id,
    name: id.replaceAll("_", " "),
    copies: 1,
    type: "development",
    cost: 0,
    vp: 0,
    income: 0,
    good: "",
    icons: { explore: 0, military: 0, gene: 0 },
    keywords: [],
    powers: [],
    sure: "",
  };
}

export const facts = new Facts<CardFacts>("jump_drive", unknown);

export const SURVEY_TEAM = "survey_team";

/** Whether a card's VP, or its income, depend on what lies in the empires. */
export function varies(card: CardFacts, phase: "score" | "income"): boolean {
  return card.powers.some((power) => power.phase === phase);
}

function shown(printed: number, variable: boolean): string {
  if (!variable) return String(printed);
  return printed ? `${printed}+` : "?";
}

/** What stands in the hexagon of a card: VP a round. */
export function pointsOf(card: CardFacts): string {
  return shown(card.vp, varies(card, "score"));
}

/** What stands in the tab below it: cards a round; "" where it brings none. */
export function incomeOf(card: CardFacts): string {
  const said = shown(card.income, varies(card, "income"));
  return said === "0" ? "" : said;
}

/** Whether it goes to whoever has the most Military. */
export function wanders(card: CardFacts): boolean {
  return card.powers.some((power) => power.effect === "moves_to_most_military");
}
