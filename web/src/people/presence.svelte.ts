// Which friends are here, of two who show it to each other; asked as long as somebody with an account looks at the page.

import { request } from "../net/api";
import type { Invited, Presence as Told } from "../net/wire";

/** Whoever has not asked for longer than the server waits is not here any more. */
const EVERY = 40_000;

class Presence {
  /** Whether the reader shows it. */
  shown = $state(false);
  #here = $state.raw(new Set<string>());
  #invited = $state.raw<Invited[]>([]);
  /** Tables to which the reader does not want to go now. */
  #later = $state.raw<string[]>([]);

  /** Where friends who are here keep a seat for the reader. */
  get invited(): Invited[] {
    return this.#invited.filter(({ table }) => !this.#later.includes(table));
  }

  later(table: string) {
    this.#later = [...this.#later, table];
  }

  /** Ask now, and as long as the reader shows it; gives what ends that. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => document.hidden || !this.shown || void this.#look(), EVERY);
    return () => {
      clearInterval(timer);
      this.#tell({ shown: false, here: [], invited: [] });
    };
  }

  has(player: string): boolean {
    return this.#here.has(player);
  }

  /** Show it from now on, or no more. */
  async show(shown: boolean) {
    this.#tell(await request<Told>("POST", "/me/presence", { shown }));
  }

  async #look() {
    // Without a server nobody is here.
    this.#tell(await request<Told>("POST", "/me/here", {}).catch(() => ({ shown: this.shown, here: [], invited: [] })));
  }

  #tell({ shown, here, invited }: Told) {
    this.shown = shown;
    this.#invited = invited;
    this.#here = new Set(here);
  }
}

export const presence = new Presence();
