// What one person has ticked, points at and has unfolded at a table; nothing here reaches the server by itself.

import { getContext, setContext } from "svelte";

import { pointedAt } from "../ui/explain.svelte";
import type { Weighed } from "../net/live.svelte";
import type { AnyEvent, AnyView, Decision, Hint, Option, Rating, SeatLevel, TableInfo, Verdict } from "../net/messages";
import type { Args, NameOf, Speech } from "../words/render";
import { unmarked } from "../words/words.svelte";
import { answerOf, cardOf, verdictOn, type Ask, type Candidate } from "./question/ask";
import type { Lack } from "./places";

/** What the explanation is about: a card, or what else a game explains (an action, a building), each by its id. */
export interface Spotlight {
  kind: string;
  id: string;
}

/** What the desk stands in front of: a live table, or a replay. */
export interface Source<V extends AnyView> {
  readonly view: V;
  /** The seat of who reads, who is "you", where it is not the one that looks. */
  readonly reader?: number | null;
  readonly decision: Decision | null;
  /** My latest answer, while it can be taken back: the question, with what I answered as its options. */
  readonly given: Decision | null;
  readonly sent: string[];
  /** What happened last. */
  readonly latest: AnyEvent | null;
  /** The name of who sits there; the reader is "You". */
  readonly nameOf: NameOf;
  /** The level that a bot plays there, and the bot. */
  levelOf?(seat: number): { level: SeatLevel; bot: string } | null;
  /** At a rated table, how well who sits there has played before this game; not in a replay. */
  ratingOf?(seat: number): Rating | null;
  /** The name of who had a seat when the log had so many lines, if somebody else sits there by now. */
  formerName(seat: number, at: number): string | null;
  /** Whether a line of the log tells what was taken back later, or what somebody would take back. */
  undone?(at: number): "" | "back" | "wanted";
  /** Ask the others to let the reader take back what was seen; null where that cannot be. */
  readonly askBack?: (() => void) | null;
  /** Another table that waits for the reader while this one does not. */
  readonly next?: TableInfo | null;
  /** Is told in which words the game speaks. */
  speaks?(speech: Speech): void;
  readonly narrow: boolean;
  choose(choices: string[]): void;
  takeBack(): void;
  /** All other people wait for who sits there, until then by this browser's clock. */
  readonly hourglass?: { seat: number; until: number } | null;
  /** Wait no longer, once it is empty; null for who does not wait. */
  readonly enough?: (() => void) | null;
  /** It is a replay: nothing will be asked. */
  readonly past?: boolean;
  /** What took thought to say beside the question; not in a replay. */
  readonly appraised?: Verdict[];
  /** What a choice in the making would come to; not in a replay. */
  weigh?(choice: string): Promise<Weighed | null>;
  /** In a replay: a question of the moment on show, some of whose answers are marked where they lie. */
  readonly judged?: Decision | null;
  /** What a good player would consider at a question; not where no hints are given. */
  readonly hint?: (question: number) => Promise<Hint>;
}

/** What a game tells its desk. */
export interface Handling<V extends AnyView> {
  /** What of a seat can be counted beside its score, each under the message that names it. */
  measures?: Record<string, (view: V, seat: number) => number>;
  speech: Speech;
  /** The score of a seat now, as `pointsSaid` tells it. */
  score(view: V, seat: number): number;
  /** How a question lies on the table; mostly `askOf` with the game's places. */
  ask(view: V, decision: Decision): Ask;
  /** The answer that the ticked spots make, where that is not one answer a spot. */
  answer?(ask: Ask, ticked: string[]): string[] | null;
  /** What is explained while just this spot is ticked, where that is not its card. */
  explains?(ask: Ask, spot: string): Spotlight | null;
  /** An answer as a button, where its words take what lies on the table; else its speech has them. */
  words?(option: Option, decision: Decision, view: V, verdict?: Verdict): string | null;
  /** What an answer does, where its words are a name or leave open why it matters; "" where they say all. */
  does?(option: Option, decision: Decision, verdict: Verdict | undefined, view: V): string;
  /** The message that asks once more before an answer that wastes something; null where none does. */
  doubt?(option: Option, decision: Decision, verdict: Verdict | undefined): string | null;
  /**
   * Two questions answered together: where the decision tells under `ahead` what is asked after an answer, that one
   * and the next can be ticked side by side and are sent as one.
   */
  pairs?: {
    /** Whether a card answers the second question; the others answer the first. */
    second(card: string, decision: Decision): boolean;
    /** The button that sends both. */
    words(first: Candidate, second: Candidate, decision: Decision): string;
    /** Both answers by their names, or that there is no second one; `next` is the second question. */
    named(first: Option, second: Option, next: Decision): string;
    /** The verdict on the answer to the first, now that both are ticked. */
    first(verdict: Verdict, first: Candidate, second: Candidate, decision: Decision): Verdict;
  };
  /** What is missing for a card that cannot be chosen now, to stand on it as a sign and a number. */
  lack?(verdict: Verdict): Lack | null;
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
  /** The keys of the answer that a hint tells of, to be seen where it lies. */
  advised = $state.raw<string[]>([]);
  pointed = $state.raw<Spotlight | null>(null);
  /** The last thing pointed at stays explained. */
  last = $state.raw<Spotlight | null>(null);
  /** A large card over the table: long press, or a tap where there is nothing to choose. */
  sheet = $state.raw<Spotlight | null>(null);
  /** On a narrow page, how high answers stand above the question, over the table. */
  lid = $state(0);
  /** The seat whose table is looked at large. */
  large = $state<number | null>(null);
  /** Whether the game can show a seat's table large. */
  enlarges = $state(false);
  /** More stands open beside the table than the log: what a game gives its frame for that. */
  roomy = $state(false);
  /** Begins what these answers say where it can still be changed, as the offer of a hint; not where a game knows no such thing. */
  adopt: ((keys: string[]) => void) | null = null;
  /** The seat whose breakdown of points is open. */
  breakdown = $state<number | null>(null);

  /** The seat of who reads; null for who only watches. Much is worded by it, and not again whenever the view is another one. */
  readonly reader = $derived.by<number | null>(() => {
    const { reader, view } = this.source;
    return reader === undefined ? view.seat : reader;
  });
  /** The question as it lies before anything is ticked. */
  readonly #asked = $derived.by<Ask | null>(() => {
    const { view, decision } = this.source;
    return decision && decision.seat === view.seat ? this.handling.ask(view, decision) : null;
  });
  /** The same of a question that a replay tells of, which takes no answer. */
  readonly #judged = $derived.by<Ask | null>(() => {
    const { view, judged } = this.source;
    return judged && judged.seat === view.seat ? this.handling.ask(view, judged) : null;
  });
  /** Of two questions answered together, the ticked answer to the first, and what is asked after it. */
  readonly first = $derived.by<Candidate | null>(() => {
    const found = this.#asked?.candidates.find(({ spot }) => this.ticked.includes(spot));
    return found && this.handling.pairs && !this.#isSecond(found.card) ? found : null;
  });
  readonly ahead = $derived<Decision | null>((this.first && this.#asked?.decision.ahead[this.first.key]) ?? null);
  /** The ticked answer to the second of two questions. */
  readonly second = $derived.by<Candidate | null>(() => {
    if (!this.handling.pairs) return null;
    return this.ask?.candidates.find(({ spot, card }) => this.ticked.includes(spot) && this.#isSecond(card)) ?? null;
  });
  readonly ask = $derived.by<Ask | null>(() => {
    const asked = this.#asked;
    return asked && this.ahead ? { ...asked, candidates: this.#both(asked, this.ahead) } : asked;
  });
  readonly answer = $derived.by<string[] | null>(() => {
    if (!this.ask) return null;
    if (this.first && this.ahead) {
      const none = this.handling.ask(this.source.view, this.ahead).buttons[0];
      const next = this.second?.key ?? none?.key;
      return next ? [this.first.key, next] : null;
    }
    return this.handling.answer ? this.handling.answer(this.ask, this.ticked) : answerOf(this.ask, this.ticked);
  });

  constructor(
    readonly source: Source<V>,
    readonly handling: Handling<V>,
  ) {}


  /** The arguments of a sentence that names a seat. */
  naming(seat: number): Args {
    return this.speech.spelled({ seat });
  }

  get speech(): Speech {
    return this.handling.speech;
  }

  /** What may be done with a card now, together with what is ticked. */
  verdictOn(card: string): Verdict | undefined {
    const { decision } = this.source;
    const asking = this.ahead && this.#isSecond(card) ? this.ahead : decision;
    const verdict = asking ? verdictOn(asking, card) : undefined;
    const { first, second } = this;
    if (verdict && decision && second && first?.card === card) return this.handling.pairs?.first(verdict, first, second, decision);
    return verdict;
  }

  /** The verdict on an answer that is no card, or else on what the question is about. */
  verdictOf(option: Option): Verdict | undefined {
    return this.verdictOn(cardOf(option.subject)) ?? this.verdictOn(this.source.decision?.about ?? "");
  }

  /** An answer as a button. */
  words(option: Option, decision: Decision, verdict = this.verdictOf(option)): string {
    return this.handling.words?.(option, decision, this.source.view, verdict) ?? this.speech.button(option, decision, verdict);
  }

  /** An answer to what is asked now as a button. */
  said(option: Option): string {
    return this.ask ? this.words(option, this.ask.decision) : "";
  }

  /** An answer of one pick or several, or to two questions, as a hint tells of it. */
  wordsOf(choices: Option[], decision: Decision): string {
    const [first, second] = choices;
    const next = first && second && decision.ahead[first.key];
    if (next && this.handling.pairs) return this.handling.pairs.named(first, second, next);
    // Cards that are picked together: what is done with the first one is done with all.
    const rest = choices.slice(1).map(({ subject }) => unmarked(this.speech.named("card", cardOf(subject))));
    return first ? [this.words(first, decision), ...rest].join(", ") : "";
  }

  /** What an answer does, to stand below its words. */
  does(option: Option): string {
    const { decision, view } = this.source;
    return (decision && this.handling.does?.(option, decision, this.verdictOf(option), view)) ?? "";
  }

  /** The same of what is ticked, if that is one answer or several of a kind. */
  get confirmDoes(): string {
    const { ask, answer } = this;
    if (!ask || !answer || (answer.length > 1 && !ask.decision.pool.length)) return "";
    return ask.decision.options.filter(({ key }) => answer.includes(key)).map((option) => this.does(option)).filter(Boolean).join(" ");
  }

  #isSecond(card: string): boolean {
    const { decision } = this.source;
    return decision !== null && (this.handling.pairs?.second(card, decision) ?? false);
  }

  /** What answers either of two questions, once the first one is answered by a tick. */
  #both(asked: Ask, ahead: Decision): Candidate[] {
    const next = this.handling.ask(this.source.view, ahead).candidates;
    return [...asked.candidates.filter(({ card }) => !this.#isSecond(card)), ...next.filter(({ card }) => this.#isSecond(card))];
  }

  /** The words under a card that is asked about. */
  caption(verdict: Verdict): string {
    return this.handling.caption?.(verdict) ?? this.speech.verdict(verdict);
  }

  get spotlight(): Spotlight | null {
    return this.pointed ?? this.chosen ?? this.last;
  }

  /** What is ticked, when it is just one, or the last of two answers given together. */
  get chosen(): Spotlight | null {
    const spot = this.ticked[this.ticked.length - 1];
    if (!this.ask || !spot || (this.ticked.length !== 1 && !this.second)) return null;
    const own = this.handling.explains?.(this.ask, spot);
    if (own) return own;
    const card = this.ask.candidates.find((each) => each.spot === spot)?.card;
    return card ? cardLight(card) : null;
  }

  /** Before anything else when a new question comes. */
  clear() {
    this.ticked = [];
    this.advised = [];
    this.doubtful = null;
  }

  isOpen(spot: string): boolean {
    return !this.source.sent.length && (this.ask?.candidates.some((each) => each.spot === spot) ?? false);
  }

  /** Whether a hint or a review tells of what lies here; of cards that are alike, of as many as it names. */
  isAdvised(spot: string): boolean {
    const asked = this.#asked;
    const next = this.first ? undefined : asked?.decision.ahead[this.advised[0] ?? ""];
    const candidates = (asked && next ? this.#both(asked, next) : (this.ask ?? this.#judged)?.candidates) ?? [];
    const at = candidates.findIndex((each) => each.spot === spot);
    const alike = candidates.slice(0, at + 1).filter(({ key }) => key === candidates[at]?.key);
    return !this.source.sent.length && alike.length > 0 && alike.length <= this.advised.filter((key) => key === alike[0]?.key).length;
  }

  /** Whether what is ticked here goes away: it is discarded, or paid with. */
  leaves(spot: string): boolean {
    return this.ask?.candidates.find((each) => each.spot === spot)?.key.startsWith("discard:") ?? false;
  }

  /** Tick or untick; a question for one card moves the tick. */
  tick(spot: string) {
    if (!this.ask || this.source.sent.length) return;
    this.doubtful = null;
    if (this.ticked.includes(spot)) this.#untick(spot);
    else if (this.ask.need === 1) this.#choose(spot);
    // Where as many as may be are ticked, the oldest tick makes room.
    else this.ticked = [...this.ticked.slice(this.ticked.length < this.ask.need ? 0 : 1), spot];
  }

  /** An answer to a second question may not stand by itself. */
  #untick(spot: string) {
    const left = this.ticked.filter((each) => each !== spot);
    const open = (each: string) => this.#asked?.candidates.some((candidate) => candidate.spot === each);
    this.ticked = left.filter(open);
  }

  /** The tick moves here; an answer to the other of two questions keeps its own, if both can be had. */
  #choose(spot: string) {
    const { second } = this;
    const card = this.ask?.candidates.find((each) => each.spot === spot)?.card ?? "";
    if (this.ahead && this.first && this.#isSecond(card)) {
      this.ticked = [this.first.spot, spot];
      return;
    }
    this.ticked = [spot];
    if (second && this.ahead && this.ask?.candidates.some((each) => each.spot === second.spot)) this.ticked = [spot, second.spot];
  }

  /** Enter on a thing: choose it, and once it is chosen, say so. */
  enter(spot: string) {
    if (this.ticked.includes(spot) && this.answer) this.confirm();
    else if (!this.ticked.includes(spot)) this.tick(spot);
  }

  /** My latest answer in words, while it can be taken back; "" where there is none. */
  get given(): string {
    const { given } = this.source;
    if (!given) return "";
    return given.options.map((each) => this.words(each, given, verdictOn(given, cardOf(each.subject)))).join(" · ");
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
    const message = meant ? null : this.handling.doubt?.(option, decision, this.verdictOf(option));
    if (message) this.doubtful = { option, message };
    else this.source.choose([option.key]);
  }

  /** The words on the button that sends what is ticked. */
  get confirmWords(): string | null {
    const ask = this.ask;
    const answer = this.answer;
    if (!ask || !answer) return null;
    const { decision } = ask;
    if (this.first && this.second && this.handling.pairs) return this.handling.pairs.words(this.first, this.second, decision);
    if (decision.pool.length) return this.speech.batch(decision, this.ticked.length);
    const option = decision.options.find((each) => each.key === answer[0]);
    return option ? this.words(option, decision) : null;
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

export function provideDesk<V extends AnyView>(source: Source<V>, handling: Handling<V>): Desk<V> {
  handling.speech.nameOf = (seat) => source.nameOf(seat);
  const desk = new Desk(source, handling);
  handling.speech.reader = () => desk.reader;
  source.speaks?.(handling.speech);
  return setContext(KEY, desk);
}

/** The desk of the table around this component; a game's own components name the type of its views. */
export function useDesk<V extends AnyView = AnyView>(): Desk<V> {
  return getContext<Desk<V>>(KEY);
}
