// The pace of Sidereal Confluence: trade never waits for the page.

import type { Playable } from "../../lib/live.svelte";
import type { SiderealEvent } from "./wire";

export const playable: Playable<SiderealEvent> = {
  weights: {
    offered: 0,
    agreed: 0,
    withdrawn: 0,
    sought: 0,
    readied: 0,
    traded: 0.3,
    "set-up": 0.1,
    shared: 0.3,
    "output-owed": 0,
    "bids-revealed": 1.5,
  },
};
