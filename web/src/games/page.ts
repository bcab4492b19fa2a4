// What a game's folder exports as `game` in its index.ts, so that the page finds it.

import type { Component } from "svelte";

import type { Guide } from "../help/guide/guide";
import type { Legend } from "../help/legend";
import type { Lesson } from "../help/lesson/lesson";
import type { Playable } from "../table/pace";
import type { AnyEvent, AnyView } from "../net/messages";
import type { TableProps } from "../table/board";

export interface GamePage {
  playable: Playable<AnyEvent>;
  table: Component<TableProps<AnyView, AnyEvent>>;
}

export interface Game {
  /** Its picture in the lobby. */
  scene: Component;
  page: () => Promise<GamePage>;
  /** The messages that explain how it goes, in order. */
  course: string[];
  /** A prepared first game in which the page explains. */
  lesson?: () => Promise<{ lesson: Lesson }>;
  /** Further ones, each by the option of the table that it is about; `ui-learn-<option>` names it. */
  further?: Record<string, () => Promise<{ lesson: Lesson }>>;
  /** Its guide, at /guide/<game>. */
  guide?: () => Promise<{ guide: Guide }>;
  /** What its signs mean, for the window of help. */
  legend?: () => Promise<{ legend: Legend }>;
  /** The list of all its cards, at /cards/<game>. */
  cards: () => Promise<{ default: Component }>;
}

/** Each game knows the types of its own views and events; here they are only passed on. */
export function page(playable: unknown, table: unknown): GamePage {
  return { playable, table } as GamePage;
}
