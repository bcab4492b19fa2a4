// How a question of Sidereal Confluence is handled: where its answers lie, and how they are said.

import type { Handling } from "../../table/desk.svelte";
import { askOf, verdictFor } from "./ask";
import { facts, linesOf, nameOf } from "./facts.svelte";
import { say } from "../../words/words.svelte";
import type { Decision } from "../../net/messages";
import type { SiderealView } from "./wire";

/** The card on a space of the track that is bid for. */
function onTrack(view: SiderealView, { purpose }: Decision, space: string): string {
  return (purpose === "research" ? view.research_track : view.colony_track)[Number(space)]?.card ?? "";
}

const { speech } = facts;

export const handling: Handling<SiderealView> = {
  speech,
  score: (view, seat) => view.players.find((player) => player.seat === seat)?.points ?? 0,
  measures: {
    "term-colonies": (view, seat) => view.players[seat]?.colonies.length ?? 0,
    "term-teams": (view, seat) => view.players[seat]?.teams.length ?? 0,
    "term-goods": (view, seat) => Object.entries(view.players[seat]?.goods ?? {}).reduce((sum, [good, count]) => sum + (good === "ship" ? 0 : count), 0),
    "term-ships": (view, seat) => view.players[seat]?.goods.ship ?? 0,
    "term-cards": (view, seat) => view.players[seat]?.cards.length ?? 0,
  },
  ask: askOf,
  words({ verb, subject }, decision, view) {
    // What a review tells of lies perhaps on a track of another turn; there its reasons name the card.
    return verb === "buy" && decision.question >= 0 ? say("ui-take-card", { card: nameOf(facts.of(onTrack(view, decision, subject))) }) : null;
  },
  does({ verb, subject }, decision, _verdict, view) {
    const id = verb === "buy" ? onTrack(view, decision, subject) : verb === "discard" ? subject : "";
    if (!id) return "";
    const [line = ""] = linesOf(facts.of(id));
    const doubles = verb === "buy" && verdictFor(decision.verdicts, "bid")?.facts.doubles ? ` ${say("ui-doubled")}` : "";
    return verb === "buy" ? line + doubles : `${nameOf(facts.of(id))}: ${line}`;
  },
};
