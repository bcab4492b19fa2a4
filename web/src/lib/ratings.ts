// Ratings in words.

import type { GameInfo, Rating, TableSeat } from "./messages";
import { say } from "./words.svelte";

/** What a rating comes to, in sentences; `past`: it is that before a game that is over. */
export function ratingHelp(rating: Rating, past = false): string {
  const { points, unsure, games } = rating;
  // As text, or a rating would be written as an amount: 1,500.
  const told = say(past ? "ui-rating-past" : "ui-rating-help", { points: String(points), unsure: String(unsure), games, level: say(`level-${rating.level}`) });
  return rating.provisional ? `${told} ${say("ui-rating-new")}` : told;
}

export const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);

/** What a finished game has made of the rating of a seat; "" where it did not count. */
export function ratingChanged({ rating, change }: TableSeat): string {
  return rating && change !== null ? say("ui-rating-changed", { before: String(rating.points), after: String(rating.points + change), change: signed(change) }) : "";
}

/** `1500, plays solidly`: of a bot at a table of so many; "" where nothing is known. */
export function botStrength(game: GameInfo, bot: string, seats: number): string {
  const found = game.ratings.find((each) => each.bot === bot && each.seats === seats)?.rating;
  return found ? `${found.points}${found.provisional ? "?" : ""}, ${say(`level-${found.level}`)}` : "";
}
