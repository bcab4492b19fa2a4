// Dates, places, scores and sitters of finished games in words.

import { settings } from "../../app/settings.svelte";
import { botName } from "../../words/sitters";
import { pointsSaid, say, spoken } from "../../words/words.svelte";

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

/** The place somebody took among so many; whoever played alone has won or lost. */
export function placeSaid(place: number, seats: number): string {
  if (seats === 1) return say(place === 1 ? "ui-history-won" : "ui-history-lost");
  return say("ui-history-place", { place: Math.min(place, seats), seats });
}

/** What who had a seat of a finished game is called. */
export function calledThere({ name, bot }: { name: string; bot: boolean }): string {
  return bot ? botName(name) : name || say("ui-former-player");
}
