// Where on the page we are, from the address: /, /mine, /games, /tournaments, /tournament/<id>, /daily, /daily/<day>, /puzzles, /puzzles/<game>/<id>,
// /clubs, /club/<id or link>, /studies, /study/<link>, /progress, /cards/<game>, /guide/<game>,
// /table/<id>, /table/<id>/replay, /player/<id or name>, /leaders/<game>/<seats>, /admin/reports.

import { renewal } from "./renewal.svelte";

export type Route =
  | { name: "lobby" }
  | { name: "cards"; game: string }
  | { name: "guide"; game: string }
  | { name: "table"; id: string; replay: boolean }
  | { name: "confirm" }
  | { name: "reset" }
  | { name: "mine" }
  | { name: "games" }
  | { name: "player"; who: string }
  | { name: "reports" }
  | { name: "leaders"; game: string; seats: number }
  | { name: "tournaments" }
  | { name: "daily"; day: string }
  | { name: "puzzles" }
  | { name: "puzzle"; game: string; puzzle: string }
  | { name: "tournament"; id: string }
  | { name: "clubs" }
  | { name: "club"; club: string }
  | { name: "studies" }
  | { name: "progress" }
  | { name: "study"; study: string }
  | { name: "lost" };

function read(path: string): Route {
  const [first, second, third, more] = (path.split("?")[0] ?? "").split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: "lobby" };
  if (first === "mine" && !second) return { name: "mine" };
  if (first === "games" && !second) return { name: "games" };
  if (first === "player" && second && !third) return { name: "player", who: second };
  if (first === "admin" && second === "reports" && !third) return { name: "reports" };
  if (first === "leaders" && !more) return { name: "leaders", game: second ?? "", seats: Number(third ?? 0) };
  if (first === "tournaments" && !second) return { name: "tournaments" };
  if (first === "daily" && !third) return { name: "daily", day: second ?? "" };
  if (first === "puzzles" && !second) return { name: "puzzles" };
  if (first === "puzzles" && second && !more) return { name: "puzzle", game: second, puzzle: third ?? "" };
  if (first === "clubs" && !second) return { name: "clubs" };
  if (first === "club" && second && !third) return { name: "club", club: second };
  if (first === "studies" && !second) return { name: "studies" };
  if (first === "progress" && !second) return { name: "progress" };
  if (first === "study" && second && !third) return { name: "study", study: second };
  if (first === "tournament" && second && !third) return { name: "tournament", id: second };
  if (first === "cards" && !third) return { name: "cards", game: second ?? "race" };
  if (first === "guide" && !third) return { name: "guide", game: second ?? "race" };
  if (first === "table" && second && (!third || third === "replay") && !more) return { name: "table", id: second, replay: third === "replay" };
  if (first === "confirm" && !second) return { name: "confirm" };
  if (first === "reset" && !second) return { name: "reset" };
  return { name: "lost" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  go(path: string) {
    if (renewal.due) return location.assign(path);
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  /** Note in the address what is on show there; going back leads past it. */
  note(facts: Record<string, string>) {
    history.replaceState(history.state, "", `${location.pathname}?${new URLSearchParams(facts)}`);
  }
}

export const router = new Router();

/** Links inside the page change the route without loading it again. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
