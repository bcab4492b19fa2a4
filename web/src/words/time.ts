// Time at a table in words: how long something lasts, what is left, and a time control.

import { settings } from "../app/settings.svelte";
import type { TimeControl } from "../net/messages";
import { say } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

function amount(count: number, unit: string, unitDisplay: "long" | "short" | "narrow" = "long"): string {
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay }).format(count);
}

/** So many seconds in the largest unit that fits: "2 minutes", "90 seconds". */
export function lasting(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[3];
  return amount(seconds / length, unit);
}

/** What is left, in milliseconds, as a clock shows it: 0:09, 12:30, 1:02:03, 2d 5h. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days) return `${amount(days, "day", "narrow")} ${amount(hours % 24, "hour", "narrow")}`;
  const tail = `${String(minutes % 60).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** The same read aloud, in the two largest units. */
export function spokenTime(left: number): string {
  let seconds = Math.max(0, Math.ceil(left / 1000));
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    if (seconds >= length && parts.length < 2) parts.push(amount(Math.floor(seconds / length), unit));
    seconds %= length;
  }
  return parts.join(" ") || amount(0, "second");
}

/** What is left of a day, in short: 7 hr 48 min. */
export function hoursLeft(left: number): string {
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return `${amount(Math.floor(minutes / 60), "hour", "short")} ${amount(minutes % 60, "minute", "short")}`;
}

const DAY = 86_400_000;

/** Whether little is left, in milliseconds: where people have days, half a one. */
export function isShort(left: number, control: TimeControl | undefined): boolean {
  return left <= (control?.kind === "days" ? DAY / 2 : 30_000);
}

/** What a time control comes to, in a line; "" where there is none. */
export function controlWords(control: TimeControl): string {
  switch (control.kind) {
    case "move":
      return say("ui-time-is-move", { each: lasting(control.seconds), reserve: control.reserve ? lasting(control.reserve) : "none" });
    case "game":
      return say("ui-time-is-game", { all: lasting(control.seconds), increment: control.increment ? lasting(control.increment) : "none" });
    case "days":
      return say("ui-time-is-days", { each: lasting(control.days * 86_400), holidays: control.holidays ? lasting(control.holidays * 86_400) : "none" });
    default:
      return "";
  }
}
