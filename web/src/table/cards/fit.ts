// How wide cards are and where each lies, from nothing but their number and the room: the same number lies the same way.

/** Narrower there is no card, while a region has no size yet. */
const LEAST = 40;

export interface Fit {
  /** Of a card, in pixels. */
  width: number;
  /** How high a card is for its width. */
  ratio: number;
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
  /** How high a card is for its width, at most and at least: where the room is low, cards are wide rather than high. */
  ratio?: number;
  low?: number;
  /** Kept free below each card for what is said there. */
  below?: number;
  rows?: number;
}

export const RATIO = 1.4;
/** Wide rather than high: less picture, the same words. */
export const LOW = 1.15;
/** Of the cards of others. */
export const SHORT = { ratio: 1.2, low: 1.05 };
/** Fewer cards than this are no larger, so that the first ones need not shrink one after the other. */
const FEW = 6;

/** In as many rows as let the cards be largest. */
export function fit(count: number, { wide, high, least, most, air, ratio = RATIO, low = ratio, below = 0, loose = air, rows: limit = 6 }: Room): Fit {
  const many = Math.max(FEW, count);
  let best = lying(1);
  for (let rows = 2; rows <= limit; rows++) {
    const found = lying(rows);
    if (found.width > best.width) best = found;
  }
  // Where the room is low, they are as small as that makes them anyway.
  if (best.width >= Math.max(LEAST, Math.min(least, (high - below) / low - 1))) return best;
  // Too many: no smaller, but in as many rows as there is room for, and closer.
  const rows = Math.max(1, Math.min(limit, Math.floor((high + air) / (least * low + below + air))));
  const width = Math.max(LEAST, Math.min(least, Math.floor(free(rows) / low)));
  const across = Math.ceil(many / rows);
  const step = Math.min(width + air, across > 1 ? (wide - width) / (across - 1) : 0);
  return { across, rows, step, ...drawn(width, rows) };

  /** How high a card may be. */
  function free(rows: number): number {
    return (high - air * (rows - 1)) / rows - below;
  }

  function drawn(width: number, rows: number) {
    const found = Math.max(low, Math.min(ratio, free(rows) / width));
    return { width, ratio: found, down: Math.floor(width * found) + below + air };
  }

  function lying(rows: number): Fit {
    const across = Math.ceil(many / rows);
    const byWidth = (wide - air * (across - 1)) / across;
    const width = Math.max(1, Math.floor(Math.min(most, byWidth, free(rows) / low)));
    const step = rows > 1 || across < 2 ? width + air : Math.max(width + air, Math.min(width + loose, Math.floor((wide - width) / (across - 1))));
    return { across, rows, step, ...drawn(width, rows) };
  }
}

/** On a narrow page, which scrolls: so many side by side, and as many rows as it takes. */
export function columns(count: number, wide: number, widest: number, least: number, air = 6, ratio = RATIO): Fit {
  const most = Math.max(1, Math.floor((wide + air) / (least + air)));
  const across = Math.min(most, Math.max(4, Math.floor((wide + air) / (widest + air))));
  const width = Math.max(least, Math.floor((wide - air * (across - 1)) / across));
  return { width, ratio, across, rows: Math.ceil(count / across), step: width + air, down: Math.round(width * ratio) + air };
}

/** Where the card of this number lies. */
export function placed({ across, step, down }: Fit, at: number): string {
  return `translate(${Math.round((at % across) * step)}px, ${Math.round(Math.floor(at / across) * down)}px)`;
}
