// Whom the reader calls a friend, has blocked, or does not want to read; known to them alone.

import { api } from "./api";
import type { Person } from "./messages";

class People {
  all = $state.raw<Person[]>([]);
  #asked = false;

  /** Ask the server, once. */
  async look() {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.all = await api.people();
    } catch {
      this.#asked = false; // the next who needs it asks again
    }
  }

  /** Ask anew: somebody else plays here. */
  async lookAgain() {
    this.all = [];
    this.#asked = false;
    await this.look();
  }

  /** "friend", "blocked", or "" for neither. */
  tie(player: string): string {
    return this.all.find((each) => each.player === player)?.tie ?? "";
  }

  async mute(player: string, muted: boolean) {
    this.all = await api.mute(player, muted);
  }

  async set(player: string, tie: "friend" | "blocked" | "") {
    this.all = await api.tie(player, tie);
  }
}

export const people = new People();
