// Deals of Sidereal Confluence as trees of messages, for what stands on the table and for what is drafted here, which no
// event tells: made as in src/cosmodrome/words/deals.py, which tests/house/test_render.py holds.

import type { Tree } from "../../../words/render";
import type { Things } from "../facts.svelte";
import type { Given, Promised } from "../wire";

/** What is given in a deal, as events have it or as a payload does. */
type Pack = Partial<Omit<Given, "parcel">> & { parcel?: Things | boolean };
/** A promise of an event, or of a payload, where `type` is its kind and what it gives stands in it. */
type Owed = Partial<Promised> & Pack & { type?: string };
export interface Deal {
  moves?: Pack[];
  promises?: Owed[];
}

/** What several moves come to together. */
export function merged(moves: Pack[]): Partial<Given> {
  const goods: Things = {};
  for (const move of moves) for (const [good, count] of Object.entries(move.goods ?? {})) goods[good] = (goods[good] ?? 0) + count;
  const sum = (field: "points" | "acknowledgements" | "envoys") => moves.reduce((all, move) => all + (move[field] ?? 0), 0);
  const parcels = moves.flatMap(({ parcel }) => (parcel && total(parcel === true ? { all: 1 } : parcel) ? [parcel] : []));
  return {
    goods, points: sum("points"), acknowledgements: sum("acknowledgements"), envoys: sum("envoys"),
    cards: moves.flatMap(({ cards }) => cards ?? []), licences: moves.flatMap(({ licences }) => licences ?? []),
    parcel: parcels[0] as Things | undefined,
  };
}

const total = (things: Things) => Object.values(things).reduce((sum, count) => sum + count, 0);

/** Trees of deals, where it is known which cards are only `lent`. */
export function dealTrees(lent: (card: string) => boolean) {
  /** What changes hands. */
  function pack({ goods = {}, points = 0, parcel = {}, cards = [], licences = [], acknowledgements = 0, envoys = 0 }: Pack): Tree {
    const tokens = { acknowledgement: acknowledgements, envoy: envoys };
    const words: Tree[] = [
      ...Object.entries(goods).map(([good, count]): Tree => [`amount-${good}`, { count }]),
      ...(points ? [["pack-points", { count: points }] as Tree] : []),
      ...(parcel === true || (parcel && total(parcel)) ? ["pack-parcel"] : []),
      ...cards.map((card): Tree => [lent(card) ? "pack-loan" : "", { card }]),
      ...licences.map((technology): Tree => ["pack-licence", { technology }]),
      ...Object.entries(tokens).flatMap(([token, count]): Tree[] => (count ? [[`amount-${token}`, { count }]] : [])),
    ];
    const [last = "amounts-none"] = words.slice(-1);
    return words.length < 2 ? ["", [last]] : ["amounts-and", { first: [", ", words.slice(0, -1)], last: ["", [last]] }];
  }

  /** "you give Ben 2 Food"; a seat that is open is taken by `taker`. */
  function moved(given: Pack, taker: number | null = null): Tree {
    return ["deal-move", { giver: [given.giver ?? taker], receiver: [given.receiver ?? taker], what: pack(given) }];
  }

  /** "in turn 3 Ben gives you 2 Food", "turn 2, Ben → you: do not steal from you". */
  function promised(owed: Owed, taker: number | null = null): Tree {
    const { turn = 1, by = null, to = null, also = [] } = owed;
    const kind = owed.kind ?? owed.type ?? "note";
    if (kind === "deliver") return [owed.late ? "promise-late" : "promise-deliver", { turn, move: moved({ ...(owed.given ?? owed), giver: by, receiver: to }, taker) }];
    const [debtor, ...creditors] = [by, to, ...also].map((seat) => seat ?? taker);
    return ["promise-act", { turn, by: [debtor], to: creditors, act: act(kind, owed, taker) }];
  }

  /** What is owed by a promise that gives nothing. */
  function act(kind: string, owed: Owed, taker: number | null): Tree {
    if (kind === "bid") return [`promise-${owed.bound || "pass"}`, { count: owed.ships ?? 0, track: owed.track || "colony" }];
    if (kind === "spare") return ["promise-spare", { victim: [owed.seat ?? owed.to ?? taker] }];
    return [`promise-${kind}`, { card: owed.card ?? "", text: owed.text || "-" }];
  }

  /** All of a deal: what the viewer gives, then gets, then owes or is owed, and then what is between others. */
  function dealt({ moves = [], promises = [] }: Deal, viewer: number | null): Tree {
    const mine = (seats: (number | null | undefined)[]) => (viewer === null || !seats.includes(viewer) ? seats.length : seats.indexOf(viewer));
    const inOrder = [...moves].sort((one, other) => mine([one.giver, one.receiver]) - mine([other.giver, other.receiver]));
    const owed = ({ by, to, also = [] }: Owed) => Number(viewer === null || ![by, to, ...also].includes(viewer));
    const promisesInOrder = [...promises].sort((one, other) => owed(one) - owed(other));
    return ["; ", [...inOrder.map((each) => moved(each)), ...promisesInOrder.map((each) => promised(each))]];
  }

  return { moved, promised, dealt };
}
