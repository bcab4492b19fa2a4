// How a question of Pocket Mars is handled: where its answers lie, what is explained while one of them is ticked.

import type { Decision, Option, Verdict } from "../../net/messages";
import { type Handling, type Spotlight } from "../../table/desk.svelte";
import { askOf, colonistOf, playerOf } from "./ask";
import { facts } from "./facts.svelte";
import { actionSaid } from "./card/label";
import { leftOut, seen, short } from "./plays";
import type { PocketMarsView } from "./wire";

export function buildingLight(id: string): Spotlight {
  return { kind: "building", id };
}

/** A prep slot of another player, by player and slot. */
export function slotLight(id: string): Spotlight {
  return { kind: "slot", id };
}

/** The action of the card that is played, or why it would be left out. */
function answerDoes({ verb, subject }: Option, { about }: Decision, verdict: Verdict | undefined): string {
  if (!["hand", "prep", "other", "do"].includes(verb)) return "";
  const left = verdict && leftOut(verdict);
  // While an action is chosen, the note on the ticked card says so.
  if (left) return verb === "do" ? left : "";
  const card = facts.of(verb === "do" ? about : String(verdict?.facts.card ?? subject));
  // Only what is attached has a building to be attached to.
  const half = verb === "hand" || (verb === "do" && verdict?.facts.building === undefined) ? "hand" : "prep";
  const action = card[half];
  return action ? actionSaid(action) : "";
}

const { speech } = facts;

export const handling: Handling<PocketMarsView> = {
  speech,
  score: (view, seat) => playerOf(view, seat)?.score ?? 0,
  measures: {
    "term-mars": (view, seat) => playerOf(view, seat)?.mars ?? 0,
    "term-buildings": (view, seat) => playerOf(view, seat)?.buildings ?? 0,
    "term-energy": (view, seat) => playerOf(view, seat)?.energy ?? 0,
    "term-hand": (view, seat) => playerOf(view, seat)?.hand.length ?? 0,
  },
  ask: askOf,
  words: (option, decision, view, verdict) => speech.button(option, decision, { reason: "", ...verdict, facts: { ...verdict?.facts, ...seen(option, view) } }),
  explains(_ask, spot) {
    const [place = "", id = ""] = spot.split(":");
    if (place === "building") return buildingLight(id);
    if (place === "slot") return slotLight(id);
    if (place === "colonist") return buildingLight(colonistOf(id).building);
    return null;
  },
  does: answerDoes,
  caption: (verdict) => short(verdict),
};
