// What one person has ticked, points at and has unfolded at a table; nothing here reaches the server by itself.

import { getContext, setContext } from "svelte";

import { pointedAt } from "../explain.svelte";
import type { AnyView, Decision, Option, Verdict } from "../messages";
import type { NameOf, Speech } from "../speech";
import { answerOf, cardOf, verdictOn, type Ask } from "./ask";

/** What the explanation is about: a card, or what else a game explains (an action, a building), each by its id. */
export interface Spotlight {
  kind: string;
  id: string;
}

/** What the desk stands in front of: a live table, or a replay. */
export interface Source<V extends AnyView> {
  readonly view: V;
  readonly decision: Decision | null;
  readonly sent: string[];
  readonly nameOf: NameOf;
  readonly narrow: boolean;
  choose(choices: string[]): void;
}

/** What a game tells its desk. */
export interface Manners<V extends AnyView> {
  speech: Speech;
  /** The points of a seat now. */
  score(view: V, seat: number): number;
  /** How a question lies on the table; mostly `askOf` with the game's places. */
  ask(view: V, decision: Decision): Ask;
  /** The answer that the ticked spots make, where that is not one answer a spot. */
  answer?(ask: Ask, ticked: string[]): string[] | null;
  /** What is explained while just this spot is ticked, where that is not its card. */
  explains?(ask: Ask, spot: string): Spotlight | null;
  /** The message that asks once more before an answer that wastes something; null where none does. */
  doubt?(option: Option, decision: Decision, verdict: Verdict | undefined): string | null;
  /** The words under a card, where they are shorter than the verdict's. */
  caption?(verdict: Verdict): string;
}

export function cardLight(id: string): Spotlight {
  return { kind: "card", id };
}

export class Desk<V extends AnyView = AnyView> {
  ticked = $state.raw<string[]>([]);
  /** An answer that wastes something, waiting to be meant, and the message that asks. */
  doubtful = $state.raw<{ option: Option; message: string } | null>(null);
  pointed = $state.raw<Spotlight | null>(null);
  /** The last thing pointed at stays explained. */
  last = $state.raw<Spotlight | null>(null);
  /** A large card over the table: long press, or a tap where there is nothing to choose. */
  sheet = $state.raw<Spotlight | null>(null);
  /** The seat whose breakdown of points is open. */
  breakdown = $state<number | null>(null);

  readonly ask = $derived.by<Ask | null>(() => {
    const { view, decision } = this.source;
    return decision && decision.seat === view.seat ? this.manners.ask(view, decision) : null;
  });
  readonly answer = $derived.by<string[] | null>(() => {
    if (!this.ask) return null;
    return this.manners.answer ? this.manners.answer(this.ask, this.ticked) : answerOf(this.ask, this.ticked);
  });

  constructor(
    readonly source: Source<V>,
    readonly manners: Manners<V>,
  ) {}

  get speech(): Speech {
    return this.manners.speech;
  }

  /** What may be done with a card now. */
  verdictOn(card: string): Verdict | undefined {
    const { decision } = this.source;
    return decision ? verdictOn(decision, card) : undefined;
  }

  /** The words under a card that is asked about. */
  caption(verdict: Verdict): string {
    return this.manners.caption?.(verdict) ?? this.speech.verdict(verdict);
  }

  get spotlight(): Spotlight | null {
    return this.pointed ?? this.chosen ?? this.last;
  }

  /** What is ticked, when it is just one. */
  get chosen(): Spotlight | null {
    const [spot] = this.ticked;
    if (!this.ask || !spot || this.ticked.length !== 1) return null;
    const own = this.manners.explains?.(this.ask, spot);
    if (own) return own;
    const card = this.ask.candidates.find((each) => each.spot === spot)?.card;
    return card ? cardLight(card) : null;
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
    const message = meant ? null : this.manners.doubt?.(option, decision, this.verdictOn(decision.about));
    if (message) this.doubtful = { option, message };
    else this.source.choose([option.key]);
  }

  /** The words on the button that sends what is ticked. */
  get confirmWords(): string | null {
    const ask = this.ask;
    const answer = this.answer;
    if (!ask || !answer) return null;
    const { decision } = ask;
    if (decision.pool.length) return this.speech.batch(decision, this.ticked.length);
    const option = decision.options.find((each) => each.key === answer[0]);
    return option ? this.speech.button(option, decision, this.verdictOn(cardOf(option.subject))) : null;
  }

  point(at: Spotlight) {
    this.pointed = at;
    this.last = at;
  }

  /** Nothing is pointed at any more, unless it is something else by now. */
  unpoint(at: Spotlight) {
    if (this.pointed === at) this.pointed = null;
  }

  /** An attachment: the element stands for something that is explained while it is pointed at. */
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

export function provideDesk<V extends AnyView>(source: Source<V>, manners: Manners<V>): Desk<V> {
  return setContext(KEY, new Desk(source, manners));
}

/** The desk of the table around this component; a game's own components name the type of its views. */
export function useDesk<V extends AnyView = AnyView>(): Desk<V> {
  return getContext<Desk<V>>(KEY);
}
