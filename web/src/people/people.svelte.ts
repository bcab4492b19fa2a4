// Whom the reader calls a friend, has blocked, or does not want to read; known to them alone.

import { api, refusedBy } from "../net/api";
import type { Person } from "../net/messages";

/** Where browsers kept whom their reader did not want to read, before the server did. */
const FORMER = "cosmodrome-muted";
/** After these it is tried again when the page is next opened. */
const LATER = ["no-connection", "server-error", "too-many-requests"];

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

  /** What this browser kept itself is told to the server, once. */
  async carryOver() {
    const kept = localStorage.getItem(FORMER);
    if (!kept || !(await api.me())) return;
    const read: unknown = JSON.parse(kept);
    for (const player of Array.isArray(read) ? read : []) {
      try {
        await this.mute(String(player), true);
      } catch (problem) {
        // Others may be no more.
        if (LATER.includes(refusedBy(problem).reason)) return;
      }
    }
    localStorage.removeItem(FORMER);
  }

  async mute(player: string, muted: boolean) {
    this.all = await api.mute(player, muted);
  }

  async set(player: string, tie: "friend" | "blocked" | "") {
    this.all = await api.tie(player, tie);
  }
}

export const people = new People();
