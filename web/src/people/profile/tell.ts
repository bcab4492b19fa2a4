// Dates and scores of finished games in words.

import { settings } from "../../app/settings.svelte";
import { pointsSaid, spoken } from "../../words/words.svelte";

/** A day, from milliseconds since 1970. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(at);
}

const partsOf = (game: string) => spoken.parts.get(game) ?? 1;

/** A score of a game in points. */
export function points(game: string, score: number): string {
  return pointsSaid(score, partsOf(game));
}

/** An average of scores, to a tenth of a point. */
export function average(game: string, score: number | null): string {
  if (score === null) return "–";
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(score / partsOf(game));
}

/** A score as the number a chart has room for. */
export function inPoints(game: string, score: number): number {
  return score / partsOf(game);
}
