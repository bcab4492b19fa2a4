// Requests about daily deals.

import { request } from "../net/api";
import type { DailySent, DaySent } from "../net/wire";

export type { DailySent, DaySent, DailyResultsSent, TodaySent, TrySent } from "../net/wire";

export const today = () => request<DailySent>("GET", "/daily");

/** A day that is over. */
export const resultsOf = (day: string) => request<DaySent>("GET", `/daily/${encodeURIComponent(day)}`);

/** The table of my one try at today's deal of a game. */
export const playDaily = (game: string) => request<{ id: string }>("POST", `/daily/${encodeURIComponent(game)}/play`, {});
