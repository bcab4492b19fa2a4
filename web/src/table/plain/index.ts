// The page of a game that brings none: a table drawn from view, decision and log, and the list of its cards.

import type { Game } from "../../games/page";
import type { Playable } from "../pace";
import type { AnyEvent } from "../../net/messages";

/** Events pass at the usual pace. */
const playable: Playable<AnyEvent> = { weights: {} };

/** A colour of its own for each name, the same every time. */
function hueOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}

const made = new Map<string, Game>();

export function plain(id: string): Game {
  let game = made.get(id);
  if (!game) {
    game = {
      hue: hueOf(id),
      page: async () => ({ playable, table: (await import("./Table.svelte")).default }),
      course: [],
      cards: () => import("./CardList.svelte"),
    };
    made.set(id, game);
  }
  return game;
}
