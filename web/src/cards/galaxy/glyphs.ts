// The signs of the game as paths on a 16 by 16 grid. Kinds of goods differ by shape as well as by colour.

export interface Glyph {
  path: string;
  colour: string;
  /** Drawn as a line and not filled. */
  line?: boolean;
  dashed?: boolean;
}

const INK = "var(--ink)";

export const GLYPHS = {
  novelty: { path: "M8 2.200A5.800 5.800 0 1 1 7.990 2.200Z", colour: "var(--novelty)" },
  rare: { path: "M2.800 2.800H13.200V13.200H2.800Z", colour: "var(--rare)" },
  genes: { path: "M8 1.800L14.600 13.400H1.400Z", colour: "var(--genes)" },
  alien: { path: "M8 1L15 8L8 15L1 8Z", colour: "var(--alien)" },
  any: { path: "M8 2.600A5.400 5.400 0 1 1 7.990 2.600ZM5.400 8H10.600M8 5.400V10.600", colour: INK, line: true },
  kinds: { path: "M5.200 2A2.700 2.700 0 1 1 5.190 2ZM9.600 2.200H14V6.600H9.600ZM8 8.600L11.400 14.400H4.600Z", colour: INK },
  vp: { path: "M8 1L14.200 4.500V11.500L8 15L1.800 11.500V4.500Z", colour: "var(--vp)" },
  card: { path: "M4 1.500H12A1 1 0 0 1 13 2.500V13.500A1 1 0 0 1 12 14.500H4A1 1 0 0 1 3 13.500V2.500A1 1 0 0 1 4 1.500ZM5.600 5H10.400M5.600 8H10.400M5.600 11H8.600", colour: INK, line: true },
  military: { path: "M2.500 2.500L11 11M13.500 2.500L5 11M8.600 12.600L12.600 8.600M3.400 8.600L7.400 12.600M11.600 11.600L14 14M4.400 11.600L2 14", colour: INK, line: true },
  eye: { path: "M1 8Q8 1 15 8Q8 15 1 8ZM8 5.600A2.400 2.400 0 1 1 7.990 5.600Z", colour: INK, line: true },
  keep: { path: "M8 1.600V9M4.600 6L8 9.400L11.400 6M2 10.500V14H14V10.500", colour: INK, line: true },
  coin: { path: "M8 1.600A6.400 6.400 0 1 1 7.990 1.600ZM10.300 5.600C9.600 4.600 6 4.500 6 6.400C6 8.600 10.200 7.300 10.200 9.700C10.200 11.700 6.300 11.500 5.600 10.300M8 3.500V12.500", colour: "var(--now-ink)", line: true },
  arrow: { path: "M2 8H13M9 4L13 8L9 12", colour: INK, line: true },
  development: { path: "M8 1.500L14.500 8L8 14.500L1.500 8Z", colour: INK, line: true },
  world: { path: "M8 2.200A5.800 5.800 0 1 1 7.990 2.200Z", colour: INK, line: true },
  windfall: { path: "M8 2.200A5.800 5.800 0 1 1 7.990 2.200Z", colour: INK, line: true, dashed: true },
  ship: { path: "M8 1C10.500 3.500 11 7 10.500 10.500H5.500C5 7 5.500 3.500 8 1ZM5.500 8L2.500 12L5.500 11.500M10.500 8L13.500 12L10.500 11.500M8 12V15", colour: INK, line: true },
  deal: { path: "M1 6L4.500 4L8 5.500L11.500 4L15 6M1 11L4 11.500L8 14L12 11.500L15 11M5 9L8 7L11.500 10", colour: INK, line: true },
  dice: { path: "M3 3H13V13H3ZM5.900 5.900H5.910M10.100 5.900H10.110M8 8H8.010M5.900 10.100H5.910M10.100 10.100H10.110", colour: INK, line: true },
  flag: { path: "M4 15V1.500L13 4.500L4 8", colour: "var(--defense)", line: true },
  away: { path: "M4 4L12 12M12 4L4 12", colour: "var(--defense)", line: true },
  most: { path: "M2 13V9H5.500V13ZM6.200 13V3H9.800V13ZM10.500 13V7H14V13Z", colour: INK, line: true },
  deck: { path: "M5 4.500H13V14.500H5ZM3 12.500V2.500H11", colour: INK, line: true },
  clock: { path: "M8 1.800A6.200 6.200 0 1 1 7.990 1.800ZM8 4.500V8L10.600 9.600", colour: INK, line: true },
  person: { path: "M8 1.800A3.100 3.100 0 1 1 7.990 1.800ZM2.400 14.500C2.400 8.500 13.600 8.500 13.600 14.500", colour: INK, line: true },
  gear: { path: "M8 5.400A2.600 2.600 0 1 1 7.990 5.400ZM8 1V3.200M8 12.800V15M1 8H3.200M12.800 8H15M3.050 3.050L4.600 4.600M11.400 11.400L12.950 12.950M12.950 3.050L11.400 4.600M4.600 11.400L3.050 12.950", colour: INK, line: true },
  tableau: { path: "M1.500 3H6V7.500H1.500ZM10 3H14.500V7.500H10ZM1.500 9.500H6V14H1.500ZM10 9.500H14.500V14H10Z", colour: INK, line: true },
  hammer: { path: "M6 3H12L14 5.500H9.500V8H6.500V5.500H4ZM7 8H9V15H7Z", colour: INK, line: true },
  sprout: { path: "M8 15V7M8 9C8 5 5 3.500 2 3.500C2 7 4.500 9 8 9ZM8 7C8 3.500 10.500 2 14 2C14 5.500 11.500 7 8 7Z", colour: INK, line: true },
  hand: { path: "M2 5.500L6.800 4L9.600 12.800L4.800 14.300ZM8.200 3L12.800 2.200L14.200 11.400L11 11.900", colour: INK, line: true },
  gene: { path: "M4 1.500C4 6 12 6 12 10.500V14.500M12 1.500C12 6 4 6 4 10.500V14.500M4.400 3.500H11.600M4.400 12.500H11.600", colour: "var(--genes)", line: true },
  link: { path: "M6.800 9.200L9.200 6.800M7 4.600L9 2.600A2.900 2.900 0 0 1 13.400 7L11.400 9M9 11.400L7 13.400A2.900 2.900 0 0 1 2.600 9L4.600 7", colour: INK, line: true },
  others: { path: "M5.500 2.500A2.300 2.300 0 1 1 5.490 2.500ZM1.500 13C1.500 8 9.500 8 9.500 13M10.500 4A2 2 0 1 1 10.490 4ZM11 9C13.500 9 14.800 10.500 14.800 13", colour: INK, line: true },
  banner: { path: "M3.500 15V1.500M3.500 2.500C6 1 9 4.500 13 2.800V9.600C9 11.300 6 7.800 3.500 9.300", colour: INK, line: true },
  curve: { path: "M1.500 14.500H14.500M2 12.500C6 12 7.500 8.500 9 6.500C10.500 4.500 12 2.500 14.500 2", colour: INK, line: true },
  drop: { path: "M8 1.200C10.800 5 13 7.600 13 10.200A5 5 0 0 1 3 10.200C3 7.600 5.200 5 8 1.200Z", colour: "var(--water)" },
  leaf: { path: "M2 14C1.500 6 6 1.800 14.300 1.700C14.500 9.500 10.500 13.500 4.600 12.600L3.400 14.800Z", colour: "var(--ecosystem)" },
  dish: { path: "M1.800 5.200A8.600 8.600 0 0 0 10.800 14.200L7.600 10.200L12 5.800A1.700 1.700 0 1 0 10.200 4L5.800 8.400Z", colour: "var(--science)" },
  bolt: { path: "M9.600 0.800L2.800 9.200H7L5.800 15.200L13.200 6.400H8.800Z", colour: "var(--energy)" },
  beam: { path: "M1.500 2H14.500V6.200H10.200V9.800H14.500V14H1.500V9.800H5.800V6.200H1.500Z", colour: "var(--construction)" },
  earth: { path: "M8 1.600A6.400 6.400 0 1 1 7.990 1.600ZM2.400 6C5 6.800 6 4.600 9 4.800M3.600 12.200C5.600 9.400 9 11.600 13.800 9.400", colour: INK, line: true },
  star: { path: "M8 1.300L10 6L15 6.400L11.200 9.700L12.400 14.600L8 12L3.600 14.600L4.800 9.700L1 6.400L6 6Z", colour: "var(--vp)" },
  up: { path: "M8 14V3M3.500 7L8 2.500L12.500 7", colour: INK, line: true },
  down: { path: "M8 2V13M3.500 9L8 13.500L12.500 9", colour: INK, line: true },
  swap: { path: "M2 5H12.500M9.500 2L12.700 5L9.500 8M14 11H3.500M6.500 8L3.300 11L6.500 14", colour: INK, line: true },
  under: { path: "M2 3.500H14M4.500 7H11.500M8 7V14M5 11.200L8 14.200L11 11.200", colour: INK, line: true },
  base: { path: "M1 13.500H15M2.500 13.500V9.500A5.500 5.500 0 0 1 13.500 9.500V13.500M6 13.500V10.500H10V13.500", colour: INK, line: true },
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export function glyph(name: GlyphName): Glyph {
  return GLYPHS[name];
}
