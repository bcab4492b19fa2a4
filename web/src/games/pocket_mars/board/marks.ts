// The helmets of the players: each seat has a shape of its own, so that colonists differ by more than colour.

/** The outline of a helmet on a 20 by 20 grid, by seat. */
const HELMETS = [
  "M10 2A8 8 0 0 1 18 10V17A1.500 1.500 0 0 1 16.500 18.500H3.500A1.500 1.500 0 0 1 2 17V10A8 8 0 0 1 10 2Z",
  "M4 2H16A2 2 0 0 1 18 4V16.500A2 2 0 0 1 16 18.500H4A2 2 0 0 1 2 16.500V4A2 2 0 0 1 4 2Z",
  "M10 1L19 17A1.500 1.500 0 0 1 17.700 18.500H2.300A1.500 1.500 0 0 1 1 17Z",
  "M6 2H14L19 10L14 18.500H6L1 10Z",
];

export function helmetOf(seat: number): string {
  return HELMETS[seat % HELMETS.length] ?? "";
}

/** Where the visor sits: a triangle is wide only below. */
export function visorOf(seat: number): { x: number; y: number; wide: number; high: number } {
  return seat % HELMETS.length === 2 ? { x: 5.5, y: 11, wide: 9, high: 4 } : { x: 4.5, y: 7, wide: 11, high: 5.5 };
}
