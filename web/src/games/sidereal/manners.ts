// How a question of Sidereal Confluence is handled: where its answers lie, and how they are said.

import type { Manners } from "../../lib/table/desk.svelte";
import { askOf } from "./ask";
import { speech } from "./speech";
import type { SiderealView } from "./wire";

export const manners: Manners<SiderealView> = {
  speech,
  score: (view, seat) => view.players.find((player) => player.seat === seat)?.points ?? 0,
  ask: askOf,
};
