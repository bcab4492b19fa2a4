// The phases in which cards have powers, as signs.

import type { GlyphName } from "../../cards/galaxy/glyphs";
import type { Phase } from "./facts.svelte";

export const PHASE_SIGNS: Record<Phase, GlyphName> = {
  place: "hammer",
  second_world: "ship",
  before_scoring: "arrow",
  score: "vp",
  income: "card",
};
