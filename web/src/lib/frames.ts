// Frames: an event and what it changed in the view on show. The server tells both; nothing is worked out here.
// The form of a change stands in src/cosmodrome/core/frames.py, whose `applied` is the twin of this one.

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

/** The table at every step of a finished game. */
export function shotsOf<V, E>(frames: Frame<E>[]): Shot<V, E>[] {
  const shots: Shot<V, E>[] = [];
  // Before the first frame nothing lies there yet, and the first change brings it all.
  let last = { view: null as V, log: [] as E[] };
  for (const frame of frames) {
    const shot = shotAfter(last, frame);
    if (shot.event || frame[1]) shots.push(shot);
    last = shot;
  }
  return shots;
}
