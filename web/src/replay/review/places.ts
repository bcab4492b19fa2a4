// Things side by side on a line that are to be pressed one by one.

/** The rising places, moved as little as need be, so that each is at least so far from the next, between two ends. */
export function apart(places: number[], least: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, from, (found[found.length - 1] ?? -Infinity) + least));
  for (let at = found.length - 1; at >= 0; at--) found[at] = Math.min(found[at]!, at === found.length - 1 ? to : found[at + 1]! - least);
  return found;
}
