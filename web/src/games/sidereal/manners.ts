// How a question of Sidereal Confluence is handled: where its answers lie, and how they are said.

import type { Manners } from "../../lib/table/desk.svelte";
import { askOf } from "./ask";
import { facts, nameOf } from "./facts.svelte";
import { cardLines, speech } from "./speech";
import type { SiderealView } from "./wire";

export const manners: Manners<SiderealView> = {
  speech,
  score: (view, seat) => view.players.find((player) => player.seat === seat)?.points ?? 0,
  ask: askOf,
  does({ verb, subject }, { purpose }, _verdict, view) {
    const track = purpose === "research" ? view.research_track : view.colony_track;
    const id = verb === "buy" ? track[Number(subject)]?.card : verb === "discard" ? subject : "";
    if (!id) return "";
    const [line = ""] = cardLines(facts.of(id));
    return verb === "buy" ? `${nameOf(facts.of(id))}: ${line}` : line;
  },
};
