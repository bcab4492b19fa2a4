// Requests about studies.

import { request } from "../../net/api";
import type { Change, Frame } from "../../net/frames";
import type { TableInfo } from "../../net/messages";
import type { KeepStudy, ReportWords, StudiesSent, StudySent } from "../../net/wire";
import type { Side } from "../playback.svelte";

export type { BranchSent, KeepStudy, OwnStudy, ReportWords, StudiesSent, StudySent } from "../../net/wire";

const path = (study: string, act = "") => `/studies/${encodeURIComponent(study)}${act && `/${act}`}`;

export const myStudies = () => request<StudiesSent>("GET", "/me/studies");

/** A line of a finished game in a study of mine, or in a new one. */
export const keepStudy = (table: string, wanted: KeepStudy) => request<{ id: string }>("POST", `/tables/${encodeURIComponent(table)}/study`, wanted);

/** By its link, or one of mine by its id. */
export const readStudy = (study: string) => request<StudySent>("GET", path(study));

/** By a fresh link, or by none. */
export const shareStudy = (study: string, shared: boolean) => request<StudySent>("POST", path(study, "link"), { shared });

export type Written = { title: string } | { line: number; comment: string };

/** Another title, or other words for a line. */
export const writeStudy = (study: string, words: Written) => request<StudySent>("POST", path(study, "words"), words);

export const dropLine = (study: string, line: number) => request<StudySent>("POST", path(study, "drop"), { line });

export const forgetStudy = (study: string) => request<StudiesSent>("DELETE", path(study));

export const reportStudy = (study: string, report: ReportWords) => request<{ id: string }>("POST", path(study, "report"), report);

/** The game, or one of its lines, step by step. */
export const studyFrames = <E>(study: string, line: number | null, side: Side) =>
  request<{ seat: number | null; frames: Frame<E>[]; seats: Change[][]; undone: [number, number][]; formers: TableInfo["formers"] }>("GET", `${path(study, "frames")}?seat=${side}${line === null ? "" : `&line=${line}`}`);
