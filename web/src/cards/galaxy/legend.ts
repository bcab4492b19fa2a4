// What the signs mean that stand on the cards of both games of the galaxy.

import CardSign from "./CardSign.svelte";
import { means, piece } from "../../help/legend";

/** A card's corner, as the card would show it. */
export const badge = (card: object) => piece(CardSign, { card: { type: "world", ...card } });

/** What a card costs, or how strong one must be. */
export const prices = [
  means(badge({ cost: 2 }), "icon-cost-world-help"),
  means(badge({ type: "development", cost: 3 }), "icon-cost-development-help"),
  means(badge({ defense: 4 }), "icon-defense-help"),
];
