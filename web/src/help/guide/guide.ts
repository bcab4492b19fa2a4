// A guide: pages in order, each a picture with words, `ui-guide-<page>` above it and `ui-guide-<page>-text` below it.

import type { Component } from "svelte";

import type { Weighed } from "../../net/live.svelte";
import type { Decision, Verdict } from "../../net/messages";

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
  /** By answer: what it would come to. */
  weighed?: unknown;
}

export const appraisedIn = (scene: Scene) => (scene.appraised ?? []) as Verdict[];
export function weighedIn(scene: Scene, choice: string): Weighed | null {
  const verdicts = (scene.weighed as Record<string, Verdict[]> | undefined)?.[choice];
  return verdicts ? { verdicts, reason: "", facts: {}, rule: "" } : null;
}
export const decisionIn = (scene: Scene) => scene.decision as Decision | null;
