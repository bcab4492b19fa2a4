// What an event does to the view on show, until the server's own view arrives; and how long a person looks at it.

import type { Playable } from "../../lib/live.svelte";
import { COLONISTS, COLOURS, facts, SPACES } from "./facts.svelte";
import type { BuildingView, CardBack, PileCard, PlayerView, PocketMarsEvent, PocketMarsView } from "./wire";

/** Prep cards of a player at most. */
const SLOTS = 2;
const HABITATION = -1;

type View = PocketMarsView;

function playerChanged(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  const players = view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
  return { ...view, players };
}

function automaOf(view: View): number {
  return view.players.find((player) => player.automa)?.seat ?? 1;
}

function without(cards: string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Backs of cards: ids where they are told, else colours alone. */
function backsOf(colours: readonly string[], cards: readonly string[] | null): CardBack[] {
  return colours.map((colour, at) => ({ colour, card: cards?.[at] ?? "" }));
}

function sorted(backs: CardBack[]): CardBack[] {
  const order = (back: CardBack) => COLOURS.indexOf(back.colour as (typeof COLOURS)[number]);
  return [...backs].sort((one, other) => order(one) - order(other));
}

/** Without one back: the card itself where it is known, else one of its colour. */
function fewer(backs: CardBack[], card: string, colour: string): CardBack[] {
  const known = backs.findIndex((back) => card !== "" && back.card === card);
  const at = known >= 0 ? known : backs.findIndex((back) => back.colour === colour && back.card === "");
  return at < 0 ? backs : backs.filter((_, index) => index !== at);
}

function colourOf(card: string): string {
  return facts.of(card).colour;
}

/** Cards come into a hand. */
function gained(view: View, seat: number, colours: readonly string[], cards: readonly string[] | null): View {
  const after = playerChanged(view, seat, ({ hand }) => ({ hand: sorted([...hand, ...backsOf(colours, cards)]) }));
  return view.seat === seat && cards ? { ...after, hand: [...view.hand, ...cards] } : after;
}

/** Cards leave a hand or a prep module. */
function lost(view: View, seat: number, from: "hand" | "prep", cards: readonly (string | null)[], colours: readonly string[]): View {
  const after = playerChanged(view, seat, (player) => ({
    [from]: colours.reduce((backs, colour, at) => fewer(backs, cards[at] ?? "", colour), player[from]),
  }));
  const known = cards.filter((card) => card !== null);
  return view.seat === seat ? { ...after, [from]: without(view[from], known) } : after;
}

function thrown(view: View, cards: readonly string[]): View {
  return { ...view, discards: [...view.discards, ...cards] };
}

function fromDeck(view: View, count: number): View {
  return { ...view, deck: Math.max(0, view.deck - count) };
}

function buildingChanged(view: View, id: string, change: (building: BuildingView) => Partial<BuildingView>): View {
  return { ...view, buildings: view.buildings.map((each) => (each.id === id ? { ...each, ...change(each) } : each)) };
}

function piled(view: View, id: string, change: (pile: PileCard[]) => PileCard[]): View {
  return buildingChanged(view, id, (building) => {
    const pile = change(building.pile);
    const top = pile[pile.length - 1];
    const number = building.number === HABITATION ? HABITATION : (top?.value ?? facts.of(id).value);
    return { pile, number };
  });
}

/** Colonists of a player at a building changed; what is counted from them follows. */
function moved(view: View, seat: number, id: string, one: number, two: number, changes: Partial<Record<"earth" | "ship", number>> = {}): View {
  const index = view.buildings.findIndex((building) => building.id === id);
  const shift = (counts: number[], at: number, by: number) => counts.map((count, each) => (each === at ? count + by : count));
  const after = playerChanged(view, seat, (player) => {
    const one_star = shift(player.one_star, index, one);
    const two_star = shift(player.two_star, index, two);
    const here = one_star.map((count, at) => count + (two_star[at] ?? 0));
    return {
      one_star,
      two_star,
      mars: here.reduce((all, count) => all + count, 0),
      buildings: here.slice(0, SPACES).filter((count) => count > 0).length,
      together: Math.max(...here.slice(0, SPACES)),
      earth: player.earth + (changes.earth ?? 0),
      ship: player.ship + (changes.ship ?? 0),
    };
  });
  const place = view.players.findIndex((player) => player.seat === seat);
  return buildingChanged(after, id, (building) => ({
    one_star: shift(building.one_star, place, one),
    two_star: shift(building.two_star, place, two),
    room: building.room - two,
  }));
}

function launched(view: View, seat: number, count: number): View {
  return playerChanged(view, seat, ({ earth, ship }) => ({ earth: earth - count, ship: ship + count }));
}

function applied(view: View, event: PocketMarsEvent): View {
  switch (event.event) {
    case "dealt": {
      const dealt = fromDeck(view, event.count);
      if (view.options.drafting !== "yes") return gained(dealt, event.seat, event.colours, event.cards);
      const after = playerChanged(dealt, event.seat, () => ({ pack: sorted(backsOf(event.colours, event.cards)) }));
      return view.seat === event.seat && event.cards ? { ...after, pack: event.cards } : after;
    }
    case "drafted": {
      const after = gained(view, event.seat, [event.colour], event.card === null ? null : [event.card]);
      return playerChanged(after, event.seat, ({ pack }) => ({ pack: fewer(pack, event.card ?? "", event.colour) }));
    }
    case "draft-ended":
      return { ...thrown(view, event.cards), pack: [], players: view.players.map((each) => ({ ...each, pack: [] })) };
    case "prepared": {
      const after = lost(view, event.seat, "hand", event.cards ?? event.colours.map(() => null), event.colours);
      const prepared = playerChanged(after, event.seat, ({ prep }) => ({ prep: [...prep, ...backsOf(event.colours, event.cards)] }));
      return view.seat === event.seat && event.cards ? { ...prepared, prep: [...view.prep, ...event.cards] } : prepared;
    }
    case "round-began":
      return { ...view, round: event.round, turn: view.start, phase: "turn" };
    case "turn-began":
      return { ...view, turn: event.seat, phase: "turn" };
    case "hand-card-played":
      return { ...lost(view, event.seat, "hand", [event.card], [colourOf(event.card)]), playing: event.card };
    case "played-card-discarded":
      return { ...thrown(view, [event.card]), playing: "" };
    case "prep-card-played":
      return { ...lost(view, event.seat, "prep", [event.card], [colourOf(event.card)]), playing: event.card };
    case "other-card-played":
      return { ...lost(view, event.owner, "prep", [event.card], [colourOf(event.card)]), playing: event.card };
    case "attached": {
      const { card, value } = event;
      return piled({ ...view, playing: "" }, event.building, (pile) => [...pile, { card, colour: colourOf(card), value, face_down: false }]);
    }
    case "action-done":
      return playerChanged(view, event.seat, () => ({ energy: event.energy }));
    case "launched":
      return launched(view, event.seat, event.count);
    case "energy-gained":
      return playerChanged(view, event.seat, () => ({ energy: event.energy }));
    case "placed":
      return moved(view, event.seat, event.building, 1, 0, { [event.source]: -1 });
    case "promoted":
      return moved(view, event.owner, event.building, -1, 1);
    case "demoted":
      return moved(view, event.owner, event.building, 1, -1);
    case "swapped":
      return moved(moved(view, event.up, event.building, -1, 1), event.down, event.building, 1, -1);
    case "cards-swapped":
      return piled(view, event.building, (pile) => [...pile.slice(0, -2), ...pile.slice(-2).reverse()]);
    case "covered": {
      const { card, colour, source } = event;
      const from = source === "hand" ? lost(view, event.seat, "hand", [null], [colour]) : source === "deck" ? fromDeck(view, 1) : { ...view, playing: "" };
      return piled(from, event.building, (pile) => [...pile, { card, colour, value: 0, face_down: true }]);
    }
    case "drew":
      return gained(fromDeck(view, event.count), event.seat, event.colours, event.cards);
    case "took-from-automa": {
      const { seat, colour, card } = event;
      return gained(lost(view, automaOf(view), "prep", [card], [colour]), seat, [colour], card === null ? null : [card]);
    }
    case "buried":
      return { ...lost(view, event.seat, event.source === "prep" ? "prep" : "hand", [event.card], [event.colour]), deck: view.deck + 1 };
    case "prep-returned": {
      const { seat, colour, card } = event;
      return gained(lost(view, seat, "prep", [card], [colour]), seat, [colour], card === null ? null : [card]);
    }
    case "discarded":
      return thrown(lost(view, event.seat, event.source === "prep" ? "prep" : "hand", event.cards, event.cards.map(colourOf)), event.cards);
    case "other-discarded":
      return thrown(lost(view, event.owner, "prep", [event.card], [colourOf(event.card)]), [event.card]);
    case "reshuffled": {
      const buildings = view.buildings.map((building) => ({ ...building, pile: building.pile.slice(-1) }));
      return { ...view, buildings, deck: event.count, discards: [], deck_bottom: [] };
    }
    case "system-failed":
      return { ...thrown(fromDeck(view, event.cards.length), event.cards), phase: "automa" };
    case "automa-launched":
      return launched(view, automaOf(view), 1);
    case "automa-placed":
      return moved(view, automaOf(view), event.building, 1, 0, { ship: -1 });
    case "automa-promoted":
      return moved(view, automaOf(view), event.building, -1, 1);
    case "automa-demoted":
      return moved(view, event.owner, event.building, 1, -1);
    case "automa-gained-energy":
      return playerChanged(view, automaOf(view), () => ({ energy: event.energy }));
    case "automa-discarded":
      return thrown(fromDeck(view, event.cards.length), event.cards);
    case "automa-refilled": {
      const after = fromDeck(view, event.colours.length);
      return playerChanged(after, automaOf(view), ({ prep }) => ({ prep: [...prep, ...backsOf(event.colours, null)] }));
    }
    case "game-ended":
      return { ...view, phase: "over", causes: event.causes, winners: event.winners, outcome: event.outcome };
    default:
      return view;
  }
}

/** A turn has some six events; what follows from another passes quickly. What the automa does is new to many. */
const WEIGHT: Partial<Record<PocketMarsEvent["event"], number>> = {
  dealt: 0.15,
  prepared: 0.3,
  "round-began": 0.4,
  "turn-began": 0.3,
  "played-card-discarded": 0.2,
  "hand-card-played": 1.3,
  "prep-card-played": 1,
  "other-card-played": 1.2,
  "action-done": 0.6,
  "ability-used": 0.6,
  drew: 0.4,
  discarded: 0.5,
  "automa-activated": 1.4,
  "automa-refilled": 0.6,
};

/** Colonists the automa begins with on Earth; the others are on its ship. */
function blankPlayer(view: View, player: PlayerView): PlayerView {
  const none = player.one_star.map(() => 0);
  const ship = player.automa ? Number(view.options.automa_ship) : 1;
  return {
    ...player,
    earth: COLONISTS - ship,
    ship,
    mars: 0,
    energy: 1,
    one_star: none,
    two_star: none,
    hand: [],
    prep: [],
    pack: [],
    buildings: 0,
    together: 0,
    score: 0,
    breakdown: [],
  };
}

function blank(view: View): View {
  const players = view.players.map((player) => blankPlayer(view, player));
  const room = view.players.length > SLOTS ? 2 : 1;
  return {
    ...view,
    round: 0,
    phase: view.options.drafting === "yes" ? "draft" : "prepare",
    turn: -1,
    awaited: [],
    players,
    buildings: view.buildings.map((building) => ({
      ...building,
      number: building.number === HABITATION ? HABITATION : facts.of(building.id).value,
      pile: [],
      one_star: players.map(() => 0),
      two_star: players.map(() => 0),
      room: building.number === HABITATION ? 0 : room,
    })),
    playing: "",
    deck: facts.list.filter((card) => card.type === "project").length,
    deck_top: "",
    deck_bottom: [],
    discards: [],
    causes: [],
    winners: [],
    outcome: "",
    hand: [],
    prep: [],
    pack: [],
    picked: [],
    candidates: [],
    owed: 0,
  };
}

export const playable: Playable<PocketMarsView, PocketMarsEvent> = {
  begin: (shown) => shown,
  apply: applied,
  weight(event, seat) {
    // What I did myself is no news to me; it shows at once.
    if ("seat" in event && event.seat === seat) return 0;
    return WEIGHT[event.event] ?? 1;
  },
  blank,
};
