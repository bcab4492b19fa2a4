// A question as a page lays it out: where its answers lie, how many are ticked, and which are buttons of their own.

import type { Decision, Option, Verdict } from "../../net/messages";

/** One thing that can be pointed at: a card by where it lies, since a hand may hold a card twice. */
export interface Candidate {
  spot: string;
  card: string;
  key: string;
}

export interface Ask {
  decision: Decision;
  /** Where on the table the answers are found; "buttons" if nowhere. The keyboard goes to the element `zone-<place>`. */
  place: string;
  candidates: Candidate[];
  /** Something can be ticked. */
  ticks: boolean;
  /** How many are to be ticked; with `upTo`, at most. */
  need: number;
  upTo: boolean;
  /** Answers that need no card to point at: pass, done, ways, guesses. */
  buttons: Option[];
}

/** How a game's answers are found on its table. */
export interface Layout {
  /** For each verb whose answers lie on the table: the place. */
  places: Record<string, string>;
  /** What lies at a place, in order. */
  lying(place: string, decision: Decision): readonly string[];
}

/** The card a choice is about, without the number of the power or copy that is meant. */
export function cardOf(subject: string): string {
  return subject.split("#")[0] ?? subject;
}

export function askOf({ places, lying }: Layout, decision: Decision): Ask {
  const buttons = decision.options.filter((option) => !(option.verb in places));
  const answers = decision.options.filter((option) => option.verb in places);
  const verb = answers[0]?.verb ?? "";
  const place = places[verb] ?? "buttons";
  const many = decision.pool.length > 0;
  // A card that lies there twice can be ticked as often as the question allows, no more.
  const left = new Map<string, string[]>();
  for (const card of many ? decision.pool : []) left.set(card, [...(left.get(card) ?? []), `${verb}:${card}`]);
  for (const option of many ? [] : answers) {
    const card = cardOf(option.subject);
    left.set(card, [...(left.get(card) ?? []), option.key]);
  }
  const candidates: Candidate[] = [];
  for (const [at, card] of lying(place, decision).entries()) {
    const keys = left.get(card);
    // One answer covers all copies of a card; ticking takes copies one by one.
    const key = many ? keys?.shift() : keys?.[0];
    if (key) candidates.push({ spot: `${place}:${at}`, card, key });
  }
  return {
    decision,
    place,
    candidates,
    ticks: candidates.length > 0,
    need: many ? decision.more : 1,
    upTo: many && decision.up_to,
    // With ticks, "done" is what an empty or short batch says; it needs no button of its own.
    buttons: many ? buttons.filter((option) => option.verb !== "done") : buttons,
  };
}

/** The answer the ticked spots make, or null while it is not complete. */
export function answerOf(ask: Ask, ticked: string[]): string[] | null {
  const keys = ticked.map((spot) => ask.candidates.find((each) => each.spot === spot)?.key).filter((key) => key !== undefined);
  if (ask.upTo) {
    const done = ask.decision.options.find((option) => option.verb === "done");
    return keys.length < ask.need && done ? [...keys, done.key] : keys.length ? keys : null;
  }
  return keys.length === ask.need ? keys : null;
}

export function verdictOn(decision: Decision, card: string): Verdict | undefined {
  return decision.verdicts.find((verdict) => verdict.card === card);
}
