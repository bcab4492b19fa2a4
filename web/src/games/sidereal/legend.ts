// What the signs of Sidereal Confluence mean: goods by colour and shape, and what converters show.

import { means, piece, type Legend } from "../../help/legend";
import Good from "./board/Good.svelte";
import Goods from "./board/Goods.svelte";
import Arrow from "./card/Arrow.svelte";
import { GOODS } from "./facts.svelte";

/** What cards ask for or give beside goods. */
export const OTHERS = ["any_small", "any_large", "vp", "bonus", "envoy", "relic", "world", "desert", "ice", "jungle", "ocean"] as const;

/** What has a name beside its shape. */
const CUBES = /^(?!ship|wild)/;

const good = (each: string) => piece(Good, { good: each, size: 18, silent: true });

export const legend: Legend = {
  signs: [
    ...GOODS.map((each) => means(good(each), ...(CUBES.test(each) ? [`good-${each}`] : []), `shape-${each}`)),
    ...OTHERS.map((each) => means(good(each), `good-${each}`)),
    means(good("bonus"), "ui-bonus-help"),
    means(good("vp"), "ui-points-help"),
    means(good("world"), "ui-support-help"),
    means(piece(Goods, { things: { brown: 1 }, dashed: true }), "phase-donate-help"),
    ...(["white", "purple", "red"] as const).map((colour) => means(piece(Arrow, { colour }), `arrow-${colour}`, `arrow-${colour}-help`)),
  ],
};
