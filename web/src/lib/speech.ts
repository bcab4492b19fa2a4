// Events, questions, choices and refusals said in words: the page's half of the agreement in text/speak.py.
// What only one game has, its own families of words above all, it declares in a Vocabulary.

import type { AnyEvent, Decision, Facts, Option, Verdict } from "./messages";
import { cardMark, knows, pieces, pointsSaid, say, seatMark, signed, spans, type Args, type Span } from "./words.svelte";

export type NameOf = (seat: number) => string;

export const NONE = "none";

/** For each field that names something: where its word is found; "" are the cards, the others families of messages. */
export type Families = Record<string, string[]>;

export interface Vocabulary {
  /** The printed name of a card; null if this is no card. */
  cardName(id: string): string | null;
  /** Beside the families every game has, or in their place. */
  families?: Families;
  /** Fields told under another name. */
  renamed?: Record<string, string>;
  /** Fields that hold a seat or a list of seats, beside `seat` and the winners. */
  seats?: string[];
  /** Fields with a list for each seat, and the field whose words its members are. */
  bySeat?: Record<string, string>;
  /** Fields that are a list written as one text, its names joined by "+". */
  several?: string[];
  /** What powers and scoring lines mean where they say nothing. */
  absent?: Record<string, unknown>;
  /** The message and arguments of a choice that is more than a card's name; fields left out are the usual ones. */
  choice?(option: Option, decision: Decision): { id?: string; args?: Args } | null;
}

const FAMILIES: Families = {
  card: [""],
  cards: [""],
  paid: [""],
  discarded: [""],
  phase: ["phase-"],
  causes: ["end-"],
  why: ["", "cause-"],
  about: ["", "cause-"],
  beside: [""],
  source: ["", "part-"],
};

export interface SumLine {
  source: Span[];
  amount: string;
}

/** A boolean as messages choose by it. */
const yes = (fact: boolean) => (fact ? "yes" : "no");

const nobody: NameOf = (seat) => String(seat + 1);

export class Speech {
  readonly #words: Vocabulary;
  readonly #families: Families;
  readonly #seats: string[];
  /** Who sits where, and who reads, for seats in questions, choices and verdicts: the table that is on show says so. */
  nameOf: NameOf = nobody;
  reader: () => number | null = () => null;

  constructor(words: Vocabulary) {
    this.#words = words;
    this.#families = { ...FAMILIES, ...words.families };
    this.#seats = ["winners", ...(words.seats ?? [])];
  }

  /** The word for what a field names; a card's carries a mark, so that it can be pointed at. */
  named(field: string, name: string): string {
    const bare = name.split("#")[0] ?? name;
    for (const family of this.#families[field] ?? []) {
      if (family === "") {
        const card = this.#words.cardName(bare);
        if (card !== null) return cardMark(bare, card);
      } else if (knows(family + bare)) {
        return say(family + bare);
      }
    }
    return name;
  }

  /** The arguments of a message from the facts of an event, power, question or refusal. */
  spelled(given: object, nameOf: NameOf = this.nameOf, reader: number | null = this.reader()): Args {
    const { renamed = {}, bySeat = {}, several = [] } = this.#words;
    const player = (seat: number) => seatMark(seat, nameOf(seat));
    const args: Args = {};
    for (const [name, told] of Object.entries(given) as [string, unknown][]) {
      const field = renamed[name] ?? name;
      const fact = several.includes(field) ? String(told).split("+") : told;
      const of = bySeat[field];
      if (typeof fact === "boolean") args[field] = yes(fact);
      else if (field === "seat") {
        args.player = player(fact as number);
        args.player_you = yes(fact === reader);
      } else if (field === "scores") {
        args[field] = (fact as number[]).map((score, seat) => `${player(seat)} ${pointsSaid(score)}`).join(", ");
      } else if (of !== undefined) {
        args[field] = (fact as string[][])
          .map((chosen, seat) => `${player(seat)}: ${chosen.map((each) => this.named(of, each)).join(" + ")}`)
          .join("; ");
      } else if (fact === null || fact === "" || fact === undefined) {
        args[field] = args[`${field}_id`] = NONE;
      } else if (this.#seats.includes(field)) {
        const seats = (Array.isArray(fact) ? fact : [fact]) as number[];
        args[field] = seats.map(player).join(", ");
        args[`${field}_count`] = seats.length;
        args[`${field}_you`] = yes(reader !== null && seats.includes(reader));
      } else if (Array.isArray(fact)) {
        if (!(field in this.#families)) continue; // lists of anything else have no words
        args[field] = fact.map((each) => this.named(field, String(each))).join(", ");
        args[`${field}_count`] = fact.length;
      } else if (typeof fact === "string" && field in this.#families) {
        args[field] = this.named(field, fact);
        args[`${field}_id`] = fact;
      } else if (typeof fact === "string" || typeof fact === "number") {
        args[field] = fact;
      }
      if (field === "amount") args.signed = signed(Number(fact));
    }
    return args;
  }

  /** A power or scoring line with everything it leaves out put in. */
  stated(rule: object): Record<string, unknown> {
    const { renamed = {}, absent = {} } = this.#words;
    const full: Record<string, unknown> = { ...absent };
    for (const [name, fact] of Object.entries(rule)) {
      if (fact !== null && fact !== undefined && fact !== "") full[renamed[name] ?? name] = fact;
    }
    return full;
  }

  event(event: AnyEvent, viewer: number | null, nameOf: NameOf): Span[] {
    const { event: tag, ...rest } = event;
    const args = this.spelled(rest, nameOf, viewer);
    const mine = viewer !== null && event.seat === viewer;
    const hidden = Object.values(rest).includes(null as never);
    const ids = mine ? [`${tag}-you`, tag] : hidden ? [`${tag}-hidden`, tag] : [tag];
    return spans(ids, args);
  }

  /** The sentence that says what is asked now. */
  ask({ purpose, about, beside, more }: Decision): Span[] {
    return spans([`ask-${purpose}`], this.spelled({ purpose, about, beside, more }));
  }

  waiting(phase: string, seats: number[], nameOf: NameOf): Span[] {
    const players = seats.map((seat) => seatMark(seat, nameOf(seat))).join(", ");
    return spans([`wait-${phase}`], { players, players_count: seats.length });
  }

  /** A choice as a button, worded with its effect; the verdict on its card adds the price. */
  button(option: Option, decision: Decision, verdict?: Verdict): string {
    const { verb, subject } = option;
    const { purpose, about } = decision;
    const args = this.spelled({ price: 0, purpose, about, reason: verdict?.reason ?? "", ...verdict?.facts });
    const own = this.#words.choice?.(option, decision);
    const named = own?.args ?? (subject ? this.spelled({ card: subject }) : {});
    return say(own?.id ?? `do-${verb}`, { ...args, subject, ...named });
  }

  /** The button that sends `count` ticked cards as one answer. */
  batch({ purpose, about, beside, more }: Decision, count: number): string {
    return say(`do-batch-${purpose}`, this.spelled({ purpose, about, beside, more, count }));
  }

  /** What a card would cost now, or why it may not be placed; short, to stand under the card. */
  verdict(verdict: Verdict): string {
    return say(`reason-${verdict.reason}`, this.spelled(verdict.facts));
  }

  /** A longer reason, where there is one. */
  why(verdict: Verdict): string | null {
    const id = `reason-${verdict.reason}-why`;
    return knows(id) ? say(id, this.spelled(verdict.facts)) : null;
  }

  refusal(reason: string, facts: Facts): string {
    const id = `reason-${reason}`;
    const said = say(id, this.spelled(facts));
    return knows(id) ? said : say("ui-refused", { reason: said });
  }

  /** The arithmetic of a price or strength, a line a source. */
  sum(parts: [string, number][]): SumLine[] {
    return parts.map(([source, amount], at) => ({
      source: this.source(source),
      amount: at ? signed(amount) : String(amount),
    }));
  }

  source(source: string): Span[] {
    return pieces(this.named("source", source));
  }
}
