// Where a review's curve of chances runs on the ground of a chart.

import type { Review } from "../../net/messages";
import type { Ground } from "../../ui/Chart.svelte";

type Curve = NonNullable<Review["review"]>["curve"];

/** Where its point number `at` stands across. */
export function across(curve: Curve, at: number, { left, right }: Pick<Ground, "left" | "right">): number {
  return left + (at / Math.max(1, curve.length - 1)) * (right - left);
}

/** A seat's chances, as the points of a line. */
export function lineOf(curve: Curve, seat: number, ground: Ground): string {
  return curve.map(({ chances }, at) => `${across(curve, at, ground).toFixed(1)},${ground.y(chances[seat] ?? 0).toFixed(1)}`).join(" ");
}

/** The reader's seat last, over all others. */
export function ownLast(seats: number[], own: number | null): number[] {
  return [...seats].sort((one, other) => Number(one === own) - Number(other === own));
}
