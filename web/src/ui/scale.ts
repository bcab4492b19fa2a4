// The scale of a chart: whole steps that are easy to read.

/** The values at which lines across stand, rising: multiples of 1, 2, 5, 10, 20, ... units, `most` steps at most.
 *
 * Zero is among them, unless values that are never near it are to fill the chart. */
export function steps(values: number[], unit = 1, most = 8, zero = true): number[] {
  const [low, high] = zero || !values.length ? [Math.min(0, ...values), Math.max(0, ...values)] : [Math.min(...values), Math.max(...values)];
  const range = Math.max(1, high - low);
  for (let ten = unit; ; ten *= 10) {
    for (const part of [1, 2, 5]) {
      const step = ten * part;
      if (range / step > most) continue;
      const bottom = Math.floor(low / step) * step;
      const top = Math.max(bottom + step, Math.ceil((high + step / 10) / step) * step);
      return Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
    }
  }
}
