// The cards before a seat as machines: a half card with its other half as one, a colony with its place.

import { say } from "../../../words/words.svelte";
import type { Args } from "../../../words/render";
import { facts, nameOf, sideOf, type Converter } from "../facts.svelte";
import type { Work } from "../ask";
import type { CardView, SeatView } from "../wire";

export interface Slot {
  card: string;
  /** The card by which the game names its runs: of two half cards either. */
  lead: string;
  at: number;
  name: string;
  biome: string;
  converters: Converter[];
  /** How often it may run. */
  times: number;
  /** Its place among the colonies, or -1. */
  colony: number;
  lent: string;
}

/** How a converter stands beside the plan, by what the game tells of each of its runs: planned, possible, or what it lacks. */
export function stateOf(runs: Work[], times: number): string {
  const count = runs.filter(({ facts }) => facts.planned === 1).length;
  if (count) return times > 1 ? say("ui-plan-runs", { count, times }) : say("ui-plan-run");
  const [next] = runs;
  return next ? (next.allowed ? say("ui-could-run") : lackOf(next)) : "";
}

/** What something lacks, as the game says it. */
export function lackOf(work: Work): string {
  return work.parts.length ? say("fact-lacks", { goods: facts.speech.amounts(Object.fromEntries(work.parts)) }) : facts.speech.verdict(work);
}

export function slotsOf(player: SeatView, naming: (seat: number) => Args): Slot[] {
  const slots: Slot[] = [];
  const backs = new Map(player.cards.map(({ card, back }) => [card, back ?? false]));
  const done = new Set<string>();
  const add = ({ card: id, owner, back = false, doubled = false }: CardView, colony: number) => {
    if (done.has(id)) return;
    const card = facts.of(id);
    const base = { card: id, lead: id, colony, times: doubled ? 2 : 1, lent: owner !== player.seat && colony < 0 ? say("ui-lent-by", naming(owner)) : "" };
    const side = sideOf(card, back);
    const biome = side.biome ? say(`biome-${side.biome}`) : "";
    const otherBack = backs.get(card.partner);
    const whole = otherBack === undefined ? undefined : card.whole[Number(back)]?.[Number(otherBack)];
    if (whole) {
      const other = facts.of(card.partner);
      done.add(card.partner);
      const [left, right] = card.half === "left" ? [nameOf(card, back), nameOf(other, otherBack)] : [nameOf(other, otherBack), nameOf(card, back)];
      const lead = card.number < other.number ? id : card.partner;
      slots.push({ ...base, lead, at: 0, name: say("half-names", { left, right }), biome, converters: [whole] });
      return;
    }
    // Several converters of one card are run one by one.
    if (side.converters.length > 1) side.converters.forEach((converter, at) => slots.push({ ...base, at, name: nameOf(card, back), biome, converters: [converter] }));
    else slots.push({ ...base, at: 0, name: nameOf(card, back), biome, converters: side.converters });
  };
  for (const card of player.cards) add(card, -1);
  player.colonies.forEach((card, at) => add(card, at));
  return slots;
}
