// The games with a page of their own, found by their folders; any other game is played at the plain table.

import { plain } from "../table/plain";
import type { Game } from "./page";

export type { Game, GamePage } from "./page";

const found = import.meta.glob<Game>("./*/index.ts", { eager: true, import: "game" });

const OWN = new Map(Object.entries(found).map(([path, game]) => [path.split("/")[1] ?? "", game]));

export function pageOf(id: string): Game {
  return OWN.get(id) ?? plain(id);
}
