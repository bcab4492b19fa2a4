// Requests about profiles, and what administrators ask.

import { request } from "../../net/api";
import type { FeatSent, GamesFound, HistorySent, ProfileSent, ReportListed, ReportShown, Restrain, RestraintSent } from "../../net/wire";

export type { FeatSent, GameFound, GamePlayed, GamesFound, HistorySent, Played, Point, ProfileSent, ReportListed, ReportShown, Restrain, RestraintSent, Standing, Tally } from "../../net/wire";

const path = (who: string) => `/players/${encodeURIComponent(who)}`;

/** By a player's id, the name of an account, or one's own as "me". */
export const profileOf = (who: string) => request<ProfileSent>("GET", path(who));

/** A page of finished games, the latest first; of one game, or of all. */
export const historyOf = (who: string, page: number, game = "") => request<HistorySent>("GET", `${path(who)}/games?${new URLSearchParams({ page: String(page), game })}`);

/** A page of everybody's finished games, as far as the reader may see them; what is searched for by its names in `GamesWanted`. */
export const finishedGames = (wanted: Record<string, string>) => request<GamesFound>("GET", `/games/finished?${new URLSearchParams(wanted)}`);

/** What I did for the first time at a table whose game is over. */
export const featsAt = (table: string) => request<FeatSent[]>("GET", `/tables/${encodeURIComponent(table)}/feats`);

/** Whether nobody else sees my profile. */
export const hideProfile = (hidden: boolean) => request<{ hidden: boolean }>("POST", "/account/profile", { hidden });

export const reports = (closed: boolean) => request<ReportListed[]>("GET", `/admin/reports${closed ? "?closed=yes" : ""}`);
export const report = (id: string) => request<ReportShown>("GET", `/admin/reports/${encodeURIComponent(id)}`);
export const closeReport = (id: string, closed: boolean) => request<ReportListed>("POST", `/admin/reports/${encodeURIComponent(id)}`, { closed });
export const reportRecord = (id: string) => `/api/admin/reports/${encodeURIComponent(id)}/record`;

/** Whom a report is about may not talk, or not play, from now on; gives all that was ever done so. */
export const restrain = (report: string, wanted: Restrain) => request<RestraintSent[]>("POST", `/admin/reports/${encodeURIComponent(report)}/restrain`, wanted);
export const restraints = () => request<RestraintSent[]>("GET", "/admin/restraints");
export const lift = (player: string) => request<RestraintSent[]>("POST", "/admin/restraints/lift", { player });
