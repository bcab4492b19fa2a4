// What the server tells of a card or building of Pocket Mars, and the cards in play.

import type { GlyphName } from "../../cards/galaxy/glyphs";
import { Facts } from "../../table/facts.svelte";
import { say } from "../../words/words.svelte";
import type { Tree } from "../../words/render";

export type Colour = "water" | "ecosystem" | "science" | "energy" | "construction";
/** In the order of the row; a building has the id of its colour. */
export const COLOURS: readonly Colour[] = ["water", "ecosystem", "science", "energy", "construction"];

/** Every colour has a sign of its own shape. */
export const SHAPES: Record<string, GlyphName> = {
  water: "drop",
  ecosystem: "leaf",
  science: "dish",
  energy: "bolt",
  construction: "beam",
};

export interface Action {
  /** In energy. */
  cost: number;
  condition: object | null;
  /** Its cost and its condition, whichever it has. */
  terms: Tree[];
  effects: { effect: string }[];
  /** What it does. */
  said: Tree;
}

/** The halves of a card: the one on top is done from the hand, the one at the bottom from a prep module. */
export type Half = "hand" | "prep";

export interface CardFacts {
  id: string;
  name: string;
  /** The English name, once it is told in the reader's language. */
  english?: string;
  type: "project" | "building";
  colour: string;
  /** The card's number; of a building the one printed on it, -1 at Habitation. */
  value: number;
  /** Only on project cards. */
  hand?: Action;
  prep?: Action;
  /** Of a building, its ability; of a card the effects of both halves. */
  powers: { phase: string; effect: string }[];
  /** What a building does. */
  said?: Tree;
  /** Which parts public sources tell, and which are our own: colour, value, hand, prep. */
  attested?: string[];
  reconstructed?: string[];
}

function unknown(id: string): CardFacts {
  return { id, name: id.replaceAll("_", " "), type: "project", colour: id.split("_")[0] ?? "", value: 0, powers: [] };
}

export const facts = new Facts<CardFacts>("pocket_mars", unknown, (card) => (card.type === "building" ? say(`building-${card.id}`) : null));

export function isBuilding(id: string): boolean {
  return (COLOURS as readonly string[]).includes(id);
}
