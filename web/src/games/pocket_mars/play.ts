// The pace of Pocket Mars: how long a person looks at its events.

import type { Playable } from "../../lib/live.svelte";
import type { PocketMarsEvent } from "./wire";

/** A turn has some six events; what follows from another passes quickly. What the automa does is new to many. */
export const playable: Playable<PocketMarsEvent> = {
  weights: {
    dealt: 0.15,
    prepared: 0.3,
    "round-began": 0.4,
    "turn-began": 0.3,
    "played-card-discarded": 0.2,
    "hand-card-played": 1.3,
    "prep-card-played": 1,
    "other-card-played": 1.2,
    "action-done": 0.6,
    "ability-used": 0.6,
    drew: 0.4,
    discarded: 0.5,
    "automa-activated": 1.4,
    "automa-refilled": 0.6,
  },
};
