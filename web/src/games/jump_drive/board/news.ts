// What each seat did when cards were last revealed, from the events: it stays in sight until the next time.

import type { JumpDriveEvent } from "../wire";

export interface News {
  placed: string[];
  explored: boolean;
}

export function newsOf(log: readonly JumpDriveEvent[]): Map<number, News> {
  const found = new Map<number, News>();
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event) break;
    if (event.event === "developed" || event.event === "settled" || event.event === "conquered") {
      const news = found.get(event.seat) ?? { placed: [], explored: false };
      found.set(event.seat, { ...news, placed: [event.card, ...news.placed] });
    } else if (event.event === "revealed") {
      const news = found.get(event.seat) ?? { placed: [], explored: false };
      found.set(event.seat, { ...news, explored: event.exploring });
    } else if (event.event === "round-began" && found.size) break;
  }
  return found;
}

/** Which cards of an empire these are: the last of each name, since an empire is in the order placed. */
export function freshAt(empire: readonly string[], placed: readonly string[]): Set<number> {
  const left = [...placed];
  const found = new Set<number>();
  for (let at = empire.length - 1; at >= 0 && left.length; at--) {
    const which = left.indexOf(empire[at] ?? "");
    if (which < 0) continue;
    left.splice(which, 1);
    found.add(at);
  }
  return found;
}
