// A puzzle as a live table of one question: no line to the server, an answer is a request.

import { refusedBy } from "../net/api";
import { LiveTable } from "../net/live.svelte";
import type { AnyEvent, AnyView, Decision } from "../net/messages";
import type { Playable } from "../table/pace";
import { solve, type Position, type SolutionSent } from "./api";

export class PuzzleTable extends LiveTable<AnyView, AnyEvent> {
  solution = $state.raw<SolutionSent | null>(null);
  /** Which of the answers is pointed at. */
  chosen = $state(0);
  readonly #asked: Decision;

  /** The question as it lies once it is answered, for marks on the table. */
  readonly judged = $derived.by<Decision | null>(() => (this.solution ? this.#asked : null));
  readonly advised = $derived.by<string[]>(() => {
    const answer = this.solution?.answers[this.chosen];
    return answer ? [answer.answer.key] : [];
  });

  constructor(
    readonly position: Position,
    playable: Playable<AnyEvent>,
    readonly solved: (solution: SolutionSent) => void,
  ) {
    super(position.table.id, playable);
    this.#asked = position.decision;
    this.table = position.table;
    this.seat = position.seat;
    this.view = position.view;
    this.log = position.log;
    this.decision = position.decision;
    this.online = true;
    this.recalled = 0; // so that this browser keeps no picture of it
  }

  override connect() {}
  override reconnect() {}
  override takeBack() {}

  override choose(choices: string[]) {
    if (!this.decision || this.sent.length) return;
    this.refusal = null;
    this.sent = choices;
    void this.#solve(choices);
  }

  async #solve(choices: string[]) {
    try {
      const solution = await solve(this.position.table.game, this.id, choices);
      this.decision = null;
      this.solution = solution;
      this.solved(solution);
    } catch (problem) {
      const { reason, facts } = refusedBy(problem);
      this.refusal = { reason, facts };
    }
    this.sent = [];
  }
}
