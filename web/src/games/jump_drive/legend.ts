// What the signs of Jump Drive mean, those on cards first.

import { sign, text } from "../../cards/galaxy/chips";
import { prices } from "../../cards/galaxy/legend";
import { kindsOf, means, type Legend } from "../../help/legend";
import { chipsOf, ICON_SIGNS } from "./card/chips";
import { facts, ICONS, KINDS, PHASES, type Power } from "./facts.svelte";
import { PHASE_SIGNS } from "./phases";

export const legend: Legend = {
  signs: [
    ...prices,
    means([text(2), sign("vp")], "icon-vp-help"),
    means([text("+"), sign("vp")], "icon-vp-variable-help"),
    means([sign("card"), text(2)], "icon-income-help"),
    means([sign("card"), text("+")], "icon-income-variable-help"),
    ...ICONS.map((icon) => means([sign(ICON_SIGNS[icon] ?? "any")], `icon-${icon}-help`)),
    ...KINDS.map((kind) => means([sign(kind)], `icon-good-${kind}-help`)),
    means([sign("any")], "icon-good-any-help"),
    means([sign("flag")], "icon-keyword-rebel-help"),
    means([sign("vp")], "icon-score-help"),
    means([sign("hand")], "icon-hand-help"),
    means([sign("military"), sign("genes"), text("+2")], "icon-military-against-help"),
    means([sign("development"), text("−1")], "icon-discount-help"),
    means([sign("world"), text("−1")], "icon-discount-help"),
    means([sign("link"), text("−1")], "icon-discount-help"),
    means([sign("deal")], "icon-contact-help"),
    means([text("1×")], "icon-limit-help"),
    means([sign("person")], "icon-survey-team-help"),
    means([sign("banner")], "icon-moves-help"),
    means([sign("deck")], "icon-deck-help"),
    means([sign("clock")], "term-round"),
    means([sign("curve")], "term-rounds-help"),
    means([sign("eye")], "ui-explored-last"),
    means([text("≈")], "icon-confidence-help"),
    ...PHASES.map((phase) => means([sign(PHASE_SIGNS[phase])], `phase-${phase}`, `phase-${phase}-help`)),
  ],
  kinds: () => kindsOf(facts.list, chipsOf, ({ said }: Power) => facts.speech.text(said)),
  load: async () => {
    if (!facts.ready) await facts.load({});
  },
};
