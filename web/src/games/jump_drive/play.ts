// The pace of Jump Drive: how long a person looks at its events.

import type { Playable } from "../../table/pace";
import type { JumpDriveEvent } from "./wire";

/** A round has some ten events a seat; what only moves cards passes quickly. */
export const playable: Playable<JumpDriveEvent> = {
  weights: {
    "round-began": 0.6,
    // As long as cards take to turn over at all seats.
    revealed: 1.1,
    paid: 0.15,
    developed: 0.5,
    settled: 0.5,
    conquered: 0.6,
    drew: 0.15,
    dealt: 0.15,
    "start-cards-discarded": 0.15,
    "explore-discarded": 0.15,
    "discarded-to-limit": 0.15,
    "income-drawn": 0.15,
    scored: 0.4,
  },
  together: {
    revealed: ["reveal"],
    explored: ["reveal"],
    "explore-discarded": ["reveal"],
    paid: ["place*"],
    developed: ["place*"],
    settled: ["place*"],
    conquered: ["place*"],
    "convoy-discarded": ["place*"],
    drew: ["draw", "place*"],
    reshuffled: ["draw", "place*", "income"],
    "propaganda-moved": ["draw"],
    scored: ["score"],
    "income-drawn": ["income", "score"],
    "discarded-to-limit": ["income"],
  },
  sounds: {
    revealed: "reveal",
    developed: "place",
    settled: "place",
    conquered: "place",
    scored: "points",
    "game-ended": "end",
  },
};
