// Requests to the server outside a table's socket.

import type { Change, Frame } from "./frames";
import { line } from "./connection.svelte";
import { lookForNewer } from "../app/renewal.svelte";
import type { AccountKnown, AskLamp, Bot, CallsKnown, Consent, Facts, GameInfo, GoOn, Hint, Lamp, Leaders, Motion, NewTable, NewTournament, OptionValue, OwnReport, OwnRestraint, Person, Player, QuickPlay, Recovered, Report, Review, Say, SignedIn, SignedUp, TableInfo, TimeWish, TournamentInfo, TournamentShown } from "./messages";

/** The server said no; `reason` names a message. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Facts = {},
  ) {
    super(reason);
  }
}

/** What went wrong as a refusal; anything but one is the server's fault. */
export const refusedBy = (problem: unknown) => (problem instanceof Refused ? problem : new Refused("server-error"));

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined || body instanceof Blob ? {} : { "content-type": "application/json" },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused("no-connection");
  }
  if (method === "GET") line.kept = answer.headers.has(KEPT_HEADER);
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = said as { reason?: string; facts?: Facts } | null;
    if (!refusal?.reason) void lookForNewer();
    throw new Refused(refusal?.reason ?? "server-error", refusal?.facts ?? { status: answer.status });
  }
  return said as T;
}

/** Hears whenever the server says who plays here. */
export const who = { heard: (_player: Player | null) => {} };

function heard<P extends Player | null>({ player }: { player: P }): P {
  who.heard(player);
  return player;
}

export const api = {
  /** Who I am; null while I have done nothing that only a guest can do. */
  me: () => request<{ player: Player | null }>("GET", "/me").then(heard),
  /** Who has an account is asked before. */
  rename: (name: string, confirmed: boolean) => request<{ player: Player }>("POST", "/me", { name, confirmed }).then(heard),
  /** A name for who has none yet. */
  freeName: () => request<{ name: string }>("GET", "/names/free").then(({ name }) => name),
  /** The code that brings my seats to another browser; null for a stranger. */
  code: () => request<{ code: string | null }>("GET", "/me/code").then((said) => said.code),
  /** With the code of an account goes its next password. */
  recover: (code: string, password?: string) => request<Recovered>("POST", "/me/recover", { code, password }),
  account: () => request<AccountKnown>("GET", "/account"),
  signUp: (name: string, password: string) => request<SignedUp>("POST", "/account", { name, password }),
  /** With `bring` the seats of this browser's guest become the account's. */
  signIn: (name: string, password: string, bring: boolean) => request<SignedIn>("POST", "/account/sign-in", { name, password, bring }),
  signOut: () => request<unknown>("POST", "/account/sign-out", {}),
  signOutEverywhere: () => request<unknown>("POST", "/account/sign-out-everywhere", {}),
  endSession: (id: string) => request<AccountKnown>("POST", "/account/sessions/end", { id }),
  newPassword: (old: string, fresh: string) => request<AccountKnown>("POST", "/account/password", { old, new: fresh }),
  newCode: (password: string) => request<{ code: string }>("POST", "/account/code", { password }),
  /** An address to be confirmed; "" for none. */
  setMail: (mail: string, language: string) => request<AccountKnown>("POST", "/account/mail", { mail, language }),
  confirmMail: (code: string) => request<unknown>("POST", "/account/mail/confirm", { code }),
  deleteAccount: (password: string) => request<unknown>("POST", "/account/delete", { password }),
  /** I have read the lessons of these games too; gives all whose lesson my account has read. */
  learned: (games: string[]) => request<{ games: string[] }>("POST", "/account/learned", { games }).then((said) => said.games),
  /** All that is kept of me, as a file. */
  exportAddress: "/api/me/export",
  /** The address of this server that others can use; "" where it knows none. */
  address: () => request<{ address: string }>("GET", "/house").then((said) => said.address),
  /** Programs of mine that have tokens. */
  bots: () => request<Bot[]>("GET", "/me/bots"),
  makeBot: (name: string, scopes: string[]) => request<{ bot: Bot; token: string }>("POST", "/me/bots", { name, scopes }),
  revokeBot: (id: string) => request<Bot[]>("DELETE", `/me/bots/${encodeURIComponent(id)}`),
  games: () => request<GameInfo[]>("GET", "/games"),
  tables: () => request<TableInfo[]>("GET", "/tables"),
  myTables: () => request<TableInfo[]>("GET", "/me/tables"),
  /** By game, the level of bots to play next, by how my games came out. */
  levels: () => request<Record<string, number>>("GET", "/me/levels"),
  /** The reader's friends and those they have blocked. */
  people: () => request<Person[]>("GET", "/me/people"),
  tie: (player: string, tie: "friend" | "blocked" | "") => request<Person[]>("POST", "/me/people", { player, tie }),
  /** Whether what a player says is not to be shown to me, in whichever browser. */
  mute: (player: string, muted: boolean) => request<Person[]>("POST", "/me/mutes", { player, muted }),
  table: (id: string) => request<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
  create: (table: NewTable) => request<{ id: string }>("POST", "/tables", table),
  /** Sit down; with a name, under that one from now on. */
  join: (id: string, seat?: number, name = "", salt = "", invite = "", confirmed = false) =>
    request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/join`, { seat, name, salt, invite, confirmed }),
  /** The host withdraws the invitation, and gets another. */
  inviteAnew: (id: string) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/invite`, {}),
  /** What I add to the deal before the game begins. */
  addSalt: (id: string, salt: string) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/salt`, { salt }),
  seatBot: (id: string, seat: number) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/bot`, { seat }),
  leave: (id: string) => request<unknown>("POST", `/tables/${encodeURIComponent(id)}/leave`, {}),
  /** Find people for a game, or wait for them. */
  meet: (game: string, seats: number, rated: boolean) => request<{ id: string }>("POST", "/meet", { game, seats, rated }),
  /** Why such a table could not be rated; "" where it could. */
  rateable: (table: NewTable) => request<{ reason: string }>("POST", "/tables/rated", table).then(({ reason }) => reason),
  leaders: (game: string, seats: number) => request<Leaders>("GET", `/leaders/${encodeURIComponent(game)}/${seats}`).then((said) => said.leaders),
  /** Give a running game up. */
  resign: (id: string) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/resign`, {}),
  /** What I may ask the others to let me take back. */
  back: (id: string) => request<Motion>("GET", `/tables/${encodeURIComponent(id)}/back`),
  /** Propose what needs the consent of all people, agree to it, or refuse it. */
  consent: (id: string, said: Consent) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/motion`, said),
  /** A finished game once more, with the same people. */
  again: (id: string) => request<{ id: string }>("POST", `/tables/${encodeURIComponent(id)}/again`, {}),
  /** Free a seat of a table that waits. */
  remove: (id: string, seat: number) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/remove`, { seat }),
  /** A line of chat: a text, or a phrase by its name. */
  say: (id: string, line: Say) => request<{ number: number }>("POST", `/tables/${encodeURIComponent(id)}/chat`, line),
  letTalk: (id: string, allowed: boolean) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/chat/guests`, { allowed }),
  report: (id: string, report: Report) => request<{ id: string }>("POST", `/tables/${encodeURIComponent(id)}/report`, report),
  /** What I have reported at a table, and may take back. */
  myReports: (id: string) => request<OwnReport[]>("GET", `/tables/${encodeURIComponent(id)}/reports`),
  takeBackReport: (report: string) => request<unknown>("POST", `/reports/${encodeURIComponent(report)}/take-back`, {}),
  /** What I may not do here, and until when. */
  myRestraint: () => request<OwnRestraint>("GET", "/me/restraint"),
  /** A letter by which a forgotten password is replaced. */
  forgotten: (name: string, language: string) => request<unknown>("POST", "/account/forgotten", { name, language }),
  /** By the code of such a letter. */
  resetPassword: (code: string, password: string) => request<SignedIn>("POST", "/account/reset", { code, password }),
  /** What I have noted at a table, which only I see. */
  note: (id: string) => request<{ text: string }>("GET", `/tables/${encodeURIComponent(id)}/note`),
  keepNote: (id: string, text: string) => request<{ text: string }>("POST", `/tables/${encodeURIComponent(id)}/note`, { text }),
  /** A pause and more time, by consent of all, or one's own holidays. */
  wishForTime: (id: string, wish: TimeWish["wish"]) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/time`, { wish }),
  calls: () => request<CallsKnown>("GET", "/calls"),
  callHere: (endpoint: string, key: string, secret: string, language: string) => request<CallsKnown>("POST", "/calls/devices", { endpoint, key, secret, language }),
  callNoMore: (id: string) => request<CallsKnown>("POST", "/calls/devices/remove", { id }),
  callByMail: (wanted: boolean, language: string) => request<CallsKnown>("POST", "/calls/mail", { wanted, language }),
  /** What a good player would consider at a question of mine. */
  hint: (id: string, question: number) => request<Hint>("POST", `/tables/${encodeURIComponent(id)}/hint`, { question }),
  /** Whether I am not to be asked where there is one answer, also while I am away. */
  skip: (id: string, skips: boolean) => request<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/skip`, { skips }),
  play: (quick: QuickPlay) => request<{ id: string }>("POST", "/play", quick),
  /** The cards of an edition; with a table's id those it is played with, which may be an owner's own. */
  cards: <C>(game: string, options: Record<string, OptionValue>, table?: string) => {
    const query = new URLSearchParams(table ? { table } : {});
    for (const [name, value] of Object.entries(options)) {
      query.set(name, typeof value === "boolean" ? (value ? "yes" : "no") : value);
    }
    return request<C[]>("GET", `/games/${game}/cards?${query}`);
  },
  /** The words of a game: texts of messages in a language and, where that lacks any, in English. */
  messages: (game: string, language: string) =>
    request<string[]>("GET", `/games/${encodeURIComponent(game)}/messages/${encodeURIComponent(language)}`),
  /** A finished game step by step, from the side of a seat, of those who watched, or with all seats open. */
  frames: <E>(id: string, side: number | "none" | "all") =>
    request<{ seat: number | null; frames: Frame<E>[]; seats: Change[][]; undone: [number, number][]; formers: TableInfo["formers"] }>("GET", `/tables/${encodeURIComponent(id)}/frames?seat=${side}`),
  /** A new table that begins as a finished game stood after so many events. */
  goOn: (id: string, from: GoOn) => request<{ id: string }>("POST", `/tables/${encodeURIComponent(id)}/go-on`, from),
  /** Have a finished game reviewed, or wait with whoever asked before. */
  beginReview: (id: string) => request<Review>("POST", `/tables/${encodeURIComponent(id)}/review`),
  /** How far the review of a game is. */
  review: (id: string) => request<Review>("GET", `/tables/${encodeURIComponent(id)}/review`),
  /** Wait for it no longer. */
  endReview: (id: string) => request<unknown>("DELETE", `/tables/${encodeURIComponent(id)}/review`),
  /** What a seat might have answered when it was asked next after so many events of a finished game. */
  lamp: (id: string, asked: AskLamp) => request<{ lamp: Lamp | null }>("POST", `/tables/${encodeURIComponent(id)}/lamp`, asked),
  /** A record file becomes a finished table. */
  bring: (record: Blob) => request<{ id: string }>("POST", "/records", record),
  /** Those that are listed, and one's own. */
  tournaments: () => request<TournamentInfo[]>("GET", "/tournaments"),
  tournament: (id: string) => request<TournamentShown>("GET", `/tournaments/${encodeURIComponent(id)}`),
  openTournament: (wanted: NewTournament) => request<{ id: string }>("POST", "/tournaments", wanted),
  /** What somebody does in a tournament: one of its routes, with what that reads. */
  inTournament: (id: string, act: string, body: unknown = {}) => request<TournamentShown>("POST", `/tournaments/${encodeURIComponent(id)}/${act}`, body),
  recordAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
};
