// The lamp at a finished game: what a seat might have answered at the moment on show, where somebody asks for it.

import { api, Refused, refusedBy } from "../../net/api";
import type { AnyEvent, AnyView, Decision, Lamp } from "../../net/messages";
import type { Past } from "../playback.svelte";
import { asked } from "./asked";

export class Lamping<V extends AnyView, E extends AnyEvent> {
  /** It is looked at, in place of the turning points. */
  on = $state(false);
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** What was told last; null where nothing was asked yet, or nobody can tell. */
  told = $state.raw<Lamp | null>(null);
  /** The last question brought no answer. */
  dark = $state(false);
  /** Which of the answers is pointed at. */
  chosen = $state(0);

  /** The moment that was told of is on show. */
  readonly here = $derived.by(() => this.told !== null && this.past.events === this.told.events && this.past.side === this.told.seat);
  /** The answers as they lie on the table. */
  readonly judged = $derived.by<Decision | null>(() => {
    const { told } = this;
    return this.on && this.here && told ? asked(told, [...told.answers.map(({ answer }) => answer), told.made]) : null;
  });
  readonly advised = $derived(this.judged && this.told ? [this.told.answers[this.chosen]!.answer.key] : []);

  constructor(
    readonly past: Past<V, E>,
    /** Whose answers the reader may be told; null for nobody's. */
    private readonly whose: () => number | null,
  ) {}

  get seat(): number | null {
    return this.whose();
  }

  toggle = () => {
    this.on = !this.on;
    this.past.running = false;
  };

  /** Have told what might have been answered from the moment on show, and show where that was asked. */
  ask = async () => {
    const { seat } = this;
    if (seat === null || this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      const { lamp } = await api.lamp(this.past.id, { seat, events: this.past.events });
      this.told = lamp;
      this.dark = lamp === null;
      this.chosen = 0;
      if (lamp) {
        this.past.goAfter(lamp.events);
        await this.past.look(lamp.seat);
      }
    } catch (problem) {
      this.refused = refusedBy(problem);
    }
    this.busy = false;
  };
}
