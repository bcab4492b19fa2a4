// Requests about daily deals.

import { request } from "../net/api";
import type { DailySent, DaySent } from "../net/wire";

export type { DailySent, DaySent, DailyResultsSent, TodaySent, TrySent } from "../net/wire";

const among = (club: string) => club && `?club=${encodeURIComponent(club)}`;

/** With the days on which members of a club have played; of "" anybody. */
export const today = (club: string) => request<DailySent>("GET", `/daily${among(club)}`);

/** A day that is over: the members of a club, or everybody. */
export const resultsOf = (day: string, club: string) => request<DaySent>("GET", `/daily/${encodeURIComponent(day)}${among(club)}`);

/** The table of my one try at today's deal of a game. */
export const playDaily = (game: string) => request<{ id: string }>("POST", `/daily/${encodeURIComponent(game)}/play`, {});
