// What the server tells of a card of Sidereal Confluence, and the cards in play.

import { Facts } from "../../table/facts.svelte";
import { dealTrees } from "./offers/deals";
import { capital, knows, say, sayInEnglish, voice } from "../../words/words.svelte";
import type { Tree } from "../../words/render";

/** Goods or other things by word, as "brown", "any_small", "vp". */
export type Things = Record<string, number>;

export interface Converter {
  arrow: "white" | "purple" | "red";
  inputs: Things;
  outputs: Things;
  donated: Things;
  prices: { envoys: number; inputs: Things }[];
  stolen: Things;
}

export interface Side {
  title: string;
  converters: Converter[];
  fleets: number;
  biome: string;
}

export interface CardFacts {
  id: string;
  /** Only colonies have a name of their own; that of the others is a word. */
  name?: string;
  number: number;
  type: string;
  species: string;
  technology: string;
  era: number;
  front: Side;
  back: Side | null;
  upgrades: { run?: Converter; spend?: string }[];
  entry: Converter | null;
  enters: string;
  trade: string;
  interest: boolean;
  one_taker: boolean;
  half: string;
  partner: string;
  /** Of two half cards: the converter of both, by the side of this one that is up and then by that of the other. */
  whole: Converter[][];
  fleet_support: number;
  colony_support: number;
  gains: Things;
  colonies: number;
  per_acknowledgements: number;
  discount: number;
  taker_gains: Things;
  owner_gains: Things;
  costs: Things[];
  vp: number;
  /** What it says, a line each. */
  said: Tree[];
  /** Of a confluence card. */
  turn?: number;
  players?: number[];
  bonus?: number;
  yengii?: number;
}

const NO_SIDE: Side = { title: "", converters: [], fleets: 0, biome: "" };

function unknown(id: string): CardFacts {
  return {
    id, name: id.replaceAll("_", " "), number: 0, type: "colony", species: "", technology: "", era: 0, front: NO_SIDE, back: null,
    upgrades: [], entry: null, enters: "", trade: "loan", interest: false, one_taker: false, half: "", partner: "", whole: [], fleet_support: 0,
    colony_support: 0, gains: {}, colonies: 0, per_acknowledgements: 0, discount: 0, taker_gains: {}, owner_gains: {}, costs: [], vp: 0, said: [],
  };
}

export const facts = new Facts<CardFacts>("sidereal", unknown, ({ name }) => name ?? null, nameOf);

/** What can be traded, as it is shown: small cubes, large ones, the octagon, ships, grey cubes. */
export const GOODS = ["white", "brown", "green", "yellow", "blue", "black", "ultratech", "ship", "wild_small", "wild_large"] as const;
export type Good = (typeof GOODS)[number];

export function sideOf(card: CardFacts, back = false): Side {
  return (back ? card.back : card.front) ?? NO_SIDE;
}

export function nameOf(card: CardFacts, back = false): string {
  if (card.name) return card.name;
  if (card.turn !== undefined) return say("confluence-name", { turn: card.turn, players: (card.players ?? []).join(", ") });
  const id = `card-${sideOf(card, back).title}`;
  if (!knows(id)) return capital(card.id.replaceAll("_", " "));
  return voice.titled(id);
}

/** Deals in words, of the cards in play. */
export const { moved, promised, dealt } = dealTrees((card) => facts.of(card).trade === "loan");

/** What a technology is called, as its card is. */
export const technologyName = (technology: string) => facts.speech.text(["", { technology }]);

/** What a card says, a line each. */
export const linesOf = ({ said }: CardFacts) => said.map((line) => facts.speech.text(line));

/** The name in English, whatever the language; "" for a card that has none to tell. */
export function inEnglish(card: CardFacts, back = false): string {
  const { title } = sideOf(card, back);
  return title && !card.name ? capital(sayInEnglish("sidereal", `card-${title}`)) : "";
}

/** "Technology, Caylion, era 1". */
export function typeLine(card: CardFacts): string {
  return [
    say(`kind-${card.type}`),
    ...(card.species ? [say(`species-${card.species}`)] : []),
    ...(card.era ? [say("short-era", { era: card.era })] : []),
    ...(card.front?.biome ? [say(`biome-${card.front.biome}`)] : []),
  ].join(", ");
}
