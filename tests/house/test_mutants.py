"""tools/mutants.py makes real faults, tells how each was caught, and goes on where it was broken off."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import mutants
from tools.mutations import drawn, mutants_of, mutated

from cosmodrome.core.build import COMPILED

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''
"""A text of 3."""
SIZE: Final[Literal[5]] = 7

class Fact(Struct, frozen=True):
    """Of 4."""

def f(a: list[int] = None) -> bool:
    """At 9."""
    assert a is not None
    if a[1:] and not g(a):
        b = len(a) + 2
    for each in range(3):
        if each < b:
            continue
        b -= each
    return b in a

def g(a: list[int]) -> list[int]:
    return a
'''
CHANGED = {
    "comparison: each < b -> each <= b",
    "comparison: each < b -> each >= b",
    "comparison: b in a -> b not in a",
    "arithmetic: len(a) + 2 -> len(a) - 2",
    "arithmetic: b -= each -> b += each",
    "boolean: a[1:] and (not g(a)) -> a[1:] or not g(a)",
    "boolean: not g(a) -> g(a)",
    "constant: 7 -> 8",
    "constant: 7 -> 6",
    "constant: 1 -> 2",
    "constant: 1 -> 0",
    "constant: 2 -> 3",
    "constant: 2 -> 1",
    "constant: 3 -> 4",
    "constant: 3 -> 2",
    "branch: if a[1:] and (not g(a)): b = len(a) + 2 -> if True: b = len(a) + 2",
    "branch: if a[1:] and (not g(a)): b = len(a) + 2 -> if False: b = len(a) + 2",
    "branch: if each < b: continue -> if True: continue",
    "branch: if each < b: continue -> if False: continue",
    "return: return b in a -> return not b in a",
    "return: return a -> return []",
    "off by one: 1: -> 1 + 1:",
    "off by one: range(3) -> range(3 + 1)",
    "removed: b = len(a) + 2 -> pass",
    "removed: b -= each -> pass",
    "removed: continue -> break",
}


def test_each_operator_changes_what_it_says_and_texts_and_types_stay() -> None:
    found = list(mutants_of("race/toy.py", SOURCE))
    assert {mutant.name.split(" | ")[1] for mutant in found} == CHANGED and len(found) == len(CHANGED)
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in found:
        after = ast.unparse(mutated(SOURCE, mutant)).splitlines()
        assert after != plain
        if len(after) == len(plain):
            assert sum(one != other for one, other in zip(plain, after, strict=True)) == 1, mutant.name


def test_a_seed_draws_the_same_and_a_line_above_changes_nothing() -> None:
    assert [each.name for each in mutants_of("race/toy.py", f"# more\n{SOURCE}")] == [
        each.name for each in mutants_of("race/toy.py", SOURCE)
    ]
    few, more, others = (drawn("race", seed, count) for seed, count in ((1, 16), (1, 24), (2, 16)))
    assert few == more[:16] and not {each.name for each in few} & {each.name for each in others}
    assert len({each.operator for each in few}) == 8


def test_those_said_to_be_equal_are_mutants_of_the_code_as_it_is() -> None:
    every = {each.name for game in mutants.GAMES for each in drawn(game, 1, 1 << 20)}
    assert mutants.EQUAL.keys() <= every and all(mutants.EQUAL.values())


def run(*arguments: str) -> str:
    """In a process of its own: in this one the games are imported already."""
    command = [sys.executable, "tools/mutants.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.again
@pytest.mark.skipif(COMPILED, reason="faults are put into interpreted rules")
def test_mutants_are_killed_or_loop_and_are_not_tried_twice(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    line = "race/state.py look: left -= 1 | constant: "
    arguments = (str(file), "--only", line, "--stages", "rules", "--seconds", "3")
    assert "all: 100.0% caught" in run(*arguments)
    found: dict[str, dict[str, Any]] = mutants.read(file)
    assert {name.removeprefix(line): each["outcome"] for name, each in found.items()} == {
        "1 -> 0": "timeout",
        "1 -> 2": "killed",
    }
    first, second = file.read_text(encoding="utf-8").splitlines()
    kept, cut = (first, second) if "1 -> 0" in first else (second, first)
    file.write_text(f"{kept}\n{cut[:50]}", encoding="utf-8")
    assert "1/1 killed" in run(*arguments)
    assert mutants.read(file).keys() == found.keys()


@pytest.mark.long
@pytest.mark.skipif(COMPILED, reason="faults are put into interpreted rules")
def test_a_share_of_the_campaign_is_caught_but_for_what_is_equal(tmp_path: Path) -> None:
    """Without the laws, which take long: the tests of rules, cards and records catch all of these by themselves."""
    told = run(str(tmp_path / "found.jsonl"), "--each", "6", "--seed", "1", "--stages", "rules,records")
    assert "all: 100.0% caught of those not equal" in told and "lived:" not in told


def test_what_lived_is_told_and_an_equal_one_does_not_count() -> None:
    lines = [
        {"mutant": "race/a.py f: 1", "outcome": "killed"},
        {"mutant": "race/a.py f: 2", "outcome": "lived"},
        {"mutant": "sidereal/a.py f: 3", "outcome": "timeout"},
        {"mutant": "sidereal/a.py f: 4", "outcome": "since"},
        {"mutant": next(each for each in mutants.EQUAL if "race/" in each), "outcome": "lived"},
    ]
    counts = mutants.report(lines)["all"]
    assert counts == {"tried": 5, "killed": 1, "lived": 1, "timeout": 1, "since": 1, "equal": 1}
    assert mutants.share(counts) == 0.5
    assert mutants.share(mutants.report(lines)["race"]) == 0.5
