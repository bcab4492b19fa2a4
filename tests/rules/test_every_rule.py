"""Each numbered rule of every game has a test of its number, and each test's number is a rule."""

import re
from pathlib import Path

import pytest

from cosmodrome import games

ROOM = Path(games.__file__).parent
HERE = Path(__file__).parent
RULED = sorted(path.parent.name for path in ROOM.glob("*/RULES.md"))
"""The games with numbered rules."""

pytestmark = pytest.mark.parametrize("game", RULED)


def rules(game: str) -> str:
    return (ROOM / game / "RULES.md").read_text(encoding="utf-8")


def numbered(game: str) -> list[str]:
    return re.findall(r"^- \*\*R(\d+\.\d+)\*\*", rules(game), re.MULTILINE)


def named(game: str) -> set[str]:
    return {
        found.replace("_", ".")
        for path in (HERE / game).glob("test_*.py")
        for found in re.findall(r"^def test_R(\d+_\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def sources(game: str) -> list[str]:
    """What the head of its rules says they come from, as in "[R] the official rulebook"."""
    return re.findall(r"\[([^\]]+)\]", rules(game).split("\n## ")[0])


def test_rules_are_numbered_in_order(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in numbered(game)]
    chapters = re.findall(r"^## R(\d+) ", rules(game), re.MULTILINE)
    assert chapters == [str(number) for number in range(1, len(chapters) + 1)] and chapters
    expected = [
        (int(chapter), rule)
        for chapter in chapters
        for rule in range(1, 1 + sum(int(chapter) == each for each, _ in numbers))
    ]
    assert numbers == expected and len(numbers) == rules(game).count("\n- **R") > len(chapters)


def test_every_rule_has_a_test_and_every_test_a_rule(game: str) -> None:
    assert set(numbered(game)) - named(game) == set(), "rules without a test"
    assert named(game) - set(numbered(game)) == set(), "tests of rules that are not there"


def test_every_rule_says_where_it_comes_from(game: str) -> None:
    known = "|".join(map(re.escape, sources(game)))
    told = re.split(r"^- (?=\*\*R)", rules(game), flags=re.MULTILINE)[1:]
    assert len(told) == len(numbered(game))
    for rule in told:
        text = rule.split("\n\n")[0]
        assert re.search(rf"\[({known})\]\s*$", text), text


def test_rule_numbers_in_the_code_exist(game: str) -> None:
    known = set(numbered(game))
    named_there = [
        (path.name, number)
        for path in (ROOM / game).rglob("*.py")
        for number in re.findall(r"\bR(\d+\.\d+)\b", path.read_text(encoding="utf-8"))
    ]
    assert named_there
    for file, number in named_there:
        assert number in known, f"{file} names R{number}, which RULES.md does not have"


def test_tests_of_rules_are_of_a_game_with_rules(game: str) -> None:
    assert {path.parent.name for path in HERE.glob("*/__init__.py")} == set(RULED)
