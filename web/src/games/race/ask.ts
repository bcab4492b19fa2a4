// Where the answers of a question of Race lie; and its action cards, which are chosen in pairs.

import { askOf as laid, answerOf as answered, cardOf, type Ask, type Layout } from "../../table/question/ask";
import type { Decision, Option, Verdict } from "../../net/messages";
import type { RaceView } from "./wire";

const PLACES: Layout["places"] = {
  start: "offered",
  act: "actions",
  keep: "looked",
  discard: "hand",
  place: "hand",
  sell: "tableau",
  use: "tableau",
  spend: "tableau",
  produce: "tableau",
};

export const ACTIONS = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-x2", "produce"];

/** Cards lying at a place. */
function lying(view: RaceView, place: string, decision: Decision): string[] {
  if (place === "hand") return view.hand;
  if (place === "looked") return view.looked_at;
  if (place === "tableau") {
    return view.players.find((player) => player.seat === decision.seat)?.tableau.map((each) => each.card) ?? [];
  }
  if (place === "offered") return decision.options.filter((option) => option.verb === "start").map((option) => option.subject);
  return [];
}

export function askOf(view: RaceView, decision: Decision): Ask {
  const ask = laid({ places: PLACES, lying: (place) => lying(view, place, decision) }, decision);
  if (ask.place !== "actions") return ask;
  const pairs = decision.options.filter((option) => option.verb === "act").map((option) => option.subject.split("+").length);
  return { ...ask, ticks: true, need: Math.max(...pairs) };
}

export function answerOf(ask: Ask, ticked: string[]): string[] | null {
  if (ask.place !== "actions") return answered(ask, ticked);
  if (ticked.length !== ask.need) return null;
  const actions = ticked.map(cardOf);
  const keys = [`act:${actions.join("+")}`, `act:${[...actions].reverse().join("+")}`];
  const key = keys.find((each) => ask.decision.options.some((option) => option.key === each));
  return key ? [key] : null;
}

/** The action cards to choose from. Where a pair of the same is allowed, the second is called "develop#2". */
export function actionsIn(decision: Decision): string[] {
  const found: string[] = [];
  for (const option of decision.options) {
    if (option.verb !== "act") continue;
    const seen = new Map<string, number>();
    for (const action of option.subject.split("+")) {
      const often = (seen.get(action) ?? 0) + 1;
      seen.set(action, often);
      const spot = often > 1 ? `${action}#${often}` : action;
      if (!found.includes(spot)) found.push(spot);
    }
  }
  return found.sort((one, other) => ACTIONS.indexOf(cardOf(one)) - ACTIONS.indexOf(cardOf(other)));
}

/** Whether an action can be added to those ticked: some answer holds them all. */
export function actionFits(decision: Decision, ticked: string[], action: string): boolean {
  return decision.options.some((option) => {
    const rest = option.verb === "act" ? option.subject.split("+") : [];
    return [...ticked, action].every((each) => {
      const at = rest.indexOf(cardOf(each));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** A way to settle that gives up a card for nothing: the same can be had without it. The page asks once more. */
export function doubt(_: Option, __: Decision, verdict: Verdict | undefined): string | null {
  const needless = verdict?.facts.needless;
  return needless ? `ui-sure-${needless}` : null;
}
