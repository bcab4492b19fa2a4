// Options of a table in words; their messages belong to the games.

import type { GameOption, OptionValue } from "./messages";
import { sayOf } from "./words.svelte";

function spelling(value: OptionValue): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

export function optionName(game: string, name: string): string {
  return sayOf(game, `option-${name}`);
}

export function optionValue(game: string, name: string, value: OptionValue): string {
  return sayOf(game, `option-${name}-${spelling(value)}`);
}

/** The options that are not what they usually are: a switched-on one by its name, others with their value. */
export function optionWords(game: string, options: Record<string, OptionValue>): string[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== false && !(name === "edition" && value === "first"))
    .map(([name, value]) =>
      value === true
        ? optionName(game, name)
        : sayOf(game, "ui-option-is", { option: optionName(game, name), value: optionValue(game, name, value) }),
    );
}

/** Whether an option can be changed with these seats and other options. */
export function allowed(option: GameOption, seats: number, options: Record<string, OptionValue>): boolean {
  if (option.seats.length && !option.seats.includes(seats)) return false;
  return !option.needs || options[option.needs[0]] === option.needs[1];
}
