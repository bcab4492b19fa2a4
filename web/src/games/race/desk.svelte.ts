// What one person has ticked, points at and has unfolded at a table of Race; nothing here reaches the server by itself.

import { getContext, setContext } from "svelte";

import { pointedAt } from "../../lib/explain.svelte";
import type { Decision, Option, Verdict } from "../../lib/messages";
import { answerOf, askOf, cardOf, verdictOn, wasteful, type Ask } from "./ask";
import { batch, button, type NameOf } from "./speech";
import type { RaceView } from "./wire";

/** What the explanation is about: a card, or an action card. */
export type Spotlight = { card: string } | { action: string };

export interface Source {
  readonly view: RaceView;
  readonly decision: Decision | null;
  readonly sent: string[];
  readonly nameOf: NameOf;
  readonly narrow: boolean;
  choose(choices: string[]): void;
}

export class Desk {
  ticked = $state.raw<string[]>([]);
  /** An answer that wastes something, waiting to be meant. */
  doubtful = $state.raw<Option | null>(null);
  pointed = $state.raw<Spotlight | null>(null);
  /** The last thing pointed at stays explained. */
  last = $state.raw<Spotlight | null>(null);
  /** A large card over the table: long press, or a tap where there is nothing to choose. */
  sheet = $state.raw<Spotlight | null>(null);
  /** The seat whose breakdown of points is open. */
  breakdown = $state<number | null>(null);

  readonly ask = $derived.by<Ask | null>(() => {
    const { view, decision } = this.source;
    return decision && decision.seat === view.seat ? askOf(view, decision) : null;
  });
  readonly answer = $derived(this.ask ? answerOf(this.ask, this.ticked) : null);

  constructor(readonly source: Source) {}

  /** What may be done with a card now. */
  verdictOn(card: string): Verdict | undefined {
    const { decision } = this.source;
    return decision ? verdictOn(decision, card) : undefined;
  }

  get spotlight(): Spotlight | null {
    return this.pointed ?? this.chosen ?? this.last;
  }

  /** The card or action ticked, when it is just one. */
  get chosen(): Spotlight | null {
    const [spot] = this.ticked;
    if (!this.ask || !spot || this.ticked.length !== 1) return null;
    if (this.ask.place === "actions") return { action: cardOf(spot) };
    const card = this.ask.candidates.find((each) => each.spot === spot)?.card;
    return card ? { card } : null;
  }

  /** Before anything else when a new question comes. */
  clear() {
    this.ticked = [];
    this.doubtful = null;
  }

  isOpen(spot: string): boolean {
    return !this.source.sent.length && (this.ask?.candidates.some((each) => each.spot === spot) ?? false);
  }

  /** Tick or untick; a question for one card moves the tick. */
  tick(spot: string) {
    if (!this.ask || this.source.sent.length) return;
    this.doubtful = null;
    if (this.ticked.includes(spot)) this.ticked = this.ticked.filter((each) => each !== spot);
    else if (this.ask.need === 1) this.ticked = [spot];
    else if (this.ticked.length < this.ask.need) this.ticked = [...this.ticked, spot];
  }

  /** Enter on a thing: choose it, and once it is chosen, say so. */
  enter(spot: string) {
    if (this.ticked.includes(spot) && this.answer) this.confirm();
    else if (!this.ticked.includes(spot)) this.tick(spot);
  }

  takeBack(): boolean {
    if (this.sheet) this.sheet = null;
    else if (this.breakdown !== null) this.breakdown = null;
    else if (this.doubtful) this.doubtful = null;
    else if (this.ticked.length) this.ticked = [];
    else return false;
    return true;
  }

  confirm() {
    if (this.answer) this.source.choose(this.answer);
  }

  /** A button that is an answer by itself. What would waste something asks once more. */
  press(option: Option, meant = false) {
    const { decision } = this.source;
    if (!decision) return;
    if (!meant && wasteful(option, decision, this.verdictOn(decision.about))) this.doubtful = option;
    else this.source.choose([option.key]);
  }

  /** The words on the button that sends what is ticked. */
  get confirmWords(): string | null {
    const ask = this.ask;
    const answer = this.answer;
    if (!ask || !answer) return null;
    const { decision } = ask;
    if (decision.pool.length) return batch(decision, this.ticked.length);
    const option = decision.options.find((each) => each.key === answer[0]);
    return option ? button(option, decision, this.verdictOn(cardOf(option.subject))) : null;
  }

  point(at: Spotlight) {
    this.pointed = at;
    this.last = at;
  }

  /** Nothing is pointed at any more, unless it is something else by now. */
  unpoint(at: Spotlight) {
    if (this.pointed === at) this.pointed = null;
  }

  /** An attachment: the element stands for a card or action, which is explained while it is pointed at. */
  spotlit(at: Spotlight) {
    return (element: HTMLElement) =>
      pointedAt(
        element,
        (by) => (by === "press" ? (this.sheet = at) : this.point(at)),
        () => this.unpoint(at),
      );
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
