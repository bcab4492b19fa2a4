// How a question of Jump Drive is handled: a development and a world are ticked side by side and sent together.

import { lackOf } from "../../cards/galaxy/lacks";
import { verdictOn } from "../../table/question/ask";
import type { Handling } from "../../table/desk.svelte";
import { say } from "../../words/words.svelte";
import { askOf, seatOf } from "./ask";
import { verdictOnBoth } from "./pair_price";
import { facts } from "./facts.svelte";
import type { JumpDriveView } from "./wire";

const { speech } = facts;

export const handling: Handling<JumpDriveView> = {
  speech,
  score: (view, seat) => seatOf(view, seat)?.vp ?? 0,
  measures: {
    "term-empire": (view, seat) => seatOf(view, seat)?.empire.length ?? 0,
    "term-income": (view, seat) => seatOf(view, seat)?.income_rate ?? 0,
    "term-hand": (view, seat) => seatOf(view, seat)?.hand ?? 0,
    "term-military": (view, seat) => seatOf(view, seat)?.military ?? 0,
  },
  ask: askOf,
  pairs: {
    second: (card, { purpose }) => purpose === "place" && facts.of(card).type === "world",
    words: (first, second, decision) => say("ui-place-both", { price: Number(verdictOnBoth(decision, first, second)?.facts.sum ?? 0) }),
    named: (first, second, next) =>
      second.verb === "place"
        ? say("ui-place-named", { ...speech.spelled({ card: first.subject, beside: second.subject }), price: Number(verdictOn(next, second.subject)?.facts.sum ?? 0) })
        : speech.button(second, next, undefined),
    // Beside a world a development costs what the verdict on the world tells.
    first: (verdict, first, second, decision) => {
      const both = verdictOnBoth(decision, first, second)?.facts;
      if (!both) return verdict;
      const parts = verdict.parts.filter(([source]) => source !== "alone");
      return { ...verdict, facts: { ...verdict.facts, price: Number(both.beside), have: Number(both.cards) }, parts };
    },
  },
  lack: lackOf,
  does(option, _decision, verdict) {
    return verdict && option.verb === "by" ? speech.full(verdict) : "";
  },
  // Where room is scarce: only the price, and of two ways that are both refused the cheaper one.
  caption: (verdict) => {
    const { reason, facts: why } = verdict;
    if (reason === "pay" || reason === "contact") return say("ui-pays", { price: Number(why.price) });
    if (reason === "conquer") return say("ui-conquers", { military: Number(why.military), defense: Number(why.defense) });
    if (reason === "with-development") return say("ui-only-with", speech.spelled({ helpers: why.helpers }));
    return speech.verdict(reason === "contact-costs" ? { ...verdict, reason: "costs" } : verdict);
  },
};
