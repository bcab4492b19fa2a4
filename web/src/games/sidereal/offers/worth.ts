// What an offer is worth to a reader, in a sentence.

import type { Args } from "../../../words/render";
import { say } from "../../../words/words.svelte";
import type { Brings } from "../board/drafts.svelte";

/** Tenths of a point with their sign, which nought has none, for a sentence. */
export function signed(tenths: number): Args {
  return { sign: tenths < 0 ? "−" : tenths ? "+" : "", amount: Math.abs(tenths) / 10 };
}

/** What the number of an offer is made of, and what it leaves out. */
export function whyBrings({ apart, ...brings }: Brings): string {
  const parts = Object.fromEntries(Object.entries(brings).map(([name, tenths]) => [name, say("ui-worth", signed(tenths))]));
  const things = apart.split("+").map((kind) => say(`fact-apart-${kind}`));
  const left = apart ? say("ui-worth-apart", { things: things.join(", ") }) : "";
  return [say("ui-worth-help"), say("ui-worth-parts", parts), left].join(" ").trim();
}

