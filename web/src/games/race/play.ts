// What an event does to the view on show, until the server's own view arrives; and how long a person looks at it.

import type { Playable } from "../../lib/live.svelte";
import { facts } from "./facts.svelte";
import type { PhaseView, RaceEvent, RaceView, SeatView } from "./wire";

function without(cards: string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function seatChanged(view: RaceView, seat: number, change: (seat: SeatView) => Partial<SeatView>): RaceView {
  const players = view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
  return { ...view, players };
}

/** Cards that come into a seat's hand; their faces are known only to that seat. */
function drawn(view: RaceView, seat: number, count: number, cards: string[] | null): RaceView {
  const after = seatChanged(view, seat, ({ hand }) => ({ hand: hand + count }));
  after.deck = Math.max(0, view.deck - count);
  return view.seat === seat && cards ? { ...after, hand: [...view.hand, ...cards] } : after;
}

/** Cards that leave a seat's hand for the discard pile. */
function shed(view: RaceView, seat: number, count: number, cards: string[] | null): RaceView {
  const after = seatChanged(view, seat, ({ hand }) => ({ hand: hand - count }));
  after.discards = view.discards + count;
  return view.seat === seat && cards ? { ...after, hand: without(view.hand, cards) } : after;
}

function placed(view: RaceView, seat: number, card: string): RaceView {
  const after = seatChanged(view, seat, (each) => ({
    hand: each.hand - 1,
    tableau: [...each.tableau, { card, good: false }],
    revealed: "",
  }));
  return view.seat === seat ? { ...after, hand: without(view.hand, [card]), placing: "" } : after;
}

function good(view: RaceView, seat: number, world: string, lies: boolean): RaceView {
  const after = seatChanged(view, seat, ({ tableau }) => {
    const at = tableau.findIndex((each) => each.card === world && each.good !== lies);
    return { tableau: tableau.map((each, index) => (index === at ? { ...each, good: lies } : each)) };
  });
  // A good is a card from the deck, and is discarded when it goes.
  return lies ? { ...after, deck: Math.max(0, view.deck - 1) } : { ...after, discards: view.discards + 1 };
}

function chips(view: RaceView, seat: number, vp: number): RaceView {
  return {
    ...seatChanged(view, seat, (each) => ({ chips: each.chips + vp, score: each.score + vp })),
    pool: view.pool - vp,
  };
}

/** The phase an action calls. */
function phaseOf(action: string): string {
  return action.split("-")[0] ?? action;
}

const ORDER = ["explore", "develop", "settle", "consume", "produce"];

function phasesOf(actions: string[][]): PhaseView[] {
  const found: PhaseView[] = [];
  for (const phase of ORDER) {
    const often = actions.map((chosen) => chosen.filter((action) => phaseOf(action) === phase).length);
    const runs = phase === "develop" || phase === "settle" ? Math.max(0, ...often) : Math.max(...often) > 0 ? 1 : 0;
    for (let run = 1; run <= runs; run++) {
      // Whoever called a phase once has its bonus in the first run only.
      const bonus = often.flatMap((count, seat) => (count >= run ? [seat] : []));
      found.push({ phase, bonus, state: "ahead" });
    }
  }
  return found;
}

function begun(phases: PhaseView[], phase: string): PhaseView[] {
  const past = phases.map((each) => (each.state === "now" ? { ...each, state: "past" } : each));
  const at = past.findIndex((each) => each.phase === phase && each.state === "ahead");
  return past.map((each, index) => (index === at ? { ...each, state: "now" } : each));
}

function applied(view: RaceView, event: RaceEvent): RaceView {
  switch (event.event) {
    case "dealt":
      return drawn(view, event.seat, event.count, event.cards);
    case "started":
      return seatChanged(view, event.seat, () => ({ tableau: [{ card: event.world, good: false }] }));
    case "start-cards-discarded":
    case "discarded-to-limit":
    case "discarded-to-produce":
      return shed(view, event.seat, event.count, event.cards);
    case "round-began":
      return {
        ...view,
        round: event.round,
        phase: "choose",
        phases: [],
        players: view.players.map((each) => ({ ...each, actions: [] })),
      };
    case "actions-revealed":
      return {
        ...view,
        phases: phasesOf(event.actions),
        players: view.players.map((each) => ({ ...each, actions: event.actions[each.seat] ?? [] })),
      };
    case "phase-began":
      return { ...view, phase: event.phase, phases: begun(view.phases, event.phase) };
    case "kept": {
      const after = drawn(view, event.seat, event.count, event.cards);
      return { ...after, discards: view.discards + event.away, looked_at: view.seat === event.seat ? [] : view.looked_at };
    }
    case "revealed":
      return seatChanged(view, event.seat, () => ({ revealed: event.card }));
    case "developed":
    case "settled":
      return placed(shed(view, event.seat, event.price, event.paid), event.seat, event.card);
    case "conquered":
      return placed(view, event.seat, event.card);
    case "tableau-card-discarded":
      return seatChanged(view, event.seat, ({ tableau }) => {
        const at = tableau.findIndex((each) => each.card === event.card);
        return { tableau: tableau.filter((_, index) => index !== at) };
      });
    case "drew":
      return drawn(view, event.seat, event.count, event.cards);
    case "good-placed":
      return good(view, event.seat, event.world, true);
    case "sold":
      return good(view, event.seat, event.world, false);
    case "consumed":
      return chips(
        event.worlds.reduce((after, world) => good(after, event.seat, world, false), view),
        event.seat,
        event.vp,
      );
    case "hand-cards-consumed":
      return chips(shed(view, event.seat, event.count, event.cards), event.seat, event.vp);
    case "gambled":
      return event.won && event.card ? drawn(view, event.seat, 1, [event.card]) : view;
    case "reshuffled":
      return { ...view, deck: event.count, discards: 0 };
    case "game-ended":
      return { ...view, phase: "over", winners: event.winners };
    default:
      return view;
  }
}

const WEIGHT: Partial<Record<RaceEvent["event"], number>> = {
  "actions-revealed": 1.9,
  "phase-began": 0.8,
  revealed: 0.5,
  explored: 0.2,
  dealt: 0.2,
  drew: 0.5,
  "good-placed": 0.4,
  "round-began": 0.6,
};

function blank(view: RaceView): RaceView {
  const cards = facts.list.reduce((all, card) => all + card.copies, 0);
  return {
    ...view,
    round: 0,
    phase: "start",
    phases: [],
    pool: 12 * view.players.length,
    deck: cards - view.players.length,
    discards: 0,
    awaited: [],
    winners: [],
    shown: [],
    hand: [],
    looked_at: [],
    picked: [],
    placing: "",
    chosen: [],
    players: view.players.map((player) => ({
      ...player,
      hand: 0,
      chips: 0,
      tableau: [],
      military: 0,
      military_against: {},
      discounts: {},
      actions: [],
      revealed: "",
      powers_left: [],
      score: 0,
      breakdown: [],
    })),
  };
}

export const playable: Playable<RaceView, RaceEvent> = {
  begin(shown, coming) {
    if (coming.seat === null || shown.round !== coming.round) return shown;
    return { ...shown, chosen: coming.chosen, placing: coming.placing, picked: coming.picked };
  },
  apply: applied,
  weight(event, seat) {
    // What I did myself is no news to me; it shows at once.
    if ("seat" in event && event.seat === seat) return 0;
    return WEIGHT[event.event] ?? 1;
  },
  blank,
};
