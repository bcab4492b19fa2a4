// What the server tells of a card of Sidereal Confluence, and the cards in play.

import { Facts } from "../../lib/table/facts.svelte";
import { settings } from "../../lib/settings.svelte";
import { knows, say, sayInEnglish } from "../../lib/words.svelte";

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
    upgrades: [], entry: null, enters: "", trade: "loan", interest: false, one_taker: false, half: "", partner: "", fleet_support: 0,
    colony_support: 0, gains: {}, colonies: 0, per_acknowledgements: 0, discount: 0, taker_gains: {}, owner_gains: {}, costs: [], vp: 0,
  };
}

export const facts = new Facts<CardFacts>("sidereal", unknown, ({ name }) => name ?? null);

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
  return settings.names === "english" ? inEnglish(card, back) : capital(say(id));
}

const capital = (name: string) => name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);

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
