// A lesson: a prepared first game, and what is explained in it when its time comes, one idea at a time.

import type { AnyView, Decision, QuickPlay } from "../../net/messages";

/** How it stands while the reader is asked. */
export interface Moment<V> {
  view: V;
  decision: Decision;
}

export interface Step<V = AnyView> {
  /** Its words are the message `ui-lesson-<id>`. */
  id: string;
  /** Whether its time has come; without, as soon as all before it has been told. */
  when?: (moment: Moment<V>) => boolean;
  /** What it is about on the table, as a CSS selector. */
  look?: string;
  /** What is pressed to have that on the table, where it is not there: a tab, as a CSS selector. */
  bring?: string;
  /**
   * The answers that would do, by their keys, or by their beginnings, which end with a colon. Who answers otherwise is told `ui-lesson-<id>-else`, if there is such a
   * message: what comes of it.
   * Without, there is nothing to do here but to read.
   */
  good?: (moment: Moment<V>) => string[];
  /** It is told again whenever this is another; without, once. */
  each?: (moment: Moment<V>) => string;
  /** What is to be done is done; until then other answers leave it to be told. */
  until?: (moment: Moment<V>) => boolean;
  /** The answers that miss it, as `good` tells those that do; without, all others. */
  misses?: string[];
}

export interface Lesson<V = AnyView> {
  /** The table it is played at. */
  table: QuickPlay;
  /** The messages that name it, and that tell at the end what was learned; without, those of a first game, which is then known as learned. */
  title?: string;
  learned?: string;
  /** In the order in which they are told. */
  steps: Step<V>[];
}

/** The log, or where it is out of sight the button that opens it. */
export const LOG = "[data-testid=log], [data-testid=open-log]";

/** Times that steps have in common. */
export const asked =
  (...purposes: string[]) =>
  <V>({ decision }: Moment<V>) =>
    purposes.includes(decision.purpose);

/** The options whose keys begin like the first of these that any begins like. */
export const keysLike =
  (...beginnings: string[]) =>
  <V>({ decision }: Moment<V>) => {
    const keys = decision.options.map(({ key }) => key);
    const like = beginnings.find((beginning) => keys.some((key) => key.startsWith(beginning)));
    return keys.filter((key) => like !== undefined && key.startsWith(like));
  };
