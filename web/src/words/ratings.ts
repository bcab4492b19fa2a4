// Ratings in words.

import type { GameInfo, OptionValue, Rating, TableSeat } from "../net/messages";
import { botName } from "./sitters";
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

/** That of a bot at a table of so many; null where nothing is known. */
export function botRating(game: GameInfo | undefined, bot: string, seats: number): Rating | null {
  return game?.ratings.find((each) => each.bot === bot && each.seats === seats)?.rating ?? null;
}

/** `Greedy · 1500, plays solidly · has a plan`: of a bot, or of the one that comes unless another is asked for. */
export function botSaid(game: GameInfo | undefined, seats: number, bot = game?.bots[0]): string {
  if (!bot) return "";
  const rating = botRating(game, bot, seats);
  const points = rating && rating.level !== "unknown" ? `${rating.points}${rating.provisional ? "?" : ""}, ` : "";
  const strength = rating ? [points + say(`level-${rating.level}`)] : [];
  // Strength first: a narrow field shows no more than that.
  return [botName(bot), ...strength, say("bot-line", { bot })].join(" · ");
}

/** `4 · Long view`: of a level of a game, from 1; "" where it has none. */
export function levelSaid(game: GameInfo | undefined, number: number): string {
  const level = game?.levels[number - 1];
  return level ? `${number} · ${say("bot-level", { level: level.name })}` : "";
}

/** Whether a bot itself plays at a table with these options: a net knows only what it has learned. */
export function botKnows(game: GameInfo | undefined, bot: string, options: Record<string, OptionValue>): boolean {
  const plain = game?.options.every(({ name, values, learned }) => learned || (options[name] ?? values[0]) === values[0]) ?? true;
  return plain || !game?.nets.includes(bot);
}

/** The bots of a game as they are chosen at such a table: first those of its levels, each with the level's number, then the others. */
export function botsOffered(game: GameInfo | undefined, options: Record<string, OptionValue>): { levels: [string, number][]; others: string[] } {
  const levels = (game?.levels ?? []).map(({ bot }, at): [string, number] => [bot, at + 1]);
  const known = new Set(levels.map(([bot]) => bot));
  const knows = (bot: string) => botKnows(game, bot, options);
  return { levels: levels.filter(([bot]) => knows(bot)), others: (game?.bots ?? []).filter((bot) => !known.has(bot) && knows(bot)) };
}

/** `Search, 1580–1764`: of a bot at tables of any size; sizes whose rating is a guess count where none was measured. */
export function botsSaid(game: GameInfo, bot: string): string {
  const all = game.ratings.filter((each) => each.bot === bot).map(({ rating }) => rating);
  if (!all.length) return botName(bot);
  const measured = all.filter(({ provisional }) => !provisional);
  const found = measured.length ? measured : all;
  found.sort((one, other) => one.points - other.points);
  const told = found.map(({ points, provisional }) => `${points}${provisional ? "?" : ""}`);
  return `${botName(bot)}, ${[...new Set([told[0], told.at(-1)])].join("–")}`;
}
