// How points become chips that lie on each other: of what each chip is, and how they are drawn.

/** Points of one kind; in every seat's layers the kinds come in the same order, whether or not it has any. */
export interface Layer {
  source: string;
  /** What it is called, where that is not the name of a source of points. */
  name?: string;
  vp: number;
}

/** A seat's points as layers, a layer a source that any seat has. */
export function layersOf<P extends { seat: number; breakdown: { source: string; vp: number }[] }>(players: P[], seat: number): Layer[] {
  const sources = new Set(players.flatMap(({ breakdown }) => breakdown.map(({ source }) => source)));
  const own = players.find((each) => each.seat === seat)?.breakdown ?? [];
  return [...sources].map((source) => ({ source, vp: own.reduce((sum, part) => sum + (part.source === source ? part.vp : 0), 0) }));
}

/** A tower has about so many chips at most; with more points than that a chip stands for several. */
const MOST_CHIPS = 72;

/** How many points a chip stands for, so that the highest tower is not too high. */
export function worthOf(towers: Layer[][]): number {
  const highest = Math.max(1, ...towers.map((layers) => layers.reduce((sum, { vp }) => sum + Math.max(0, vp), 0)));
  return Math.ceil(highest / MOST_CHIPS);
}

/** Of which kind each chip is, the lowest first: those of a kind end where its points do, so that no rounding adds up. */
export function chipsOf(layers: Layer[], worth: number): number[] {
  const chips: number[] = [];
  let points = 0;
  layers.forEach(({ vp }, kind) => {
    points += Math.max(0, vp);
    while (chips.length < Math.round(points / worth)) chips.push(kind);
  });
  return chips;
}
