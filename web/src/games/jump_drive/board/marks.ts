// What tells seats apart beside their colour: a shape each, around a point.

export const END = 50;

export function markPath(seat: number, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  switch (seat % 4) {
    case 0:
      return `M${at(-1, 0)}A${r} ${r} 0 1 1 ${at(1, 0)}A${r} ${r} 0 1 1 ${at(-1, 0)}Z`;
    case 1:
      return `M${at(-0.88, -0.88)}L${at(0.88, -0.88)}L${at(0.88, 0.88)}L${at(-0.88, 0.88)}Z`;
    case 2:
      return `M${at(0, -1.15)}L${at(1.1, 0.85)}L${at(-1.1, 0.85)}Z`;
    default:
      return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
  }
}

/** Lines differ too, for whoever sees no colours: whole, dashed, dotted, both. */
export const DASHES = ["", "7 4", "2 4", "9 4 2 4"];
