// How a question of Sidereal Confluence is handled: where its answers lie, and how they are said.

import type { Manners } from "../../lib/table/desk.svelte";
import { askOf } from "./ask";
import { speech } from "./speech";
import type { SiderealView } from "./wire";

/** Twelfths of a point as they are counted in whole and half points at the table. */
export function pointsOf(twelfths: number): number {
  return Math.round((twelfths / 12) * 100) / 100;
}

export const manners: Manners<SiderealView> = {
  speech,
  score: (view, seat) => pointsOf(view.players.find((player) => player.seat === seat)?.points ?? 0),
  ask: askOf,
};
