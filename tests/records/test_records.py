"""The recorded games: played again line by line, and together those of a game use everything it has."""

import json
from collections import Counter
from difflib import unified_diff
from itertools import islice

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Record, checked, dumps, loads, verify

from .picks import HERE, rooms

ROOMS = rooms()
PLAYED = {room.game.meta.id: room.game for room in ROOMS.values()}
FILES = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("*/*.jsonl"))
PICKS = {f"{room.id}/{pick.file_name}": (room, pick) for room in ROOMS.values() for pick in room.picks}


def records_of(name):
    return [
        loads((HERE / file).read_text(encoding="utf-8"), PLAYED)
        for file in FILES
        if file.startswith(name + "/")
    ]


def test_the_files_are_those_of_the_picks():
    assert sorted(PICKS) == FILES
    assert {file.split("/")[0] for file in FILES} == set(ROOMS) == set(PLAYED) >= set(GAMES)


@pytest.mark.parametrize("file", FILES)
def test_a_game_is_played_again_line_by_line(file):
    """After a change of rules that is meant: read the difference, then run tools/record_games.py."""
    kept = (HERE / file).read_text(encoding="utf-8")
    room, pick = PICKS[file]
    again = dumps(room.record_of(pick))
    difference = unified_diff(
        kept.splitlines(), again.splitlines(), "recorded", "played again", lineterm="", n=2
    )
    assert not list(islice(difference, 40))


@pytest.mark.parametrize("file", FILES)
def test_a_record_holds_without_the_picks(file):
    text = (HERE / file).read_text(encoding="utf-8")
    record = loads(text, PLAYED)
    assert dumps(record) == text
    difference = verify(PLAYED[record.header.game], record)
    assert difference is None, difference


@pytest.mark.parametrize(
    "file", [next(file for file in FILES if file.startswith(name)) for name in sorted(ROOMS)]
)
def test_the_fewest_answers_lead_to_a_moment(file):
    record = loads((HERE / file).read_text(encoding="utf-8"), PLAYED)
    game, events = PLAYED[record.header.game], record.events
    for moment in range(0, len(events) + 1, 1 + len(events) // 12):
        answers = record.answers_until(moment)
        for known in (answers, answers[:-1]):
            happened = checked(game, Record(record.header, [*known])).record.events
            assert happened == events[: len(happened)]
            assert (len(happened) >= moment) == (known is answers or not answers)


@pytest.mark.parametrize("file", FILES)
def test_a_record_is_readable_lines_and_ends_by_the_rules(file):
    lines = [json.loads(line) for line in (HERE / file).read_text(encoding="utf-8").splitlines()]
    assert lines[0]["cosmodrome"] == 1
    assert lines[-2]["event"] == "game-ended" and lines[-2]["causes"]
    assert lines[-1] == {"end": len(lines) - 2}
    assert all(len(json.dumps(line)) < 1000 for line in lines[1:])


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_together_they_use_everything(name):
    uses = ROOMS[name].uses
    missing = uses.everything() - set().union(*(uses.used(record) for record in records_of(name)))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_everything_is_much(name):
    """So that an empty list of uses cannot pass for a full one."""
    uses = ROOMS[name].uses
    counts = Counter(use.split()[0] for use in uses.everything())
    assert {kind: counts[kind] for kind in uses.LEAST if counts[kind] < uses.LEAST[kind]} == {}
    assert "power nowhere settle/military" not in uses.everything()


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_a_single_game_does_not_use_everything(name):
    uses, kept = ROOMS[name].uses, records_of(name)
    assert kept
    for record in kept:
        assert uses.everything() - uses.used(record)
        assert uses.used(record) <= uses.everything(), uses.used(record) - uses.everything()
