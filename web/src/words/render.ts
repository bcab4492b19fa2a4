// What is said, in a language: trees of messages, as src/cosmodrome/words/message_trees.py tells of them, rendered as in its render.py.
// A game's grammar comes from the server: how its facts become the arguments of its messages.

import type { AnyEvent, Decision, Facts, Grammar, Option, Verdict } from "../net/messages";

export type NameOf = (seat: number) => string;
/** A message with its facts, trees in a row, or a text or number as it stands. */
export type Tree = string | number | [string, Record<string, unknown> | Tree[]];
export type Args = Record<string, string | number>;

/** A piece of a sentence: plain, or the name of a card or a seat, which can be pointed at. */
export interface Span {
  text: string;
  card?: string;
  seat?: number;
}

/** The messages of a language, and how names and scores are told among them. */
export interface Voice {
  knows(id: string): boolean;
  /** The message with the marks of its names kept; what has none in plain words. */
  marked(id: string, args?: Args): string;
  points(score: number): string;
  /** A name in the case it has where it stands alone, or in English where a reader wants it so. */
  titled(id: string): string;
}

/** What is known of a card: what it is called, and what a choice of it tells, for each of its uses. */
export interface Called {
  name: string;
  chosen?: Record<string, unknown>[];
}

export const NONE = "none";
/** What the server leaves out has nothing in it. */
export type Known = Partial<Grammar>;

/** A boolean as messages choose by it. */
const yes = (fact: boolean) => (fact ? "yes" : "no");

const isTree = (fact: unknown): fact is Tree => Array.isArray(fact) && fact.length === 2 && typeof fact[0] === "string" && typeof fact[1] === "object" && fact[1] !== null;
const isCounts = (fact: object): fact is Record<string, number> => Object.values(fact).every((count) => typeof count === "number");

interface SumLine {
  source: Span[];
  amount: string;
}

export class Speech {
  /** Who sits where, and who reads, for seats in questions, choices and verdicts: the table that is on show says so. */
  nameOf: NameOf = (seat) => String(seat + 1);
  reader: () => number | null = () => null;

  constructor(
    readonly voice: Voice,
    readonly grammar: () => Known,
    readonly card: (id: string) => Called | null,
  ) {}

  // --- trees

  /** A tree in words, marks of names kept; a bare text is a message where there is one. */
  render(tree: Tree, nameOf = this.nameOf, reader = this.reader()): string {
    if (typeof tree === "number") return String(tree);
    if (typeof tree === "string") return this.voice.knows(tree) ? this.voice.marked(tree) : tree;
    const [message, given] = tree;
    if (Array.isArray(given)) return given.map((each) => this.render(each, nameOf, reader)).join(message);
    const args = this.spelled(given, nameOf, reader, true);
    return message ? this.voice.marked(message, args) : String(Object.values(args)[0]);
  }

  text(tree: Tree): string {
    return unmarked(this.render(tree));
  }

  spans(tree: Tree): Span[] {
    return pieces(this.render(tree));
  }

  #say(id: string, facts: object): string {
    return unmarked(this.voice.marked(id, this.spelled(facts)));
  }

  /** The word for what a field names; a card's carries a mark, so that it can be pointed at. */
  named(field: string, name: string): string {
    const bare = name.split("#")[0] ?? name;
    for (const family of this.grammar().names?.[field] ?? []) {
      const card = family ? null : this.card(bare);
      if (card) return cardMark(bare, card.name);
      if (family && this.voice.knows(family + bare)) return family === "card-" ? this.voice.titled(family + bare) : this.voice.marked(family + bare);
    }
    return name;
  }

  /** The arguments of a message from its facts; `within` a sentence the reader is called otherwise. */
  spelled(given: object, nameOf: NameOf = this.nameOf, reader: number | null = this.reader(), within = false): Args {
    const { names = {}, seats = [], several = {}, by_seat = { scores: "points" } } = this.grammar();
    const facts = given as Record<string, unknown>;
    const who = (seat: number | null) => {
      if (seat === null || seat < 0) return this.voice.marked("term-taker");
      return within && seat === reader ? this.voice.marked("party-you") : seatMark(seat, nameOf(seat));
    };
    const args: Args = {};
    for (const [field, fact] of Object.entries(facts)) {
      if (field in several && fact) {
        const each = String(fact).split("+");
        args[field] = each.map((name) => this.named(field, name)).join(several[field]);
        args[`${field}_count`] = each.length;
      } else if (typeof fact === "boolean") args[field] = yes(fact);
      else if (isTree(fact)) args[field] = this.render(fact, nameOf, reader);
      else if (field === "seat") {
        args.player = who(fact as number | null);
        args.player_you = yes(fact !== null && fact === reader);
      } else if (fact === null || fact === "" || fact === undefined) args[field] = args[`${field}_id`] = NONE;
      else if (field in by_seat && Array.isArray(fact)) args[field] = this.#bySeat(by_seat[field] ?? "", fact, who);
      else if (seats.includes(field)) {
        const those = (Array.isArray(fact) ? fact : [fact]) as (number | null)[];
        args[field] = those.map(who).join(", ");
        args[`${field}_count`] = those.length;
        args[`${field}_you`] = yes(reader !== null && those.includes(reader));
        args[`${field}_self`] = yes(those.includes(facts.seat as number));
      } else if (Array.isArray(fact)) {
        if (!(field in names)) continue; // lists of anything else have no words
        const those = fact.filter((name) => name !== "").map(String);
        args[field] = those.map((name) => this.named(field, name)).join(", ") || this.#nothing();
        args[`${field}_count`] = those.length;
      } else if (typeof fact === "object") {
        // What two seats exchange is no counts, though it may come to nothing but who they are.
        if (!isCounts(fact) || Object.keys(fact).some((name) => seats.includes(name))) continue;
        args[field] = this.amounts(fact);
        args[`${field}_count`] = Object.values(fact).reduce((sum, count) => sum + count, 0);
      } else if (typeof fact === "string") {
        args[field] = this.named(field, fact);
        if (field in names) args[`${field}_id`] = fact;
      } else args[field] = fact as number;
      if (field === "amount" && typeof fact === "number") args.signed = signed(fact);
    }
    return args;
  }

  /** What is told of each seat: "Ana 31, Ben 28", or with names "Ana: Develop; Ben: Explore +5 + Settle". */
  #bySeat(of: string, facts: unknown[], who: (seat: number) => string): string {
    if (of === "points") return facts.map((score, seat) => `${who(seat)} ${this.voice.points(score as number)}`).join(", ");
    if (!of) return facts.map((each, seat) => `${who(seat)} ${this.render(each as Tree)}`).join(", ");
    return facts.map((names, seat) => `${who(seat)}: ${(names as string[]).map((name) => this.named(of, name)).join(" + ")}`).join("; ");
  }

  /** Counts by name: "3 Industry, 1 Food and 2 ships". */
  amounts(counts: Record<string, number>): string {
    const words = Object.entries(counts).map(([name, count]) => this.voice.marked(`amount-${name}`, { count }));
    if (words.length < 2) return words[0] ?? this.#nothing();
    return this.voice.marked("amounts-and", { first: words.slice(0, -1).join(", "), last: words[words.length - 1] ?? "" });
  }

  #nothing(): string {
    return this.voice.knows("amounts-none") ? this.voice.marked("amounts-none") : "";
  }

  // --- what happens, and what is asked

  event(event: AnyEvent, viewer: number | null, nameOf: NameOf): Span[] {
    const { event: tag, said, ...own } = event;
    const facts = { ...own, ...said };
    const mine = viewer !== null && event.seat === viewer && this.voice.knows(`${tag}-you`);
    const hidden = Object.values(facts).includes(null as never) && this.voice.knows(`${tag}-hidden`);
    return pieces(this.voice.marked(mine ? `${tag}-you` : hidden ? `${tag}-hidden` : tag, this.spelled(facts, nameOf, viewer)));
  }

  /** The sentence that says what is asked now. */
  ask({ purpose, about, beside, more, verdicts }: Decision): Span[] {
    const [card, field = "", message = ""] = this.grammar().asked ?? [];
    const told = verdicts.find((verdict) => verdict.card === card)?.facts;
    return pieces(told?.[field] ? this.voice.marked(message, this.spelled(told)) : this.voice.marked(`ask-${purpose}`, this.spelled({ purpose, about, beside, more })));
  }

  waiting(phase: string, seats: number[], nameOf: NameOf): Span[] {
    const players = seats.map((seat) => seatMark(seat, nameOf(seat))).join(", ");
    return pieces(this.voice.marked(`wait-${phase}`, { players, players_count: seats.length }));
  }

  /** A choice as a button, worded with its effect; the verdict on its card adds the price. */
  button({ verb, subject, said }: Option, { seat, purpose, about }: Decision, verdict?: Pick<Verdict, "reason" | "facts">): string {
    if (said) return this.text(said as Tree);
    const args = this.spelled({ price: 0, ...this.grammar().absent, seat, purpose, about, reason: verdict?.reason ?? "", solo: false, ...verdict?.facts });
    const [way, named] = verb === "by" ? [`by-${subject}`, about] : [verb, subject];
    return unmarked(this.voice.marked(`do-${way}`, { ...args, subject: named, ...this.spelled(this.#about(way, named, seat)) }));
  }

  /** What a choice names, as facts. */
  #about(verb: string, subject: string, seat: number): Record<string, unknown> {
    const { names = {}, subjects = {} } = this.grammar();
    const fields = subjects[verb] ?? ["card"];
    const facts: Record<string, unknown> = fields.length > 1 ? { seat } : {};
    const parts = fields.length > 1 ? subject.split("-") : [subject];
    for (const [at, field] of subject ? fields.entries() : []) {
      const [name = "", one] = field.split("+");
      const part = [...parts.slice(at, at + 1), ...(at === fields.length - 1 ? parts.slice(at + 1) : [])].join("-");
      facts[name] = /^\d+$/.test(part) && !(name in names) ? Number(part) + Number(one ?? 0) : part;
    }
    const [card = "", which = "1"] = String(facts.card ?? "").split("#");
    return { ...facts, ...this.card(card)?.chosen?.[Number(which) - 1] };
  }

  /** The button that sends `count` ticked cards as one answer. */
  batch({ purpose, about, beside, more }: Decision, count: number): string {
    return this.#say(`do-batch-${purpose}`, { purpose, about, beside, more, count });
  }

  /** What a card would cost now, or why it may not be placed; short, to stand under the card. */
  verdict({ reason, facts }: Pick<Verdict, "reason" | "facts">): string {
    return this.#say(`reason-${reason}`, facts);
  }

  /** The same with what else the game says of it. */
  full(verdict: Verdict): string {
    return [this.verdict(verdict), ...this.also(verdict).filter(Boolean)].join("; ");
  }

  /** What follows a verdict in full; "" for what does not follow this one. */
  also({ reason, facts }: Verdict): string[] {
    return (this.grammar().also ?? []).map((first) => {
      const found = first.find(([field]) => field in facts);
      return found ? this.#say(found[1], { ...facts, reason, amount: facts[found[0]] }) : "";
    });
  }

  /** A longer reason, where there is one. */
  why({ reason, facts }: Verdict): string | null {
    const id = `reason-${reason}-why`;
    return this.voice.knows(id) ? this.#say(id, facts) : null;
  }

  refusal(reason: string, facts: Facts): string {
    const said = this.#say(`reason-${reason}`, facts);
    return this.voice.knows(`reason-${reason}`) ? said : this.#say("ui-refused", { reason: said });
  }

  /** The arithmetic of a price or strength, a line a source. */
  sum(parts: [string, number][]): SumLine[] {
    return parts.map(([source, amount], at) => ({ source: this.source(source), amount: at ? signed(amount) : String(amount) }));
  }

  source(source: string): Span[] {
    return pieces(this.named("source", source));
  }
}

// --- names, numbers

// Names travel through Fluent wrapped in private-use characters, so that they can be found again in the sentence
// wherever a language puts them.
export const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

function cardMark(id: string, name: string): string {
  return `${OPEN}card:${id}${MIDDLE}${name}${CLOSE}`;
}

function seatMark(seat: number, name: string): string {
  return `${OPEN}seat:${seat}${MIDDLE}${isolated(name)}${CLOSE}`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068";
const ISOLATED = "\u2069";

/** A name as it stands in a sentence: one written from right to left turns nothing else round, scores least of all. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.includes(ISOLATE) ? `${ISOLATE}${name}${ISOLATED}` : name;
}

/** The text; a name in it that ends with a full stop, such as "Lifeforms, Inc.", ends its sentence too. */
export function oneFullStop(text: string, args: Args): string {
  const names = Object.values(args).filter((fact) => typeof fact === "string" && unmarked(fact).endsWith("."));
  return names.reduce<string>((told, name) => told.replaceAll(`${name}.`, String(name)), text);
}

export function unmarked(text: string): string {
  return text.replace(MARKED, "$2");
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
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** A number with a sign, with a true minus: what cards print. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

const FRACTIONS: Record<string, string> = { "1/6": "⅙", "1/4": "¼", "1/3": "⅓", "1/2": "½", "2/3": "⅔", "3/4": "¾", "5/6": "⅚" };

/** A score in points, as words/render.py tells it: "57½" or "12 5/12", with a true minus. */
export function inPoints(score: number, parts: number): string {
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
