// What one person has in hand at this table before it is sent: the plan for the economy and the offer in the making.

import { getContext, setContext } from "svelte";

import type { Weighed } from "../../../net/live.svelte";
import type { Verdict } from "../../../net/messages";
import type { Desk } from "../../../table/desk.svelte";
import { told, verdictFor, works, type Work } from "../ask";
import { facts, type Things } from "../facts.svelte";
import type { Given, OfferView, Promised, SiderealView } from "../wire";
import { keyPaid, paymentIn, type Payment, type Way } from "../economy/payments";

export type Tab = "mine" | "offers" | "tracks" | "ledger" | "needs";

/** What a deal brings: the sum, what it is made of, and kinds of what is not counted, joined by "+". */
export interface Brings {
  brings: number;
  plan: number;
  promised: number;
  shared: number;
  kept: number;
  apart: string;
}

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
export interface Word {
  type: string;
  by: number | null;
  to: number | null;
  turn: number;
  also?: number[] | undefined;
  card?: string | undefined;
  at?: number | undefined;
  track?: string | undefined;
  bound?: string | undefined;
  ships?: number | undefined;
  seat?: number | undefined;
  text?: string | undefined;
}

/** An offer as it is sent. */
interface Proposal {
  moves?: Partial<Given>[];
  promises?: (Partial<Given> & Partial<Word> & { late?: boolean })[];
  to?: number[];
  until?: number | null;
}

/** R6.2 Of a good in one move. */
const MOST = 99;

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
  const facts = Object.entries({ card: rest.card, at: rest.at, track: rest.track, bound: rest.bound, ships: rest.ships, seat: rest.seat, text: rest.text, also: rest.also });
  const told = facts.filter(([, fact]) => fact !== undefined && fact !== "" && fact !== 0 && fact !== null && !(Array.isArray(fact) && !fact.length));
  return { type: kind, by: owed.by, to: owed.to, turn: rest.turn, ...Object.fromEntries(told) };
}

export class Floor {
  tab = $state<Tab>("offers");
  /** Offers that this person does not want to see. */
  ignored = $state.raw<string[]>([]);

  // --- the plan

  /** Runs as "card/at", once the person has touched the plan; null while it is all that can run. */
  touched = $state.raw<string[] | null>(null);
  plan = $state.raw<Weighed | null>(null);
  /** By run as "card/at/time": how it is paid, where the person has said so; else the game finds it. */
  ways = $state.raw<Record<string, Way>>({});
  /** The act or theft whose payment is open: the answer as the game told it, and how it is to be paid. */
  bill = $state.raw<{ key: string; way: Way; told: Weighed | null } | null>(null);

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

  /** All that is said of my question but of offers, to compare. */
  readonly ofMine = $derived(JSON.stringify(this.verdicts.filter(({ card }) => !card.startsWith("take:"))));

  /** What an offer brings me, by its key; "brings" of the one in the making. In tenths of a point. */
  brings(key: string): Brings | null {
    const verdicts = key === "brings" ? (this.weighed?.verdicts ?? []) : (this.desk.source.appraised ?? []);
    const facts = verdictFor(verdicts, key)?.facts;
    return facts ? (facts as unknown as Brings) : null;
  }

  /** The runs that are planned. */
  readonly runs = $derived.by<string[]>(() => {
    if (this.touched) return this.touched;
    return works(this.verdicts, "run").filter(({ facts }) => facts.planned === 1).map(({ card, at }) => `${card}/${at}`);
  });

  /** What is said of each converter: beside the plan that is ticked, once the game has weighed it. */
  readonly machines = $derived.by<Work[]>(() => works((this.touched && this.plan?.verdicts) || this.verdicts, "run"));

  /** What a hint would run, as "card/at"; null where it tells of no plan. */
  readonly advisedRuns = $derived.by<string[] | null>(() => {
    const plan = told<{ runs?: { card: string; at?: number }[] }>(this.desk.advised, "run");
    return plan && (plan.runs ?? []).map(({ card, at }) => `${card}/${at ?? 0}`);
  });

  get runKey(): string {
    const runs = this.runs.map((run, number) => {
      const [card, at] = run.split("/");
      const time = this.runs.slice(0, number).filter((each) => each === run).length;
      return { card, ...(Number(at) ? { at: Number(at) } : {}), ...this.ways[`${run}/${time}`] };
    });
    return `run:${JSON.stringify({ runs })}`;
  }

  toggle(card: string, at: number, times: number) {
    const name = `${card}/${at}`;
    const count = this.runs.filter((each) => each === name).length;
    this.touched = count >= times ? this.runs.filter((each) => each !== name) : [...this.runs, name];
  }

  /** Let a run be paid in this way; where it says nothing the game finds it again. */
  payRun(name: string, way: Way) {
    const { [name]: _, ...rest } = this.ways;
    this.touched = this.runs;
    this.ways = Object.keys(way).length ? { ...rest, [name]: way } : rest;
  }

  resetPlan() {
    [this.touched, this.ways] = [null, {}];
  }

  // --- how an act or a theft is paid

  /** Open the payment of an answer, or shut it. */
  openBill(key: string) {
    if (this.bill?.key === key) this.bill = null;
    else this.payBill(key, {});
  }

  payBill(key: string, way: Way) {
    const told = this.bill?.key === key ? this.bill.told : null;
    const bill = (this.bill = { key, way, told });
    void this.desk.source.weigh?.(keyPaid(key, way)).then((found) => {
      if (this.bill === bill) this.bill = { ...bill, told: found };
    });
  }

  /** What pays an answer whose payment is open. */
  billOf(key: string): Payment | null {
    return this.bill?.key === key ? paymentIn(this.bill.told?.verdicts ?? []) : null;
  }

  /** An answer as it is sent. */
  paid(key: string): string {
    return this.bill?.key === key ? keyPaid(key, this.bill.way) : key;
  }

  // --- offers

  /** Who is in the offer: me, and whom it names or, where it is open, whoever takes it (null). */
  get parties(): (number | null)[] {
    return [this.me, ...(this.to.length === 1 || (this.to.length > 1 && this.together) ? this.to : [null])];
  }

  /** Before the bids nothing changes hands yet: what is given for a promise is given in the next turn. */
  get #talkTurn(): number {
    const { phase, round } = this.desk.source.view;
    return phase === "talk" ? round + 1 : 0;
  }

  begin(to: number[] = []) {
    this.making = true;
    this.tab = "offers";
    this.counters = this.settles = -1;
    this.words = [];
    this.weighed = null;
    this.until = 0;
    this.address(to);
  }

  /** A new offer that asks a seat for goods; what goes for them is put in next. */
  askFor(seat: number, goods: Things) {
    this.begin([seat]);
    this.active = this.rows.findIndex(({ receiver }) => receiver === this.me);
    for (const [good, count] of Object.entries(goods)) this.put(good, count);
    this.active = this.#giving;
  }

  /** The first row of what this person gives. */
  get #giving(): number {
    return Math.max(0, this.rows.findIndex(({ giver }) => giver === this.me));
  }

  /** Begin with the deal of one of these answers, as a hint tells of it; whether there is one. */
  adopt(keys: string[]): boolean {
    const counter = told<{ number: number; offer: Proposal }>(keys, "counter");
    const offer = counter?.offer ?? told<Proposal>(keys, "offer");
    if (!offer) return false;
    const { moves = [], promises = [], to = [], until } = offer;
    const named = [...moves.flatMap(({ giver = null, receiver = null }) => [giver, receiver]), ...promises.flatMap(({ by = null, to: owedTo = null }) => [by, owedTo])];
    const others = [...new Set(named)].filter((seat): seat is number => seat !== null && seat !== this.me);
    this.begin([]);
    this.together = !to.length;
    this.to = to.length ? [...to] : others.sort((one, other) => one - other);
    const rows = [...moves.map((move) => rowFrom(move as Given)), ...promises.filter(({ type }) => type === "deliver").map((owed) => rowFrom({ ...owed, giver: owed.by ?? null, receiver: owed.to ?? null } as unknown as Given, owed.turn ?? 0, owed.late ?? false))];
    this.words = promises.filter(({ type }) => type !== "deliver") as Word[];
    this.#lay(rows);
    this.until = until ?? 0;
    this.counters = counter?.number ?? -1;
    return true;
  }

  /** These rows, and an empty one for each party of whom or to whom nothing goes yet. */
  #lay(rows: Row[]) {
    const turn = this.#talkTurn;
    const all = [...rows];
    for (const party of this.parties.slice(1)) {
      for (const [giver, receiver] of [[party, this.me], [this.me, party]] as const) {
        if (!all.some((row) => row.giver === giver && row.receiver === receiver && row.turn === turn)) all.push({ ...emptyRow(giver, receiver), turn });
      }
    }
    // What I get stands above what I give.
    const order = ({ giver, receiver }: Row) => (receiver === this.me ? 0 : giver === this.me ? 1 : 2);
    this.rows = all.sort((one, other) => order(one) - order(other));
    this.active = this.#giving;
  }

  /** The rows that go with whom the offer is for; what was put in stays where it still can. */
  address(to: number[]) {
    const before = this.rows;
    this.to = to;
    const parties = this.parties.slice(1);
    const pairs = parties.flatMap((party): [number | null, number | null][] => [[party, this.me], [this.me, party]]);
    const single = parties.length === 1 && before.length === 2;
    const turn = this.#talkTurn;
    this.rows = turn > facts.number("turns") ? [] : pairs.map(([giver, receiver], at) => {
      const same = before.find((row) => row.giver === giver && row.receiver === receiver) ?? (single ? before[at] : undefined);
      return same ? { ...same, giver, receiver } : { ...emptyRow(giver, receiver), turn };
    });
    const named = (seat: number | null | undefined) => seat === undefined || this.parties.includes(seat);
    this.words = this.words.filter(({ by, to: owedTo }) => named(by) && named(owedTo));
    this.active = this.#giving;
  }

  /** A row like the one that goods are put in, for a later turn: the next, or the end of the last. */
  addLater(turns: number) {
    const row = this.rows[this.active];
    const { round } = this.desk.source.view;
    this.addRow(row?.giver ?? this.me, row ? row.receiver : (this.parties[1] ?? null));
    const later = this.rows[this.active];
    if (later) [later.turn, later.late] = [Math.min(turns, round + 1), round === turns];
  }

  addRow(giver: number | null, receiver: number | null) {
    this.rows.push({ ...emptyRow(giver, receiver), turn: this.#talkTurn });
    this.active = this.rows.length - 1;
  }

  put(good: string, count: number) {
    const row = this.rows[this.active];
    if (row) this.set(row, good, (row.goods[good] ?? 0) + count);
  }

  /** As many as that in a row. */
  set(row: Row, good: string, count: number) {
    const { [good]: _, ...rest } = row.goods;
    row.goods = count > 0 ? { ...rest, [good]: Math.min(count, MOST) } : rest;
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
    const rows = [
      ...offer.moves.map((move) => rowFrom({ ...move, giver: as(move.giver), receiver: as(move.receiver) })),
      ...offer.promises.flatMap((owed) => (owed.kind === "deliver" && owed.given ? [rowFrom({ ...owed.given, giver: as(owed.by), receiver: as(owed.to) }, owed.turn, owed.late ?? false)] : [])),
    ];
    this.words = offer.promises.filter(({ kind }) => kind !== "deliver").map((owed) => wordFrom({ ...owed, by: as(owed.by), to: as(owed.to) }));
    this.#lay(rows);
    this.counters = Number(offer.key.split(":")[1] ?? -1);
  }

  /** Something in place of what was promised, for each who was to get it. */
  compensate(number: number, to: number[]) {
    this.together = true;
    this.begin(to);
    this.settles = number;
    this.rows = this.rows.filter((row) => row.giver === this.me);
    this.active = 0;
  }

  /** The answer that it makes; "" while there is nothing in it. */
  get key(): string {
    const rows = this.rows.filter((row) => !isEmpty(row));
    const moves = rows.filter((row) => !row.turn).map(({ turn: _turn, late: _late, ...move }) => trimmed(move));
    const later = rows
      .filter((row) => row.turn)
      .map(({ giver, receiver, turn, late, ...pack }) => ({ type: "deliver", by: giver, to: receiver, turn, ...(late ? { late } : {}), ...trimmed(pack) }));
    const promises = [...later, ...this.words.map(spoken)];
    if (!moves.length && !promises.length) return "";
    if (this.settles >= 0) return `compensate:${JSON.stringify({ number: this.settles, moves, promises })}`;
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

/** Without what is not said; words that are still missing are a dash. */
function spoken(word: Word): Word {
  const said = Object.fromEntries(Object.entries(word).filter(([, fact]) => fact !== undefined)) as unknown as Word;
  return word.type === "note" ? { ...said, text: word.text?.trim() || "-" } : said;
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
