// Whose profile the reader may look at: asked once of each player whose name is shown, all those of a moment together.

import { request } from "../net/api";
import type { ProfilesThere } from "../net/wire";

/** As many as may be asked of at once. */
const MOST = 100;

class Profiles {
  /** Those who have one for the reader. */
  #there = $state.raw(new Set<string>());
  #asked = new Set<string>();
  #next: string[] = [];
  /** Counts who reads: for somebody else all is asked anew. */
  #turn = $state(0);

  has(player: string): boolean {
    return this.#there.has(player);
  }

  ask(player: string) {
    void this.#turn;
    if (!player || this.#asked.has(player)) return;
    this.#asked.add(player);
    if (this.#next.push(player) === 1) setTimeout(() => void this.#look());
  }

  forget() {
    this.#asked.clear();
    this.#there = new Set();
    this.#turn += 1;
  }

  async #look() {
    const turn = this.#turn;
    const next = this.#next.splice(0);
    for (let at = 0; at < next.length; at += MOST) {
      const some = next.slice(at, at + MOST);
      try {
        const { players } = await request<ProfilesThere>("GET", `/profiles?of=${some.join(",")}`);
        if (turn === this.#turn) this.#there = new Set([...this.#there, ...players]);
      } catch {
        for (const player of some) this.#asked.delete(player); // whoever shows the name next asks again
      }
    }
  }
}

export const profiles = new Profiles();
