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
const LEFT = "cosmodrome-left";
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

/** Somebody else plays in this browser from now on: the page begins anew, and nothing of who was here stays to be read. */
export function beginAnew(): void {
  // A page that goes away keeps a last picture, so the next one does the work.
  try {
    sessionStorage.setItem(LEFT, "1");
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  location.reload();
}

/** As the page begins: forget what is kept of who was here before, if they have left. */
export async function forgetWhoLeft(): Promise<void> {
  if (sessionStorage.getItem(LEFT) === null || !("caches" in globalThis)) return;
  sessionStorage.removeItem(LEFT);
  await Promise.all([caches.delete(SHELF), caches.delete(KEPT_TOLD)]);
}
