// The pace of Race: how long a person looks at its events.

import type { Playable } from "../../table/pace";
import type { RaceEvent } from "./wire";

export const playable: Playable<RaceEvent> = {
  weights: {
    "actions-revealed": 1.9,
    "phase-began": 0.8,
    revealed: 0.5,
    explored: 0,
    dealt: 0.2,
    drew: 0.5,
    "good-placed": 0.4,
    "round-began": 0.6,
    "goals-laid-out": 1.5,
  },
  together: {
    kept: ["explore"],
    revealed: ["reveal"],
    declined: ["reveal"],
    developed: ["place"],
    settled: ["place"],
    conquered: ["place"],
    "tableau-card-discarded": ["place", "consume*"],
    hired: ["place"],
    "declined-second": ["reveal"],
    sold: ["consume*"],
    consumed: ["consume*"],
    "hand-cards-consumed": ["consume*"],
    "consumption-declined": ["consume*"],
    "powers-unused": ["consume*"],
    "bonus-unused": ["goods", "consume*"],
    gambled: ["consume*"],
    "good-placed": ["goods", "place"],
    "discarded-to-produce": ["goods"],
    drew: ["draw", "place", "consume*", "goods", "explore"],
    reshuffled: ["draw", "place", "consume*", "goods", "explore"],
    "discarded-to-limit": ["limit", "draw"],
    "goal-claimed": ["goals"],
    "goal-taken": ["goals"],
    "goal-returned": ["goals"],
    "goal-tied": ["goals"],
  },
  sounds: {
    "actions-revealed": "reveal",
    developed: "place",
    settled: "place",
    conquered: "place",
    consumed: "points",
    "hand-cards-consumed": "points",
    "game-ended": "end",
  },
};
