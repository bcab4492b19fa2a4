"""Mutation testing of the games' rules: small faults, drawn by a seed, each of which some test has to notice.

    python tools/mutants.py found.jsonl --each 125 --seed 1      500 mutants, 125 a game
    python tools/mutants.py found.jsonl --survivors              again those that lived, after a new test
    python tools/mutants.py mine.jsonl --only "race/reckoning.py settle_price"     all mutants of one function
    python tools/mutants.py found.jsonl --report                 what the file holds, without running

Each mutant is one line of the file; those that stand there already are not tried again, so a campaign may be broken off
at any moment. `tools/equal_mutants.json` holds those that change nothing a rule says, with reasons.
"""

import argparse
import ast
import importlib
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import zip_longest
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.mutations import ROOM, Mutant, drawn, mutated  # noqa: E402

GAMES = ("race", "jump_drive", "pocket_mars", "sidereal")
EQUAL: dict[str, str] = json.loads((ROOT / "tools/equal_mutants.json").read_text(encoding="utf-8"))
PLUGINS = ("pytest_timeout", "pytest_asyncio.plugin", "_hypothesis_pytestplugin")
WARM = (*PLUGINS, "hypothesis", "numpy", "cosmodrome.core.game", "cosmodrome.play.frames")
"""What is imported once for all: no module of a game."""
SECONDS, MEMORY = 20, 4 << 30
"""Processor time that one test may take, and bytes: a mutant may loop for ever."""
STAGES = {
    "rules": ["tests/rules/{game}", "tests/rules/test_deeds.py", "tests/cards"],
    "records": ["tests/records"],
    "laws": ["tests/laws"],
}
"""What is run one after another until a test falls; of each what is named after the game."""


OTHER_PROCESS = "tests/laws/test_twins.py::test_own_cards_are_the_same_tables_again"
"""It starts a process, which would import the module without its fault and differ for that alone."""


class Faulty(MetaPathFinder, SourceFileLoader):
    """Imports one module with a fault in it; without a fault it imports the same tree as it is."""

    def __init__(self, mutant: Mutant, plain: bool) -> None:
        file = ROOM / mutant.path
        SourceFileLoader.__init__(self, "cosmodrome.games." + mutant.path[:-3].replace("/", "."), str(file))
        self.mutant, self.plain = mutant, plain

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        tree = ast.parse(source) if self.plain else mutated(source, self.mutant)
        return compile(tree, self.path, "exec")


class Watch:
    """Writes which test fell first, and gives each test its time."""

    def __init__(self, pipe: int, seconds: int) -> None:
        self.pipe, self.seconds = pipe, seconds

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.pytest_runtest_logreport(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            os.write(self.pipe, f"{report.nodeid}\n".encode())


def in_child(mutant: Mutant, stage: str, seconds: int, first: Sequence[str], plain: bool) -> tuple[str, str]:
    """How a stage went in a process of its own: "lived", "killed" or "timeout", and by which test."""
    reading, writing = os.pipe()
    if (child := os.fork()) == 0:
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)  # whose signal ends the process
        sys.meta_path.insert(0, Faulty(mutant, plain))
        paths = [path.format(game=mutant.game) for path in STAGES[stage]]
        signal.alarm(100 * seconds)  # for what waits instead of computing
        options = [
            "-x",
            "-q",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            "--deselect",
            OTHER_PROCESS,
            "-k",
            f"{mutant.game} or test_deeds",
        ]
        for plugin in PLUGINS:
            options += ["-p", plugin]
        os._exit(pytest.main([*options, *first, *paths], [Watch(writing, seconds)]))
    os.close(writing)
    with os.fdopen(reading) as told:
        test = told.readline().strip()
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        late = os.WTERMSIG(status) in (signal.SIGVTALRM, signal.SIGALRM)
        return "timeout" if late else "killed", test
    return ("killed" if os.WEXITSTATUS(status) else "lived"), test


def likeliest(mutant: Mutant, stage: str, known: Iterable[dict[str, Any]]) -> list[str]:
    """The files of tests where mutants of the same module fell, most often first."""
    fell = Counter(
        line["test"].split("::")[0]
        for line in known
        if line["stage"] == stage and line["test"] and line["mutant"].startswith(f"{mutant.path} ")
    )
    return [file for file, _ in fell.most_common(3)]


def tried(
    mutant: Mutant,
    stages: Sequence[str],
    seconds: int,
    known: Collection[dict[str, Any]] = (),
    plain: bool = False,
) -> dict[str, Any]:
    """One mutant, stage by stage, as a line of the file. `known`: the lines of others."""
    begun = time.monotonic()
    for stage in stages:
        outcome, test = in_child(mutant, stage, seconds, likeliest(mutant, stage, known), plain)
        if outcome != "lived":
            break
    took = round(time.monotonic() - begun, 1)
    found = {"mutant": mutant.name, "operator": mutant.operator, "outcome": outcome}
    return {**found, "stage": stage, "test": test, "seconds": took}


def read(file: Path) -> dict[str, dict[str, Any]]:
    """The last line of each mutant, by its text; one that was cut off is left out."""
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            kept = json.loads(line)
        except ValueError:
            continue
        found[kept["mutant"]] = kept
    return found


def campaign(file: Path, mutants: Sequence[Mutant], stages: Sequence[str], seconds: int, again: bool) -> None:
    """Try what the file does not hold, or `again` what lived. Raises SystemExit if tests fall without."""
    known = read(file)
    due = [each for each in mutants if (each.name not in known) != again]
    due = [each for each in due if not again or known[each.name]["outcome"] == "lived"]
    for mutant in {each.game: each for each in due}.values():
        if (found := tried(mutant, stages, seconds, plain=True))["outcome"] != "lived":
            raise SystemExit(f"{found['test'] or found['stage']} falls without any mutant: mend that first")
    with file.open("a", encoding="utf-8") as out:
        for at, mutant in enumerate(due, 1):
            line = tried(mutant, stages, seconds, known.values())
            if again and line["outcome"] != "lived":
                line["outcome"] = "since"
            known[mutant.name] = line
            out.write(f"\n{json.dumps(line)}" if out.tell() else json.dumps(line))
            out.flush()
            print(f"{at}/{len(due)} {line['outcome']} in {line['seconds']} s: {mutant.name}", flush=True)


def report(lines: Iterable[dict[str, Any]]) -> dict[str, Counter[str]]:
    """By game, and of all: how many were tried, killed, out of time, killed since by a new test, equal, or lived."""
    found: dict[str, Counter[str]] = {}
    for line in lines:
        outcome = "equal" if line["outcome"] == "lived" and line["mutant"] in EQUAL else line["outcome"]
        for key in (line["mutant"].split("/")[0], "all"):
            found.setdefault(key, Counter()).update(["tried", outcome])
    return found


def share(counts: Counter[str]) -> float:
    """Of those that are not equal, how many were caught at first."""
    return (counts["killed"] + counts["timeout"]) / max(1, counts["tried"] - counts["equal"])


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--each", type=int, default=125, help="mutants a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", default="", help="all whose text has this, such as a file and function: no draw"
    )
    parser.add_argument("--seconds", type=int, default=SECONDS, help="of processor time, for one test")
    parser.add_argument("--stages", default=",".join(STAGES), help="what is run, in this order")
    parser.add_argument("--survivors", action="store_true")
    parser.add_argument("--report", action="store_true")
    told = parser.parse_args(arguments)
    file = told.file.absolute()
    os.chdir(ROOT)
    # Games take turns, so that a campaign that was broken off is a sample of all.
    rows = [drawn(game, told.seed, 1 << 20 if told.only else told.each) for game in GAMES]
    mutants = [each for row in zip_longest(*rows) for each in row if each and told.only in each.name]
    if not told.report:
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        sys.dont_write_bytecode = False  # or each process would compile all tests anew
        for name in WARM:
            importlib.import_module(name)
        campaign(file, mutants, told.stages.split(","), told.seconds, told.survivors)
    known = read(file)
    lines = [known[mutant.name] for mutant in mutants if mutant.name in known]
    for line in lines:
        if line["outcome"] == "lived" and line["mutant"] not in EQUAL:
            print(f"lived: {line['mutant']}")
    for game, counts in report(lines).items():
        print(f"{game}: {share(counts):.1%} caught of those not equal; {dict(counts)}")


if __name__ == "__main__":
    main(sys.argv[1:])
