// Where the answers of a question of Sidereal Confluence lie. What is about an offer stands on that offer.

import { askOf as laid, type Ask, type Layout } from "../../table/question/ask";
import type { Decision, Verdict } from "../../net/messages";
import type { SeatView, SiderealView } from "./wire";

const PLACES: Layout["places"] = { discard: "colonies", buy: "track" };

/** Answers that stand on the offer they are about. */
const ON_OFFERS = ["take", "withdraw", "recall", "refuse"];

export function seatOf(view: SiderealView, seat: number | null): SeatView | undefined {
  return view.players.find((player) => player.seat === seat);
}

function lying(view: SiderealView, place: string, decision: Decision): string[] {
  if (place === "colonies") return seatOf(view, decision.seat)?.colonies.map(({ card }) => card) ?? [];
  const track = decision.purpose === "research" ? view.research_track : view.colony_track;
  return place === "track" ? track.map((_, at) => String(at)) : [];
}

export function askOf(view: SiderealView, decision: Decision): Ask {
  const ask = laid({ places: PLACES, lying: (place) => lying(view, place, decision) }, decision);
  // A space is answered by its number; who looks at it is told of its card.
  const track = decision.purpose === "research" ? view.research_track : view.colony_track;
  const candidates = ask.place === "track" ? ask.candidates.map((each) => ({ ...each, card: track[Number(each.card)]?.card ?? "" })) : ask.candidates;
  const plain = ask.buttons.filter(({ verb }) => !ON_OFFERS.includes(verb));
  // These stand beside the plan and the split, which say it better.
  const beside = [...(takes(decision, "run") ? ["run_all", "run_none"] : []), ...(takes(decision, "split") ? ["keep"] : [])];
  return { ...ask, candidates, place: beside.length ? "own" : ask.place, buttons: plain.filter(({ verb }) => !beside.includes(verb)) };
}

export interface Work extends Verdict {
  does: string;
  at: number;
  key: string;
}

/** What the game says of converters and acts, by what is done. */
export function works(verdicts: Verdict[], does: string): Work[] {
  return verdicts
    .filter(({ facts }) => facts.does === does)
    .map((verdict) => ({ ...verdict, does, at: Number(verdict.facts.at ?? 0), key: String(verdict.facts.key ?? "") }));
}

export function verdictFor(verdicts: Verdict[], name: string): Verdict | undefined {
  return verdicts.find(({ card }) => card === name);
}

/** Whether a question takes free answers of this kind. */
export function takes(decision: Decision | null | undefined, verb: string): boolean {
  return decision?.forms.some((form) => form.verb === verb) ?? false;
}

/** What a free answer of this kind says, of those that a hint tells of; null where there is none. */
export function told<T>(keys: string[], verb: string): T | null {
  const found = keys.find((key) => key.startsWith(`${verb}:{`));
  return found ? (JSON.parse(found.slice(verb.length + 1)) as T) : null;
}

/** Fields that say how something is paid. */
const PAID = ["put", "worlds", "take", "colour"];

/** Whether one of these answers is this one, however it is paid. */
export function isAmong(keys: string[], key: string): boolean {
  const verb = key.slice(0, key.indexOf(":"));
  const plain = (fields: object | null) => JSON.stringify(Object.entries(fields ?? {}).filter(([field]) => !PAID.includes(field)).sort());
  const found = told<object>(keys, verb);
  return found !== null && plain(found) === plain(told<object>([key], verb));
}
