// What each player did in its last turn, to be said at the player; the automa has steps of its own.

import type { PocketMarsEvent } from "../wire";

/** What matters little to others, or is told by what follows. */
const QUIET = new Set(["played-card-discarded", "action-done", "ability-used", "prepared", "declined"]);
const STEPS = new Set([
  "system-failed",
  "automa-activated",
  "automa-launched",
  "automa-placed",
  "automa-promoted",
  "automa-demoted",
  "automa-gained-energy",
  "automa-discarded",
  "automa-idle",
  "automa-refilled",
]);

/** What a player did in its last turn, or does in this one. */
export function lastTurn(log: readonly PocketMarsEvent[], seat: number): PocketMarsEvent[] {
  const from = log.findLastIndex((event) => event.event === "turn-began" && event.seat === seat);
  if (from < 0) return [];
  const turn = log.slice(from + 1);
  const to = turn.findIndex((event) => event.event === "turn-began" || event.event === "round-began");
  return (to < 0 ? turn : turn.slice(0, to)).filter((event) => "seat" in event && event.seat === seat && !QUIET.has(event.event));
}

/** The steps of the automa since System Failure struck last. */
export function automaSteps(log: readonly PocketMarsEvent[]): PocketMarsEvent[] {
  const from = log.findLastIndex((event) => event.event === "system-failed");
  return from < 0 ? [] : log.slice(from).filter((event) => STEPS.has(event.event));
}
