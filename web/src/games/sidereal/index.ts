// The page of Sidereal Confluence: a few facts, and what is loaded when somebody sits down or reads the cards.

import type { Lesson } from "../../help/lesson/lesson";
import Scene from "./Scene.svelte";
import { page, type Game } from "../page";

export const game: Game = {
  scene: Scene,
  page: async () => page((await import("./play")).playable, (await import("./Table.svelte")).default),
  course: [
    "phase-species-help",
    "phase-trade-help",
    "phase-closing-help",
    "phase-donate-help",
    "phase-economy-help",
    "phase-sharing-help",
    "phase-split-help",
    "phase-colony-help",
    "phase-research-help",
    "phase-over-help",
  ],
  lesson: async () => ({ lesson: (await import("./lesson")).lesson as Lesson }),
  guide: () => import("./guide"),
  legend: () => import("./legend"),
  cards: () => import("./CardList.svelte"),
};
