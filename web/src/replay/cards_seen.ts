// How many different cards somebody has seen by each step of a game, whatever the game: their ids in what they were shown.

import type { Change } from "../net/frames";

/** After each change of a seat's view, how many different cards had been in it. */
export function cardsSeen(changes: Change[], known: (id: string) => boolean): number[] {
  const cards = new Set<string>();
  const gather = (thing: unknown): void => {
    if (typeof thing === "string") {
      if (known(thing)) cards.add(thing);
    } else if (typeof thing === "object" && thing !== null) {
      for (const each of Object.values(thing)) gather(each);
    }
  };
  return changes.map((change) => {
    gather(change);
    return cards.size;
  });
}
