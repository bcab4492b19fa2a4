// What stays in this browser of the tables seen last, to be read when the server cannot be reached.

import type { AnyEvent, AnyView, TableInfo } from "./messages";

/** A table as it stood `at`, in milliseconds since 1970, for who had this seat. */
export interface Picture {
  at: number;
  table: TableInfo;
  seat: number | null;
  view: AnyView;
  log: AnyEvent[];
}

const SHELF = "cosmodrome-tables";
const MOST = 8;
const addressOf = (table: string) => `/kept/${encodeURIComponent(table)}`;

/** Browsers keep such things only for https, or on this very computer; then there is nothing to be read. */
const shelf = () => ("caches" in globalThis ? caches.open(SHELF).catch(() => null) : Promise.resolve(null));

/** Keep a table's picture instead of its last one, and none of those seen longest ago. */
export async function keepPicture(table: string, picture: Picture): Promise<void> {
  const kept = await shelf();
  if (!kept) return;
  await kept.delete(addressOf(table));
  await kept.put(addressOf(table), new Response(JSON.stringify(picture))).catch(() => {});
  const known = await kept.keys();
  for (const request of known.slice(0, Math.max(0, known.length - MOST))) await kept.delete(request);
}

/** The last picture of a table, if there is one. */
export async function keptPicture(table: string): Promise<Picture | null> {
  const found = await (await shelf())?.match(addressOf(table));
  return found ? ((await found.json()) as Picture) : null;
}

/** The tables of which there are pictures, the one seen last first. */
export async function keptTables(): Promise<TableInfo[]> {
  const kept = await shelf();
  const found = await Promise.all(((await kept?.keys()) ?? []).map((request) => kept?.match(request)));
  const pictures = await Promise.all(found.map((answer) => answer?.json() as Promise<Picture> | undefined));
  return pictures.flatMap((picture) => picture?.table ?? []).reverse();
}
