// A card's powers as chips: a few signs and numbers each. Read from its facts, so a card cannot lie.

import { amount, sign, text, type Chip, type Token } from "../../../cards/galaxy/chips";
import type { GlyphName } from "../../../cards/galaxy/glyphs";
import { PHASES, type CardFacts, type Power } from "../facts.svelte";

export const ICON_SIGNS: Record<string, GlyphName> = { explore: "eye", military: "military", gene: "gene" };

const THINGS: Record<string, Token[]> = {
  explore_icon: [sign("eye")],
  military_icon: [sign("military")],
  gene_icon: [sign("gene")],
  development: [sign("development")],
  military_world: [sign("world", "var(--defense)")],
  novelty_world: [sign("novelty")],
  rare_world: [sign("rare")],
  genes_world: [sign("genes")],
  alien_world: [sign("alien")],
  card: [sign("link")],
};

function thing({ thing }: Power): Token[] {
  return THINGS[String(thing)] ?? [text("?")];
}

/** So much for each of something. */
function each(power: Power, what: GlyphName, others = false): Token[] {
  const every = Number(power.each ?? 1);
  const gain = Number(power.amount);
  return [
    ...(gain === 1 ? [] : [text(gain)]),
    sign(what),
    text(every > 1 ? `/${every}` : "/"),
    ...thing(power),
    ...(others ? [sign("others")] : []),
  ];
}

/** So much if there is something. */
function given(power: Power, what: GlyphName, others = false): Token[] {
  return [...thing(power), ...(others ? [sign("others")] : []), amount(power.amount), sign(what)];
}

/** A discount, where there is one. */
function less(power: Power): Token[] {
  return power.amount ? [amount(-Number(power.amount))] : [];
}

const DRAWN: Record<string, (power: Power) => Token[]> = {
  "score/vp_per": (power) => each(power, "vp"),
  "score/vp_per_other": (power) => each(power, "vp", true),
  "score/vp_with": (power) => given(power, "vp"),
  "income/income_per": (power) => each(power, "card"),
  "income/income_with": (power) => given(power, "card"),
  "income/income_with_other": (power) => given(power, "card", true),
  "place/development_discount": (power) => [sign("development"), amount(-Number(power.amount))],
  "place/world_discount": (power) => [
    sign(power.good === "any" ? "world" : (power.good as GlyphName)),
    amount(-Number(power.amount)),
  ],
  "place/card_discount": (power) => [sign("link"), amount(-Number(power.amount))],
  "place/military_against": (power) => [
    sign("military"),
    amount(power.amount),
    power.keyword ? sign("flag") : sign(power.good as GlyphName),
  ],
  "place/military_per_icon": (power) => [
    sign("military"),
    amount(power.amount),
    text("/"),
    sign(ICON_SIGNS[String(power.icon)] ?? "any"),
  ],
  "place/pay_for_military_world": (power) => [sign("deal"), sign("world", "var(--defense)"), ...less(power)],
  "place/one_in_empire": () => [text("1×")],
  "place/placed_without_military": () => [sign("military"), text("0")],
  "second_world/second_world_paid": (power) => [sign("away"), sign("ship"), sign("world"), ...less(power)],
  "second_world/second_world_conquered": () => [sign("ship"), sign("world", "var(--defense)")],
  "before_scoring/moves_to_most_military": () => [sign("arrow"), sign("military")],
};

/** One chip a power, but all that is about placing shares one. */
export function chipsOf(card: CardFacts): Chip[] {
  const ordered = [...card.powers].sort((one, other) => PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase));
  return ordered.map((power, row) => ({ row, numeral: "", tokens: DRAWN[`${power.phase}/${power.effect}`]?.(power) ?? [text("?")] }));
}
