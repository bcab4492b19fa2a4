// What tells nine seats apart beside their colour: a shape each, a pattern of line each.

type Point = readonly [number, number];

const CIRCLE: readonly Point[] = [];
const DOME = 7;
/** Corners around a point, in units of the radius. The circle has none; the dome has an arc between its two. */
const CORNERS: readonly (readonly Point[])[] = [
  CIRCLE,
  [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]],
  [[0, -1.15], [1.1, 0.85], [-1.1, 0.85]],
  [[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]],
  [[-0.42, -1.15], [0.42, -1.15], [0.42, -0.42], [1.15, -0.42], [1.15, 0.42], [0.42, 0.42], [0.42, 1.15], [-0.42, 1.15], [-0.42, 0.42], [-1.15, 0.42], [-1.15, -0.42], [-0.42, -0.42]],
  [[0, 1.15], [1.1, -0.85], [-1.1, -0.85]],
  [[0, -1.3], [0.38, -0.46], [1.27, -0.38], [0.6, 0.22], [0.8, 1.1], [0, 0.63], [-0.8, 1.1], [-0.6, 0.22], [-1.27, -0.38], [-0.38, -0.46]],
  [[-1.2, 0.65], [1.2, 0.65]],
  [[-1, -1], [1, -1], [0.3, 0], [1, 1], [-1, 1], [-0.3, 0]],
];

/** How many seats can be told apart. */
export const MARKS = CORNERS.length;

/** The outline of a seat's mark around a point. */
export function markPath(seat: number, x: number, y: number, r: number): string {
  const at = ([dx, dy]: Point) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  const which = seat % MARKS;
  const corners = CORNERS[which] ?? CIRCLE;
  if (!corners.length) return `M${at([-1, 0])}A${r} ${r} 0 1 1 ${at([1, 0])}A${r} ${r} 0 1 1 ${at([-1, 0])}Z`;
  const lines = corners.map(at);
  if (which === DOME) return `M${lines[0]}A${1.2 * r} ${1.4 * r} 0 0 1 ${lines[1]}Z`;
  return `M${lines.join("L")}Z`;
}

/** The patterns of the seats' lines: dashes and gaps. */
export const DASHES = ["", "7 4", "2 4", "9 4 2 4", "12 5", "5 2", "9 3 2 3 2 3", "1 2", "14 3 5 3"];

/** Where a mark is widest, as a helmet has its visor: the middle and half the width, in units of the radius. */
export function widest(seat: number): { y: number; half: number } {
  const which = seat % MARKS;
  if (which === 2) return { y: 0.4, half: 0.48 };
  if (which === 5) return { y: -0.45, half: 0.6 };
  if (which === 6) return { y: -0.05, half: 0.5 };
  if (which === 8) return { y: -0.62, half: 0.5 };
  return { y: 0, half: 0.66 };
}
