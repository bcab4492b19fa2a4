// Short movements that show where a card came from; nothing moves for a person who wants it still.

import type { AnimationConfig } from "svelte/animate";

import { settings } from "./settings.svelte";

/** A card slides to its new place. It is not stretched on the way, so that its words stay readable. */
export function glide(_card: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const x = from.left - to.left;
  const y = from.top - to.top;
  return {
    duration: settings.movement(190),
    css: (_, left) => `transform: translate(${x * left}px, ${y * left}px)`,
  };
}
