// Answers given in advance: this browser tells each table once how the reader wants it, and again when they change it
// here. What another browser of theirs has told since then stands.

import { api } from "../net/api";

/** The seats for which this browser has said that the server answers, as "table/seat". */
const KEY = "cosmodrome-skips";
const MOST = 200;

let remembered: string[] = [];

function told(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (Array.isArray(read)) remembered = read.filter((each) => typeof each === "string");
  } catch {
    // A browser that stores nothing knows it until the page is closed.
  }
  return remembered;
}

function keep(seats: string[]) {
  remembered = seats.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // As above.
  }
}

/** Whether the server answers for the reader where they have no choice. */
export async function tellSkips(table: string, seat: number, skips: boolean): Promise<void> {
  const place = `${table}/${seat}`;
  if (told().includes(place) === skips) return;
  await api.skip(table, skips);
  const others = told().filter((each) => each !== place);
  keep(skips ? [...others, place] : others);
}

/** Whoever has no seat there any more begins anew when they come back. */
export function forgetSkips(table: string): void {
  const before = told();
  const others = before.filter((each) => !each.startsWith(`${table}/`));
  if (others.length < before.length) keep(others);
}
