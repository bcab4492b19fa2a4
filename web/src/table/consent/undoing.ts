// What would be undone, in the words of the log.

import type { LiveTable } from "../../net/live.svelte";
import type { AnyEvent, AnyView, Motion } from "../../net/messages";
import type { NameOf } from "../../words/render";

/** The first lines of the log that would be undone, beginning with what the seat itself did, and how many there are more. */
export function linesOf(live: LiveTable<AnyView, AnyEvent>, back: Motion, nameOf: NameOf, most: number): { shown: string[]; more: number } {
  const { speech } = live;
  if (!speech) return { shown: [], more: 0 };
  const events = live.log.slice(back.since);
  const from = Math.max(0, events.findIndex((event) => event.seat === back.seat));
  const lines = events
    .slice(from)
    .map((event) => speech.event(event, live.seat, nameOf).map((span) => span.text).join("").trim())
    .filter(Boolean);
  return { shown: lines.slice(0, most), more: Math.max(0, lines.length - most) };
}
