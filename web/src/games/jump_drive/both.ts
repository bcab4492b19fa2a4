// What a development costs alone and beside a world, and what both cost together, from the verdicts on the two.

import type { Decision, Verdict } from "../../lib/messages";
import { verdictOn, type Candidate } from "../../lib/table/ask";

/** The price with a world beside it: the arithmetic without what is saved by placing alone. */
export function besideWorld({ parts }: Verdict): number {
  return Math.max(0, parts.reduce((sum, [source, amount]) => (source === "alone" ? sum : sum + amount), 0));
}

export interface Prices {
  development: number;
  /** 0 for a world that is conquered. */
  world: number;
  conquered: boolean;
  sum: number;
}

/** The prices of a development and the world that is placed with it; null where they cannot be placed together. */
export function bothPrices(decision: Decision, first: Candidate, second: Candidate): Prices | null {
  const ahead = decision.ahead[first.key];
  const one = verdictOn(decision, first.card);
  const other = ahead && verdictOn(ahead, second.card);
  if (!one || !other) return null;
  const conquered = other.reason === "conquer";
  const development = besideWorld(one);
  const world = conquered ? 0 : Number(other.facts.price);
  return { development, world, conquered, sum: development + world };
}
