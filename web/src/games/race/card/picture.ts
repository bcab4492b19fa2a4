// The picture of a card of Race: a world as its facts have it, a development in the style of what it is good for.

import { developmentArt, type Family } from "../../../cards/art/development";
import { painted } from "../../../cards/art/picture.svelte";
import { worldArt } from "../../../cards/art/world";
import { asPrinted } from "../../../cards/names";
import { isSixCost, type CardFacts } from "../facts.svelte";

function familyOf(card: CardFacts): Family {
  if (isSixCost(card)) return "seal";
  const has = (phase: string, effect?: string) =>
    card.powers.some((power) => power.phase === phase && (!effect || power.effect === effect));
  if (has("settle", "military") && card.powers.some((power) => Number(power.amount) > 0)) return "arms";
  if (has("settle", "discard_self_for_military")) return "arms";
  if (has("explore")) return "sight";
  if (/robots/i.test(card.name)) return "works";
  if (has("settle")) return "voyage";
  if (has("trade")) return "trade";
  if (has("develop")) return "building";
  if (has("consume")) return "market";
  return "works";
}

const HEARTS: Record<string, number> = { settle: 3, explore: 8, consume: 5, produce: 6 };

export function drawingOf(named: CardFacts): string {
  const card = asPrinted(named);
  if (card.type === "world") return worldArt(card);
  return developmentArt({ name: card.name, family: familyOf(card), heart: HEARTS[card.powers[0]?.phase ?? ""] ?? 4 });
}

export function pictureOf(card: CardFacts): string {
  return painted(drawingOf(card));
}
