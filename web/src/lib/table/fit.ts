// How wide cards may be so that all of them fit a box.

export interface Fit {
  width: number;
  gap: number;
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
      if (rows * (Math.round(width * RATIO) + gap) - gap <= high) return { width, gap, fits: true };
    }
  }
  return { width: least, gap: Math.ceil(air / 3), fits: false };
}

export interface Rows extends Fit {
  /** How many cards a row has. */
  across: number;
}

/** In two rows or more cards are no wider than this, so that what lies above keeps its room. */
const IN_ROWS = 88;

/** A hand: in one row while it fits, narrower first; then in rows of about as many, so that no card covers another. */
export function inRows(count: number, wide: number, least: number, most: number, air: number): Rows {
  const gap = count > 9 ? Math.ceil(air / 2) : air;
  if (count < 1 || wide < 1) return { width: most, gap, fits: true, across: Math.max(1, count) };
  const rows = Math.ceil(count / Math.max(1, Math.floor((wide + gap) / (least + gap))));
  const across = Math.ceil(count / rows);
  const room = Math.floor((wide - gap * (across - 1)) / across);
  return { width: Math.max(least, Math.min(rows > 1 ? IN_ROWS : most, room)), gap, fits: true, across };
}

/** On a narrow page: four cards side by side, or as many as are no wider than in the hand. */
export function columns(room: number): Fit {
  const gap = 6;
  const across = Math.max(4, Math.floor((room + gap) / (100 + gap)));
  return { width: Math.max(70, Math.floor((room - gap * (across - 1)) / across)), gap, fits: true };
}
