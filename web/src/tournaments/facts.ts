// A tournament in words: what it is, and numbers as its standings show them.

import type { TournamentInfo } from "../net/messages";
import { settings } from "../app/settings.svelte";
import { controlWords } from "../words/time";
import { say } from "../words/words.svelte";

/** How it is played, under which clock, and who organises it. */
export function factsOf(tournament: TournamentInfo): string[] {
  return [
    tournament.system === "duplicate" ? say("ui-tournament-facts-duplicate", { seats: tournament.seats }) : say("ui-tournament-facts", { system: tournament.system, seats: tournament.seats }),
    controlWords(tournament.time),
    ...(tournament.rated ? [say("ui-tournament-rated")] : []),
    ...(tournament.members ? [say("ui-tournament-members")] : []),
    tournament.organiser ? say("ui-tournament-organiser", { player: tournament.organiser }) : say("ui-tournament-no-organiser"),
  ].filter(Boolean);
}

/** Points as standings show them: ½ for a half, else at most two decimals. */
export function points(number: number): string {
  const whole = Math.floor(number);
  if (number - whole === 0.5) return `${whole || ""}½`;
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(number);
}

/** With a sign, and a true minus. */
export function margin(number: number): string {
  const text = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(Math.abs(number));
  return number < 0 ? `−${text}` : number ? `+${text}` : text;
}

/** A moment in the reader's language and place. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "full", timeStyle: "short" }).format(at);
}
