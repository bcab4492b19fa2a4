// The pace of Race: how long a person looks at its events.

import type { Playable } from "../../lib/live.svelte";
import type { RaceEvent } from "./wire";

export const playable: Playable<RaceEvent> = {
  weights: {
    "actions-revealed": 1.9,
    "phase-began": 0.8,
    revealed: 0.5,
    explored: 0.2,
    dealt: 0.2,
    drew: 0.5,
    "good-placed": 0.4,
    "round-began": 0.6,
  },
};
