// Two guided turns of Sidereal Confluence at a prepared table, among three bots that leave the reader time.

import { asked, type Lesson, type Moment } from "../../help/lesson/lesson";
import { seatOf, works } from "./ask";
import type { SiderealView } from "./wire";

type Now = Moment<SiderealView>;

const trade = asked("trade");
const acting = asked("trade", "closing");
const turn = (count: number, when: (now: Now) => boolean) => (now: Now) => now.view.round === count && when(now);
const first = turn(1, trade);
const second = turn(2, trade);
const third = turn(3, trade);

/** Converters that lack something as the table is prepared. */
const BY_OFFER = "caylion_lunar_mining_consortium";
const BY_ASKING = "caylion_oceanic_processing";
const COLONY = "gacrux";

const me = ({ view }: Now) => seatOf(view, view.seat);
const fed = (card: string) => ({ decision }: Now) => works(decision.verdicts, "run").some((work) => work.card === card && work.facts.planned === 1);
const possible = (does: string) => ({ decision }: Now) => works(decision.verdicts, does).some(({ allowed }) => allowed);
/** The latest own offer that nobody has taken yet. */
const lying = ({ view }: Now) => view.offers.findLast(({ open, maker }) => open && maker === view.seat)?.key ?? "";
/** An offer that is paid for in a later turn. */
const borrowing = ({ view, decision }: Now) =>
  view.offers.some(({ key, promises }) => decision.options.some((option) => option.key === key) && promises.some(({ kind, by }) => kind === "deliver" && by === view.seat));
const owing = (fate: string) => ({ view }: Now) => view.ledger.some((owed) => owed.fate === fate && owed.promise.kind === "deliver" && owed.promise.by === view.seat);
/** Whether most of the own points are for inventions. */
function inventive(now: Now): boolean {
  const parts = me(now)?.breakdown ?? [];
  const sum = (sources: string[]) => parts.filter(({ source }) => sources.includes(source)).reduce((total, { vp }) => total + vp, 0);
  return 2 * sum(["inventions", "sharing"]) > sum(parts.map(({ source }) => source));
}
const turned = (now: Now) => me(now)?.colonies.some(({ card, back }) => card === COLONY && back) ?? false;
/** Bids that put something on research teams. */
function researching(now: Now): string[] {
  const ships = me(now)?.goods.ship ?? 0;
  const counts = Array.from({ length: ships + 1 }, (_, count) => count);
  return counts.flatMap((colony) => counts.filter((research) => research && colony + research <= ships).map((research) => `split:${JSON.stringify({ colony, research })}`));
}

const HOLDINGS = "[data-testid=holdings]";
const MACHINES = "[data-testid=machines]";
const OFFERS = "[data-testid=offers]";
const TRACKS = "[data-testid=tracks]";
const GAPS = "[data-testid=gaps]";
const act = (does: string) => `[data-testid=act][data-act=${does}]:enabled`;
const tab = (name: string) => `[data-testid=tab-${name}]`;
const QUESTION = "[data-testid=question]";
const READY = ["ready"];

export const lesson: Lesson<SiderealView> = {
  table: { game: "sidereal", bots: 3, bot: "patient", seed: 5, options: { first_game: true } },
  steps: [
    { id: "aim", when: first },
    { id: "goods", when: first, look: HOLDINGS },
    { id: "worth", when: first, look: HOLDINGS },
    { id: "machines", when: first, look: MACHINES, bring: tab("mine") },
    { id: "lack", when: first, look: GAPS, bring: tab("mine") },
    { id: "others", when: first, look: "[data-testid=seat]" },
    { id: "take", when: first, look: OFFERS, bring: tab("offers"), good: () => ["take:"], until: fed(BY_OFFER), misses: READY },
    { id: "sent", when: (now) => first(now) && lying(now) !== "", each: lying, look: OFFERS, bring: tab("offers") },
    { id: "poor", when: (now) => first(now) && lying(now) !== "", look: OFFERS, bring: tab("offers"), good: () => ["withdraw:", "offer:"], until: fed(BY_ASKING), misses: READY },
    { id: "ask", when: first, look: GAPS, bring: tab("mine"), good: () => ["offer:"], until: fed(BY_ASKING), misses: READY },
    { id: "deal", when: (now) => first(now) && fed(BY_ASKING)(now), look: HOLDINGS },
    { id: "upgrade", when: (now) => turn(1, acting)(now) && possible("flip")(now), look: act("flip"), bring: tab("mine"), good: () => ["flip:"], until: turned, misses: READY },
    { id: "ready", when: first, look: QUESTION, good: () => READY },
    { id: "economy", when: turn(1, asked("economy")), look: MACHINES, bring: tab("mine"), good: () => ["run_all", "run:"] },
    { id: "talk", when: asked("talk"), look: QUESTION },
    { id: "split", when: turn(1, asked("split")), look: TRACKS, bring: tab("tracks"), good: researching },
    { id: "colony", when: asked("colony"), look: TRACKS, bring: tab("tracks") },
    { id: "research", when: turn(1, asked("research")), look: TRACKS, bring: tab("tracks"), good: () => ["buy:"] },
    { id: "again", when: second, look: HOLDINGS },
    { id: "teams", when: (now) => second(now) && Boolean(me(now)?.teams.length), look: MACHINES, bring: tab("mine") },
    { id: "loan", when: (now) => second(now) && borrowing(now), look: OFFERS, bring: tab("offers"), good: () => ["take:"], misses: READY },
    { id: "invent", when: (now) => turn(2, acting)(now) && possible("invent")(now), look: act("invent"), bring: tab("mine"), good: () => ["invent:"], until: () => false, misses: READY },
    { id: "owed", when: (now) => second(now) && owing("open")(now), look: "[data-testid=owed]", bring: tab("ledger") },
    { id: "promise", when: second, look: OFFERS, bring: tab("offers") },
    { id: "run", when: turn(2, asked("economy")), look: MACHINES, bring: tab("mine"), good: () => ["run_all", "run:"] },
    { id: "bid", when: turn(2, asked("split")), look: TRACKS, bring: tab("tracks") },
    { id: "paid", when: (now) => third(now) && owing("kept")(now), look: "[data-testid=settled][data-mine]", bring: tab("ledger") },
    { id: "score", when: (now) => third(now) && inventive(now), look: `${HOLDINGS} [data-testid=score]`, bring: tab("mine") },
    { id: "alone", when: third },
  ],
};
