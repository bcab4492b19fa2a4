// Where the answers of a question of Pocket Mars lie: own cards, others' prep slots, buildings and colonists at once.

import { askOf as laid, type Ask, type Candidate } from "../../table/question/ask";
import type { Decision, Option } from "../../net/messages";
import type { PlayerView, PocketMarsView } from "./wire";

/** Answers by ticking several of the cards that lie at one place. */
const PICKED: Record<string, "hand" | "pack"> = { keep: "pack", prepare: "hand" };
const OWN_CARDS = ["hand", "prep", "bury", "return", "cover-with", "discard"];
const AT_BUILDING = ["place", "cover", "swap-cards"];

export function playerOf(view: PocketMarsView, player: number | null): PlayerView | undefined {
  return view.players.find((each) => each.seat === player);
}

/** A prep slot of somebody, named as in choices: player and slot. */
export function slotOf(subject: string): { player: number; slot: number } {
  const [player = 0, slot = 0] = subject.split("-").map(Number);
  return { player, slot };
}

/** Whose colonist, and where: as in choices that move one between the spaces. */
export function colonistOf(subject: string): { player: number; building: string } {
  const [player = "", building = ""] = subject.split("-");
  return { player: Number(player), building };
}

/** The spot of a group of colonists: whose, at which building, on how many stars. */
export function colonistSpot(player: number, building: string, stars: 1 | 2): string {
  return `colonist:${player}-${building}-${stars}`;
}

/** Where an answer lies on the table; null if it is a button. */
function spotOf(view: PocketMarsView, decision: Decision, { verb, subject }: Option): string | null {
  // The building of the card just attached is no choice: yes or no.
  if (decision.purpose === "place-here") return null;
  if (OWN_CARDS.includes(verb)) {
    const inHand = view.hand.indexOf(subject);
    if (inHand >= 0) return `hand:${inHand}`;
    const inPrep = view.prep.indexOf(subject);
    return inPrep >= 0 ? `prep:${inPrep}` : null;
  }
  if (AT_BUILDING.includes(verb)) return `building:${subject}`;
  if (verb === "other" || verb === "discard-other") return `slot:${subject}`;
  if (verb === "take") {
    const automa = view.players.find((player) => player.automa);
    return automa ? `slot:${automa.seat}-${subject}` : null;
  }
  if (verb === "promote" || verb === "demote") {
    const { player, building } = colonistOf(subject);
    return colonistSpot(player, building, verb === "promote" ? 1 : 2);
  }
  return null;
}

/** The zone the keyboard goes to: own cards first; colonists stand in the row of buildings, prep slots at their owner. */
function placeOf(candidates: Candidate[]): string {
  const zones = candidates.map(({ spot }) => {
    const [place = "", id = ""] = spot.split(":");
    if (place === "colonist") return "building";
    return place === "slot" ? `slot-${slotOf(id).player}` : place;
  });
  return ["hand", "prep"].find((zone) => zones.includes(zone)) ?? zones[0] ?? "buttons";
}

export function askOf(view: PocketMarsView, decision: Decision): Ask {
  if (decision.pool.length) {
    const lying = (place: string) => (place === "pack" ? view.pack : view.hand);
    const places = decision.purpose === "four-discard" ? { discard: "hand" } : PICKED;
    return laid({ places, lying }, decision);
  }
  const candidates: Candidate[] = [];
  const buttons: Option[] = [];
  for (const option of decision.options) {
    const spot = spotOf(view, decision, option);
    if (spot) candidates.push({ spot, card: option.subject, key: option.key });
    else buttons.push(option);
  }
  return { decision, place: placeOf(candidates), candidates, ticks: candidates.length > 0, need: 1, upTo: false, buttons };
}
