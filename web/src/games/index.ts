// The games that have a page, and how each is drawn. A game is loaded when somebody sits down at it.

import type { Component, Snippet } from "svelte";

import type { LiveTable, Playable } from "../lib/live.svelte";
import type { AnyEvent, AnyView } from "../lib/messages";

export interface GamePage {
  /** The game's own name, the same in every language. */
  title: string;
  playable: Playable<AnyView, AnyEvent>;
  table: Component<{ live: LiveTable<AnyView, AnyEvent>; tools: Snippet; title: string }>;
}

const PAGES: Record<string, () => Promise<GamePage>> = {
  race: async () => {
    const [{ playable }, { default: table }] = await Promise.all([import("./race/play"), import("./race/Table.svelte")]);
    // Each game knows the types of its own views and events; here they are only passed on.
    return { title: "Race for the Galaxy", playable, table } as unknown as GamePage;
  },
};

export function hasPage(game: string): boolean {
  return game in PAGES;
}

export function pageOf(game: string): Promise<GamePage> | null {
  return PAGES[game]?.() ?? null;
}
