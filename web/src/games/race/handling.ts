// How a question of Race is handled: where its answers lie, how they are said, and what is asked twice.

import { lackOf } from "../../cards/galaxy/lacks";
import type { Handling } from "../../table/desk.svelte";
import { cardOf } from "../../table/question/ask";
import { say } from "../../words/words.svelte";
import { answerOf, askOf, doubt } from "./ask";
import { facts } from "./facts.svelte";
import type { RaceView } from "./wire";

const { speech } = facts;

export const handling: Handling<RaceView> = {
  speech,
  score: (view, seat) => view.players.find((player) => player.seat === seat)?.score ?? 0,
  measures: {
    "term-tableau": (view, seat) => view.players[seat]?.tableau.length ?? 0,
    "term-goods": (view, seat) => view.players[seat]?.tableau.filter(({ good }) => good).length ?? 0,
    "term-chips": (view, seat) => view.players[seat]?.chips ?? 0,
    "term-hand": (view, seat) => view.players[seat]?.hand ?? 0,
    "term-military": (view, seat) => view.players[seat]?.military ?? 0,
  },
  ask: askOf,
  answer: answerOf,
  explains: (ask, spot) => (ask.place === "actions" ? { kind: "action", id: cardOf(spot) } : null),
  does(option) {
    // What an action does stands on its tile.
    return option.verb === "start" ? facts.of(cardOf(option.subject)).powers.map(({ said }) => speech.text(said)).join(" ") : "";
  },
  doubt,
  lack: lackOf,
  // Where room is scarce: a strength in numbers alone, and of two ways that are both refused the cheaper one.
  caption: (verdict) => {
    const { reason, facts: why } = verdict;
    if (["conquer", "tactics", "hire", "tactics-hire"].includes(reason)) return say("ui-conquers", { military: Number(why.military), defense: Number(why.defense) });
    return speech.verdict(reason === "contact-costs" ? { ...verdict, reason: "costs" } : verdict);
  },
};
