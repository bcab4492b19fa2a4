// How wide cards are and where each lies, from nothing but their number and the room: the same number lies the same way.

/** Narrower there is no card, while a region has no size yet. */
const LEAST = 40;

export interface Fit {
  /** Of a card, in pixels. */
  width: number;
  /** Cards in a row. */
  across: number;
  rows: number;
  /** From one card to the next, and from one row to the next; a step of less than the width covers a part of each card. */
  step: number;
  down: number;
}

export interface Room {
  wide: number;
  high: number;
  /** Below this a card cannot be read; where so many do not fit, each covers a part of the one before. */
  least: number;
  most: number;
  /** Between two cards; where cards lie in one row and leave room, as much as `loose`. */
  air: number;
  loose?: number;
  /** How high a card is for its width. */
  ratio?: number;
  /** Kept free below each card for what is said there. */
  below?: number;
  rows?: number;
}

export const RATIO = 1.4;
/** Of the cards of others, which are wide rather than high: less picture, the same words. */
export const SHORT = 1.15;
/** Fewer cards than this are no larger, so that the first ones need not shrink one after the other. */
const FEW = 6;

/** In as many rows as let the cards be largest. */
export function fit(count: number, { wide, high, least, most, air, ratio = RATIO, below = 0, loose = air, rows: limit = 6 }: Room): Fit {
  const many = Math.max(FEW, count);
  let best = lying(many, 1);
  for (let rows = 2; rows <= limit; rows++) {
    const found = lying(many, rows);
    if (found.width > best.width) best = found;
  }
  // Where the room is low, they are as small as that makes them anyway.
  if (best.width >= Math.max(LEAST, Math.min(least, (high - below) / ratio - 1))) return best;
  // Too many: no smaller, but in as many rows as there is room for, and closer.
  const rows = Math.max(1, Math.min(limit, Math.floor((high + air) / (least * ratio + below + air))));
  const width = Math.max(LEAST, Math.min(least, Math.floor((high - air * (rows - 1)) / rows / ratio - below / ratio)));
  const across = Math.ceil(many / rows);
  const step = Math.min(width + air, across > 1 ? (wide - width) / (across - 1) : 0);
  return { width, across, rows, step, down: width * ratio + below + air };

  function lying(count: number, rows: number): Fit {
    const across = Math.ceil(count / rows);
    const byWidth = (wide - air * (across - 1)) / across;
    const byHeight = ((high - air * (rows - 1)) / rows - below) / ratio;
    const width = Math.max(1, Math.floor(Math.min(most, byWidth, byHeight)));
    const step = rows > 1 || across < 2 ? width + air : Math.max(width + air, Math.min(width + loose, Math.floor((wide - width) / (across - 1))));
    return { width, across, rows, step, down: Math.round(width * ratio) + below + air };
  }
}

/** On a narrow page, which scrolls: so many side by side, and as many rows as it takes. */
export function columns(count: number, wide: number, widest: number, least: number, air = 6, ratio = RATIO): Fit {
  const across = Math.max(4, Math.floor((wide + air) / (widest + air)));
  const width = Math.max(least, Math.floor((wide - air * (across - 1)) / across));
  return { width, across, rows: Math.ceil(count / across), step: width + air, down: Math.round(width * ratio) + air };
}

/** Where the card of this number lies. */
export function placed({ across, step, down }: Fit, at: number): string {
  return `translate(${Math.round((at % across) * step)}px, ${Math.round(Math.floor(at / across) * down)}px)`;
}
