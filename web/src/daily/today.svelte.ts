// Today's deals as the server tells them, what is left of the day, and the way into one.

import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { api } from "../net/api";
import { overlay } from "../app/overlay.svelte";
import { say, whyNot } from "../words/words.svelte";
import { playDaily, today, type DailySent } from "./api";

const MINUTE = 60_000;

/** Make it where a component begins: it looks again by itself once the day is over. */
export class Today {
  told = $state.raw<DailySent | null>(null);
  trouble = $state("");
  busy = $state(false);
  /** What is left of the day, in milliseconds. */
  left = $state(0);
  /** By this browser's clock. */
  #ends = 0;
  #club: string;

  /** With the days of a club's members, or of everybody. */
  constructor(club = "") {
    this.#club = club;
    $effect(() => {
      void this.look();
      const timer = setInterval(() => this.#tick(), MINUTE / 2);
      return () => clearInterval(timer);
    });
  }

  async look() {
    try {
      const told = await today(this.#club);
      this.#ends = Date.now() + told.ends - told.now;
      this.left = told.ends - told.now;
      this.told = told;
      this.trouble = "";
    } catch (problem) {
      this.trouble = whyNot(problem);
    }
  }

  #tick() {
    this.left = Math.max(0, this.#ends - Date.now());
    if (this.told && !this.left && !document.hidden) void this.look();
  }

  /** Who has no account is shown the way to one. The server is asked: a press can come before the page knows who plays. */
  async play(game: string) {
    this.busy = true;
    try {
      if ((await api.me())?.account) router.go(`/table/${(await playDaily(game)).id}`);
      else {
        this.trouble = say("ui-daily-account");
        overlay.shown = "account";
      }
    } catch (problem) {
      this.trouble = whyNot(problem);
    }
    this.busy = false;
  }
}

/** A day such as 2026-11-25 in words; the same everywhere, as it is one by UTC. */
export function dayName(day: string, dateStyle: "full" | "medium" = "medium"): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle, timeZone: "UTC" }).format(new Date(day));
}
