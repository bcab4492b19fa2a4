// Two guided turns of Sidereal Confluence among three bots that trade, with a species for beginners.

import { asked, type Lesson, type Moment } from "../../lib/lesson/lesson";
import type { SiderealView } from "./wire";

type Now = Moment<SiderealView>;

const trade = asked("trade");
const turn = (round: number) => (now: Now) => trade(now) && now.view.round >= round;

const MINE = "[data-testid=my-seat]";
const MACHINES = "[data-testid=machines]";
const OFFERS = "[data-testid=offers]";
const QUESTION = "[data-testid=question]";

export const lesson: Lesson<SiderealView> = {
  table: { game: "sidereal", bots: 3, bot: "trader", seed: 5, options: { species: "random", pool: "beginners" } },
  steps: [
    { id: "aim", when: trade },
    { id: "goods", when: trade, look: MINE },
    { id: "machines", when: trade, look: MACHINES },
    { id: "lack", when: trade, look: QUESTION },
    { id: "others", when: trade, look: "[data-testid=seat]" },
    { id: "offers", when: trade, look: OFFERS },
    { id: "new", when: trade, look: OFFERS },
    { id: "ready", when: trade, look: QUESTION },
    { id: "economy", when: asked("economy"), look: QUESTION, good: () => ["run_all", "run:"] },
    { id: "talk", when: asked("talk"), look: QUESTION },
    { id: "split", when: asked("split"), look: "[data-testid=tracks]", good: () => ["split:"] },
    { id: "colony", when: asked("colony"), look: "[data-testid=tracks]" },
    { id: "research", when: asked("research"), look: "[data-testid=tracks]" },
    { id: "better", when: turn(2), look: MACHINES },
    { id: "teams", when: turn(2), look: MACHINES },
    { id: "promise", when: turn(2), look: OFFERS },
    { id: "value", when: turn(2), look: MINE },
    { id: "alone", when: turn(3) },
  ],
};
