// The pace of Sidereal Confluence: trade never waits for the page.

import type { Playable } from "../../table/pace";
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
    "book-closed": 0,
    "bids-revealed": 1.5,
  },
  together: {
    ran: ["economy"],
    "bonus-scored": ["economy"],
    shared: ["economy"],
    delivered: ["economy"],
    "bids-revealed": ["bids"],
    "bid-halved": ["bids"],
    bought: ["buy*"],
    "bid-passed": ["buy*"],
    refilled: ["refill", "buy*"],
    "loans-returned": ["refill"],
    upgraded: ["confluence*"],
    played: ["confluence*"],
    invented: ["confluence*"],
  },
  sounds: {
    "bids-revealed": "reveal",
    traded: "place",
    ran: "place",
    "bonus-scored": "points",
    invented: "points",
    "game-ended": "end",
  },
};
