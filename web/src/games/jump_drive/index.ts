// The page of Jump Drive: a few facts, and what is loaded when somebody sits down or reads the cards.

import type { Lesson } from "../../help/lesson/lesson";
import Scene from "./Scene.svelte";
import { page, type Game } from "../page";

export const game: Game = {
  scene: Scene,
  page: async () => page((await import("./play")).playable, (await import("./Table.svelte")).default),
  course: [
    "phase-start-help",
    "phase-place-help",
    "icon-survey-team-help",
    "phase-pay-help",
    "icon-military-help",
    "phase-second-help",
    "phase-score-help",
    "phase-income-help",
    "phase-tidy-help",
    "phase-over-help",
  ],
  lesson: async () => ({ lesson: (await import("./lesson")).lesson as Lesson }),
  guide: () => import("./guide"),
  legend: () => import("./legend"),
  cards: () => import("./CardList.svelte"),
};
