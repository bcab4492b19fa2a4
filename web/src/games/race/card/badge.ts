// How a card's cost looks: a circle for a world, a diamond for a development, red for a defence, dashed for a windfall.

import { isSixCost, type CardFacts } from "../facts.svelte";

export interface Badge {
  number: string;
  shape: "circle" | "diamond";
  /** The inner ring: red for a military world. */
  ring: string;
  /** The kind of good as a second colour, or null. */
  kind: string | null;
  windfall: boolean;
}

export function badgeOf(card: CardFacts): Badge {
  const military = card.defense !== undefined && card.defense !== null;
  const kind = card.good ? `var(--${card.good})` : null;
  return {
    number: String(military ? card.defense : (card.cost ?? 0)),
    shape: card.type === "world" ? "circle" : "diamond",
    ring: military ? "var(--defense)" : (kind ?? "var(--plain)"),
    kind: military ? kind : null,
    windfall: card.production === "windfall",
  };
}

export function pointsOf(card: CardFacts): string {
  return isSixCost(card) ? "?" : String(card.vp);
}
