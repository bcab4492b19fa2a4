// A finished game that is looked at again: from which side, at which step, and how fast it goes on by itself.

import { api, Refused, refusedBy } from "../net/api";
import { shotsOf, viewsAfter, type Change, type Step } from "../net/frames";
import type { AnyEvent, AnyView, TableInfo } from "../net/messages";
import { weightOf, type Playable } from "../table/pace";
import { settings, type Pace } from "../app/settings.svelte";

/** Whose side: a seat's, that of those who watched, or all seats open. */
export type Side = number | "none" | "all";

/** How long an ordinary event is looked at, in milliseconds, and the shortest part of that. */
const LOOK = 620;
const SHORTEST = 0.25;
/** How much longer it is looked at that the table went back. */
const WENT_BACK = 3;

export const SPEEDS = [0.5, 1, 2, 4];
const USUAL: Record<Pace, number> = { slow: 0.5, normal: 1, fast: 2, off: 4 };

export function sideNamed(given: string | null, seats: number): Side | null {
  if (given === "all" || given === "none") return given;
  const seat = given === null || !/^\d$/.test(given) ? -1 : Number(given);
  return seat >= 0 && seat < seats ? seat : null;
}

export class Past<V extends AnyView, E extends AnyEvent> {
  side = $state.raw<Side>("all");
  /** The row of the step on show, as `Step` has it: the same from every side. */
  row = $state(0);
  running = $state(false);
  speed = $state(USUAL[settings.pace]);
  missing = $state.raw<Refused | null>(null);
  #sides = $state.raw(new Map<Side, Step<V, E>[]>());
  /** What each seat saw, by seat and frame; none until all is told. */
  views = $state.raw<V[][]>([]);
  /** By seat, what each frame changed for it. */
  changes = $state.raw<Change[][]>([]);

  #undone = $state.raw(new Map<Side, [number, number][]>());
  /** The lines of the log that were taken back: the first, and the one after the last. */
  readonly undone = $derived(this.#undone.get(this.side) ?? []);

  #formers = $state.raw(new Map<Side, TableInfo["formers"]>());
  /** Who had the seats before, as this side counts events. */
  readonly formers = $derived(this.#formers.get(this.side) ?? []);

  /** Null until they are here, and where there are none. */
  readonly steps = $derived(this.#sides.get(this.side) ?? null);
  readonly last = $derived(this.steps ? this.steps.length - 1 : 0);
  /** The step on show: the last one by then of which this side has seen anything. */
  readonly at = $derived(this.steps ? Math.max(0, this.steps.findLastIndex(({ row }) => row <= this.row)) : 0);
  readonly shot = $derived(this.steps?.[this.at] ?? null);
  /** The frame on show, from whichever side. */
  readonly frame = $derived(this.shot?.back ? this.shot.frame : Math.floor(this.row));
  /** How many events have happened: what is on show, and all before it. */
  readonly events = $derived(this.frame + 1);
  /** Where rounds begin: their numbers and steps. One that was taken back began again later, or never. */
  readonly rounds = $derived(
    (this.steps ?? []).flatMap(({ event, view, log }, at) => (event?.event === "round-began" && !this.isUndone(log.length - 1) ? [{ round: view.round, at }] : [])),
  );
  /** All that happened, as this side heard it. */
  readonly story = $derived(this.steps?.[this.last]?.log ?? []);

  constructor(
    readonly id: string,
    readonly playable: Playable<E>,
    /** What is shown from a side, if it is no table's. */
    private readonly told: (side: Side) => ReturnType<typeof api.frames<E>> = (side) => api.frames<E>(id, side),
  ) {}

  /** What an address says of the moment on show and the side it is seen from. */
  get asked(): URLSearchParams {
    return new URLSearchParams({ at: String(this.row), seat: String(this.side) });
  }

  /** Whether a line of the log was taken back. */
  isUndone(line: number): boolean {
    return this.undone.some(([first, after]) => line >= first && line < after);
  }

  /** Look from a side, if it can be had. */
  async look(side: Side) {
    try {
      await this.#take(side);
      this.side = side;
    } catch (problem) {
      // What is on show stays so.
      if (!this.#sides.size) this.missing = refusedBy(problem);
    }
  }

  async #take(side: Side) {
    if (this.#sides.has(side)) return;
    const { frames, seats, undone, formers } = await this.told(side);
    if (side === "all") {
      this.changes = seats;
      this.views = seats.map((changes) => viewsAfter<V>(changes));
    }
    this.#undone = new Map(this.#undone).set(side, undone);
    this.#formers = new Map(this.#formers).set(side, formers);
    this.#sides = new Map(this.#sides).set(side, shotsOf<V, E>(frames, undone));
  }

  /** What every seat saw, for whoever counts it. */
  async all() {
    await this.#take("all").catch(() => {});
  }

  /** Show a step, and stay there. */
  go(at: number) {
    this.running = false;
    this.#show(at);
  }

  #show(at: number) {
    this.row = this.steps?.[Math.max(0, Math.min(this.last, at))]?.row ?? 0;
  }

  /** Show the table as it was once so many events had happened, and stay there. */
  goAfter(events: number) {
    this.running = false;
    this.row = Math.max(0, events - 1);
  }

  step(by: number) {
    this.go(this.at + by);
  }

  /** To the next beginning of a round, or to the one before. */
  round(by: number) {
    const marks = [0, ...this.rounds.map(({ at }) => at), this.last];
    this.go((by > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at)) ?? (by > 0 ? this.last : 0));
  }

  /** The step that brought a line of the story. */
  lineAt(line: number) {
    const at = this.steps?.findIndex(({ log }) => log.length > line) ?? -1;
    if (at >= 0) this.go(at);
  }

  play() {
    if (this.at >= this.last) this.#show(0);
    this.running = !this.running;
  }

  /** Show the next step after its time; what ends the waiting. */
  goOn(): (() => void) | undefined {
    if (!this.running || !this.steps) return undefined;
    if (this.at >= this.last) {
      this.running = false;
      return undefined;
    }
    const next = this.steps[this.at + 1];
    const weight = next?.back ? WENT_BACK : Math.max(SHORTEST, next?.event ? weightOf(this.playable, next.event) : 0);
    const timer = setTimeout(() => this.#show(this.at + 1), (LOOK * weight) / this.speed);
    return () => clearTimeout(timer);
  }
}
