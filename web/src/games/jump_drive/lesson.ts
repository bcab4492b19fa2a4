// A first game of Jump Drive: cheap worlds to begin with, against one bot.

import { asked, keysLike, LOG, type Lesson, type Moment } from "../../lib/lesson/lesson";
import type { JumpDriveView } from "./wire";

type Now = Moment<JumpDriveView>;

const place = asked("place");
const later = (round: number) => (now: Now) => place(now) && now.view.round >= round;
const holds = ({ view }: Now, card: string) => view.hand.includes(card);

const HAND = "#zone-hand";
const TABLE = "[data-testid=my-seat]";
const CONQUERED = "reptilian_uplift_world";

export const lesson: Lesson<JumpDriveView> = {
  table: { game: "jump_drive", bots: 1, bot: "greedy", seed: 3, options: { first_game: true } },
  steps: [
    { id: "aim" },
    { id: "hand", look: HAND },
    { id: "card", look: HAND },
    { id: "place", when: place, look: HAND, good: keysLike("place:asteroid_belt", "place:") },
    { id: "pay", when: asked("pay", "pay-both"), look: HAND, good: ({ decision }) => decision.pool.filter((card) => card !== "lifeforms_inc").map((card) => `discard:${card}`) },
    { id: "score", when: later(2), look: TABLE },
    { id: "income", when: later(2), look: LOG },
    { id: "conquest", when: (now) => later(2)(now) && holds(now, CONQUERED), look: HAND },
    { id: "again", when: later(2), look: HAND, good: keysLike("place:") },
    { id: "both", when: asked("place-world"), look: HAND, good: keysLike("place:") },
    { id: "explore", when: (now) => later(3)(now) && now.view.hand.length < 4, look: "[data-testid=question]", good: () => ["explore"] },
    { id: "discard", when: asked("explore-discard"), look: HAND },
    { id: "limit", when: asked("hand-limit"), look: HAND },
    { id: "rhythm", when: later(4), look: TABLE },
    { id: "alone", when: later(4) },
  ],
};
