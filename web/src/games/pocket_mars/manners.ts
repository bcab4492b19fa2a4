// How a question of Pocket Mars is handled: where its answers lie, what is explained while one of them is ticked.

import { type Manners, type Spotlight } from "../../lib/table/desk.svelte";
import { askOf, colonistOf, playerOf } from "./ask";
import { speech } from "./speech";
import type { PocketMarsView } from "./wire";

export function buildingLight(id: string): Spotlight {
  return { kind: "building", id };
}

/** A prep slot of another player, by player and slot. */
export function slotLight(id: string): Spotlight {
  return { kind: "slot", id };
}

export const manners: Manners<PocketMarsView> = {
  speech,
  score: (view, seat) => playerOf(view, seat)?.score ?? 0,
  ask: askOf,
  explains(_ask, spot) {
    const [place = "", id = ""] = spot.split(":");
    if (place === "building") return buildingLight(id);
    if (place === "slot") return slotLight(id);
    if (place === "colonist") return buildingLight(colonistOf(id).building);
    return null;
  },
  caption: (verdict) => speech.short(verdict),
};
