// The pages that are fetched when they are first opened, by their route's name; each is given the other facts of its route.

import type { Component } from "svelte";

import type { Route } from "./router.svelte";

export type Fetched = Component<any>;

export const PAGES: Partial<Record<Route["name"], () => Promise<{ default: Fetched }>>> = {
  cards: () => import("../cards/Cards.svelte"),
  club: () => import("../clubs/Club.svelte"),
  clubs: () => import("../clubs/Clubs.svelte"),
  confirm: () => import("../people/Confirm.svelte"),
  daily: () => import("../daily/Daily.svelte"),
  games: () => import("../lobby/FinishedGames.svelte"),
  guide: () => import("../help/Guide.svelte"),
  leaders: () => import("../people/Leaders.svelte"),
  mine: () => import("../lobby/MyGames.svelte"),
  player: () => import("../people/Profile.svelte"),
  progress: () => import("../progress/Progress.svelte"),
  puzzle: () => import("../puzzles/PuzzlePage.svelte"),
  puzzles: () => import("../puzzles/Puzzles.svelte"),
  reports: () => import("../people/Reports.svelte"),
  reset: () => import("../people/Reset.svelte"),
  studies: () => import("../studies/Studies.svelte"),
  study: () => import("../studies/StudyPage.svelte"),
  tournament: () => import("../tournaments/Tournament.svelte"),
  tournaments: () => import("../tournaments/Tournaments.svelte"),
};

/** Of these, the ones that are made anew when their route tells of another one. */
export const ONE_EACH: Route["name"][] = ["club", "player", "puzzle", "study", "tournament"];
