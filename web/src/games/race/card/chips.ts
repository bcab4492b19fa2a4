// A card's powers as chips, one a phase: a few signs and numbers each. Read from its facts, so a card cannot lie.

import { amount, GAP, sign, text, type Chip, type Token } from "../../../cards/galaxy/chips";
import type { GlyphName } from "../../../cards/galaxy/glyphs";
import { NUMERALS, PHASES, type CardFacts, type Phase, type Power } from "../facts.svelte";

function good(kind: unknown, any: GlyphName = "any"): Token {
  return sign(kind === "any" || !kind ? any : (kind as GlyphName));
}

/** Points and cards that something gives; a single one needs no number. */
function gains(power: Power): Token[] {
  const tokens: Token[] = [];
  const vp = Number(power.vp ?? 0);
  const cards = Number(power.cards ?? 0);
  if (vp) tokens.push(...(vp > 1 ? [text(vp)] : []), sign("vp"));
  if (cards) tokens.push(...(cards > 1 ? [text(cards)] : []), sign("card"));
  return tokens;
}

function cards(power: Power): Token[] {
  const count = Number(power.cards ?? 1);
  return count > 1 ? [text(count), sign("card")] : [sign("card")];
}

function times(power: Power): Token[] {
  return Number(power.times ?? 1) > 1 ? [text(`×${power.times}`)] : [];
}

const DRAWN: Record<string, (power: Power, card: CardFacts) => Token[]> = {
  "setup/keep_at_start": (power) => [sign("hand"), text(power.cards as number)],
  "explore/draw_extra": (power) => [sign("eye"), amount(power.cards)],
  "explore/keep_extra": (power) => [sign("keep"), amount(power.cards)],
  "develop/draw_at_phase_start": (power) => cards(power),
  "develop/reduce_cost": (power) => [sign("development"), amount(-Number(power.amount))],
  "develop/draw_after_placing": (power) => [sign("development"), sign("arrow"), ...cards(power)],
  "settle/reduce_cost": (power) => [good(power.good, "world"), amount(-Number(power.amount))],
  "settle/military": (power) => [
    sign("military"),
    amount(power.amount),
    ...(power.only_good ? [good(power.only_good)] : []),
    ...(power.only_keyword ? [sign("flag")] : []),
  ],
  "settle/discard_self_for_military": (power) => [sign("away"), sign("military"), amount(power.amount)],
  "settle/discard_self_for_zero_cost": () => [sign("away"), sign("ship"), text(0)],
  "settle/pay_for_military_world": (power) => [sign("deal"), amount(-Number(power.discount))],
  "settle/discard_hand_for_military": (power) => [sign("card"), sign("arrow"), sign("military"), amount(power.amount), text(`×${power.max_cards}`)],
  "settle/place_second_world": () => [sign("world"), text("×2")],
  "settle/draw_after_placing": (power) => [sign("world"), sign("arrow"), ...cards(power)],
  "trade/trade_bonus": (power) => [sign("coin"), ...(power.good === "any" ? [] : [good(power.good)]), amount(power.cards)],
  "trade/trade_bonus_per_world": (power) => [sign("coin"), good(power.good), amount(power.cards), text("×"), sign("gene")],
  "consume/consume_good": (power) => [
    ...(power.scope === "this_world" ? [sign("world")] : []),
    ...(Number(power.goods_per_use) > 1 ? [text(power.goods_per_use as number)] : []),
    good(power.good),
    sign("arrow"),
    ...gains(power),
    ...times(power),
  ],
  "consume/consume_different_kinds": (power) => [sign("kinds"), sign("arrow"), ...gains(power)],
  "consume/consume_all_goods": () => [sign("any"), text("∗"), sign("arrow"), sign("vp")],
  "consume/sell_good": (power) => [good("any"), sign("arrow"), sign("coin"), ...(power.use_trade_bonuses ? [text("+")] : [])],
  "consume/draw": (power) => cards(power),
  "consume/gamble_top_card": () => [sign("dice"), sign("arrow"), sign("card")],
  "consume/discard_hand": (power) => [sign("card"), sign("arrow"), sign("vp"), text(`×${power.max_cards}`)],
  "produce/draw": (power) => cards(power),
  "produce/draw_if_produced_here": (power) => cards(power),
  "produce/produce_on_windfall": (power) => [
    power.good === "any" ? sign("windfall") : sign("windfall", `var(--${power.good})`),
    ...(power.good === "any" ? [] : [good(power.good)]),
  ],
  "produce/draw_per_good_produced": (power) => [good(power.good), sign("arrow"), ...cards(power)],
  "produce/draw_per_kind_produced": (power) => [sign("kinds"), sign("arrow"), ...cards(power)],
  "produce/draw_per_world": (power) => [power.military ? sign("military") : good(power.good), sign("world"), sign("arrow"), ...cards(power)],
  "produce/draw_if_most_produced": (power) => [sign("most"), good(power.good), sign("arrow"), ...cards(power)],
  "produce/discard_to_produce_on_windfall": () => [sign("card"), sign("arrow"), sign("windfall")],
  "produce/discard_to_produce_here": (_, card) => [sign("card"), sign("arrow"), good(card.good)],
};

/** Every power that can be drawn; a test compares it with the vocabulary of powers. */
export const DRAWN_POWERS = [...Object.keys(DRAWN), "produce/produce_here"];

export function chipsOf(card: CardFacts): Chip[] {
  const chips = new Map<Phase | "setup", Chip>();
  for (const power of card.powers) {
    const phase = power.phase === "trade" ? "consume" : power.phase;
    const tokens =
      power.effect === "produce_here" ? [good(card.good)] : (DRAWN[`${power.phase}/${power.effect}`]?.(power, card) ?? [text("?")]);
    const chip = chips.get(phase);
    if (chip) chip.tokens.push(GAP, ...tokens);
    else if (phase === "setup") chips.set(phase, { row: 0, numeral: "0", tokens });
    else chips.set(phase, { row: PHASES.indexOf(phase), numeral: NUMERALS[phase], tokens });
  }
  return [...chips.values()];
}
