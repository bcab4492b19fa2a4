// Tables as they were chosen before: those kept under a name, and the last one for two. In this browser, as settings are.

import type { GameInfo, NewTable, OptionValue, TimeControl } from "../net/messages";
import { Terms } from "./terms.svelte";

const KEY = "cosmodrome-presets";
export const MOST_PRESETS = 20;
export const LONGEST_PRESET = 30;

/** All that is chosen of a new table but its name. `bots` sit at the seats after the reader's, "" is a person. */
export interface Choice {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  bots: string[];
  time: TimeControl;
  deck: string | null;
  private: boolean;
  unwatched: boolean;
  asides: boolean;
  rated: boolean;
}

export interface Preset {
  name: string;
  choice: Choice;
}

interface Kept {
  named: Preset[];
  duel: Choice | null;
}

const isChoice = (read: unknown): read is Choice => {
  const it = read as Partial<Choice> | null;
  return typeof it?.game === "string" && typeof it.seats === "number" && typeof it.options === "object" && it.options !== null && Array.isArray(it.bots) && typeof it.time?.kind === "string";
};

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const named = Array.isArray(found.named) ? found.named.filter((each) => typeof each?.name === "string" && isChoice(each.choice)) : [];
    return { named: named.slice(0, MOST_PRESETS), duel: isChoice(found.duel) ? found.duel : null };
  } catch {
    return { named: [], duel: null };
  }
}

class Presets {
  #now = $state.raw<Kept>(read());

  get all(): Preset[] {
    return this.#now.named;
  }

  /** Whether there is room for one of this name, which would take the place of one that has it. */
  fits(name: string): boolean {
    return this.all.length < MOST_PRESETS || this.all.some((each) => each.name === name);
  }

  keep(name: string, choice: Choice) {
    const others = this.all.filter((each) => each.name !== name);
    this.#write({ ...this.#now, named: [{ name, choice }, ...others].slice(0, MOST_PRESETS) });
  }

  drop(name: string) {
    this.#write({ ...this.#now, named: this.all.filter((each) => each.name !== name) });
  }

  /** A table has been opened so. */
  used(choice: Choice) {
    if (choice.seats === 2) this.#write({ ...this.#now, duel: choice });
  }

  /** The table to which a friend is invited: the last one for two, or else the first game's. */
  duel(games: GameInfo[], friend: string): NewTable {
    const terms = new Terms(games.filter(({ seats }) => seats.includes(2)), 2);
    const last = this.#now.duel;
    terms.seat(2);
    const known = last !== null && terms.take(last);
    return { game: terms.gameId, seats: 2, options: terms.options, time: terms.control, deck: terms.deck, private: true, unwatched: known && last.private && last.unwatched, friend };
  }

  #write(now: Kept) {
    this.#now = now;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing has it until the page is left.
    }
  }
}

export const presets = new Presets();
