// A first game of Pocket Mars against one bot.

import { asked, keysLike, type Lesson, type Moment } from "../../help/lesson/lesson";
import type { PocketMarsView } from "./wire";

type Now = Moment<PocketMarsView>;

const act = asked("act");
const later = (round: number) => (now: Now) => act(now) && now.view.round >= round;

const HAND = "#zone-hand";
const MARS = "#zone-building";
const MINE = "[data-testid=my-seat]";

export const lesson: Lesson<PocketMarsView> = {
  table: { game: "pocket_mars", bots: 1, bot: "greedy", seed: 102 },
  steps: [
    { id: "aim", look: MARS },
    { id: "people", look: MINE },
    { id: "card", look: HAND },
    { id: "prepare", when: asked("start-prep"), look: HAND },
    { id: "turn", when: act, look: "[data-testid=question]" },
    { id: "prep", when: act, look: MINE, good: keysLike("prep:") },
    { id: "number", when: asked("place-here"), look: MARS, good: keysLike("place:") },
    { id: "deed", when: asked("do-action"), look: "[data-testid=question]", good: () => ["do"] },
    { id: "ability", when: asked("use-ability"), look: MARS, good: () => ["use"] },
    { id: "four", when: asked("four-prep", "four-discard"), look: HAND },
    { id: "launch", when: later(2), look: MINE, good: () => ["launch"] },
    { id: "hand", when: later(3), look: HAND, good: keysLike("hand:") },
    { id: "stars", when: asked("place", "shift-star"), look: MARS },
    { id: "others", when: later(4), look: "[data-testid=seat]" },
    { id: "energy", when: later(5), look: MINE },
    { id: "rhythm", when: later(6), look: MARS },
    { id: "alone", when: later(6) },
  ],
};
