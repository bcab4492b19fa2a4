// How a card's cost looks: a circle for a world, a diamond for a development, red for a defence, dashed for a windfall.

export interface Badge {
  number: string;
  shape: "circle" | "diamond";
  /** The inner ring: red for a military world. */
  ring: string;
  /** The kind of good as a second colour, or null. */
  kind: string | null;
  windfall: boolean;
}

/** What a badge is made from. A card with a defence is conquered, and not paid for. */
export interface Priced {
  type: "world" | "development";
  cost?: number | null;
  defense?: number | null;
  good?: string | null;
  production?: string | null;
}

export function badgeOf(card: Priced): Badge {
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
