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
