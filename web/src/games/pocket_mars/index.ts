// The page of Pocket Mars: a few facts, and what is loaded when somebody sits down or reads the cards.

import type { Lesson } from "../../help/lesson/lesson";
import Scene from "./Scene.svelte";
import { page, type Game } from "../page";

export const game: Game = {
  scene: Scene,
  page: async () => page((await import("./play")).playable, (await import("./Table.svelte")).default),
  course: [
    "phase-prepare-help",
    "phase-turn-help",
    "phase-hand-help",
    "phase-prep-help",
    "icon-number-help",
    "phase-ability-help",
    "phase-four-cards-help",
    "ui-course-vp",
    "icon-mars-help",
    "phase-over-help",
  ],
  lesson: async () => ({ lesson: (await import("./lesson")).lesson as Lesson }),
  guide: () => import("./guide"),
  legend: () => import("./legend"),
  cards: () => import("./CardList.svelte"),
};
