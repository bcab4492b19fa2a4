"""How fast the games are, interpreted and compiled, and against another commit: random play and copying, one core.

All builds run in one go, each in a process of its own on one core, and take turns: what disturbs the machine disturbs
all of them. Time is processor time, so what else runs there is not counted. Play is uniformly random, in the loop that
`simulate` uses for random bots, which is compiled with the rules; a game stops before round 31. Figures are medians of
the rounds, and a ratio is the median of the ratios of builds in the same round.
`--against REV` measures the commit REV beside the working tree. Its worker is this file too, and uses only what both
commits have: where a name has moved, `measure` knows the old and the new one.
Lanes (`tools/lane_speed.py`) are measured compiled only.
Then come environments of learning (`tools/environments.py`) on the same builds, and with `--peers` those of others,
where they are installed. `--against` leaves them and lanes out.
The builds are copies below build/bench, made anew only when the rules have changed.
"""

import argparse
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import environments, lane_speed  # noqa: E402
from tools.commit import unpack  # noqa: E402

BUILDS = ROOT / "build/bench"
ROOMS = ("core", "games")
BUILT_WITH = ("setup.py", "pyproject.toml", "constraints.txt")
KINDS = ("interpreted", "compiled")
KEPT = 4  # builds of a kind that stay for the next run
MAX_ROUNDS = 30
COPIED_AFTER = 80  # decisions at most; half of those of a shorter game
FIGURES = ("games_per_s", "decisions_per_s", "copy_us")


# --- a worker: one build, asked by lines of JSON ----------------------------------------------------------------


def work() -> None:
    """Answer on stdout what stdin asks for, a line a question: which tables there are, or a measurement."""
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(answer(asked)), flush=True)


def answer(asked: dict[str, Any]) -> Any:
    """What one line asks for."""
    if not asked:
        return known_tables()
    if "name" in asked:
        return environments.measure(**asked)
    if asked.pop("lanes", False):
        return lane_speed.measure(**asked, max_rounds=MAX_ROUNDS)
    return measure(**asked)


def known_tables() -> list[tuple[str, int]]:
    """Every game of this build with each of its seat counts."""
    from cosmodrome.games.catalogue import GAMES

    return [(game.meta.id, seats) for game in GAMES.values() for seats in game.meta.seats]


def measure(game: str, seats: int, seconds: float, first_seed: int) -> dict[str, Any]:
    """Random games for so many seconds, then copies for a quarter of the time."""
    from cosmodrome.core.meta import Setup
    from cosmodrome.core.playout import play_out
    from cosmodrome.core.rng import seeded
    from cosmodrome.games.catalogue import GAMES

    played = GAMES[game]
    options = played.meta.read_options({}, seats)
    games = decisions = 0
    counts: list[int] = []
    wall, started = perf_counter(), process_time()
    while True:
        seed = first_seed + games
        made = play_out(played, played.new(Setup(seats, seed, options)), seeded(seed, "bench"), MAX_ROUNDS)
        counts.append(made)
        games += 1
        decisions += made
        spent = process_time() - started
        if spent >= seconds:
            break
    share = min(1.0, spent / (perf_counter() - wall))
    return {
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "copy_us": copy_time(played, seats, options, seconds / 4),
        "counts": counts[:50],
        "share": share,
    }


def play(played: Any, state: Any, seed: int, most: int) -> int:
    """Answer by chance up to `most` times; how many decisions it was, which is fewer if the game ended."""
    from cosmodrome.core.rng import seeded

    chance = seeded(seed, "bench copy")
    for made in range(most):
        awaited = played.awaited(state)
        if not awaited:
            return made
        choices = played.options(state, awaited[0])
        played.choose(state, awaited[0], choices[int(chance.below(len(choices)))])
    return most


def copy_time(played: Any, seats: int, options: Any, seconds: float) -> float:
    """Microseconds for one copy of a state from the middle of a game."""
    from cosmodrome.core.meta import Setup

    states = []
    for seed in range(16):
        length = play(played, played.new(Setup(seats, seed, options)), seed, 2 * COPIED_AFTER)
        state = played.new(Setup(seats, seed, options))
        play(played, state, seed, length // 2)
        states.append(state)
    copies = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for state in states:
            played.copy(state)
        copies += len(states)
    return 1e6 * spent / copies


# --- the builds -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tree:
    """A source tree to be measured: the working tree, or a commit's own files."""

    name: str
    """`now` or `before`, as the figures are called."""
    root: Path


def committed(revision: str) -> Tree:
    """The rules of a commit and how they are compiled, unpacked below build/bench."""
    parts = ["src/cosmodrome/__init__.py", *(f"src/cosmodrome/{room}" for room in ROOMS), *BUILT_WITH]
    root = unpack(ROOT, revision, parts, BUILDS)
    forget_older("commit")
    return Tree("before", root)


def sources(root: Path) -> list[Path]:
    """The files of a tree that the measured code consists of."""
    package = root / "src/cosmodrome"
    found = [package / "__init__.py", *(path for room in ROOMS for path in (package / room).rglob("*.py"))]
    return sorted(found)


def fingerprint(root: Path) -> str:
    """A digest of a tree's sources, of how they are compiled and of the Python that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sources(root), *(root / name for name in BUILT_WITH)]:
        digest.update(str(path.relative_to(root)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def build(tree: Tree, kind: str) -> Path | None:
    """The `src` folder of a build; None, with a line that says why, where it cannot be compiled."""
    folder = BUILDS / f"{kind}-{fingerprint(tree.root)}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        for path in [*sources(tree.root), *(tree.root / name for name in BUILT_WITH)]:
            twin = folder / path.relative_to(tree.root)
            twin.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, twin)
        (folder / "README.md").touch()  # pyproject.toml names one
        if kind == "compiled" and not copy_compiled(tree, folder) and not compile_in(tree, folder):
            return None
    (folder / "done").touch()
    forget_older(kind)
    return folder / "src"


def forget_older(kind: str) -> None:
    """Delete all but those used last; a build that was broken off goes first."""
    done = {folder: folder / "done" for folder in BUILDS.glob(f"{kind}-*/")}
    used = {folder: mark.stat().st_mtime if mark.exists() else 0.0 for folder, mark in done.items()}
    for folder in sorted(used, key=lambda folder: used[folder])[:-KEPT]:
        shutil.rmtree(folder)


def copy_compiled(tree: Tree, folder: Path) -> bool:
    """Take what `make compile` has made, if all of it is there and newer than the sources."""
    made = [path for suffix in ("*.so", "*.pyd") for path in (tree.root / "src").rglob(suffix)]
    newest = max(path.stat().st_mtime for path in sources(tree.root))
    if not made or min(path.stat().st_mtime for path in made) < newest:
        return False
    for path in made:
        shutil.copy2(path, folder / path.relative_to(tree.root))
    return True


def compile_in(tree: Tree, folder: Path) -> bool:
    """Compile in place in a copy; False if that is not possible here."""
    print(f"compiling core and games ({tree.name}; once, some minutes) ...", file=sys.stderr, flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env=os.environ | {"COSMO_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    made = [path for suffix in ("*.so", "*.pyd") for path in (folder / "src").rglob(suffix)]
    if done.returncode or not made:
        print(done.stdout[-2000:], file=sys.stderr)
        print(f"not compiled ({tree.name}): only interpreted figures follow.", file=sys.stderr)
        return False
    return True


class Worker:
    """A process that measures one build on one core."""

    def __init__(self, tree: str, kind: str, src: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=src,
            env=os.environ | {"PYTHONPATH": str(src)},
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {max(os.sched_getaffinity(0))})
        self.tree, self.kind = tree, kind
        self.tables = [(game, seats) for game, seats in self.ask()]

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def ask(self, **what: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        print(json.dumps(what), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"the {self.kind} build ({self.tree}) failed; what it said is above")
        return json.loads(line)


# --- the measurement --------------------------------------------------------------------------------------------

Rounds = dict[tuple[str, str], list[dict[str, Any]]]
"""What was measured, round by round, for each tree's name and kind of build."""


def tables(only_game: str, only_seats: int) -> list[tuple[str, int]]:
    """Every game and seat count to be measured."""
    known = known_tables()
    found = [(game, seats) for game, seats in known if only_game in ("", game) and only_seats in (0, seats)]
    if not found:
        seats_of: dict[str, list[str]] = {}
        for game, seats in known:
            seats_of.setdefault(game, []).append(str(seats))
        there = "; ".join(f"{game} for {', '.join(seats)} seats" for game, seats in seats_of.items())
        sys.exit(f"no such game or seat count; there are {there}")
    return found


def bench(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Measure table after table: the builds take turns, and each figure is the median of its rounds."""
    wanted = tables(asked.game, asked.seats)
    trees = [Tree("now", ROOT)]
    if asked.against:
        trees.append(committed(asked.against))
    with ExitStack() as stack:
        workers = []
        for kind in [asked.kind] if asked.kind else KINDS:
            for tree in trees:
                src = build(tree, kind)
                if src is not None:
                    workers.append(stack.enter_context(Worker(tree.name, kind, src)))
        for game, seats in wanted:
            found = measured(workers, game, seats, asked)
            yield {"game": game, "seats": seats, **found}
        if not asked.against:
            yield from bench_environments(workers, asked)


def measured(workers: list[Worker], game: str, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """The figures of one table: of the working tree by kind, and beside them those of the other commit."""
    here = [worker for worker in workers if (game, seats) in worker.tables]
    rounds: Rounds = {(worker.tree, worker.kind): [] for worker in here}
    for number in range(asked.rounds + 1):
        for worker in here if number % 2 else reversed(here):  # nobody is always the first
            seconds = asked.seconds if number else asked.seconds / 4  # round 0 only warms up
            found = worker.ask(game=game, seats=seats, seconds=seconds, first_seed=1000 * number)
            if number:
                rounds[worker.tree, worker.kind].append(found)
    for tree in ("now", "before"):
        check_alike({kind: found for (name, kind), found in rounds.items() if name == tree})
    share = median(one["share"] for found in rounds.values() for one in found)
    print(f"{game}, {seats} seats: measured ({share:.0%} of a core to itself)", file=sys.stderr, flush=True)
    made: dict[str, Any] = {kind: medians(rounds.get(("now", kind))) for kind in KINDS}
    made["lanes"] = lanes_measured(here, game, seats, asked)
    if asked.against:
        made["before"] = {kind: medians(rounds.get(("before", kind))) for kind in KINDS}
        made["ratios"] = {
            kind: ratios(rounds.get(("now", kind)), rounds.get(("before", kind))) for kind in KINDS
        }
        made["same_games"] = alike(list(rounds.values()))
    return made


def bench_environments(workers: list[Worker], asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Steps a second of environments by kind of build, medians of rounds; a peer is of no kind, and measured once."""
    rows = [row.name for row in environments.OURS if row.of(asked.game, asked.seats)]
    peers = [row.name for row in environments.PEERS if asked.peers]
    asks = [(name, worker) for name in rows for worker in workers] + [(name, workers[0]) for name in peers]
    rounds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for number in range(asked.rounds + 1):
        for name, worker in asks if number % 2 else reversed(asks):
            seconds = asked.seconds if number else asked.seconds / 4
            found = worker.ask(name=name, seconds=seconds, seed=1000 * number)
            if number:
                rounds.setdefault((name, "peer" if name in peers else worker.kind), []).append(found)
    for name in [*rows, *peers]:
        kinds = {kind: found for (one, kind), found in rounds.items() if one == name}
        yield {"environment": name} | {kind: steps(found) for kind, found in kinds.items()}


def steps(rounds: list[dict[str, Any]]) -> float | None:
    """The median of the rounds; None where it is not installed."""
    return median(one["steps_per_s"] for one in rounds) if "missing" not in rounds[0] else None


def lanes_measured(
    workers: list[Worker], game: str, seats: int, asked: argparse.Namespace
) -> dict[str, float] | None:
    """Steps a second in lanes, compiled; None where that is not measured."""
    for worker in workers:
        if worker.kind == "compiled" and not asked.against:
            rounds = [
                worker.ask(lanes=True, game=game, seats=seats, seconds=asked.seconds / 2)
                for _ in range(asked.rounds)
            ]
            return {figure: median(one[figure] for one in rounds) for figure in lane_speed.figures()}
    return None


def alike(rounds: list[list[dict[str, Any]]]) -> bool:
    """Whether all builds played the very same games, as far as each of them came."""
    for together in zip(*rounds, strict=True):
        shortest = min(len(one["counts"]) for one in together)
        if len({tuple(one["counts"][:shortest]) for one in together}) > 1:
            return False
    return True


def check_alike(rounds: dict[str, list[dict[str, Any]]]) -> None:
    """Both builds of one commit must have played the very same games."""
    if not alike(list(rounds.values())):
        sys.exit("interpreted and compiled play different games from the same seed; nothing to compare")


def medians(rounds: list[dict[str, Any]] | None) -> dict[str, float] | None:
    """The median of each figure; None where nothing was measured."""
    return {figure: median(one[figure] for one in rounds) for figure in FIGURES} if rounds else None


def ratios(now: list[dict[str, Any]] | None, before: list[dict[str, Any]] | None) -> dict[str, float] | None:
    """For each figure the median over the rounds of now divided by before; None where one was not measured."""
    if not now or not before:
        return None
    pairs = list(zip(now, before, strict=True))
    return {figure: median(one[figure] / other[figure] for one, other in pairs) for figure in FIGURES}


# --- what is printed --------------------------------------------------------------------------------------------


def show(found: list[dict[str, Any]], asked: argparse.Namespace) -> None:
    """Tables of all figures for people."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    caption = f"Python {platform.python_version()}"
    if asked.against:
        caption += f"; before: {asked.against}; a ratio of games/s above 1 and of copy() below 1 is a gain"
    table = Table(
        title=f"Random play, at most {MAX_ROUNDS} rounds; one core; medians of {asked.rounds} rounds",
        caption=caption,
    )
    for heading in ("game", "seats", "", "games/s", "decisions/s", "copy() µs"):
        table.add_column(heading, justify="right" if heading not in ("game", "") else "left")
    for one in found:
        for words in rows(one, bool(asked.against)) if "game" in one else ():
            table.add_row(*words)
        table.add_section()
    Console().print(table)
    if any(one.get("lanes") for one in found):
        lane_speed.show(found)
    kinds = {"environment of learning": KINDS, "environment of others": ("steps/s",)}
    for heading, columns in kinds.items():
        lines = [environment_row(one) for one in found if "environment" in one]
        lines = [words for words in lines if len(words) == 1 + len(columns)]
        if lines:
            table = Table(title="Steps/s, each with its observation and its mask", caption=caption)
            for name in (heading, *columns):
                table.add_column(name, justify="left" if name == heading else "right")
            for words in lines:
                table.add_row(*map(escape, words))
            Console().print(table)


def environment_row(one: dict[str, Any]) -> list[str]:
    """Its name and its steps by kind; of a peer its one figure, or what to install for it."""
    name = one["environment"]
    if "peer" in one:
        install = next(row.install for row in environments.PEERS if row.name == name)
        said = f"{one['peer']:,.0f}" if one["peer"] else f"not measured: .venv/bin/pip install {install}"
        return [name, said]
    return [name, *(f"{one[kind]:,.0f}" if kind in one else "" for kind in KINDS)]


def rows(one: dict[str, Any], against: bool) -> Iterator[list[str]]:
    """The lines of one table of the game: each build, then how many times as fast."""
    for kind in KINDS:
        named = [(kind, one[kind])]
        if against:
            named = [(f"{kind}, before", one["before"][kind]), (f"{kind}, now", one[kind])]
        for name, figures in named:
            if figures:
                yield [
                    one["game"],
                    str(one["seats"]),
                    name,
                    f"{figures['games_per_s']:,.0f}",
                    f"{figures['decisions_per_s']:,.0f}",
                    f"{figures['copy_us']:.2f}",
                ]
        if against and one["ratios"][kind]:
            gained = [f"{one['ratios'][kind][figure]:.2f}" for figure in FIGURES]
            yield ["", "", "now / before" if one["same_games"] else "now / before (other games)", *gained]
    if not against and all(one[kind] for kind in KINDS):
        faster = one["compiled"]["games_per_s"] / one["interpreted"]["games_per_s"]
        copies = one["interpreted"]["copy_us"] / one["compiled"]["copy_us"]
        yield ["", "", "times as fast", f"{faster:.1f}", "", f"{copies:.1f}"]


def main() -> None:
    """Measure what the command line asks for."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument(
        "--against", metavar="REV", default="", help="measure this commit, too, in the same run"
    )
    words.add_argument("--game", default="", help="only this game")
    words.add_argument("--seats", type=int, default=0, help="only this seat count")
    words.add_argument("--kind", choices=KINDS, default="", help="only this kind of build")
    words.add_argument("--peers", action="store_true", help="measure environments of others, too")
    words.add_argument("--rounds", type=int, default=5, help="rounds of measurement (default 5)")
    words.add_argument("--seconds", type=float, default=1.0, help="seconds a round and build (default 1)")
    words.add_argument("--json", action="store_true", help="JSON on stdout, and nothing else there")
    words.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        words.error("--rounds is at least 1, and --seconds more than 0")
    if asked.worker:
        work()
        return
    found = list(bench(asked))
    if asked.json:
        facts: dict[str, Any] = {"python": platform.python_version(), "max_rounds": MAX_ROUNDS}
        facts["rounds"] = asked.rounds
        if asked.against:
            facts["against"] = asked.against
        facts |= {"seconds": asked.seconds, "tables": [one for one in found if "game" in one]}
        facts |= {"environments": [one for one in found if "environment" in one]}
        print(json.dumps(facts, indent=2))
    else:
        show(found, asked)


if __name__ == "__main__":
    main()
