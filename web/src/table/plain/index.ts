// The page of a game that brings none: a table drawn from view, decision and log, and the list of its cards.

import Scene from "./Scene.svelte";
import type { Game } from "../../games/page";
import type { Playable } from "../pace";
import type { AnyEvent } from "../../net/messages";

/** Events pass at the usual pace. */
const playable: Playable<AnyEvent> = { weights: {} };

const made = new Map<string, Game>();

export function plain(id: string): Game {
  let game = made.get(id);
  if (!game) {
    game = {
      scene: Scene,
      page: async () => ({ playable, table: (await import("./Table.svelte")).default }),
      course: [],
      cards: () => import("./CardList.svelte"),
    };
    made.set(id, game);
  }
  return game;
}
