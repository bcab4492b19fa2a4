// What the signs of Race mean, those on cards first.

import { sign, text } from "../../cards/galaxy/chips";
import { badge, prices } from "../../cards/galaxy/legend";
import CardSign from "../../cards/galaxy/CardSign.svelte";
import { kindsOf, means, piece, type Legend } from "../../help/legend";
import Mark from "../../table/seats/Mark.svelte";
import { numeralOf, SIGNS } from "./board/actions";
import { chipsOf } from "./card/chips";
import { facts, KINDS, type Power } from "./facts.svelte";

export const legend: Legend = {
  signs: [
    ...prices,
    means(badge({ cost: 2, good: "rare" }), "icon-production-help"),
    means(badge({ cost: 2, good: "rare", production: "windfall" }), "icon-windfall-help"),
    means([text(2), sign("vp")], "icon-vp-help"),
    means([text("?"), sign("vp")], "icon-vp-variable-help"),
    ...KINDS.map((kind) => means([sign(kind)], `icon-good-${kind}-help`)),
    means([sign("any")], "icon-good-any-help"),
    means(piece(CardSign, { good: "genes" }), "icon-good-on-world-help"),
    means([sign("flag")], "icon-keyword-rebel-help"),
    means([sign("vp")], "icon-score-help"),
    means([sign("coin")], "icon-chips-help"),
    means([sign("star")], "icon-goals-help"),
    means([sign("card")], "icon-hand-help"),
    means([sign("military"), text("+2")], "icon-military-help"),
    means([sign("military"), sign("genes"), text("+2")], "icon-military-against-help"),
    means([sign("development"), text("−1")], "icon-discount-help"),
    means([sign("world"), text("−1")], "icon-discount-help"),
    means([sign("tableau")], "icon-tableau-help"),
    means([sign("vp"), text("24")], "icon-pool-help"),
    means([sign("deck")], "icon-deck-help"),
    means([sign("clock")], "term-round"),
    means(piece(Mark, { seat: 0 }), "icon-bonus-help"),
    means([sign("eye"), text("+1")], "icon-look-help"),
    means([sign("keep"), text("+1")], "icon-keep-help"),
    means([sign("away")], "icon-discard-help"),
    ...Object.entries(SIGNS).map(([action, name]) => means([text(numeralOf(action)), sign(name)], `action-${action}-help`)),
  ],
  kinds: () => kindsOf(facts.list, chipsOf, ({ said }: Power) => facts.speech.text(said)),
  load: async () => {
    if (!facts.ready) await facts.load({});
  },
};
