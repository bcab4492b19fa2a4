// How wide cards may be so that all of them fit a box.

export interface Fit {
  width: number;
  gap: number;
  /** How far a card lies under its neighbour; 0 while there is room. */
  overlap: number;
  /** Whether all of them are in the box, so that nothing needs to scroll. */
  fits: boolean;
}

const RATIO = 1.4;

/** Cards wrapped into rows: the widest that fit the box, with less air when crowded; at the least they may need to scroll. */
export function wrapped(count: number, wide: number, high: number, least: number, most: number, air: number): Fit {
  for (let width = Math.floor(most); width >= least; width -= 1) {
    for (const gap of width > least + 8 ? [air] : [air, Math.ceil(air / 3)]) {
      const across = Math.max(1, Math.floor((wide + gap) / (width + gap)));
      const rows = Math.ceil(count / across);
      if (rows * (Math.round(width * RATIO) + gap) - gap <= high) return { width, gap, overlap: 0, fits: true };
    }
  }
  return { width: least, gap: Math.ceil(air / 3), overlap: 0, fits: false };
}

/** Cards in one row: narrower first, then one over the other. */
export function inRow(count: number, wide: number, least: number, most: number, air: number): Fit {
  const gap = count > 9 ? Math.ceil(air / 2) : air;
  if (count < 1 || wide < 1) return { width: most, gap, overlap: 0, fits: true };
  const width = Math.max(least, Math.min(most, Math.floor((wide - gap * (count - 1)) / count)));
  const needed = count * width + gap * (count - 1);
  const overlap = needed > wide && count > 1 ? Math.ceil((needed - wide) / (count - 1)) : 0;
  return { width, gap, overlap, fits: overlap === 0 };
}

/** On a narrow page: four cards side by side, or as many as are no wider than in the hand. */
export function columns(room: number): Fit {
  const gap = 6;
  const across = Math.max(4, Math.floor((room + gap) / (100 + gap)));
  return { width: Math.max(70, Math.floor((room - gap * (across - 1)) / across)), gap, overlap: 0, fits: true };
}
