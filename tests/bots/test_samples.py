"""The sample bots: a page each, played from their files, and better than chance."""

from pathlib import Path

import pytest

from cosmodrome.arena.match import Plan, play_match
from cosmodrome.bots import own_bots
from cosmodrome.games.catalogue import GAMES

SAMPLES = Path(__file__).resolve().parents[2] / "examples/bots"
KINDS = {"race": "Builder", "jump_drive": "Settler", "pocket_mars": "Lander", "sidereal": "Maker"}
MOST_LINES = 40


def won(game_id: str, games: int) -> float:
    """The share of games that the sample wins alone, at the smallest table that is not solo, all others random."""
    game = GAMES[game_id]
    seats = next(count for count in game.meta.seats if count > 1)
    bots = (f"{SAMPLES / game_id}.py:{KINDS[game_id]}", *["random"] * (seats - 1))
    own_bots.admit(bots[0])
    tally = play_match(Plan(game_id, seats, 5, game.meta.read_options({}, seats), bots), games)
    assert (tally.finished, tally.failed) == (games, 0)
    return tally.bots[bots[0]].shared_wins.get(1, 0) / games


@pytest.fixture(autouse=True)
def nobody_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own_bots.NAMED_BY, "")


def test_there_is_one_for_each_game_on_a_page() -> None:
    files = {file.stem: file for file in SAMPLES.glob("*.py")}
    assert files.keys() == GAMES.keys() == KINDS.keys()
    lines = {name: len(file.read_text(encoding="utf-8").splitlines()) for name, file in files.items()}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


@pytest.mark.parametrize("game_id", KINDS)
@pytest.mark.sample(1)
def test_they_beat_chance(game_id: str) -> None:
    assert won(game_id, 30) >= 0.75


@pytest.mark.long
@pytest.mark.parametrize("game_id", KINDS)
def test_they_win_nine_of_ten(game_id: str) -> None:
    assert won(game_id, 400) >= 0.9
