// Every word on the page: Fluent messages in the reader's language, the same files the terminal reads. Those of the page
// itself are files of the page, one a language; those of a game come from the server, so that a game added later is spoken of as well.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { api, refusedBy } from "../net/api";
import type { GameInfo } from "../net/messages";
import { sentence } from "./plain";
import { LANGUAGES, type Language, type Names, settings } from "../app/settings.svelte";
import { inPoints, isolated, oneFullStop, OPEN, pieces, unmarked, type Args, type Known, type Span, type Voice } from "./render";

export { isolated, signed, unmarked } from "./render";

const FILES = import.meta.glob<string>(["../../../src/cosmodrome/words/messages/*/*.ftl", "!**/terminal.ftl"], { query: "?raw", import: "default" });
const OWN = "table.ftl";
const NAMES = "names.ftl";

class Spoken {
  /** The game the page speaks of now; "" in the lobby. */
  game = $state("");
  /** The page's own messages, by language and file. */
  own = $state.raw(new Map<string, string>());
  /** The words of games, by language and game. */
  texts = $state.raw(new Map<string, string[]>());
  /** The numbers of the rules of games, such as how many VP end one; every message of a game has them. */
  numbers = $state.raw(new Map<string, Record<string, number>>());
  /** How the facts of games become arguments of their messages. */
  grammars = $state.raw(new Map<string, Known>());
  /** How many parts of a point scores are counted in, by game. */
  parts = $state.raw(new Map<string, number>());
}

export const spoken = new Spoken();

const made = new Map<string, FluentBundle[]>();

/** Fetch the page's own words in a language, with the names that cards have in English. */
export async function spell(language: Language = settings.language, names: Names = settings.names): Promise<void> {
  const wanted = [`${language}/${OWN}`, `${names === "english" ? "en" : language}/${NAMES}`].filter((file) => !spoken.own.has(file));
  const found = await Promise.all(wanted.map(async (file) => [file, await FILES[`../../../src/cosmodrome/words/messages/${file}`]?.() ?? ""] as const));
  if (!found.length) return;
  spoken.own = new Map([...spoken.own, ...found]);
  made.clear();
}

const asked = new Map<string, Promise<void>>();

/** How the facts of a game become arguments, once that is known. */
export const grammarOf = (game: string): Known => spoken.grammars.get(game) ?? {};

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
  spoken.grammars = new Map(games.map(({ id, grammar }) => [id, grammar]));
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

/** Speak another language, once the page's words and those of all games that it speaks of, or is about to, are there. */
export async function speak(language: Language): Promise<void> {
  const games = new Set([...asked.keys()].map((key) => key.slice(key.indexOf("/") + 1)));
  await Promise.all([spell(language), ...[...games].map((game) => learn(game, language).catch(() => {}))]);
  settings.language = language;
}

/** Call cards otherwise, once their names are there. */
export async function call(names: Names): Promise<void> {
  await spell(settings.language, names);
  settings.names = names;
}

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
  const names = settings.names === "english" ? "en" : language;
  for (const file of [`${language}/${OWN}`, `${names}/${NAMES}`]) bundle.addResource(new FluentResource(spoken.own.get(file) ?? ""));
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What people wrote and chose themselves, among the arguments of a message. */
function told(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, typeof fact === "string" && !fact.includes(OPEN) ? isolated(fact) : fact]));
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
    return oneFullStop(text, args);
  }
  return null;
}

export function knows(id: string, game = spoken.game): boolean {
  return bundles(settings.language, game).some((speaking) => speaking.hasMessage(id));
}

/** The message as plain text; what has no message is said in plain words. */
export function say(id: string, args: Args = {}): string {
  return sayOf(spoken.game, id, args);
}

/** The message with the marks of its names kept, to stand in another one. */
function marked(id: string, args: Args = {}): string {
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

/** In small letters of the reader's language, to be searched: to a Turkish browser an English I would be another letter. */
export const small = (text: string) => text.toLocaleLowerCase(settings.language);

/** Which word comes first, in the reader's language. */
export const byWord = (one: string, other: string) => one.localeCompare(other, settings.language);

/** "a, b and c" in the reader's language. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts.map(isolated));
}

/** A score of a game in points. */
export const pointsSaid = (score: number, parts = spoken.parts.get(spoken.game) ?? 1) => inPoints(score, parts);

/** What the page speaks with of games. */
export const voice: Voice = {
  knows,
  marked,
  points: (score) => pointsSaid(score),
  titled: (id) => capital(settings.names === "english" ? sayInEnglish(spoken.game, id) : say(id)),
};

export const capital = (name: string) => name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);

/** Why something was refused, in words. */
export function why({ reason, facts }: { reason: string; facts: Record<string, string | number> }): string {
  const message = `reason-${reason}`;
  return knows(message) ? say(message, facts) : say("ui-refused", { reason });
}

/** What went wrong, in words. */
export const whyNot = (problem: unknown) => why(refusedBy(problem));
