"""Each numbered rule of every game has a test of its number, and each test's number is a rule."""

import re
from pathlib import Path

import pytest

from cosmodrome import games
from cosmodrome.games.catalogue import GAMES

ROOM = Path(games.__file__).parent
HERE = Path(__file__).parent
SOURCES = {
    "race": "seed 000|seed 002|R|E|ours|card sheet",
    "jump_drive": "seed 001|designer|forum|log|card sheet|ours",
    "pocket_mars": "seed 004|rb|solo|maz|sch|reviews|ours",
}
"""Where the rules of a game come from, as its RULES.md names it."""
LEAST = {"race": 140, "jump_drive": 80, "pocket_mars": 100}
"""There are more rules than that, or the search has gone blind."""
CHAPTERS = {"race": 12, "jump_drive": 13, "pocket_mars": 13}

pytestmark = pytest.mark.parametrize("game", GAMES)


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


def test_rules_are_numbered_in_order(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in numbered(game)]
    assert numbers == sorted(numbers) and len(numbers) > LEAST[game]
    for section in range(1, CHAPTERS[game] + 1):
        own = [rule for chapter, rule in numbers if chapter == section]
        assert own and own == list(range(1, len(own) + 1))
    assert max(numbers)[0] == CHAPTERS[game]


def test_every_rule_has_a_test_and_every_test_a_rule(game: str) -> None:
    assert set(numbered(game)) - named(game) == set(), "rules without a test"
    assert named(game) - set(numbered(game)) == set(), "tests of rules that are not there"


def test_every_rule_says_where_it_comes_from(game: str) -> None:
    for rule in re.split(r"^- (?=\*\*R)", rules(game), flags=re.MULTILINE)[1:]:
        text = rule.split("\n\n")[0]
        assert re.search(rf"\[({SOURCES[game]})\]\s*$", text), text


def test_rule_numbers_in_the_code_exist(game: str) -> None:
    known = set(numbered(game))
    for path in (ROOM / game).rglob("*.py"):
        for number in re.findall(r"\bR(\d+\.\d+)\b", path.read_text(encoding="utf-8")):
            assert number in known, f"{path.name} names R{number}, which RULES.md does not have"
