// The picture of a card of Jump Drive: a world as its facts have it, a development in the style of what it is good for.

import { developmentArt, type Family } from "../../../cards/art/development";
import { painted } from "../../../cards/art/picture.svelte";
import { worldArt } from "../../../cards/art/world";
import { asPrinted } from "../../../cards/names";
import type { CardFacts } from "../facts.svelte";

const FAMILIES: [(card: CardFacts) => boolean, Family][] = [
  [(card) => (card.cost ?? 0) >= 7, "seal"],
  [(card) => /robots|mining|lab|researchers/i.test(card.name), "works"],
  [(card) => /convoy|specialist/i.test(card.name), "voyage"],
  [(card) => card.icons.military > 0 && card.icons.military >= card.icons.explore, "arms"],
  [(card) => /survey/i.test(card.name), "sight"],
  [(card) => /pact|credits/i.test(card.name), "trade"],
  [(card) => /markets|advertisers/i.test(card.name), "market"],
];

export function pictureOf(named: CardFacts): string {
  const card = asPrinted(named);
  if (card.type === "world") return painted(worldArt(card));
  const family = FAMILIES.find(([fits]) => fits(card))?.[1] ?? "building";
  return painted(developmentArt({ name: card.name, family, heart: 3 + (card.name.length % 6) }));
}
