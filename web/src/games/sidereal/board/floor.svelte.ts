// What one person has in hand at this table before it is sent: the plan for the economy and the offer in the making.

import { getContext, setContext } from "svelte";

import type { Weighed } from "../../../lib/live.svelte";
import type { Verdict } from "../../../lib/messages";
import type { Desk } from "../../../lib/table/desk.svelte";
import { works, type Work } from "../ask";
import type { Things } from "../facts.svelte";
import type { Given, OfferView, Promised, SiderealView } from "../wire";

export type Tab = "mine" | "offers" | "tracks" | "ledger" | "needs";

/** What changes hands now or, with a turn, later. */
export interface Row {
  giver: number | null;
  receiver: number | null;
  goods: Things;
  points: number;
  parcel: boolean;
  cards: string[];
  licences: string[];
  acknowledgements: number;
  envoys: number;
  /** 0 for now. */
  turn: number;
  late: boolean;
}

/** A promise that is no delivery, as it is sent. */
export type Word = { type: string; by: number | null; to: number | null } & Record<string, unknown>;

function emptyRow(giver: number | null, receiver: number | null): Row {
  return { giver, receiver, goods: {}, points: 0, parcel: false, cards: [], licences: [], acknowledgements: 0, envoys: 0, turn: 0, late: false };
}

export function isEmpty(row: Row): boolean {
  const { goods, points, parcel, cards, licences, acknowledgements, envoys } = row;
  return !Object.keys(goods).length && !points && !parcel && !cards.length && !licences.length && !acknowledgements && !envoys;
}

function rowFrom(given: Given, turn = 0, late = false): Row {
  const { giver, receiver, goods = {}, points = 0, parcel, cards = [], licences = [], acknowledgements = 0, envoys = 0 } = given;
  const has = parcel !== undefined && Object.keys(parcel).length > 0;
  return { giver, receiver, goods: { ...goods }, points, parcel: has, cards: [...cards], licences: [...licences], acknowledgements, envoys, turn, late };
}

function wordFrom(owed: Promised): Word {
  const { kind, number: _number, given: _given, ...rest } = owed;
  const word: Word = { type: kind, by: owed.by, to: owed.to, turn: rest.turn };
  for (const name of ["card", "at", "track", "bound", "ships", "seat", "text"] as const) {
    const fact = rest[name];
    if (fact !== undefined && fact !== "" && fact !== 0 && fact !== null) word[name] = fact;
  }
  return word;
}

export class Floor {
  tab = $state<Tab>("offers");
  /** Offers that this person does not want to see. */
  ignored = $state.raw<string[]>([]);

  // --- the plan

  /** Runs as "card/at", once the person has touched the plan; null while it is all that can run. */
  touched = $state.raw<string[] | null>(null);
  plan = $state.raw<Weighed | null>(null);
  /** By run: the goods that pay it, where the person has said so; else the game finds them. */
  puts = $state.raw<Record<string, Things>>({});

  // --- the offer in the making

  making = $state(false);
  /** Whom it is for; empty is anyone. */
  to = $state.raw<number[]>([]);
  /** Of several: all of them together, or the first that takes it. */
  together = $state(true);
  rows = $state<Row[]>([]);
  words = $state.raw<Word[]>([]);
  /** The row that goods are put in. */
  active = $state(0);
  /** The number of the offer that it answers, or -1. */
  counters = $state(-1);
  /** The number of the promise that it would settle, or -1. */
  settles = $state(-1);
  until = $state(0);
  weighed = $state.raw<Weighed | null>(null);
  /** The question to which it was sent. */
  sentAt = $state(-1);

  constructor(readonly desk: Desk<SiderealView>) {}

  get me(): number {
    return this.desk.source.view.seat ?? 0;
  }

  get verdicts(): Verdict[] {
    return this.desk.source.decision?.verdicts ?? [];
  }

  /** The runs that are planned. */
  readonly runs = $derived.by<string[]>(() => {
    if (this.touched) return this.touched;
    return works(this.verdicts, "run").filter(({ facts }) => facts.planned === 1).map(({ card, at }) => `${card}/${at}`);
  });

  /** What is said of each converter: beside the plan that is ticked, once the game has weighed it. */
  readonly machines = $derived.by<Work[]>(() => works((this.touched && this.plan?.verdicts) || this.verdicts, "run"));

  get runKey(): string {
    const runs = this.runs.map((run) => {
      const [card, at] = run.split("/");
      const put = this.puts[run];
      return { card, ...(Number(at) ? { at: Number(at) } : {}), ...(put ? { put } : {}) };
    });
    return `run:${JSON.stringify({ runs })}`;
  }

  toggle(card: string, at: number, times: number) {
    const name = `${card}/${at}`;
    const count = this.runs.filter((each) => each === name).length;
    this.touched = count >= times ? this.runs.filter((each) => each !== name) : [...this.runs, name];
  }

  /** Let a run be paid by these goods; without any the game finds them again. */
  pay(card: string, at: number, put: Things | null) {
    const { [`${card}/${at}`]: _, ...rest } = this.puts;
    this.puts = put ? { ...rest, [`${card}/${at}`]: put } : rest;
    this.touched = this.runs;
  }

  // --- offers

  begin(to: number[] = []) {
    this.making = true;
    this.tab = "offers";
    this.counters = this.settles = -1;
    this.words = [];
    this.weighed = null;
    this.until = 0;
    this.address(to);
  }

  /** A new offer that asks a seat for a good; what goes for it is put in next. */
  askFor(seat: number, good: string) {
    this.begin([seat]);
    this.active = 1;
    this.put(good, 1);
    this.active = 0;
  }

  /** The rows that go with whom the offer is for; what was put in stays where it still can. */
  address(to: number[]) {
    const before = this.rows;
    this.to = to;
    const parties: (number | null)[] = to.length === 1 || (to.length > 1 && this.together) ? to : [null];
    const pairs = parties.flatMap((party): [number | null, number | null][] => [[this.me, party], [party, this.me]]);
    const single = parties.length === 1 && before.length === 2;
    this.rows = pairs.map(([giver, receiver], at) => {
      const same = before.find((row) => row.giver === giver && row.receiver === receiver) ?? (single ? before[at] : undefined);
      return same ? { ...same, giver, receiver } : emptyRow(giver, receiver);
    });
    this.active = 0;
  }

  addRow(giver: number | null, receiver: number | null) {
    this.rows.push(emptyRow(giver, receiver));
    this.active = this.rows.length - 1;
  }

  put(good: string, count: number) {
    const row = this.rows[this.active];
    if (!row) return;
    const left = (row.goods[good] ?? 0) + count;
    const { [good]: _, ...rest } = row.goods;
    row.goods = left > 0 ? { ...rest, [good]: left } : rest;
  }

  /** An answer to an offer begins with what that one says. */
  counter(offer: OfferView) {
    this.begin([]);
    const me = this.me;
    const named = offer.all_of;
    const as = (seat: number | null) => (seat === null ? me : seat);
    const parties = named ? [offer.maker, ...offer.to].filter((seat) => seat !== me) : [offer.maker];
    this.together = true;
    this.to = parties;
    this.rows = [
      ...offer.moves.map((move) => rowFrom({ ...move, giver: as(move.giver), receiver: as(move.receiver) })),
      ...offer.promises.flatMap((owed) => (owed.kind === "deliver" && owed.given ? [rowFrom({ ...owed.given, giver: as(owed.by), receiver: as(owed.to) }, owed.turn, owed.late ?? false)] : [])),
    ];
    this.words = offer.promises.filter(({ kind }) => kind !== "deliver").map((owed) => wordFrom({ ...owed, by: as(owed.by), to: as(owed.to) }));
    for (const party of parties) {
      for (const [giver, receiver] of [[me, party], [party, me]] as const) {
        if (!this.rows.some((row) => row.giver === giver && row.receiver === receiver && !row.turn)) this.rows.push(emptyRow(giver, receiver));
      }
    }
    this.counters = Number(offer.key.split(":")[1] ?? -1);
    this.active = Math.max(0, this.rows.findIndex((row) => row.giver === me));
  }

  /** Something in place of what was promised. */
  compensate(number: number, to: number) {
    this.begin([to]);
    this.settles = number;
    this.rows = this.rows.filter((row) => row.giver === this.me);
  }

  /** The answer that it makes; "" while there is nothing in it. */
  get key(): string {
    const rows = this.rows.filter((row) => !isEmpty(row));
    const moves = rows.filter((row) => !row.turn).map(({ turn: _turn, late: _late, ...move }) => trimmed(move));
    if (this.settles >= 0) return moves.length ? `compensate:${JSON.stringify({ number: this.settles, moves })}` : "";
    const later = rows
      .filter((row) => row.turn)
      .map(({ giver, receiver, turn, late, ...pack }) => ({ type: "deliver", by: giver, to: receiver, turn, ...(late ? { late } : {}), ...trimmed(pack) }));
    const promises = [...later, ...this.words];
    if (!moves.length && !promises.length) return "";
    const open = !this.together && this.to.length > 1;
    const offer = { moves, promises, ...(open ? { to: this.to } : {}), ...(this.until ? { until: this.until } : {}) };
    return this.counters >= 0 ? `counter:${JSON.stringify({ number: this.counters, offer })}` : `offer:${JSON.stringify(offer)}`;
  }

  send() {
    const { decision } = this.desk.source;
    if (!this.key || !decision) return;
    this.sentAt = decision.question;
    this.desk.source.choose([this.key]);
  }

  close() {
    this.making = false;
    this.rows = [];
    this.words = [];
    this.counters = this.settles = this.sentAt = -1;
    this.weighed = null;
  }
}

const SEATS = ["giver", "receiver"];

/** Without what says nothing. */
function trimmed(pack: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(pack).filter(([name, fact]) => SEATS.includes(name) || (fact !== 0 && fact !== false && !(Array.isArray(fact) && !fact.length) && !(typeof fact === "object" && fact !== null && !Array.isArray(fact) && !Object.keys(fact).length))),
  );
}

const KEY = Symbol("floor");

export function provideFloor(desk: Desk<SiderealView>): Floor {
  return setContext(KEY, new Floor(desk));
}

export function useFloor(): Floor {
  return getContext<Floor>(KEY);
}
