// Options of a table in words; their messages belong to the games.

import type { GameOption, OptionValue } from "./messages";
import { say } from "./words.svelte";

function spelling(value: OptionValue): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

export function optionValue(name: string, value: OptionValue): string {
  return say(`option-${name}-${spelling(value)}`);
}

/** The options that are not what they usually are: a switched-on one by its name, others with their value. */
export function optionWords(options: Record<string, OptionValue>): string[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== false && !(name === "edition" && value === "first"))
    .map(([name, value]) =>
      value === true
        ? say(`option-${name}`)
        : say("ui-option-is", { option: say(`option-${name}`), value: optionValue(name, value) }),
    );
}

/** Whether an option can be changed with these seats and other options. */
export function allowed(option: GameOption, seats: number, options: Record<string, OptionValue>): boolean {
  if (option.seats.length && !option.seats.includes(seats)) return false;
  return !option.needs || options[option.needs[0]] === option.needs[1];
}
