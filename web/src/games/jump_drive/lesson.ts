// A first game of Jump Drive against one bot: a cheap world, a pair that conquers, exploring, a conquest alone, a hand too large.

import { asked, keysLike, LOG, type Lesson, type Moment } from "../../help/lesson/lesson";
import { seatOf } from "./ask";
import { facts } from "./facts.svelte";
import type { JumpDriveView } from "./wire";

type Now = Moment<JumpDriveView>;

const place = asked("place");
const later = (round: number) => (now: Now) => place(now) && now.view.round >= round;
const holdsBoth = ({ view }: Now) => PAIR.every((card) => view.hand.includes(card));
/** Whether the military of now is enough for this world. */
const conquerable = ({ view }: Now, card: string) => (facts.of(card).defense ?? Infinity) <= (seatOf(view, view.seat)?.military ?? 0);
const conquests = (now: Now) => now.decision.options.map(({ key }) => key).filter((key) => key.startsWith("place:") && conquerable(now, key.slice("place:".length)));

const HAND = "#zone-hand";
const TABLE = "[data-testid=my-seat]";
/** The development brings as much military as the world has defense. */
const PAIR = ["space_marines", "former_penal_colony"];

export const lesson: Lesson<JumpDriveView> = {
  table: { game: "jump_drive", bots: 1, bot: "greedy", seed: 206, options: { first_game: true } },
  steps: [
    { id: "aim" },
    { id: "hand", look: HAND },
    { id: "card", look: HAND },
    { id: "place", when: place, look: HAND, good: keysLike("place:asteroid_belt", "place:") },
    { id: "pay", when: (now) => asked("pay", "pay-both")(now) && holdsBoth(now), look: HAND, good: ({ decision }) => decision.pool.filter((card) => !PAIR.includes(card)).map((card) => `discard:${card}`) },
    { id: "score", when: later(2), look: TABLE },
    { id: "income", when: later(2), look: LOG },
    { id: "conquest", when: (now) => later(2)(now) && holdsBoth(now), look: HAND },
    { id: "pair", when: (now) => later(2)(now) && holdsBoth(now), look: HAND, good: () => PAIR.map((card) => `place:${card}`) },
    { id: "explore", when: (now) => later(3)(now) && now.view.hand.length < 6, look: "[data-testid=question]", good: () => ["explore"] },
    { id: "discard", when: asked("explore-discard"), look: HAND, good: (now) => now.decision.pool.filter((card) => !conquerable(now, card)).map((card) => `discard:${card}`) },
    { id: "conquer", when: (now) => later(4)(now) && conquests(now).length > 0, look: HAND, good: conquests },
    { id: "limit", when: asked("hand-limit"), look: HAND },
    { id: "rhythm", when: later(5), look: TABLE },
    { id: "alone", when: later(5) },
  ],
};
