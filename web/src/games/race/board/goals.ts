// The goals of The Gathering Storm as the board shows them: their signs, how all seats stand, what has just changed.

import type { GlyphName } from "../../../cards/galaxy/glyphs";
import { listed, say } from "../../../words/words.svelte";
import type { GoalReached, RaceEvent, RaceView } from "../wire";

/** What a goal counts, in signs. */
const SIGNS: Record<string, GlyphName[]> = {
  galactic_standard_of_living: ["coin"],
  system_diversity: ["kinds"],
  overlord_discoveries: ["card", "alien"],
  budget_surplus: ["hand", "away"],
  innovation_leader: ["gear"],
  galactic_status: ["development", "vp"],
  greatest_military: ["military"],
  largest_industry: ["novelty", "rare"],
  greatest_infrastructure: ["development"],
  production_leader: ["world"],
};

export function signsOf(goal: string): GlyphName[] {
  return SIGNS[goal] ?? ["star"];
}

export interface GoalTile {
  goal: string;
  most: boolean;
  least: number;
  /** How each seat stands, in their order. */
  seats: (GoalReached & { seat: number })[];
  /** The seats that have it. */
  held: number[];
  /** It has changed hands in the phase of now, or in the one before where nothing else has happened since. */
  fresh: boolean;
}

/** The goals that changed hands lately: since the phase before began. */
function freshOf(log: readonly RaceEvent[]): Set<string> {
  const found = new Set<string>();
  let headings = 0;
  for (let at = log.length - 1; at >= 0 && headings < 2; at--) {
    const event = log[at];
    if (!event) break;
    if (event.event === "goal-claimed" || event.event === "goal-taken" || event.event === "goal-returned") found.add(event.goal);
    else if (event.event === "phase-began" || (event.event === "round-began" && found.size)) headings += 1;
  }
  return found;
}

/** The goals of a table; none where it is played without. */
export function tilesOf(view: RaceView, log: readonly RaceEvent[]): GoalTile[] {
  const fresh = freshOf(log);
  return (view.players[0]?.goals ?? []).map(({ goal, most, least }, at) => {
    const seats = view.players.flatMap(({ seat, goals }) => (goals?.[at] ? [{ ...goals[at], seat }] : []));
    return { goal, most, least, seats, held: seats.filter(({ held }) => held).map(({ seat }) => seat), fresh: fresh.has(goal) };
  });
}

/** The number of the rules that tells what it gives. */
export function worthOf({ most }: GoalTile): string {
  return most ? "goal-most" : "goal-first";
}

/** The message that tells how it is got and lost. */
export function kindOf({ most }: GoalTile): string {
  return most ? "goal-kind-most" : "goal-kind-first";
}

export function asksOf({ goal, least }: GoalTile): string {
  return say(`goal-${goal}-asks`, { least });
}

/** All of it in words, a line each. */
export function toldOf(tile: GoalTile, nameOf: (seat: number) => string): string[] {
  const named = (seats: number[]) => listed(seats.map(nameOf));
  const tied = tile.seats.filter(({ held, vp }) => vp && !held).map(({ seat }) => seat);
  return [
    `${say(`goal-${tile.goal}`)}: ${asksOf(tile)}`,
    tile.seats.map(({ seat, count }) => `${nameOf(seat)} ${count}`).join(", "),
    tile.held.length ? say("ui-goal-held", { players: named(tile.held) }) : say("ui-goal-free"),
    ...(tied.length ? [say("ui-goal-tied", { players: named(tied) })] : []),
    ...(tile.fresh ? [say("ui-goal-fresh")] : []),
    say(kindOf(tile)),
  ];
}

/** The points that a seat has for goals. */
export function goalPoints(goals: readonly GoalReached[] | undefined): number {
  return (goals ?? []).reduce((sum, { vp }) => sum + vp, 0);
}
