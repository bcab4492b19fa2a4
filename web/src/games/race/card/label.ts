// A card of Race read aloud: what it is and does.

import { say } from "../../../words/words.svelte";
import { facts, isSixCost, type CardFacts } from "../facts.svelte";

/** All that a card does, a sentence each. */
export function sentences({ powers, end_game_vp: scoring }: CardFacts): string[] {
  return [...powers.map(({ phase, said }) => `${say(`phase-${phase}`)}: ${facts.speech.text(said)}`), ...(scoring ?? []).map(({ said }) => facts.speech.text(said))];
}

/** "World, costs 3" and the like: what a card is, in a line. */
export function typeLine(card: CardFacts): string {
  const military = card.defense !== undefined && card.defense !== null;
  const start = card.start_world !== undefined && card.start_world !== null;
  const world = start ? "start-world" : military ? "military-world" : "world";
  const kind = card.type === "world" ? world : isSixCost(card) ? "six-cost" : "development";
  return say(`ui-type-${kind}`, { number: (military ? card.defense : card.cost) ?? 0, military: military ? "yes" : "no" });
}

/** Name, what it is, its points; for labels. */
export function cardLabel(card: CardFacts, extra: string[] = []): string {
  const points = isSixCost(card) ? "?" : String(card.vp);
  return [card.name, typeLine(card), say("ui-points", { vp: points }), ...extra].join(", ");
}
