// A review of a finished game: asked for, waited for, and how the chances went in it.

import { api, type Refused, refusedBy } from "../../net/api";
import type { Review } from "../../net/messages";

/** So often is asked how far it is, in milliseconds. */
const SOON = 1000;

export class Waited {
  /** Null until the server has answered first. */
  sent = $state.raw<Review | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The reader waits no more. */
  given = $state(false);
  #timer = 0;
  #left = false;

  readonly status = $derived(this.sent?.status ?? "waiting");
  readonly waits = $derived(!this.refused && !this.given && ["none", "waiting", "working"].includes(this.status));
  readonly curve = $derived(this.sent?.review?.curve ?? []);

  /** `id`: the table that the game was played at. */
  constructor(readonly id: string) {}

  /** Have it made, and follow how far it is. */
  ask = () => {
    this.refused = null;
    this.given = false;
    void this.#hear(() => api.beginReview(this.id));
  };

  /** What there is of it already; nothing is made for that. */
  async look() {
    const sent = await api.review(this.id).catch(() => null);
    if (this.#left || !sent || this.sent) return;
    this.sent = sent;
    if (sent.status !== "none") this.#later();
  }

  async #hear(asks: () => Promise<Review>) {
    clearTimeout(this.#timer);
    try {
      const sent = await asks();
      if (this.#left || this.given) return;
      this.sent = sent;
    } catch (problem) {
      const refused = refusedBy(problem);
      // Whoever has no connection for a while goes on waiting.
      if (this.#left || this.given || (refused.reason === "no-connection" && this.sent)) return this.#later();
      this.refused = refused;
    }
    this.#later();
  }

  #later() {
    if (this.#left || !this.waits) return;
    // A server that has been started anew knows of none that was asked for.
    const asks = this.status === "none" ? () => api.beginReview(this.id) : () => api.review(this.id);
    this.#timer = window.setTimeout(() => void this.#hear(asks), SOON);
  }

  giveUp = () => {
    this.given = true;
    clearTimeout(this.#timer);
    void api.endReview(this.id).catch(() => {});
  };

  /** Nobody looks any more; it is made all the same. */
  leave() {
    this.#left = true;
    clearTimeout(this.#timer);
  }
}
