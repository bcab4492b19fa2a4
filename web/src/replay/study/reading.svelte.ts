// A study that is read: the game or one of its lines on show, each as a replay of its own.

import type { AnyEvent, AnyView } from "../../net/messages";
import type { Playable } from "../../table/pace";
import { whyNot } from "../../words/words.svelte";
import { Past, type Side } from "../playback.svelte";
import { dropLine, shareStudy, studyFrames, writeStudy, type StudySent, type Written } from "./api";

export class Reading {
  told = $state.raw<StudySent>() as StudySent;
  /** The line on show; null for the game as it was played. */
  line = $state<number | null>(null);
  past = $state.raw<Past<AnyView, AnyEvent>>() as Past<AnyView, AnyEvent>;
  trouble = $state("");
  busy = $state(false);

  /** It is the reader's own. */
  readonly mine = $derived.by(() => this.told.id !== "");

  constructor(
    /** By which it is asked for: its link, or its id. */
    readonly study: string,
    told: StudySent,
    private readonly playable: Playable<AnyEvent>,
  ) {
    this.told = told;
    this.past = this.#pastOf(null);
  }

  #pastOf(line: number | null) {
    return new Past<AnyView, AnyEvent>(this.study, this.playable, (side) => studyFrames(this.study, line, side));
  }

  /** Show a line from where it leaves the game, or the game; what is on show stays until it is there. */
  async show(line: number | null, row?: number, side: Side = this.past.side) {
    this.busy = true;
    const next = this.#pastOf(line);
    await next.look(side);
    this.busy = false;
    this.trouble = next.missing ? whyNot(next.missing) : "";
    if (next.missing && this.past.steps) return;
    const leaves = line === null ? undefined : this.told.lines[line];
    if (row !== undefined) next.row = row;
    else if (leaves) next.goAfter(leaves.events);
    else next.row = this.past.steps ? Math.min(this.past.row, next.steps?.[next.last]?.row ?? 0) : 0;
    this.past.running = false;
    this.past = next;
    this.line = line;
  }

  async #change(act: () => Promise<StudySent>) {
    this.busy = true;
    this.trouble = "";
    try {
      this.told = await act();
    } catch (problem) {
      this.trouble = whyNot(problem);
    }
    this.busy = false;
  }

  /** Write its title or what is said of a line anew; whether it is kept. */
  write = async (words: Written) => {
    await this.#change(() => writeStudy(this.told.id, words));
    return !this.trouble;
  };

  share = (shared: boolean) => this.#change(() => shareStudy(this.told.id, shared));

  drop = async (line: number) => {
    await this.#change(() => dropLine(this.told.id, line));
    if (!this.trouble) await this.show(null);
  };
}
