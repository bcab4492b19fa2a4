// Frames: an event and what it changed in the view on show. The server tells both; nothing is worked out here.
// The form of a change stands in src/cosmodrome/play/frames.py, whose `applied` is the twin of this one.

export type Change = null | unknown[] | { [name: string]: Change };

/** An event and the change that goes with it; null for a change without an event. */
export type Frame<E> = [E | null, Change];

/** A view after a change; `before` stays as it is. */
export function applied<T>(before: T, change: Change): T {
  if (change === null) return before;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0] as T;
    const [at, gone, ...items] = change as [number, number, ...unknown[]];
    const after = [...(before as unknown[])];
    after.splice(at, gone, ...items);
    return after as T;
  }
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [name, inner] of Object.entries(change)) {
    if (inner === null) delete after[name];
    else after[name] = applied(after[name], inner);
  }
  return after as T;
}

/** The table as it is shown at one moment: the view, what has happened by then, and what of it was last. */
export interface Shot<V, E> {
  view: V;
  log: E[];
  /** Null for a change without an event. */
  event: E | null;
}

/** The table after one more frame. */
export function shotAfter<V, E>({ view, log }: Pick<Shot<V, E>, "view" | "log">, [event, change]: Frame<E>): Shot<V, E> {
  return { view: applied(view, change), log: event === null ? log : [...log, event], event };
}

/** One step of a finished game; `row` is the number of its frame, the same from whichever side it is looked at. */
export interface Step<V, E> extends Shot<V, E> {
  row: number;
  /** The frame whose view this is: its own, but where the table went back. */
  frame: number;
  /** Whether the table went back here, which has no frame: it lies half a row after the last that was undone. */
  back?: true;
}

/**
 * The table at every step of a finished game: wherever somebody who looks from there sees something happen. `undone`
 * are the lines of the log that were taken back, in the order in which they were: the first, and the one after the last.
 */
export function shotsOf<V, E>(frames: Frame<E>[], undone: [number, number][] = []): Step<V, E>[] {
  const shots: Step<V, E>[] = [];
  // Before the first frame nothing lies there yet, and the first change brings it all.
  let last = { view: null as V, log: [] as E[] };
  for (const [row, frame] of frames.entries()) {
    const shot = shotAfter(last, frame);
    if (shot.event || frame[1]) shots.push({ ...shot, row, frame: row });
    last = shot;
  }
  for (const [first, after] of undone) {
    const at = shots.findIndex(({ log }) => log.length >= after);
    const last = shots[at];
    const before = shots.slice(0, at + 1).findLast(({ log }) => log.length <= first);
    if (last && before) shots.splice(at + 1, 0, { ...before, log: last.log, event: null, row: last.row + 0.5, back: true });
  }
  return shots;
}

/** The view after each change, from the first on. */
export function viewsAfter<V>(changes: Change[]): V[] {
  let view = null as V;
  return changes.map((change) => (view = applied(view, change)));
}
