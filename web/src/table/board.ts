// What every game's table is given by the page, and its board by a live table as by a replay.

import type { Snippet } from "svelte";

import type { LiveTable, Refusal } from "../net/live.svelte";
import type { AnyEvent, AnyView, Decision } from "../net/messages";
import type { Reading } from "../replay/study/reading.svelte";
import type { Source } from "./desk.svelte";

export interface BoardProps<V extends AnyView, E extends AnyEvent> {
  source: Source<V>;
  log: E[];
  title: string;
  /** Events are being shown one after another. */
  playing: boolean;
  /** The last answer was refused. */
  refused: Refusal | null;
  online: (seat: number) => boolean;
  skip: () => void;
  showEnd: () => void;
  /** Buttons at the right end of the header. */
  tools: Snippet;
  /** The chat, where it stands beside the table. */
  chat?: Snippet;
  /** A replay's controls, in place of the question. */
  controls?: Snippet;
  /** What a replay tells beside the table, in place of log and explanation; its controls then lie below the whole table. */
  beside?: Snippet;
  /** In a replay the whole log, of which `log` is what has happened by now, and how to go to a line of it. */
  story?: { log: E[]; go: (at: number) => void };
  /** With all seats open: the table as each of them sees it. */
  open?: V[];
  /** The final window, once the game is over. */
  end?: Snippet;
}

/** How the regions of a table share the page. */
export interface Regions {
  /** How high the other seats are together. */
  others: string;
  /** How high the question is, with the hand. */
  low: string;
  /** How many other seats sit side by side. */
  across: number;
  /** How high the answers within the question are, and how much of that they share with what is said below cards. */
  answers?: string;
  shared?: string;
  /** How high the question is on a narrow page. */
  narrow?: string;
  /** How wide the question is where it stands beside the table, in a low window. */
  beside?: string;
}

/** What a board hands on to its question. */
export interface QuestionProps {
  /** Events are being shown; the question follows. */
  playing: boolean;
  refused: Refusal | null;
  skip: () => void;
  showEnd: () => void;
}

export interface TableProps<V extends AnyView, E extends AnyEvent> {
  live: LiveTable<V, E>;
  /** A finished game is shown again. */
  replay?: boolean;
  tools: Snippet;
  /** The chat, where it stands beside the table. */
  chat?: Snippet;
  title: string;
  /** It is one question with a best answer: once that is told, `panel` lies over the log, and marks are on the table. */
  puzzle?: { panel: Snippet; live: { readonly judged: Decision | null } };
  /** It is a study that is read. */
  study?: Reading;
}

/** How a game ended, from its last event and view. */
export interface Ending {
  /** As the messages end-<cause>. */
  causes: string[];
  /** What broke a tie, in words, for a seat with the best score; empty if nothing did. */
  tieBreak?: (seat: number) => string;
  /** The title of the final window, where it is not who won: the end of a solo game. */
  title?: string;
}
