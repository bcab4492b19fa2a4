// A table as it is lived: the socket, reconnecting, and frames shown one after another at a person's pace.
// Knows no game: what an event changes comes with it.

import { shotAfter, type Frame, type Shot } from "./frames";
import { keepPicture, keptPicture } from "./offline_tables";
import { Rhythm, type Playable } from "../table/pace";
import { lookForNewer } from "../app/renewal.svelte";
import { settings, type Pace } from "../app/settings.svelte";
import { play } from "../app/sounds";
import type { Speech } from "../words/render";
import type { AnyEvent, AnyView, Decision, Facts, Line, ServerMessage, TableInfo, Update, Verdict } from "./messages";

/** What a choice in the making would come to; with a reason it could not be made. */
export interface Weighed {
  verdicts: Verdict[];
  reason: string;
  facts: Facts;
  rule: string;
}

/** `rule` is the number of the game's rule behind it, where one refused. */
export interface Refusal {
  reason: string;
  facts: Facts;
  rule?: string;
}

const STEP: Record<Pace, number> = { off: 0, fast: 220, normal: 580, slow: 1300 };
const LONGEST_WAIT = 8000;
/** Whoever wants the rest at once means also what comes so soon after it. */
const REST = 1500;
const PING_EVERY = 20_000;
/** So often it is looked whether that is due; after a sleep of the device it is at once. */
const LOOK_EVERY = 2000;
/** With which the server ends the line to a table that is closed. */
const NO_SUCH_TABLE = 4404;
/** With which it ends the line of who may not play. */
const NOT_LET_IN = 4403;
/** With which a server that is stopped for a while ends its lines. All come back, but not all at once. */
const RESTARTING = 1012;
const SPREAD = 1500;
/** A line that says nothing for so long after it was spoken to is dead, though nobody closed it. */
const SILENCE = 5000;

/** What tells a question from others. */
type Asked = Pick<Decision, "question" | "seat" | "purpose">;

/** What is given to a question; `left`: it has been sent, though perhaps not heard. */
interface Answer {
  decision: Asked;
  request: number;
  choices: string[];
  left: boolean;
}

function sameQuestion(one: Asked | null, other: Asked | null): boolean {
  return one?.question === other?.question && one?.seat === other?.seat && one?.purpose === other?.purpose;
}

/** What came anew, with each part that is as it was the very same, so that nothing is drawn for it. */
function withKept<T extends object>(before: T, after: T): T {
  const same = (name: keyof T) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return Object.fromEntries(Object.keys(after).map((name) => [name, (same(name as keyof T) ? before : after)[name as keyof T]])) as T;
}

/** The answer that waits for a connection, in this tab. */
type Waiting = Omit<Answer, "request">;

const waitingKey = (table: string) => `cosmodrome-waiting/${table}`;

function keepAnswer(table: string, answer: Waiting | null) {
  try {
    if (answer) sessionStorage.setItem(waitingKey(table), JSON.stringify(answer));
    else sessionStorage.removeItem(waitingKey(table));
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

function waitingAnswer(table: string): Waiting | null {
  try {
    return JSON.parse(sessionStorage.getItem(waitingKey(table)) ?? "null") as Waiting | null;
  } catch {
    return null;
  }
}

export class LiveTable<V extends AnyView, E extends AnyEvent> {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<V | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** What took thought to say beside the question. */
  appraised = $state.raw<Verdict[]>([]);
  /** My latest answer, while it can be taken back. */
  given = $state.raw<Decision | null>(null);
  log = $state.raw<E[]>([]);
  /** Answers on their way to the server. */
  sent = $state.raw<string[]>([]);
  /** They wait for the connection to come back. */
  kept = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The whole table was refused: it does not exist, or may not be watched. */
  closed = $state.raw<Refusal | null>(null);
  online = $state(false);
  /** What is on show is a picture that this browser kept, of this time; null once the server has spoken. */
  recalled = $state<number | null>(null);
  /** What was said by those who may be heard here, the earliest first. */
  chat = $state.raw<Line[]>([]);
  /** By how many milliseconds the server's clock is before this browser's. */
  skew = $state(0);
  /** Events are being shown one after another. */
  playing = $state(false);
  /** How the game puts things, once its table is on show. */
  speech = $state.raw<Speech | null>(null);
  /** Ask the others to let me take back what was seen; null where that cannot be. */
  askBack = $state.raw<(() => void) | null>(null);
  /** Another table that waits for me while this one does not. */
  next = $state.raw<TableInfo | null>(null);
  /** Is told of each answer that the reader gives. */
  onAnswer: (decision: Decision, choices: string[]) => void = () => {};

  #socket: WebSocket | null = null;
  #seen = 0;
  #queue: Update<E>[] = [];
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pinged = 0;
  #wake: (() => void) | null = null;
  #hurry = false;
  #hurryUntil = 0;
  #rhythm: Rhythm<E>;
  #left = false;
  #requests = 0;
  /** What `sent` answers, until the server has said that it has it. */
  #answer: Answer | null = null;
  /** The number of the question that is open again because its answer was taken back. */
  #reopened = -1;
  #first = true;
  #weighing = new Map<number, (found: Weighed | null) => void>();

  constructor(
    readonly id: string,
    readonly playable: Playable<E>,
  ) {
    this.#rhythm = new Rhythm(playable);
    document.addEventListener("visibilitychange", this.#awake);
    window.addEventListener("online", this.#awake);
    const waiting = waitingAnswer(id);
    if (!waiting) return;
    this.#answer = { ...waiting, request: ++this.#requests };
    this.sent = waiting.choices;
    this.kept = true;
  }

  connect() {
    this.#left = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?since=${this.#seen}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      if (this.#tries) void lookForNewer();
      this.#tries = 0;
      this.#ping();
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard();
      this.#hear(JSON.parse(message.data as string) as ServerMessage<E>);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      if (code === NO_SUCH_TABLE || code === NOT_LET_IN) this.closed = this.refusal?.reason === reason ? this.refusal : { reason: reason || "no-such-table", facts: {} };
      this.#lost(code === RESTARTING ? SPREAD : 0);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => Date.now() - this.#pinged >= PING_EVERY && this.#ping(), LOOK_EVERY);
    // A line may also fall silent before it is open.
    this.#listen();
  }

  /** `spread`: so many milliseconds longer than usual the next try may wait. */
  #lost(spread = 0) {
    const socket = this.#socket;
    this.#socket = null;
    this.online = false;
    for (const request of [...this.#weighing.keys()]) this.#weighed(request, null);
    this.#heard();
    // A dead line may take long to close; nobody waits for it.
    socket?.close();
    // An answer that was not acknowledged may be lost, so it is sent again; taking back is not.
    if (this.#answer) this.#keep(this.#answer);
    else this.sent = [];
    if (!this.#left && !this.closed) this.#again(spread);
    if (this.view) this.#keepPicture();
    else void this.#recall();
  }

  /** Where there was never a connection, the table is shown as this browser saw it last. */
  async #recall() {
    const picture = await keptPicture(this.id);
    if (!picture || this.view) return;
    this.seat = picture.seat;
    this.log = picture.log as E[];
    this.view = picture.view as V;
    this.recalled = picture.at;
  }

  #keepPicture() {
    if (!this.view || !this.table || this.recalled !== null) return;
    void keepPicture(this.id, { at: Date.now(), table: this.table, seat: this.seat, view: this.view, log: this.log });
  }

  /** The device wakes up, or has a connection again: nobody waits for the next try any longer, and a line that died meanwhile is found out. */
  #awake = () => {
    if (document.hidden) this.#keepPicture();
    else if (this.#timer !== undefined) this.connect();
    else this.#ping();
  };

  /** Something was said to the server, so something must come back. */
  #listen() {
    this.#silence ??= setTimeout(() => this.#socket && this.#lost(), SILENCE);
  }

  #heard() {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** Come in anew, as somebody else: what is shown to them is told from the beginning. */
  reconnect() {
    const socket = this.#socket;
    this.#socket = null;
    this.#forget();
    this.#seen = 0;
    this.chat = [];
    // What was not for a stranger may be for who they are now.
    this.closed = null;
    socket?.close();
    this.connect();
  }

  leave() {
    this.#left = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    document.removeEventListener("visibilitychange", this.#awake);
    window.removeEventListener("online", this.#awake);
    this.#heard();
    this.#socket?.close();
    this.#socket = null;
    this.#keepPicture();
    this.skip();
  }

  choose(choices: string[]) {
    if (!this.decision || this.sent.length) return;
    this.refusal = null;
    this.onAnswer(this.decision, choices);
    this.#choose(this.decision, choices);
  }

  #choose(decision: Asked, choices: string[]) {
    this.sent = choices;
    this.#answer = { decision, request: ++this.#requests, choices, left: false };
    if (this.#socket && this.online) this.#give(this.#answer);
    else this.#keep(this.#answer);
  }

  /** Until there is a connection again; in this browser, so that loading the page anew does not lose it. */
  #keep({ decision: { question, seat, purpose }, choices, left }: Answer) {
    this.kept = true;
    keepAnswer(this.id, { decision: { question, seat, purpose }, choices, left });
  }

  /** Not to send an answer that waits for the connection, and never left. */
  get canWithdraw(): boolean {
    return this.kept && this.#answer?.left === false;
  }

  withdraw() {
    if (this.canWithdraw) this.#forget();
  }

  #give(answer: Answer) {
    answer.left = true;
    this.kept = false;
    keepAnswer(this.id, null);
    // The server knows by the request whether it has it already.
    this.#send({ type: "choose", request: answer.request, question: answer.decision.question, choices: answer.choices });
  }

  /** Connected again: a kept answer is sent if its question is still open. */
  #bring(decision: Decision | null) {
    const answer = this.#answer;
    if (!answer || !this.kept) return;
    if (sameQuestion(answer.decision, decision)) {
      this.#give(answer);
      return;
    }
    this.#forget();
    // One that had left may well have arrived.
    if (!answer.left) this.refusal = { reason: "question-gone", facts: {} };
  }

  #forget() {
    this.#answer = null;
    keepAnswer(this.id, null);
    this.kept = false;
    this.sent = [];
  }

  /** Ask what a choice would come to; null where nobody can say now. */
  weigh(choice: string): Promise<Weighed | null> {
    if (!this.#socket || !this.online) return Promise.resolve(null);
    const request = ++this.#requests;
    this.#send({ type: "weigh", request, choice });
    return new Promise((done) => this.#weighing.set(request, done));
  }

  #weighed(request: number | string | null, found: Weighed | null): boolean {
    const done = this.#weighing.get(Number(request));
    this.#weighing.delete(Number(request));
    done?.(found);
    return done !== undefined;
  }

  /** Take my latest answer back; what I was asked is open again. */
  takeBack() {
    const { given } = this;
    if (!given || this.sent.length || !this.#socket || !this.online) return;
    this.sent = ["take-back"];
    this.refusal = null;
    this.#reopened = given.question + given.options.length;
    this.#send({ type: "take-back", request: ++this.#requests, question: given.question });
  }

  /** Show the rest at once, up to the next question to me. */
  skip() {
    this.#hurry = true;
    this.#hurryUntil = Infinity;
    this.#wake?.();
  }

  #send(message: object) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#listen();
  }

  #ping() {
    this.#pinged = Date.now();
    this.#send({ type: "ping" });
  }

  #again(spread: number) {
    clearTimeout(this.#timer);
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++) + Math.random() * spread;
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #hear(message: ServerMessage<E>) {
    switch (message.type) {
      case "table":
        this.table = this.table ? withKept(this.table, message.table) : message.table;
        break;
      case "update": {
        if (message.from > this.#seen) {
          // Something was missed; ask for it by coming in anew.
          this.#lost();
          return;
        }
        this.#seen = message.total;
        if (message.decision !== undefined) this.#bring(message.decision);
        this.seat = message.seat;
        this.#queue.push(message);
        if (this.#first) {
          this.#first = false;
          this.#hurry = true; // what happened before this page was opened is history, not news
        }
        void this.#play();
        break;
      }
      case "accepted":
        if (message.request === this.#answer?.request) this.#answer = null;
        break;
      case "chat": {
        const known = message.anew ? [] : this.chat;
        const last = known[known.length - 1]?.number ?? -1;
        this.chat = [...known, ...message.lines.filter((line) => line.number > last)];
        break;
      }
      case "pong":
        // The server said it about half way between the question and its arrival here.
        this.skew = message.now - (this.#pinged + Date.now()) / 2;
        break;
      case "appraised":
        this.appraised = message.verdicts;
        break;
      case "weighed":
        this.#weighed(message.request, message);
        break;
      case "refused":
        if (this.#weighed(message.request, null)) break;
        this.#forget();
        this.refusal = { reason: message.reason, facts: message.facts, rule: message.rule };
        if (!this.view && !this.table) this.closed = this.refusal;
        break;
    }
  }

  async #play() {
    if (this.playing) return;
    this.playing = true;
    if (performance.now() > this.#hurryUntil) this.#hurry = false;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const { decision, given, frames } = update;
      // News about others leaves an open question open, with whatever is ticked.
      if (decision !== undefined && !sameQuestion(this.decision, decision)) {
        this.decision = null;
        this.sent = [];
      }
      if (frames.some(([event]) => event !== null)) this.given = null;
      // To a page that has another seat now all is told from the beginning.
      if (update.from < this.log.length) this.log = [];
      // What is looked at together is set at once: each setting goes through all that hangs on it.
      let shot: Pick<Shot<V | null, E>, "view" | "log"> = this;
      const show = () => ({ view: this.view, log: this.log } = shot);
      for (const [at, frame] of frames.entries()) {
        const [event] = frame;
        const pause = shot.view && event && this.#pause(event, frames, at);
        if (pause) {
          show();
          await pause;
        }
        const sound = shot.view && event && !document.hidden && settings.noises === "on" && this.playable.sounds?.[event.event as E["event"]];
        if (sound) play(sound);
        shot = shotAfter(shot, frame);
      }
      show();
      if (given !== undefined) this.given = given;
      if (decision !== undefined) this.decision = decision;
      this.recalled = null;
      if (decision) {
        this.#hurry = false;
        this.#rhythm.rest();
        this.#keepPicture();
      }
    }
    this.#hurryUntil = this.#hurry ? performance.now() + REST : 0;
    this.playing = false;
    this.#answerAlone();
  }

  /** Give the only answer there is, or the one that says nothing, if the person lets the page do so; not again what has just been taken back. */
  #answerAlone() {
    const { decision } = this;
    if (!decision?.owed || decision.question === this.#reopened || this.sent.length) return;
    const only = decision.options.length === 1 && !decision.forms.length ? decision.options[0] : null;
    const key = (settings.idle === "on" && decision.nothing) || (settings.single !== "ask" && only?.key);
    // What was said of the person's own answer stays to be read: they did not give this one.
    if (key) this.#choose(decision, [key]);
  }

  /** Until the event number `at` of these is to be shown. */
  #pause(event: E, frames: Frame<E>[], at: number): Promise<void> | void {
    if (this.#hurry || document.hidden) {
      this.#rhythm.rest();
      return;
    }
    const behind = this.#queue.flatMap((update) => update.frames);
    const pending = [...frames.slice(at + 1), ...behind].flatMap(([next]) => next ?? []);
    const wait = this.#rhythm.wait(event, pending, this.seat, STEP[settings.pace], performance.now());
    if (wait === 0) return;
    return new Promise((done) => {
      const timer = setTimeout(finish, wait);
      const table = this;
      function finish() {
        clearTimeout(timer);
        table.#wake = null;
        done();
      }
      this.#wake = finish;
    });
  }
}
