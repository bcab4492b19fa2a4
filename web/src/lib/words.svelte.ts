// Every word on the page: Fluent messages in the reader's language, the same files the terminal reads. Those of the page
// itself are built in; those of a game come from the server, so that a game added later is spoken of as well.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { api, refusedBy } from "./api";
import type { GameInfo } from "./messages";
import { sentence } from "./plain/words";
import { LANGUAGES, type Language, settings } from "./settings.svelte";

const SHARED = import.meta.glob<string>("../../../src/cosmodrome/text/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

class Spoken {
  /** The game the page speaks of now; "" in the lobby. */
  game = $state("");
  /** The words of games, by language and game. */
  texts = $state.raw(new Map<string, string[]>());
  /** The numbers of the rules of games, such as how many VP end one; every message of a game has them. */
  numbers = $state.raw(new Map<string, Record<string, number>>());
  /** How many parts of a point scores are counted in, by game. */
  parts = $state.raw(new Map<string, number>());
}

export const spoken = new Spoken();

const asked = new Map<string, Promise<void>>();

/** Fetch the words of a game, and the numbers in them, once. */
export function learn(game: string, language: Language = settings.language): Promise<void> {
  const key = `${language}/${game}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = Promise.all([api.messages(game, language), learnNumbers(game)]).then(
      ([texts]) => void (spoken.texts = new Map(spoken.texts).set(key, texts)),
      (problem: unknown) => {
        asked.delete(key);
        throw problem;
      },
    );
    asked.set(key, answer);
  }
  return answer;
}

let counting: Promise<void> | null = null;

/** Keep the numbers of the games, as the server describes them. */
export function keepNumbers(games: GameInfo[]): void {
  spoken.numbers = new Map(games.map(({ id, numbers }) => [id, numbers]));
  spoken.parts = new Map(games.map(({ id, parts_of_point }) => [id, parts_of_point]));
}

/** Fetch the numbers of a game's rules, unless they are known; what the server says of one game it says of all. */
export async function learnNumbers(game: string): Promise<void> {
  if (spoken.numbers.has(game)) return;
  counting ??= api
    .games()
    .then(keepNumbers)
    .finally(() => (counting = null));
  await counting;
}

/** Speak another language, once the words of all games that the page speaks of, or is about to, are there. */
export async function speak(language: Language): Promise<void> {
  const games = new Set([...asked.keys()].map((key) => key.slice(key.indexOf("/") + 1)));
  await Promise.all([...games].map((game) => learn(game, language).catch(() => {})));
  settings.language = language;
}

const made = new Map<string, FluentBundle[]>();

/** The messages of the page and of a game, one bundle behind another. */
function bundles(language: Language, game: string): FluentBundle[] {
  const key = `${language}/${game}`;
  const kept = `${key}/${settings.names}`;
  const texts = game ? spoken.texts.get(key) : [""];
  if (!texts) {
    void learn(game, language).catch(() => {});
    // Until they are here, the game's words are read in a language that is.
    const known = LANGUAGES.find((each) => spoken.texts.has(`${each}/${game}`));
    return [...bundles(language, ""), ...(known ? bundles(known, game) : [])];
  }
  let found = made.get(kept);
  if (!found) {
    found = texts.map((text, at) => bundle(at ? "en" : language, text));
    made.set(kept, found);
  }
  return found;
}

function bundle(language: Language, text: string): FluentBundle {
  // All three languages run left to right, and marks show up in copied text: only names that need it are isolated (`told`).
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, shared] of Object.entries(SHARED)) {
    const wanted = path.endsWith("/names.ftl") && settings.names === "english" ? "en" : language;
    if (path.includes(`/${wanted}/`)) bundle.addResource(new FluentResource(shared));
  }
  bundle.addResource(new FluentResource(text));
  return bundle;
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
  return `${OPEN}seat:${seat}${MIDDLE}${isolated(name)}${CLOSE}`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068";
const ISOLATED = "\u2069";

/** A name as it stands in a sentence: one written from right to left turns nothing else round, scores least of all. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.includes(ISOLATE) ? `${ISOLATE}${name}${ISOLATED}` : name;
}

/** What people wrote and chose themselves, among the arguments of a message. */
function told(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, typeof fact === "string" && !fact.includes(OPEN) ? isolated(fact) : fact]));
}

export function unmarked(text: string): string {
  return text.replace(MARKED, "$2");
}

function formatted(id: string, args: Args, game = spoken.game): string | null {
  const [name, attribute] = id.split(".") as [string, string?];
  for (const speaking of bundles(settings.language, game)) {
    const message = speaking.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = speaking.formatPattern(pattern, { ...spoken.numbers.get(game), ...told(args) } as Record<string, FluentVariable>, errors);
    if (import.meta.env.DEV && errors.length) console.warn(id, args, errors);
    return text;
  }
  return null;
}

export function knows(id: string, game = spoken.game): boolean {
  return formatted(id, {}, game) !== null;
}

/** The message as plain text; what has no message is said in plain words. */
export function say(id: string, args: Args = {}): string {
  return sayOf(spoken.game, id, args);
}

/** The message with the marks of its names kept, to stand in another one. */
export function marked(id: string, args: Args = {}): string {
  return formatted(id, args) ?? sentence(id, args);
}

/** The message in English, whatever the language; its id in plain words until it is known. */
export function sayInEnglish(game: string, id: string): string {
  const text = spoken.texts.get(`en/${game}`)?.[0];
  const pattern = text === undefined ? undefined : bundles("en", game)[0]?.getMessage(id)?.value;
  return pattern ? (bundles("en", game)[0]?.formatPattern(pattern) ?? "") : sentence(id, {});
}

/** A message of a game while the page speaks of another, or of none. */
export function sayOf(game: string, id: string, args: Args = {}): string {
  return unmarked(formatted(id, args, game) ?? sentence(id, args));
}

/** The first of several messages that exists. */
export function sayFirst(ids: string[], args: Args = {}): string {
  for (const id of ids) {
    const text = formatted(id, args);
    if (text !== null) return unmarked(text);
  }
  return sentence(ids[ids.length - 1] ?? "", args);
}

/** The first of several messages that exists, or plain words, in pieces, names apart. */
export function spans(ids: string[], args: Args): Span[] {
  for (const id of ids) {
    const text = formatted(id, args);
    if (text !== null) return pieces(text);
  }
  return pieces(sentence(ids[ids.length - 1] ?? "", args));
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

/** In small letters of the reader's language, to be searched: to a Turkish browser an English I would be another letter. */
export const small = (text: string) => text.toLocaleLowerCase(settings.language);

/** Which word comes first, in the reader's language. */
export const byWord = (one: string, other: string) => one.localeCompare(other, settings.language);

/** "a, b and c" in the reader's language. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts.map(isolated));
}

/** A number with a sign, with a true minus: what cards print. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

const FRACTIONS: Record<string, string> = { "1/6": "⅙", "1/4": "¼", "1/3": "⅓", "1/2": "½", "2/3": "⅔", "3/4": "¾", "5/6": "⅚" };

/** A score in points, as text/speak.py tells it: "57½" or "12 5/12", with a true minus. */
export function pointsSaid(score: number, parts = spoken.parts.get(spoken.game) ?? 1): string {
  const whole = Math.floor(Math.abs(score) / parts);
  const rest = Math.abs(score) % parts;
  const named = Object.entries(FRACTIONS).find(([name]) => {
    const [over = 0, under = 1] = name.split("/").map(Number);
    return rest * under === over * parts;
  });
  const fraction = rest ? (named?.[1] ?? ` ${rest}/${parts}`) : "";
  const text = fraction ? `${whole || ""}${fraction}`.trim() : String(whole);
  return score < 0 ? `−${text}` : text;
}

/** Why something was refused, in words. */
export function why({ reason, facts }: { reason: string; facts: Record<string, string | number> }): string {
  const message = `reason-${reason}`;
  return knows(message) ? say(message, facts) : say("ui-refused", { reason });
}

/** What went wrong, in words. */
export const whyNot = (problem: unknown) => why(refusedBy(problem));
