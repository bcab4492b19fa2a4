"""`puzzles`: games are searched into a file, which is gone on with; and what cannot be searched."""

import json
from pathlib import Path

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.puzzles.finding import Search
from cosmodrome.puzzles.puzzle import Puzzle, Told
from cosmodrome.puzzles.puzzle_file import loads

from .program import complaint, ran, run


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Each second game has a puzzle; gives the games that were searched."""
    searched: list[int] = []

    def found(search: Search, number: int) -> list[Puzzle]:
        searched.append(number)
        tried = [Told("do", 700, 800), Told("use", 400)]
        return [Puzzle(2, number, "0 do", 0, tried, 10, "use", "use")] * (number % 2)

    monkeypatch.setattr(Search, "found", found)
    return searched


def test_games_are_searched_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    told = ran("puzzles", "pocket_mars", "--games", "4", "--out", str(file))
    assert f"{file}: 2 puzzles in 4 games" in told
    kept = loads(file.read_text(), GAMES["pocket_mars"])
    assert [each.seed for each in kept.puzzles] == [1, 3] and kept.searched.games == 4


def test_a_search_is_gone_on_with(tmp_path: Path, _found: list[int]) -> None:
    file = tmp_path / "found.jsonl"
    words = ("puzzles", "pocket_mars", "--out", str(file), "--json", "--games")
    ran(*words, "2")
    with file.open("a") as more:
        more.write('{"seats":2,"cut off')
    told = json.loads(run(*words, "5").stdout)
    assert (told["game"], told["games"], told["puzzles"]) == ("pocket_mars", 5, 2)
    assert _found == [0, 1, 2, 3, 4]
    assert json.loads(run(*words, "5").stdout)["puzzles"] == 2 and len(_found) == 5
    assert "cut off" not in file.read_text()


def test_what_cannot_be_searched(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    assert "puzzles of sidereal are not looked for" in complaint("puzzles", "sidereal", code=1)
    assert "looked for at tables of 2, not of 3" in complaint(
        "puzzles", "pocket_mars", "--seats", "3", code=1
    )
    assert "allowed are 2, 3, 4, 5" in complaint("puzzles", "race", "--seats", "9")
    file.write_text("something else\n")
    assert f"{file}: line 1: " in complaint("puzzles", "pocket_mars", "--out", str(file))
    ran("puzzles", "race", "--seats", "2", "--games", "1", "--out", str(file.with_name("race")))
    said = complaint("puzzles", "race", "--games", "1", "--out", str(file.with_name("race")))
    assert "was searched for with other seats" in said
