// The page of Race for the Galaxy: a few facts, and what is loaded when somebody sits down or reads the cards.

import type { Lesson } from "../../help/lesson/lesson";
import Scene from "./Scene.svelte";
import { page, type Game } from "../page";

export const game: Game = {
  scene: Scene,
  page: async () => page((await import("./play")).playable, (await import("./Table.svelte")).default),
  course: [
    "phase-start-help",
    "phase-choose-help",
    "phase-explore-help",
    "phase-develop-help",
    "phase-settle-help",
    "icon-military-help",
    "phase-consume-help",
    "phase-produce-help",
    "phase-tidy-help",
    "phase-over-help",
  ],
  lesson: async () => ({ lesson: (await import("./lesson")).lesson as Lesson }),
  further: { gathering_storm: async () => ({ lesson: (await import("./lesson_storm")).lesson as Lesson }) },
  guide: () => import("./guide"),
  legend: () => import("./legend"),
  cards: () => import("./CardList.svelte"),
};
