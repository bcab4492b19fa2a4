// The games that have a page: a line of facts each, and what is loaded when somebody sits down or reads the cards.

import type { Component } from "svelte";

import type { Playable } from "../lib/live.svelte";
import type { AnyEvent, AnyView } from "../lib/messages";
import type { TableProps } from "../lib/table/board";

export interface GamePage {
  playable: Playable<AnyView, AnyEvent>;
  table: Component<TableProps<AnyView, AnyEvent>>;
}

interface Game {
  /** The game's own name, the same in every language. */
  title: string;
  /** How far the planet in the lobby is turned around the circle of colours, in degrees. */
  hue: number;
  page: () => Promise<GamePage>;
  /** The messages that explain how it goes, in order. */
  course: string[];
  /** The list of all its cards, at /cards/<game>. */
  cards: () => Promise<{ default: Component }>;
}

/** Each game knows the types of its own views and events; here they are only passed on. */
function page(playable: unknown, table: unknown): GamePage {
  return { playable, table } as GamePage;
}

export const GAMES: Record<string, Game> = {
  race: {
    title: "Race for the Galaxy",
    hue: 0,
    page: async () => page((await import("./race/play")).playable, (await import("./race/Table.svelte")).default),
    course: [
      "phase-start-help",
      "phase-choose-help",
      "phase-explore-help",
      "phase-develop-help",
      "phase-settle-help",
      "phase-consume-help",
      "phase-produce-help",
      "phase-tidy-help",
      "phase-over-help",
    ],
    cards: () => import("./race/CardList.svelte"),
  },
  jump_drive: {
    title: "Jump Drive",
    hue: 150,
    page: async () => page((await import("./jump_drive/play")).playable, (await import("./jump_drive/Table.svelte")).default),
    course: [
      "phase-start-help",
      "phase-place-help",
      "phase-pay-help",
      "phase-second-help",
      "phase-score-help",
      "phase-income-help",
      "phase-tidy-help",
      "phase-over-help",
    ],
    cards: () => import("./jump_drive/CardList.svelte"),
  },
  pocket_mars: {
    title: "Pocket Mars",
    hue: 335,
    page: async () => page((await import("./pocket_mars/play")).playable, (await import("./pocket_mars/Table.svelte")).default),
    course: [
      "phase-prepare-help",
      "phase-turn-help",
      "phase-hand-help",
      "phase-prep-help",
      "icon-number-help",
      "phase-ability-help",
      "phase-four-cards-help",
      "icon-ship-help",
      "icon-one-star-help",
      "icon-two-star-help",
      "icon-mars-help",
      "phase-over-help",
    ],
    cards: () => import("./pocket_mars/CardList.svelte"),
  },
};
