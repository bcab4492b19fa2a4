"""Solo games in the terminal: one seat, no opponents, and perhaps no winner."""

import json
from pathlib import Path

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads
from cosmodrome.words.render import LANGUAGES

from .program import complaint, ran

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_alone(language: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    words = ("play", "tiny", "--seats", "1", "--seed", "1", "--name", "Ada", "--lang", language)
    opening = ran(*words, "--record", str(kept), typed="1\n" * 20).splitlines()[0]
    assert "Tiny" in opening and "Ada" in opening and ":" not in opening and "terminal" not in opening
    record = loads(kept.read_text(), GAMES)
    assert (record.header.seats, record.header.players) == (1, ["Ada"])
    assert record.events[-1].winners == []  # type: ignore[attr-defined]
    assert "verified" in ran("replay", str(kept), "--verify")
    assert ran("replay", str(kept), "--all")


def test_solo_leaves_no_seat_for_bots() -> None:
    assert "--seats 1 leaves no seat for --bots" in complaint(
        "play", "tiny", "--seats", "1", "--bots", "random"
    )
    assert "2 bots for 0 seats" in complaint("play", "tiny", "--seats", "1", "--bots", "random,random")
    assert "race: 1 seat; allowed are 2, 3, 4" in complaint("play", "race", "--seats", "1")


def test_nobody_is_alone_unasked() -> None:
    """The smallest table is taken where none is told, but not a solo one."""
    assert json.loads(ran("simulate", "tiny", "--games", "1", "--json"))["seats"] == 2
    assert "Random" in ran("play", "tiny", "--seed", "1", typed="q\n").splitlines()[0]


@pytest.mark.parametrize("bots", ["random", "random "])
def test_solo_games_are_simulated_and_may_be_lost(bots: str) -> None:
    found = json.loads(ran("simulate", "tiny", "--seats", "1", "--games", "5", "--bots", bots, "--json"))
    assert (found["seats"], found["finished"]) == (1, 5)
    (bot,) = found["bots"]
    assert (bot["seat_games"], bot["score_mean"], bot["wins"], bot["win_rate"]) == (5, 2.0, 0.0, 0.0)
    assert "0.0%" in ran("simulate", "tiny", "--seats", "1", "--games", "5")


def test_a_solo_game_is_recorded(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    ran("record", "tiny", "--seats", "1", "--out", file)
    assert loads(Path(file).read_text(), GAMES).header.players == ["random"]
    assert "verified" in ran("replay", file, "--verify")
