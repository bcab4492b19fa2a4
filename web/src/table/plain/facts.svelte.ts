// Cards of any game, and what any view says: read by the kinds of its fields, as nothing else is known of them.

import type { AnySeat, AnyView } from "../../net/messages";
import { Facts } from "../facts.svelte";
import { knows, say, signed, spoken } from "../../words/words.svelte";
import { words } from "../../words/plain";

export interface PlainCard {
  id: string;
  name?: string;
  /** What the card does: a message, or a sentence. */
  text?: string;
  [fact: string]: unknown;
}

const cards = new Map<string, Facts<PlainCard>>();

/** The cards in play of the game that the page speaks of. */
export function factsHere(): Facts<PlainCard> {
  let found = cards.get(spoken.game);
  if (!found) {
    found = new Facts<PlainCard>(spoken.game, (id) => ({ id }), undefined, nameOf);
    cards.set(spoken.game, found);
  }
  return found;
}

export function nameOf(card: PlainCard): string {
  return card.name ?? say(`card-${card.id}`);
}

/** What stands on a card: its numbers and words, each with its name. */
export function printed(card: PlainCard): { name: string; fact: string }[] {
  return Object.entries(card)
    .filter(([name, fact]) => !["id", "name", "english", "text"].includes(name) && fact !== "" && fact !== 0 && (typeof fact === "number" || typeof fact === "string"))
    .map(([name, fact]) => ({ name: words(name), fact: String(fact) }));
}

/** What it does, in words; nothing where it does nothing. */
export function textOf({ text }: PlainCard): string[] {
  return text ? [knows(text) ? say(text) : text] : [];
}

/** A card read aloud. */
export function cardLabel(card: PlainCard): string {
  return [nameOf(card), ...printed(card).map(({ name, fact }) => `${name.toLowerCase()} ${fact}`)].join(", ");
}

/** What of a view or seat is said elsewhere, or says nothing of what lies on the table. */
const UNSHOWN = ["seat", "awaited", "options", "winners", "players", "phase", "round", "breakdown", "hand", "score"];

function fields(thing: AnyView | AnySeat): [string, unknown][] {
  return Object.entries(thing).filter(([name]) => !UNSHOWN.includes(name));
}

/** The card that an entry of a list is, or names in its field `card`; "" if it is none. */
function cardIn(entry: unknown): string {
  const id = typeof entry === "object" && entry !== null ? (entry as { card?: unknown }).card : entry;
  return typeof id === "string" && factsHere().known(id) ? id : "";
}

function areCards(fact: unknown): fact is unknown[] {
  return Array.isArray(fact) && fact.length > 0 && fact.every(cardIn);
}

/** The lists of cards of a view or seat, by the names of their fields. */
export function rows(thing: AnyView | AnySeat): { name: string; cards: string[] }[] {
  return fields(thing).flatMap(([name, fact]) => (areCards(fact) ? [{ name, cards: fact.map(cardIn) }] : []));
}

/** The hand of the seat that looks; empty where the game has none. */
export function handOf(view: AnyView): string[] {
  const { hand } = view as AnyView & { hand?: unknown };
  return areCards(hand) ? hand.map(cardIn) : [];
}

/** What else a view or seat says, in words: numbers and names by themselves, and lists, each on a line of its own. */
export function said(thing: AnyView | AnySeat): { short: string[]; long: string[] } {
  const hand = (thing as { hand?: unknown }).hand;
  const all: [string, unknown][] = typeof hand === "number" ? [["hand", hand], ...fields(thing)] : fields(thing);
  const short: string[] = [];
  const long: string[] = [];
  for (const [name, fact] of all) {
    if (fact === null || fact === "" || areCards(fact)) continue;
    if (typeof fact === "number") {
      short.push(say(`fact-${name}`, { count: fact, signed: signed(fact) }));
      continue;
    }
    if (areThings(fact)) {
      for (const each of fact) long.push(`${words(say(`term-${name}`))}: ${spelled(each)}`);
      continue;
    }
    const text = spelled(fact);
    if (text) (typeof fact === "object" ? long : short).push(`${words(say(`term-${name}`))}: ${text}`);
  }
  return { short, long };
}

/** A list of what has fields of its own, such as offers. */
function areThings(fact: unknown): fact is object[] {
  return Array.isArray(fact) && fact.length > 0 && fact.every((each) => typeof each === "object" && each !== null);
}

/** Any value in words. */
function spelled(fact: unknown): string {
  if (Array.isArray(fact)) return fact.map(spelled).filter(Boolean).join(", ");
  if (typeof fact === "boolean") return fact ? "✓" : "–";
  if (typeof fact === "string") return factsHere().known(fact) ? nameOf(factsHere().of(fact)) : fact;
  if (fact === null || fact === undefined) return "";
  if (typeof fact === "object") {
    // What is empty says nothing.
    const parts = Object.entries(fact).map(([name, each]) => [spelled(name), spelled(each)]);
    return parts.filter(([, each]) => each).map((part) => part.join(" ")).join(", ");
  }
  return String(fact);
}

/** A seat's points; 0 where the game counts none. */
export function scoreOf(view: AnyView, seat: number): number {
  const { score } = (view.players.find((player) => player.seat === seat) ?? {}) as { score?: unknown };
  return typeof score === "number" ? score : 0;
}

/** Whether a game counts points at all. */
export function scores(seat: AnySeat): boolean {
  return typeof (seat as AnySeat & { score?: unknown }).score === "number";
}

export interface Part {
  source: string;
  vp: number;
}

/** Where a seat's points come from, if the game says. */
export function partsOf(seat: AnySeat): Part[] {
  const { breakdown } = seat as AnySeat & { breakdown?: unknown };
  return Array.isArray(breakdown) ? (breakdown as Part[]) : [];
}
