// Shows frames as the page does, and names those at which the table is another than it should be.
// In: the page's code, bundled; then on stdin a JSON list of {frames, replay, expected}, `expected` a digest a frame.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const { shotAfter, shotsOf } = await import(process.argv[2]);

const sorted = (value) =>
  value === null || typeof value !== "object"
    ? value
    : Array.isArray(value)
      ? value.map(sorted)
      : Object.fromEntries(Object.keys(value).sort().map((name) => [name, sorted(value[name])]));
const digest = ({ view, log }) => createHash("sha1").update(JSON.stringify([sorted(view), log.length])).digest("hex");

function live(frames) {
  let last = { view: null, log: [] };
  return frames.map((frame) => (last = shotAfter(last, frame)));
}

const wrong = [];
for (const [number, { frames, replay, expected }] of JSON.parse(readFileSync(0, "utf8")).entries()) {
  const shots = replay ? shotsOf(frames) : live(frames);
  if (shots.length !== expected.length) wrong.push({ number, at: -1, count: shots.length });
  for (const [at, shot] of shots.entries()) {
    if (digest(shot) !== expected[at]) wrong.push({ number, at, view: shot.view, log: shot.log.length });
  }
}
process.stdout.write(JSON.stringify(wrong));
