// What the signs of Pocket Mars mean, how the draft goes, and how the automa plays.

import { sign, text } from "../../cards/galaxy/chips";
import { means, piece, type Legend } from "../../help/legend";
import Colonist from "./board/Colonist.svelte";
import Back from "./card/Back.svelte";
import Value from "./card/Value.svelte";
import { COLOURS, SHAPES } from "./facts.svelte";

const colour = (each: string) => [sign(SHAPES[each] ?? "any")];

export const legend: Legend = {
  signs: [
    ...COLOURS.map((each) => means(colour(each), `icon-colour-${each}-help`)),
    means(piece(Value, { colour: "water", value: 5 }), "icon-number-help"),
    means(piece(Value, { colour: "science", value: 3, small: true }), "icon-number-to-beat-help"),
    means(piece(Back, { colour: "energy", width: 24 }), "icon-face-down-help"),
    means([sign("hand")], "phase-hand", "phase-hand-help"),
    means([sign("base")], "phase-prep", "phase-prep-help"),
    means([sign("bolt"), text(1)], "icon-energy-help"),
    means(piece(Colonist, { seat: 0 }), "term-colonist"),
    means([sign("earth")], "icon-earth-help"),
    means([sign("ship")], "icon-ship-help"),
    means([sign("base"), text("3/7")], "icon-mars-help"),
    means([text("★")], "icon-one-star-help"),
    means([text("★★")], "icon-two-star-help"),
    means(piece(Colonist, { seat: null }), "term-free-place-help"),
    means([sign("tableau")], "icon-all-four-help"),
    means([sign("others")], "icon-four-together-help"),
    means([sign("vp")], "icon-score-help"),
    means([sign("hand"), text(2)], "icon-hand-help"),
    means(piece(Back, { colour: "ecosystem", width: 24 }), "icon-prep-help"),
    means([sign("deck")], "icon-deck-help", "icon-discards-help"),
    means([sign("clock")], "term-round"),
  ],
  chapters: {
    "phase-draft": [means(undefined, "phase-draft-help")],
    "term-automa": [
      means(undefined, "term-automa-help"),
      means(undefined, "phase-automa-help"),
      means(undefined, "term-exactly-one-help"),
      means(undefined, "term-solo-help"),
      means(undefined, "term-system-failure-help"),
      means(undefined, "term-android-activation-help"),
      ...COLOURS.map((each) => means(colour(each), `colour-${each}`, `term-suit-${each}-help`)),
      means(undefined, "term-automa-end-help"),
      means(undefined, "term-automa-score-help"),
    ],
  },
};
