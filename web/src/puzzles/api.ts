// Requests about puzzles.

import { request } from "../net/api";
import type { AnyEvent, AnyView, Decision, TableInfo } from "../net/messages";
import type { PuzzlesSent, PuzzleOrder, SolutionSent } from "../net/wire";

export type { PuzzlesOfGame, SolutionSent, SolverSent, TriedSent } from "../net/wire";

/** A moment of a game as its seat sees it. */
export interface Position {
  table: TableInfo;
  seat: number;
  view: AnyView;
  decision: Decision;
  log: AnyEvent[];
}

const path = (game: string, puzzle = "") => `/puzzles/${encodeURIComponent(game)}${puzzle && `/${encodeURIComponent(puzzle)}`}`;

/** The games that have puzzles. */
export const puzzleGames = () => request<PuzzlesSent>("GET", "/puzzles").then(({ games }) => games);

/** Ids of those that are left to try, the most fitting first. */
export const puzzlesLeft = (game: string) => request<PuzzleOrder>("GET", path(game)).then(({ left }) => left);

export const position = (game: string, puzzle: string) => request<Position>("GET", path(game, puzzle));

export const solve = (game: string, puzzle: string, choices: string[]) => request<SolutionSent>("POST", path(game, puzzle), { choices });
