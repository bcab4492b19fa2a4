// The pace at which a table shows what happened: what is looked at together, and how long. Knows no game and no clock.

import type { Sound } from "../app/sounds";
import type { AnyEvent } from "../net/messages";

/** The pace of a game's events. */
export interface Playable<E extends AnyEvent> {
  /** How long a person looks at an event, where it is not an ordinary one; 0 for what needs no pause. */
  weights: Partial<Record<E["event"], number>>;
  /**
   * What is looked at as one thing while it goes on: for an event its kind, and after it kinds that it may go on as
   * well. A kind with a star is of one seat, as a chain of consuming; the others are of all, as three seats that develop.
   */
  together?: Partial<Record<E["event"], string[]>>;
  /** What is heard of an event. */
  sounds?: Partial<Record<E["event"], Sound>>;
}

/** How many ordinary events a person waits for at most; where more has happened, each is shown for a shorter time. */
export const LONGEST = 7;
/** But never for a shorter part of its time than this. */
const SHORTEST = 0.25;
/** What one sees of one's own answer before the others go on. */
const MINE = 0.5;
/** How much longer a look is for each further event in it, up to so much. */
const [MORE, MOST_MORE] = [0.15, 0.8];

/** How long a person looks at an event, 1 being an ordinary one. */
export function weightOf<E extends AnyEvent>(playable: Playable<E>, event: E): number {
  return playable.weights[event.event as E["event"]] ?? 1;
}

/** What is looked at as one thing: a beat. */
interface Beat {
  kind: string;
  seat: number | undefined;
  /** The longest look of its events, and how many more there are. */
  weight: number;
  more: number;
}

function length({ weight, more }: Beat): number {
  return weight + Math.min(MOST_MORE, more * MORE);
}

/** The beats of a table, one after another. Times are in milliseconds, of any clock. */
export class Rhythm<E extends AnyEvent> {
  #beat: Beat | null = null;
  /** When the beat was shown, and since when somebody has been behind what happens. */
  #shown = 0;
  #since = 0;

  constructor(readonly playable: Playable<E>) {}

  /** All there is to see is on show: what comes next is shown at once. */
  rest() {
    this.#beat = null;
  }

  /**
   * How long an event waits until it is shown, to somebody in `seat`, if an ordinary one is looked at for `step`.
   * `pending` are the events that are known to follow. To be asked once for each event, in their order.
   */
  wait(event: E, pending: E[], seat: number | null, step: number, now: number): number {
    const before = this.#beat;
    this.#beat = this.#with(before, event, seat);
    if (this.#beat === before) return 0;
    const looked = !before || now >= this.#shown + step * length(before);
    if (looked) this.#since = this.#shown = now; // nobody is behind what happens
    if (!before || looked) return 0;
    const left = LONGEST * step - (now - this.#since);
    const share = Math.max(SHORTEST, Math.min(1, left / (step * (length(before) + this.#ahead(pending, seat)))));
    const wait = Math.max(0, this.#shown + step * length(before) * share - now);
    this.#shown = now + wait;
    return wait;
  }

  /** How much there is to look at before the last of these events. */
  #ahead(events: E[], seat: number | null): number {
    let [sum, beat] = [0, this.#beat && { ...this.#beat }];
    for (const event of events) {
      const next = this.#with(beat, event, seat);
      if (beat && next !== beat) sum += length(beat);
      beat = next;
    }
    return sum;
  }

  /** The beat that an event belongs to: the one before, with the event in it, or another. */
  #with(beat: Beat | null, event: E, seat: number | null): Beat {
    // What I did myself is no news to me; it shows at once.
    if (seat !== null && event.seat === seat) return beat ?? { kind: "", seat, weight: MINE, more: 0 };
    const weight = weightOf(this.playable, event);
    const [kind = "", ...others] = this.playable.together?.[event.event as E["event"]] ?? [];
    const goesOn = beat && [kind, ...others].some((each) => each && each === beat.kind && (!each.endsWith("*") || event.seat === beat.seat));
    if (beat && (goesOn || !weight)) {
      if (weight) beat.more += 1;
      beat.weight = Math.max(beat.weight, weight);
      return beat;
    }
    return { kind, seat: event.seat, weight, more: 0 };
  }
}
