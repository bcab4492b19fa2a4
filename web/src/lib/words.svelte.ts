// Every word on the page: Fluent messages in the reader's language, the same files the terminal reads.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type Language, settings } from "./settings.svelte";

const files = import.meta.glob<string>("../../../src/cosmodrome/text/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Files that belong to no game; the same message may stand in the files of two games. */
const SHARED = ["table", "terminal"];

class Spoken {
  /** The game the page speaks of now; "" in the lobby. */
  game = $state("");
}

export const spoken = new Spoken();

const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}`;
  let made = bundles.get(key);
  if (!made) {
    // Isolation marks would show up in aria-labels and copied text; all three languages run left to right.
    made = new FluentBundle(language, { useIsolating: false });
    for (const name of [...SHARED, game]) {
      const path = Object.keys(files).find((each) => each.endsWith(`/${language}/${name}.ftl`));
      if (path) made.addResource(new FluentResource(files[path] ?? ""));
    }
    bundles.set(key, made);
  }
  return made;
}

export type Args = Record<string, string | number>;

/** A piece of a sentence: plain, or the name of a card or a seat, which can be pointed at. */
export interface Span {
  text: string;
  card?: string;
  seat?: number;
}

// Names travel through Fluent wrapped in private-use characters, so that they can be found again in the sentence
// wherever a language puts them.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export function cardMark(id: string, name: string): string {
  return `${OPEN}card:${id}${MIDDLE}${name}${CLOSE}`;
}

export function seatMark(seat: number, name: string): string {
  return `${OPEN}seat:${seat}${MIDDLE}${name}${CLOSE}`;
}

function unmarked(text: string): string {
  return text.replace(MARKED, "$2");
}

function formatted(id: string, args: Args, game = spoken.game): string | null {
  const speaking = bundle(settings.language, game);
  const [name, attribute] = id.split(".") as [string, string?];
  const message = speaking.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = speaking.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  if (import.meta.env.DEV && errors.length) console.warn(id, args, errors);
  return text;
}

export function knows(id: string): boolean {
  return formatted(id, {}) !== null;
}

/** The message as plain text; its id where the language has no such message. */
export function say(id: string, args: Args = {}): string {
  return unmarked(formatted(id, args) ?? id);
}

/** A message of a game while the page speaks of another, or of none. */
export function sayOf(game: string, id: string, args: Args = {}): string {
  return unmarked(formatted(id, args, game) ?? id);
}

/** The first of several messages that exists. */
export function sayFirst(ids: string[], args: Args = {}): string {
  for (const id of ids) {
    const text = formatted(id, args);
    if (text !== null) return unmarked(text);
  }
  return ids[ids.length - 1] ?? "";
}

/** The first of several messages that exists, in pieces, names apart; null where there is none. */
export function spans(ids: string[], args: Args): Span[] | null {
  for (const id of ids) {
    const text = formatted(id, args);
    if (text !== null) return pieces(text);
  }
  return null;
}

/** A marked text in pieces, names apart. */
export function pieces(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    const [kind, of] = (match[1] ?? "").split(":");
    found.push(kind === "card" ? { text: match[2] ?? "", card: of } : { text: match[2] ?? "", seat: Number(of) });
    from = match.index + match[0].length;
    // A name that ends with a full stop ends its sentence too: "Lifeforms, Inc."
    if (match[2]?.endsWith(".") && text[from] === ".") from += 1;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** "a, b and c" in the reader's language. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

/** A number with a sign, with a true minus: what cards print. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
