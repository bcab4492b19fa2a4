// A question as the page lays it out: where its answers lie, how many are ticked, and which are buttons of their own.

import type { Decision, Option, Verdict } from "../../lib/messages";
import type { RaceView } from "./wire";

/** Where on the table the answers of a question are found. */
export type Place = "hand" | "looked" | "offered" | "tableau" | "actions" | "buttons";

const PLACE: Record<string, Place> = {
  start: "offered",
  act: "actions",
  keep: "looked",
  discard: "hand",
  place: "hand",
  sell: "tableau",
  use: "tableau",
  spend: "tableau",
  produce: "tableau",
};

/** One thing that can be pointed at: a card by where it lies, since a hand may hold a card twice. */
export interface Candidate {
  spot: string;
  card: string;
  key: string;
}

export interface Ask {
  decision: Decision;
  place: Place;
  candidates: Candidate[];
  /** How many are to be ticked; with `upTo`, at most. */
  need: number;
  upTo: boolean;
  /** Answers that need no card to point at: pass, done, ways, guesses. */
  buttons: Option[];
}

export const ACTIONS = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-x2", "produce"];

const OWN_BUTTON = new Set(["pass", "done", "by", "guess"]);

export function cardOf(subject: string): string {
  return subject.split("#")[0] ?? subject;
}

/** Cards lying at a place, each with its spot there. */
export function lying(view: RaceView, decision: Decision, place: Place): Candidate[] {
  const cards =
    place === "hand"
      ? view.hand
      : place === "looked"
        ? view.looked_at
        : place === "tableau"
          ? (view.players.find((player) => player.seat === decision.seat)?.tableau.map((each) => each.card) ?? [])
          : place === "offered"
            ? decision.options.filter((option) => option.verb === "start").map((option) => option.subject)
            : [];
  return cards.map((card, at) => ({ spot: `${place}:${at}`, card, key: "" }));
}

export function askOf(view: RaceView, decision: Decision): Ask {
  const buttons = decision.options.filter((option) => OWN_BUTTON.has(option.verb));
  const answers = decision.options.filter((option) => !OWN_BUTTON.has(option.verb));
  const verb = answers[0]?.verb ?? "";
  const place = PLACE[verb] ?? "buttons";
  if (place === "actions") {
    const need = Math.max(...answers.map((option) => option.subject.split("+").length));
    return { decision, place, candidates: [], need, upTo: false, buttons };
  }
  const many = decision.pool.length > 0;
  // A card that lies there twice can be ticked as often as the question allows, no more.
  const left = new Map<string, string[]>();
  for (const card of many ? decision.pool : []) left.set(card, [...(left.get(card) ?? []), `${verb}:${card}`]);
  for (const option of many ? [] : answers) {
    const card = cardOf(option.subject);
    left.set(card, [...(left.get(card) ?? []), option.key]);
  }
  const candidates: Candidate[] = [];
  for (const each of lying(view, decision, place)) {
    const keys = left.get(each.card);
    // One answer covers all copies of a card; ticking takes copies one by one.
    const key = many ? keys?.shift() : keys?.[0];
    if (key) candidates.push({ ...each, key });
  }
  return {
    decision,
    place,
    candidates,
    need: many ? decision.more : 1,
    upTo: many && decision.up_to,
    // With ticks, "done" is what an empty or short batch says; it needs no button of its own.
    buttons: many ? buttons.filter((option) => option.verb !== "done") : buttons,
  };
}

/** The answer the ticked spots make, or null while it is not complete. */
export function answerOf(ask: Ask, ticked: string[]): string[] | null {
  const { decision } = ask;
  if (ask.place === "actions") {
    if (ticked.length !== ask.need) return null;
    const actions = ticked.map(cardOf);
    const keys = [`act:${actions.join("+")}`, `act:${[...actions].reverse().join("+")}`];
    const key = keys.find((each) => decision.options.some((option) => option.key === each));
    return key ? [key] : null;
  }
  const keys = ticked.map((spot) => ask.candidates.find((each) => each.spot === spot)?.key).filter((key) => key !== undefined);
  if (ask.upTo) {
    const done = decision.options.find((option) => option.verb === "done");
    return keys.length < ask.need && done ? [...keys, done.key] : keys.length ? keys : null;
  }
  return keys.length === ask.need ? keys : null;
}

/** The action cards to choose from. Where a pair of the same is allowed, the second is called "develop#2". */
export function actionsIn(decision: Decision): string[] {
  const found: string[] = [];
  for (const option of decision.options) {
    if (option.verb !== "act") continue;
    const seen = new Map<string, number>();
    for (const action of option.subject.split("+")) {
      const often = (seen.get(action) ?? 0) + 1;
      seen.set(action, often);
      const spot = often > 1 ? `${action}#${often}` : action;
      if (!found.includes(spot)) found.push(spot);
    }
  }
  return found.sort((one, other) => ACTIONS.indexOf(cardOf(one)) - ACTIONS.indexOf(cardOf(other)));
}

/** Whether an action can be added to those ticked: some answer holds them all. */
export function actionFits(decision: Decision, ticked: string[], action: string): boolean {
  return decision.options.some((option) => {
    const rest = option.verb === "act" ? option.subject.split("+") : [];
    return [...ticked, action].every((each) => {
      const at = rest.indexOf(cardOf(each));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

export function verdictOn(decision: Decision, card: string): Verdict | undefined {
  return decision.verdicts.find((verdict) => verdict.card === card);
}

/** A way to settle that gives up a card for nothing: the same can be had without it. The page asks once more. */
export function wasteful(option: Option, decision: Decision, verdict: Verdict | undefined): boolean {
  if (option.verb !== "by") return false;
  const plain = (way: string) => decision.options.some((other) => other.key === `by:${way}`);
  if (option.subject.endsWith("-tactics")) return plain(option.subject.replace("-tactics", ""));
  return option.subject === "ship" && (plain("conquer") || (plain("pay") && verdict?.facts.price === 0));
}
