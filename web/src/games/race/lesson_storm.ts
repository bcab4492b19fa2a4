// The goals of The Gathering Storm, and one of its new cards: a game against one bot in which three Alien cards come, and Military enough for a goal.

import { asked, type Lesson, type Moment } from "../../help/lesson/lesson";
import type { RaceView } from "./wire";

type Now = Moment<RaceView>;

const action = asked("action");
const mine = ({ view }: Now) => view.players.find(({ seat }) => seat === view.seat);
const has = (now: Now, card: string) => mine(now)?.tableau.find((each) => each.card === card);
const holds = ({ view }: Now, card: string) => view.hand.includes(card);
const got = (now: Now, goal: string) => mine(now)?.goals.some((each) => each.goal === goal && each.held) ?? false;
/** All cards but those that are needed later. */
const spare = ({ decision }: Now) => decision.pool.filter((card) => !NEEDED.includes(card)).map((card) => `discard:${card}`);

const SENTRY = "alien_robot_sentry";
const SCOUT = "alien_robot_scout_ship";
const SHIPS = "drop_ships";
const SHOP = "alien_toy_shop";
const NEEDED = [SENTRY, SCOUT, SHIPS, SHOP];
const HAND = "#zone-hand";
const ACTIONS = "#zone-actions";
const GOALS = "[data-testid=goals]";

export const lesson: Lesson<RaceView> = {
  table: { game: "race", bots: 1, bot: "greedy", seed: 1899, options: { gathering_storm: true, goals: true } },
  title: "option-goals",
  learned: "ui-learned-goals",
  steps: [
    { id: "goals-aim", look: GOALS },
    { id: "goals-first", look: GOALS },
    { id: "goals-most", look: GOALS },
    { id: "goals-keep", when: asked("start-discard"), look: HAND, good: spare },
    { id: "goals-settle", when: (now) => action(now) && holds(now, SENTRY), look: ACTIONS, good: () => ["act:settle"] },
    { id: "goals-sentry", when: (now) => asked("settle")(now) && holds(now, SENTRY), look: HAND, good: () => [`place:${SENTRY}`] },
    { id: "goals-sell", when: (now) => action(now) && Boolean(has(now, SENTRY)?.good), look: ACTIONS, good: () => ["act:consume-trade"] },
    { id: "goals-count", when: (now) => action(now) && holds(now, SHIPS), look: GOALS },
    { id: "goals-develop", when: (now) => action(now) && holds(now, SHIPS) && !has(now, SENTRY)?.good, look: ACTIONS, good: () => ["act:develop"] },
    { id: "goals-ships", when: (now) => asked("develop")(now) && holds(now, SHIPS), look: HAND, good: () => [`place:${SHIPS}`] },
    { id: "goals-pay", when: (now) => asked("pay")(now) && holds(now, SCOUT), look: HAND, good: spare },
    { id: "goals-scout", when: (now) => asked("settle")(now) && holds(now, SCOUT), look: HAND, good: () => [`place:${SCOUT}`] },
    { id: "goals-taken", when: (now) => action(now) && got(now, "greatest_military"), look: GOALS },
    { id: "goals-third", when: (now) => action(now) && holds(now, SHOP) && Boolean(has(now, SCOUT)), look: ACTIONS, good: () => ["act:settle"] },
    { id: "goals-shop", when: (now) => asked("settle")(now) && holds(now, SHOP), look: HAND, good: () => [`place:${SHOP}`] },
    { id: "goals-claimed", when: (now) => action(now) && got(now, "overlord_discoveries"), look: GOALS },
    { id: "goals-toys", when: (now) => action(now) && Boolean(has(now, SHOP)?.good), look: ACTIONS, good: () => ["act:consume-x2"] },
    { id: "goals-end", when: (now) => action(now) && Boolean(has(now, SHOP)) && !has(now, SHOP)?.good, look: GOALS },
    { id: "goals-alone", when: (now) => action(now) && Boolean(has(now, SHOP)) && !has(now, SHOP)?.good },
  ],
};
