// The pace of Pocket Mars: how long a person looks at its events.

import type { Playable } from "../../table/pace";
import type { PocketMarsEvent } from "./wire";

/** A turn is two looks: the card that is played, and all that it does. What the automa does is new to many. */
export const playable: Playable<PocketMarsEvent> = {
  weights: {
    dealt: 0.15,
    prepared: 0.3,
    "round-began": 0.4,
    "turn-began": 0.3,
    "played-card-discarded": 0.2,
    "hand-card-played": 1.2,
    "prep-card-played": 1,
    "other-card-played": 1.2,
    attached: 0.6,
    "action-done": 0.6,
    "ability-used": 0.6,
    drew: 0.4,
    discarded: 0.5,
    "automa-activated": 1.4,
    "automa-refilled": 0.6,
  },
  together: {
    "turn-began": ["turn*"],
    "hand-card-played": ["turn*"],
    "prep-card-played": ["turn*"],
    "other-card-played": ["turn*"],
    attached: ["turn*"],
    "action-done": ["effect"],
    "action-failed": ["effect"],
    "nothing-done": ["effect"],
    "ability-used": ["effect"],
    launched: ["effect"],
    "energy-gained": ["effect"],
    placed: ["effect"],
    promoted: ["effect"],
    demoted: ["effect"],
    swapped: ["effect"],
    "cards-swapped": ["effect"],
    covered: ["effect"],
    peeked: ["effect"],
    drew: ["effect"],
    buried: ["effect"],
    "prep-returned": ["effect"],
    "other-discarded": ["effect"],
    discarded: ["effect"],
    "played-card-discarded": ["effect"],
    prepared: ["effect"],
    reshuffled: ["effect"],
    declined: ["effect"],
  },
};
