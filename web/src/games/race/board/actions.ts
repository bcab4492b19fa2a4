// The seven action cards as signs.

import { NUMERALS, type Phase } from "../facts.svelte";
import type { GlyphName } from "../../../cards/galaxy/glyphs";

export const SIGNS: Record<string, GlyphName> = {
  "explore-5": "eye",
  "explore-1-1": "keep",
  develop: "hammer",
  settle: "world",
  "consume-trade": "coin",
  "consume-x2": "vp",
  produce: "sprout",
};

export function phaseOf(action: string): Phase {
  return (action.split("-")[0] ?? action) as Phase;
}

export function numeralOf(action: string): string {
  return NUMERALS[phaseOf(action)] ?? "";
}
