// What my own reviews come to together.

import { request } from "../net/api";
import type { ProgressSent } from "../net/wire";

export type { ProgressOfGame, SlipTold } from "../net/wire";

export const myProgress = () => request<ProgressSent>("GET", "/me/progress").then(({ games }) => games);
