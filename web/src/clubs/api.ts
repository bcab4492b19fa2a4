// Requests about clubs.

import { request } from "../net/api";
import type { ClubShown, ClubsSent, ClubWords, ReportWords, SeasonSent } from "../net/wire";

export type { ClubPerson, ClubSent, ClubShown, ClubsSent, ClubWords, SeasonListed, SeasonSent } from "../net/wire";

const path = (club: string, act = "") => `/clubs/${encodeURIComponent(club)}${act && `/${act}`}`;

/** Mine, and those listed for all in whose names this is found. */
export const allClubs = (called = "") => request<ClubsSent>("GET", `/clubs${called && `?called=${encodeURIComponent(called)}`}`);

export const makeClub = (words: ClubWords) => request<{ id: string }>("POST", "/clubs", words);

/** By its link, or by its id where it is listed or mine. */
export const oneClub = (club: string) => request<ClubShown>("GET", path(club));

/** What is done there, by the name that the server has for it. */
export const inClub = (club: string, act: string, body: unknown = {}) => request<ClubShown>("POST", path(club, act), body);

export const leaveClub = (club: string) => request<ClubsSent>("POST", path(club, "leave"), {});

export const closeClub = (club: string) => request<ClubsSent>("DELETE", path(club));

const ofSeason = (club: string, season: string) => path(club, `seasons/${encodeURIComponent(season)}`);

export const oneSeason = (club: string, season: string) => request<SeasonSent>("GET", ofSeason(club, season));

export const forgetSeason = (club: string, season: string) => request<ClubShown>("DELETE", ofSeason(club, season));

export const reportClub = (club: string, report: ReportWords) => request<{ id: string }>("POST", path(club, "report"), report);

export const pathOf = (club: string) => `/club/${encodeURIComponent(club)}`;

/** Whether it is somebody who is in the club, not one who has asked or was put out. */
export const isWithin = (role: string) => role === "owner" || role === "host" || role === "member";

export const runsIt = (role: string) => role === "owner" || role === "host";
