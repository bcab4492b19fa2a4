// A guide: pages in order, each a picture with words, `ui-guide-<page>` above it and `ui-guide-<page>-text` below it.

import type { Component } from "svelte";

import type { Decision, Verdict } from "../messages";

export interface Guide {
  /** After the first one, which is the game's course. */
  pages: string[];
  /** The picture of a page, drawn from what the table is drawn of. */
  picture: Component<{ page: string }>;
  /** Make sure that cards are known. */
  load: () => Promise<void>;
}

/** A moment of a game, as tools/guide_scenes.py writes it. */
export interface Scene {
  view: unknown;
  decision: unknown;
  appraised?: unknown;
}

export const appraisedIn = (scene: Scene) => (scene.appraised ?? []) as Verdict[];
export const decisionIn = (scene: Scene) => scene.decision as Decision | null;
