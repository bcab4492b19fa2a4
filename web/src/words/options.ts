// Options of a table in words; their messages belong to the games.

import type { GameInfo, GameOption, OptionValue } from "../net/messages";
import { sayOf } from "./words.svelte";

export function optionName(game: string, name: string): string {
  return sayOf(game, `option-${name}`);
}

/** What it is about, wherever a person may choose it or read of it. */
export function optionHelp(game: string, name: string): string {
  return sayOf(game, `option-${name}-help`);
}

export function optionValue(game: string, name: string, value: OptionValue): string {
  return sayOf(game, typeof value === "boolean" ? `option-${value ? "yes" : "no"}` : `option-${name}-${value}`);
}

/** The options that are not what they usually are: a switched-on one by its name, others with their value. */
export function optionWords(game: GameInfo | undefined, options: Record<string, OptionValue>): string[] {
  return optionsTold(game, options).map(({ said }) => said);
}

/** The same, each with what it means. */
export function optionsTold(game: GameInfo | undefined, options: Record<string, OptionValue>): { name: string; said: string; help: string }[] {
  if (!game) return [];
  return game.options.flatMap(({ name, values }) => {
    const value = options[name];
    if (value === undefined || value === values[0]) return [];
    const said = value === true ? optionName(game.id, name) : sayOf(game.id, "ui-option-is", { option: optionName(game.id, name), value: optionValue(game.id, name, value) });
    return [{ name, said, help: optionHelp(game.id, name) }];
  });
}

/** The value that an option has with these seats where nothing is chosen. */
export function usual(option: GameOption, seats: number): OptionValue {
  return option.values[option.by_seats.includes(seats) ? 1 : 0] ?? false;
}

/** The value that it has there, where it can be changed, until somebody changes it. */
export function proposed(option: GameOption, seats: number): OptionValue {
  return option.suggested ? (option.values[1] ?? false) : usual(option, seats);
}

/** Whether an option can be changed with these seats and other options. */
export function allowed(option: GameOption, seats: number, options: Record<string, OptionValue>): boolean {
  if (option.by_seats.includes(seats) || (option.seats.length && !option.seats.includes(seats))) return false;
  return option.needs.every(([other, wanted]) => options[other] === wanted);
}
