// What the server and the page say to each other, by the names the page uses; the types themselves are in wire.ts.

import type { Frame } from "./frames";
import type { Accepted, Appraised, ChatMessage, DecisionSent, NewTable, Pong, RefusedMessage, TableMessage, Weighed } from "./wire";

export type {
  AccountKnown,
  AccountSent,
  AskLamp,
  BotSent as Bot,
  CallsKnown,
  DealSent as Deal,
  DecisionSent as Decision,
  FieldSent as Field,
  FormSent as Form,
  Grammar,
  GameSent as GameInfo,
  GoOn,
  HintSent as Hint,
  LampTold as Lamp,
  MomentTold as Moment,
  ReviewSent as Review,
  SeatTold as SeatReview,
  Leader,
  Leaders,
  NewTable,
  Option as GameOption,
  OptionSent as Option,
  Person,
  Player,
  QuickPlay,
  Recovered,
  SignedIn,
  SignedUp,
  SeatLevel,
  SeatSent as TableSeat,
  Shown as Rating,
  TableSent as TableInfo,
  LineSent as Line,
  OwnReport,
  OwnRestraint,
  Report,
  MotionSent as Motion,
  Consent,
  Say,
  TimeWish,
  NewTournament,
  TournamentSent as TournamentInfo,
  TournamentShown,
  VerdictSent as Verdict,
} from "./wire";

/** How long people may think. */
export type TimeControl = NonNullable<NewTable["time"]>;
export type OptionValue = string | boolean;
export type Facts = Record<string, number | string>;

/** The least that every game's events have in common. */
export interface AnyEvent {
  event: string;
  seat?: number;
  /** What its facts come to together, as trees of messages. */
  said?: Record<string, unknown>;
}

/** The least that every game tells of a seat. */
export interface AnySeat {
  seat: number;
}

/** The least that every game's views have in common. */
export interface AnyView {
  seat: number | null;
  awaited: number[];
  options: Record<string, OptionValue>;
  round: number;
  /** "over" at the end. */
  phase: string;
  players: AnySeat[];
  winners: number[];
}

/** What one seat sees happen, among it its events number `from` to `total` - 1, in the types of the game played. */
export interface Update<E> {
  type: "update";
  seat: number | null;
  frames: Frame<E>[];
  from: number;
  total: number;
  /** Left out while it is the one last sent, as is `given`. */
  decision?: DecisionSent | null;
  /** The seat's latest answer if it can be taken back: the question, with what was answered as its options. */
  given?: DecisionSent | null;
}

export type ServerMessage<E> = TableMessage | ChatMessage | Update<E> | RefusedMessage | Accepted | Weighed | Appraised | Pong;
