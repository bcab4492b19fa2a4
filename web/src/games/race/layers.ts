// A seat's points in Race by the kind of thing that they are for.

import type { Layer } from "../../table/finish/chips";
import { say } from "../../words/words.svelte";
import { facts, isSixCost } from "./facts.svelte";
import type { RaceView } from "./wire";

export function layersIn(view: RaceView | null, seat: number): Layer[] {
  const player = view?.players.find((each) => each.seat === seat);
  const kindOf = (source: string) => {
    if (player?.goals?.some(({ goal }) => goal === source)) return "option-goals";
    if (!facts.known(source)) return "part-chips";
    const card = facts.of(source);
    return card.type === "world" ? "term-worlds" : isSixCost(card) ? "term-six-costs" : "term-developments";
  };
  return ["part-chips", "term-worlds", "term-developments", "term-six-costs", ...(player?.goals?.length ? ["option-goals"] : [])].map((kind) => ({
    source: kind,
    name: say(kind),
    vp: (player?.breakdown ?? []).reduce((sum, { source, vp }) => sum + (kindOf(source) === kind ? vp : 0), 0),
  }));
}
