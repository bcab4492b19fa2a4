// Two guided turns of Sidereal Confluence among three bots that trade, with a species for beginners.

import { asked, type Lesson, type Moment } from "../../lib/lesson/lesson";
import type { SiderealView } from "./wire";

type Now = Moment<SiderealView>;

const trade = asked("trade");
const turn = (round: number) => (now: Now) => trade(now) && now.view.round >= round;

const MINE = "[data-testid=my-seat]";
const MACHINES = "[data-testid=machines]";
const OFFERS = "[data-testid=offers]";
const TRACKS = "[data-testid=tracks]";
const tab = (name: string) => `[data-testid=tab-${name}]`;
const QUESTION = "[data-testid=question]";

export const lesson: Lesson<SiderealView> = {
  table: { game: "sidereal", bots: 3, bot: "trader", seed: 5, options: { species: "random", pool: "beginners" } },
  steps: [
    { id: "aim", when: trade },
    { id: "goods", when: trade, look: "[data-testid=holdings]" },
    { id: "machines", when: trade, look: MACHINES, bring: tab("mine") },
    { id: "lack", when: trade, look: QUESTION },
    { id: "others", when: trade, look: "[data-testid=seat]" },
    { id: "offers", when: trade, look: OFFERS, bring: tab("offers") },
    { id: "new", when: trade, look: OFFERS, bring: tab("offers") },
    { id: "ready", when: trade, look: QUESTION },
    { id: "economy", when: asked("economy"), look: QUESTION, good: () => ["run_all", "run:"] },
    { id: "talk", when: asked("talk"), look: QUESTION },
    { id: "split", when: asked("split"), look: TRACKS, bring: tab("tracks"), good: () => ["split:"] },
    { id: "colony", when: asked("colony"), look: TRACKS, bring: tab("tracks") },
    { id: "research", when: asked("research"), look: TRACKS, bring: tab("tracks") },
    { id: "better", when: turn(2), look: MACHINES, bring: tab("mine") },
    { id: "teams", when: turn(2), look: MACHINES, bring: tab("mine") },
    { id: "promise", when: turn(2), look: OFFERS, bring: tab("offers") },
    { id: "value", when: turn(2), look: MINE },
    { id: "alone", when: turn(3) },
  ],
};
