// What an event does to the view on show, until the server's own view arrives; and how long a person looks at it.

import type { Playable } from "../../lib/live.svelte";
import { facts, iconsOf, SURVEY_TEAM } from "./facts.svelte";
import type { JumpDriveEvent, JumpDriveView, SeatView } from "./wire";

function without(cards: string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function seatChanged(view: JumpDriveView, seat: number, change: (seat: SeatView) => Partial<SeatView>): JumpDriveView {
  const players = view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
  return { ...view, players };
}

/** Cards that come into a seat's hand; their faces are known only to that seat. */
function drawn(view: JumpDriveView, seat: number, count: number, cards: string[] | null): JumpDriveView {
  const after = seatChanged(view, seat, ({ hand }) => ({ hand: hand + count }));
  after.deck = Math.max(0, view.deck - count);
  return view.seat === seat && cards ? { ...after, hand: [...view.hand, ...cards] } : after;
}

/** Cards that leave a seat's hand, for the table or for the discard pile. */
function left(view: JumpDriveView, seat: number, count: number, cards: string[] | null): JumpDriveView {
  const after = seatChanged(view, seat, ({ hand }) => ({ hand: hand - count }));
  return view.seat === seat && cards ? { ...after, hand: without(view.hand, cards) } : after;
}

function shed(view: JumpDriveView, seat: number, count: number, cards: string[] | null): JumpDriveView {
  return { ...left(view, seat, count, cards), discards: view.discards + count };
}

function empireChanged(view: JumpDriveView, seat: number, change: (empire: string[]) => string[]): JumpDriveView {
  return seatChanged(view, seat, (each) => {
    const empire = change(each.empire);
    return { empire, icons: { ...iconsOf(empire) } };
  });
}

function placed(view: JumpDriveView, seat: number, card: string): JumpDriveView {
  return empireChanged(view, seat, (empire) => [...empire, card]);
}

function settled(view: JumpDriveView, seat: number, card: string, second: boolean): JumpDriveView {
  const after = placed(view, seat, card);
  return second ? left(after, seat, 1, [card]) : seatChanged(after, seat, () => ({ world: "" }));
}

const ROUND_FRESH = { development: "", world: "", way: "", second: "", exploring: false };

function applied(view: JumpDriveView, event: JumpDriveEvent): JumpDriveView {
  switch (event.event) {
    case "dealt":
    case "drew":
    case "explored":
    case "income-drawn":
      return drawn(view, event.seat, event.count, event.cards);
    case "start-cards-discarded":
    case "paid":
    case "explore-discarded":
    case "discarded-to-limit":
      return shed(view, event.seat, event.count, event.cards);
    case "round-began":
      return {
        ...view,
        ...ROUND_FRESH,
        round: event.round,
        phase: "place",
        players: view.players.map((each) => ({ ...each, ...ROUND_FRESH })),
      };
    case "revealed": {
      const cards = [event.development, event.world].filter((card) => card && card !== SURVEY_TEAM);
      const after = left(view, event.seat, cards.length, cards);
      const { development, world, exploring } = event;
      return { ...seatChanged(after, event.seat, () => ({ development, world, exploring })), phase: "pay" };
    }
    case "developed":
      return seatChanged(placed(view, event.seat, event.card), event.seat, ({ survey_teams }) => ({
        development: "",
        survey_teams: event.card === SURVEY_TEAM ? 0 : survey_teams,
      }));
    case "settled":
    case "conquered":
      return settled(view, event.seat, event.card, event.second);
    case "convoy-discarded":
      return {
        ...empireChanged(view, event.seat, (empire) => without(empire, [event.card])),
        discards: view.discards + 1,
        shown: [...view.shown, event.card],
      };
    case "propaganda-moved":
      return placed(
        empireChanged(view, event.giver, (empire) => without(empire, [event.card])),
        event.seat,
        event.card,
      );
    case "scored":
      return seatChanged(view, event.seat, ({ vps, incomes }) => ({
        vp: event.total,
        vp_rate: event.vp,
        income_rate: event.income,
        vps: [...vps, event.vp],
        incomes: [...incomes, event.income],
      }));
    case "reshuffled":
      return { ...view, deck: event.count, discards: 0, shown: [] };
    case "game-ended":
      return { ...view, phase: "over", winners: event.winners };
    default:
      return view;
  }
}

/** A round has some ten events a seat; what only moves cards passes quickly. */
const WEIGHT: Partial<Record<JumpDriveEvent["event"], number>> = {
  "round-began": 0.6,
  paid: 0.15,
  developed: 0.5,
  settled: 0.5,
  conquered: 0.6,
  drew: 0.15,
  dealt: 0.15,
  "start-cards-discarded": 0.15,
  "explore-discarded": 0.15,
  "discarded-to-limit": 0.15,
  "income-drawn": 0.15,
  scored: 0.4,
};

function blank(view: JumpDriveView): JumpDriveView {
  const deck = facts.list.filter((card) => card.id !== SURVEY_TEAM).reduce((all, card) => all + card.copies, 0);
  return {
    ...view,
    ...ROUND_FRESH,
    round: 0,
    phase: "start",
    deck,
    discards: 0,
    awaited: [],
    winners: [],
    shown: [],
    hand: [],
    picked: [],
    discarded: [],
    players: view.players.map((player) => ({
      ...player,
      ...ROUND_FRESH,
      hand: 0,
      empire: [],
      survey_teams: 1,
      icons: { ...iconsOf([]) },
      military: 0,
      military_against: {},
      discounts: {},
      vp: 0,
      vp_rate: 0,
      income_rate: 0,
      breakdown: [],
      vps: [],
      incomes: [],
    })),
  };
}

export const playable: Playable<JumpDriveView, JumpDriveEvent> = {
  begin(shown, coming) {
    if (coming.seat === null || shown.round !== coming.round) return shown;
    const { picked, development, world, second, exploring } = coming;
    return { ...shown, picked, development, world, second, exploring };
  },
  apply: applied,
  weight(event, seat) {
    // What I did myself is no news to me; it shows at once.
    if ("seat" in event && event.seat === seat) return 0;
    return WEIGHT[event.event] ?? 1;
  },
  blank,
};
