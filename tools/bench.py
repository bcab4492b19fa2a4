"""How fast the games are, interpreted and compiled side by side: random play and copying, one core, medians.

Both builds run in one go, each in a process of its own on one core, and take turns: what disturbs the machine disturbs
both. Time is processor time, so what else runs there is not counted. Play is uniformly random, in the loop that
`simulate` uses for random bots, which is compiled with the rules; a game stops before round 31.
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
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / "build/bench"
ROOMS = ("core", "games")
KINDS = ("interpreted", "compiled")
MAX_ROUNDS = 30
COPIED_AFTER = 80  # decisions at most; half of those of a shorter game
FIGURES = ("games_per_s", "decisions_per_s", "copy_us")


# --- a worker: one build, asked by lines of JSON ----------------------------------------------------------------


def work() -> None:
    """Measure what stdin asks for, a line a measurement, and answer on stdout."""
    for line in sys.stdin:
        print(json.dumps(measure(**json.loads(line))), flush=True)


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


# --- the two builds ---------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    """The files that the measured code consists of."""
    package = ROOT / "src/cosmodrome"
    found = [package / "__init__.py", *(path for room in ROOMS for path in (package / room).rglob("*.py"))]
    return sorted(found)


def fingerprint() -> str:
    """A digest of the sources, of how they are compiled and of the Python that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sources(), ROOT / "setup.py", ROOT / "constraints.txt"]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def build(kind: str) -> Path | None:
    """The `src` folder of a build; None, with a line that says why, where it cannot be compiled."""
    folder = BUILDS / f"{kind}-{fingerprint()}"
    if (folder / "done").exists():
        return folder / "src"
    for older in BUILDS.glob(f"{kind}-*"):
        shutil.rmtree(older)
    for path in [*sources(), ROOT / "setup.py", ROOT / "pyproject.toml"]:
        twin = folder / path.relative_to(ROOT)
        twin.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, twin)
    (folder / "README.md").touch()  # pyproject.toml names one
    if kind == "compiled" and not copy_compiled(folder) and not compile_in(folder):
        return None
    (folder / "done").touch()
    return folder / "src"


def copy_compiled(folder: Path) -> bool:
    """Take what `make compile` has made, if all of it is there and newer than the sources."""
    made = [path for suffix in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(suffix)]
    newest = max(path.stat().st_mtime for path in sources())
    if not made or min(path.stat().st_mtime for path in made) < newest:
        return False
    for path in made:
        shutil.copy2(path, folder / path.relative_to(ROOT))
    return True


def compile_in(folder: Path) -> bool:
    """Compile in place in a copy; False if that is not possible here."""
    print("compiling core and games for the comparison (once, some minutes) ...", file=sys.stderr, flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env=os.environ | {"COSMO_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if (
        done.returncode
        or not any((folder / "src").rglob("*.so"))
        and not any((folder / "src").rglob("*.pyd"))
    ):
        print(done.stdout[-2000:], file=sys.stderr)
        print("not compiled: only interpreted figures follow.", file=sys.stderr)
        return False
    return True


class Worker:
    """A process that measures one build on one core."""

    def __init__(self, kind: str, src: Path) -> None:
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
        self.kind = kind

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def ask(self, **what: Any) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        print(json.dumps(what), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"the {self.kind} build failed; what it said is above")
        answer: dict[str, Any] = json.loads(line)
        return answer


# --- the measurement --------------------------------------------------------------------------------------------


def tables(only_game: str, only_seats: int) -> list[tuple[str, int]]:
    """Every game and seat count to be measured."""
    from cosmodrome.games.catalogue import GAMES

    found = [
        (game.meta.id, seats)
        for game in GAMES.values()
        for seats in game.meta.seats
        if only_game in ("", game.meta.id) and only_seats in (0, seats)
    ]
    if not found:
        known = "; ".join(
            f"{game.meta.id} for {', '.join(map(str, game.meta.seats))} seats" for game in GAMES.values()
        )
        sys.exit(f"no such game or seat count; there are {known}")
    return found


def bench(told: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Measure table after table: the builds take turns, and each figure is the median of its rounds."""
    wanted = tables(told.game, told.seats)
    with ExitStack() as stack:
        workers = []
        for kind in KINDS:
            src = build(kind)
            if src is not None:
                workers.append(stack.enter_context(Worker(kind, src)))
        for game, seats in wanted:
            rounds: dict[str, list[dict[str, Any]]] = {worker.kind: [] for worker in workers}
            for number in range(told.rounds + 1):
                for worker in workers:
                    seconds = told.seconds if number else told.seconds / 4  # round 0 only warms up
                    found = worker.ask(game=game, seats=seats, seconds=seconds, first_seed=1000 * number)
                    if number:
                        rounds[worker.kind].append(found)
            check_alike(rounds)
            got = median(one["share"] for found in rounds.values() for one in found)
            print(
                f"{game}, {seats} seats: measured ({got:.0%} of a core to itself)",
                file=sys.stderr,
                flush=True,
            )
            yield {
                "game": game,
                "seats": seats,
                **{kind: medians(rounds[kind]) if kind in rounds else None for kind in KINDS},
            }


def check_alike(rounds: dict[str, list[dict[str, Any]]]) -> None:
    """Both builds must have played the very same games."""
    for pair in zip(*rounds.values(), strict=True):
        shortest = min(len(one["counts"]) for one in pair)
        if len({tuple(one["counts"][:shortest]) for one in pair}) > 1:
            sys.exit("interpreted and compiled play different games from the same seed; nothing to compare")


def medians(rounds: list[dict[str, Any]]) -> dict[str, float]:
    return {figure: median(one[figure] for one in rounds) for figure in FIGURES}


def show(found: list[dict[str, Any]], told: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=f"Random play, at most {MAX_ROUNDS} rounds; one core; medians of {told.rounds} rounds",
        caption=f"Python {platform.python_version()}",
    )
    for heading in ("game", "seats", "", "games/s", "decisions/s", "copy() µs"):
        table.add_column(heading, justify="right" if heading not in ("game", "") else "left")
    for one in found:
        for kind in KINDS:
            if one[kind]:
                figures = one[kind]
                table.add_row(
                    one["game"],
                    str(one["seats"]),
                    kind,
                    f"{figures['games_per_s']:,.0f}",
                    f"{figures['decisions_per_s']:,.0f}",
                    f"{figures['copy_us']:.1f}",
                )
        if all(one[kind] for kind in KINDS):
            faster = one["compiled"]["games_per_s"] / one["interpreted"]["games_per_s"]
            copies = one["interpreted"]["copy_us"] / one["compiled"]["copy_us"]
            table.add_row("", "", "times as fast", f"{faster:.1f}", "", f"{copies:.1f}", end_section=True)
    Console().print(table)


def main() -> None:
    """Measure what the command line asks for."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--game", default="", help="only this game")
    words.add_argument("--seats", type=int, default=0, help="only this seat count")
    words.add_argument("--rounds", type=int, default=5, help="rounds of measurement (default 5)")
    words.add_argument("--seconds", type=float, default=1.0, help="seconds a round and build (default 1)")
    words.add_argument("--json", action="store_true", help="JSON on stdout, and nothing else there")
    words.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    told = words.parse_args()
    if told.rounds < 1 or told.seconds <= 0:
        words.error("--rounds is at least 1, and --seconds more than 0")
    if told.worker:
        work()
        return
    found = list(bench(told))
    if told.json:
        facts = {"python": platform.python_version(), "max_rounds": MAX_ROUNDS, "rounds": told.rounds}
        print(json.dumps({**facts, "seconds": told.seconds, "tables": found}, indent=2))
    else:
        show(found, told)


if __name__ == "__main__":
    main()
