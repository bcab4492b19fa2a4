"""`review`: a record's curve, turning points and luck in words and as JSON; and what cannot be reviewed."""

import json
from pathlib import Path

import pytest

from cosmodrome.review.net_judge import NetJudge

from .program import complaint, ran, run

ROUNDS = "3"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The record of some rounds between two weak bots."""
    monkeypatch.setattr(NetJudge, "first", 4)
    monkeypatch.setattr(NetJudge, "again", 12)
    file = str(tmp_path / "game.jsonl")
    ran("record", "race", "--bots", "novice", "--seed", "7", "--out", file, "--max-rounds", ROUNDS)
    return file


def test_a_review_in_words_tells_what_it_tells_in_json(kept: str) -> None:
    found = json.loads(run("review", kept, "--json").stdout)
    assert found["game"] == "race" and found["judge"] == "champion"
    told = ran("review", kept)
    assert "The coach is this bot: Champion." in told and "Chances of winning" in told
    turning = [moment for seat in found["seats"] for moment in seat["turning"]]
    assert turning and told.count("Turning point ") == len(turning)
    for seat in found["seats"]:
        assert f"Accuracy {seat['accuracy']}\n" in told
    last = found["curve"][-1]
    row = next(line for line in told.splitlines() if line.split()[:1] == [str(last["round"])])
    assert row.split()[1:] == [f"{chance / 10:.1f}" for chance in last["chances"]]


@pytest.mark.parametrize("language", ["es", "pl"])
def test_in_other_languages_no_english_is_left(kept: str, language: str) -> None:
    told = ran("review", kept, "--lang", language, "--seat", "2")
    assert not any(word in told for word in ("Turning", "Coach", "Accuracy", "likely", "Luck"))
    assert told.count("novice 1") and "review-" not in told


def test_one_seat_alone(kept: str) -> None:
    assert ran("review", kept, "--seat", "1").count("Fair share") == 1
    assert "--seat 3: the record has seats 1 to 2" in complaint("review", kept, "--seat", "3")


def test_a_game_that_the_net_has_not_learned(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    storm = ("--option", "gathering_storm=true", "--option", "drafting=true")
    ran("record", "race", "--bots", "random", "--seed", "7", "--out", file, "--max-rounds", "1", *storm)
    assert "The coach is this bot: Greedy." in ran("review", file)


def test_a_game_that_nobody_judges(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.review.judge.has_judge", lambda game: False)
    assert "nobody here judges positions of race" in complaint("review", kept, code=1)


def test_a_free_answer_is_told_in_words(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    ran("record", "sidereal", "--bots", "random", "--seats", "4", "--seed", "7", "--out", file)
    told = ran("review", file)
    assert "The coach is this bot: Trader." in told and "By the coach’s reckoning" in told
    assert "{" not in told and "review-" not in told


def test_a_record_that_cannot_have_been_played(kept: str) -> None:
    text = Path(kept).read_text()
    Path(kept).write_text(text.replace('"choice":"act:', '"choice":"guess:', 1))
    assert "cannot be played again: " in complaint("review", kept, code=1)
