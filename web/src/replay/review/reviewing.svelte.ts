// The review of the finished game that is looked at: what it tells of one seat, and at the moment on show.

import type { AnyEvent, AnyView, Decision, Moment, SeatReview, TableInfo } from "../../net/messages";
import type { Desk } from "../../table/desk.svelte";
import { say } from "../../words/words.svelte";
import type { Past } from "../playback.svelte";
import { askedAt } from "./asked";
import { Lamping } from "./lamping.svelte";
import { Waited } from "./waited.svelte";

/** Of thousandths. */
export const percent = (chance: number) => Math.round(chance / 10);

/** Parts in percent that come to their sum in percent, whatever is rounded. */
export function percents(parts: number[]): number[] {
  let sum = 0;
  return parts.map((part) => percent((sum += part)) - percent(sum - part));
}

export class Reviewing<V extends AnyView, E extends AnyEvent> extends Waited {
  /** The turning point that was looked at last. */
  chosen = $state(0);

  /** The seat of which more is told than its chances: the one that is looked from, or the reader's. */
  readonly seat = $derived.by<number | null>(() => {
    const seats = this.sent?.review?.seats ?? [];
    const told = seats.flatMap((each, seat) => (each ? [seat] : []));
    return [this.past.side, this.table.you, told[0]].find((seat): seat is number => typeof seat === "number" && told.includes(seat)) ?? null;
  });
  readonly told = $derived<SeatReview | null>(this.seat === null ? null : (this.sent?.review?.seats[this.seat] ?? null));
  /** While more may come, other moments may turn out to matter more. */
  readonly turning = $derived<Moment[]>(this.status === "done" ? (this.told?.turning ?? []) : []);
  /** The turning point that the moment on show is; -1 for none. */
  readonly here = $derived(this.turning.findIndex(({ events }) => events === this.past.events));
  readonly shown = $derived(this.here >= 0 ? this.here : Math.min(this.chosen, this.turning.length - 1));
  /** The question on show with the answers that are told of it, as they lie on the table. */
  readonly judged = $derived.by<Decision | null>(() => {
    if (this.lamp.on) return this.lamp.judged;
    const moment = this.turning[this.here];
    return moment && this.past.side === moment.seat ? askedAt(moment) : null;
  });

  /** The answer that is pointed at on the table. */
  readonly advised = $derived.by<string[]>(() => {
    if (this.lamp.on) return this.lamp.advised;
    const best = this.judged && this.turning[this.shown]?.better[0];
    return best ? [best.answer.key] : [];
  });
  readonly lamp: Lamping<V, E>;

  constructor(
    readonly past: Past<V, E>,
    readonly table: TableInfo,
  ) {
    super(past.id);
    this.lamp = new Lamping(past, () => table.you ?? (table.origin === "record" ? this.seat : null));
  }

  /** Show a turning point on the table, from the side of its seat. */
  go(at: number) {
    const moment = this.turning[at];
    if (!moment) return;
    this.chosen = at;
    this.past.goAfter(moment.events);
    void this.past.look(moment.seat);
  }

  /** What a turning point is called, in the words of a desk. */
  called(at: number, desk: Desk<V>): string {
    const moment = this.turning[at];
    if (!moment) return "";
    const answer = desk.words(moment.better[0]!.answer, askedAt(moment));
    return say("ui-review-turning-at", { number: at + 1, round: moment.round, answer });
  }

  /** The next turning point, or the one before, as seen from the moment on show; round again at the end. */
  next(by: number) {
    const ways = this.turning.map(({ events }, at) => ({ at, ahead: (events - this.past.events) * by }));
    this.go((ways.filter(({ ahead }) => ahead > 0).sort((one, other) => one.ahead - other.ahead)[0] ?? ways.at(by > 0 ? 0 : -1))?.at ?? -1);
  }
}
