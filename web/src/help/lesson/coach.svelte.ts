// Who leads through a lesson at one table: what was told, what is to be told now. Kept in this browser.

import { api } from "../../net/api";
import type { AnyView, Decision } from "../../net/messages";
import { knows } from "../../words/words.svelte";
import type { Lesson, Moment, Step } from "./lesson";

interface Kept {
  /** The further lesson that it is, by the name in `Game.further`; without, the first game. */
  further?: string;
  told: string[];
  /** Messages about answers that were given otherwise. */
  else: string[];
}

const key = (table: string) => `cosmodrome-lesson/${table}`;

/** Make a table one at which the lesson is told. */
export function beginLesson(table: string, further = "") {
  keep(table, { told: [], else: [], further });
}

const LEARNED = "cosmodrome-learned";

/** The games whose lesson has been read to its end, as far as this browser keeps it and no account does. */
export function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(LEARNED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Give an account what was learned here; gives all that it has learned. */
export async function keepLearned(): Promise<string[]> {
  const all = await api.learned(learned());
  localStorage.removeItem(LEARNED);
  return all;
}

/** A lesson has come to its end. */
export function hasLearned(game: string) {
  try {
    localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learned(), game])]));
  } catch {
    // Where nothing is stored, the lobby offers the lesson as if it were new.
  }
}

export function hasLesson(table: string): boolean {
  return kept(table) !== null;
}

/** The name of the further lesson that is told at a table; "" for the first game. */
export function furtherAt(table: string): string {
  return kept(table)?.further ?? "";
}

function keep(table: string, now: Kept | null) {
  try {
    if (now) localStorage.setItem(key(table), JSON.stringify(now));
    else localStorage.removeItem(key(table));
  } catch {
    // Where nothing is stored, the lesson lasts until the page is loaded anew.
  }
}

function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The table as the coach sees it. */
export interface Taught {
  readonly view: AnyView | null;
  readonly decision: Decision | null;
  readonly sent: string[];
}

/** Whether a step's time has come, and it has neither been told nor done. */
function isNow(step: Step, { told }: Kept, moment: Moment<AnyView>): boolean {
  const { when, until } = step;
  return (!when || when(moment)) && !until?.(moment) && !told.includes(named(step, moment));
}

/** As it is kept once it has been told. */
function named({ id, each }: Step, moment: Moment<AnyView>): string {
  return each ? `${id}/${each(moment)}` : id;
}

export class Coach {
  #now = $state.raw<Kept | null>(null);

  constructor(
    readonly table: string,
    readonly lesson: Lesson,
    readonly live: Taught,
  ) {
    this.#now = kept(table);
  }

  get over(): boolean {
    return this.#now === null;
  }

  /** How far one has come: a step that is told again counts no step back. */
  get part(): number {
    const { steps } = this.lesson;
    const now = this.says?.step;
    const told = (this.#now?.told ?? []).map((told) => steps.findIndex(({ id }) => id === told.split("/")[0]));
    return Math.max(0, ...told, now ? steps.indexOf(now) : 0) + 1;
  }

  /** What is to be told now: words about an answer before, or a step whose time has come. */
  readonly says = $derived.by<{ message: string; step: Step | null } | null>(() => {
    const now = this.#now;
    const { view, decision, sent } = this.live;
    if (!now || !view || !decision || sent.length) return null;
    const [missed] = now.else;
    if (missed) return { message: missed, step: null };
    const step = this.lesson.steps.find((each) => isNow(each, now, { view, decision }));
    return step ? { message: `ui-lesson-${step.id}`, step } : null;
  });

  /** The keys of the answers that are advised now. */
  get good(): string[] {
    const { view, decision } = this.live;
    return (view && decision && this.says?.step?.good?.({ view, decision })) || [];
  }

  /** What is said has been read. */
  next() {
    const now = this.#now;
    const says = this.says;
    const { view, decision } = this.live;
    if (!now || !says || !view || !decision) return;
    if (says.step) this.#keep({ ...now, told: [...now.told, named(says.step, { view, decision })] });
    else this.#keep({ ...now, else: now.else.slice(1) });
  }

  /** The reader has answered a question. */
  answered(decision: Decision, given: string[]) {
    const now = this.#now;
    const { view } = this.live;
    if (!now || !view) return;
    const step = this.lesson.steps.find((each) => each.good && isNow(each, now, { view, decision }));
    const good = step?.good?.({ view, decision }) ?? [];
    const otherwise = `ui-lesson-${step?.id}-else`;
    const among = (keys: string[]) => (choice: string) => keys.some((key) => (key.endsWith(":") ? choice.startsWith(key) : choice === key));
    const missed = good.length > 0 && (step?.misses ? given.some(among(step.misses)) : !given.every(among(good))) && knows(otherwise);
    this.#keep({ ...now, told: step && !step.until ? [...now.told, named(step, { view, decision })] : now.told, else: missed ? [otherwise] : [] });
  }

  end() {
    this.#keep(null);
  }

  #keep(now: Kept | null) {
    this.#now = now;
    keep(this.table, now);
  }
}
