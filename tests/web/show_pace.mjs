// Shows events as the page does, by a clock that only this file moves, and says when each was shown.
// In: the page's code, bundled; then on stdin {game, step, runs}, a run being {seat, events}.
// A run begins after a question to the seat, and all of it is known by then.
import { readFileSync } from "node:fs";

const page = await import(process.argv[2]);
const { game, step, runs } = JSON.parse(readFileSync(0, "utf8"));

function shown({ seat, events }) {
  const rhythm = new page.Rhythm(page[game]);
  let now = 1e6;
  return events.map((event, at) => {
    now += rhythm.wait(event, events.slice(at + 1), seat, step, now);
    return now - 1e6;
  });
}

process.stdout.write(JSON.stringify(runs.map(shown)));
