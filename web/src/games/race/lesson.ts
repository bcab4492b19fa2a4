// A first game of Race: the rulebook's first hand for Epsilon Eridani, against one bot.

import { asked, keysLike, LOG, type Lesson, type Moment } from "../../help/lesson/lesson";
import type { RaceView } from "./wire";

type Now = Moment<RaceView>;

const action = asked("action");
const mine = ({ view }: Now) => view.players.find(({ seat }) => seat === view.seat);
const goods = (now: Now) => mine(now)?.tableau.filter(({ good }) => good).length ?? 0;
const placed = (now: Now) => mine(now)?.tableau.length ?? 0;

const holds = ({ view }: Now, card: string) => view.hand.includes(card);

const REBELS = "rebel_fuel_cache";
const HAND = "#zone-hand";
const ACTIONS = "#zone-actions";
const TABLEAU = "[data-testid=my-seat]";

export const lesson: Lesson<RaceView> = {
  table: { game: "race", bots: 1, bot: "greedy", seed: 7, options: { first_game: true } },
  steps: [
    { id: "aim", look: "[data-testid=phases]" },
    { id: "tableau", look: TABLEAU },
    { id: "hand", look: HAND },
    { id: "action", when: action, look: ACTIONS, good: () => ["act:settle"] },
    { id: "settle", when: asked("settle"), look: HAND, good: keysLike("place:gem_world", "place:") },
    { id: "pay", when: asked("pay"), look: HAND, good: ({ decision }) => decision.pool.filter((card) => card !== REBELS).map((card) => `discard:${card}`) },
    { id: "bonus", when: (now) => action(now) && placed(now) > 1, look: LOG },
    { id: "military", when: (now) => action(now) && holds(now, REBELS), look: ACTIONS, good: () => ["act:settle"] },
    { id: "conquer", when: (now) => asked("settle")(now) && holds(now, REBELS), look: HAND, good: () => [`place:${REBELS}`] },
    { id: "explore", when: (now) => action(now) && placed(now) > 2, look: ACTIONS, good: keysLike("act:explore") },
    { id: "keep", when: asked("explore-keep"), look: "#zone-looked", good: keysLike("keep:") },
    { id: "develop", when: (now) => action(now) && now.view.round > 3, look: ACTIONS, good: () => ["act:develop"] },
    { id: "place", when: asked("develop"), look: HAND, good: keysLike("place:") },
    { id: "produce", when: (now) => action(now) && now.view.round > 4 && goods(now) < 3, look: ACTIONS, good: () => ["act:produce"] },
    { id: "consume", when: (now) => action(now) && now.view.round > 4 && goods(now) > 0, look: ACTIONS, good: keysLike("act:consume") },
    { id: "power", when: asked("use-power"), look: TABLEAU, good: keysLike("use:") },
    { id: "rhythm", when: (now) => action(now) && now.view.round > 6, look: TABLEAU },
    { id: "alone", when: (now) => action(now) && now.view.round > 6 },
  ],
};
