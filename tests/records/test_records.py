"""The recorded games: played again line by line, and together they use everything."""

import json
import sys
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from cosmodrome.core.record import dumps, loads, verify
from cosmodrome.games.catalogue import GAMES

from .race_uses import everything, used

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "tools"))
import record_games  # noqa: E402

FILES = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("*/*.jsonl"))
PICKS = {f"race/{record_games.file_name(*pick)}": pick for pick in record_games.PICKS}


def test_the_files_are_those_of_the_script():
    assert sorted(PICKS) == FILES
    assert {file.split("/")[0] for file in FILES} == set(GAMES)


@pytest.mark.parametrize("file", FILES)
def test_a_game_is_played_again_line_by_line(file):
    """After a change of rules that is meant: read the difference, then run tools/record_games.py."""
    kept = (HERE / file).read_text(encoding="utf-8")
    again = dumps(record_games.record_of(*PICKS[file]))
    difference = unified_diff(
        kept.splitlines(), again.splitlines(), "recorded", "played again", lineterm="", n=2
    )
    assert not list(islice(difference, 40))


@pytest.mark.parametrize("file", FILES)
def test_a_record_holds_without_the_script(file):
    text = (HERE / file).read_text(encoding="utf-8")
    record = loads(text, GAMES)
    assert dumps(record) == text
    difference = verify(GAMES[record.header.game], record)
    assert difference is None, difference


@pytest.mark.parametrize("file", FILES)
def test_a_record_is_readable_lines_and_ends_by_the_rules(file):
    lines = [json.loads(line) for line in (HERE / file).read_text(encoding="utf-8").splitlines()]
    assert lines[0]["cosmodrome"] == 1
    assert lines[-2]["event"] == "game-ended" and lines[-2]["causes"]
    assert lines[-1] == {"end": len(lines) - 2}
    assert all(len(json.dumps(line)) < 1000 for line in lines[1:])


def test_together_they_use_everything():
    records = [loads((HERE / file).read_text(encoding="utf-8"), GAMES) for file in FILES]
    missing = everything() - set().union(*(used(record) for record in records))
    assert not missing, sorted(missing)


def test_everything_is_much():
    """So that an empty list of uses cannot pass for a full one."""
    uses = everything()
    counts = {
        kind: sum(use.startswith(kind + " ") for use in uses)
        for kind in ("card", "power", "score", "end", "way", "event")
    }
    assert counts["card"] == 101 and counts["end"] == 7 and counts["way"] == 6 and counts["event"] == 26
    assert counts["power"] > 130 and counts["score"] > 30
    assert "power nowhere settle/military" not in uses


def test_a_single_game_does_not_use_everything():
    record = loads((HERE / FILES[0]).read_text(encoding="utf-8"), GAMES)
    assert everything() - used(record)
    assert used(record) <= everything(), used(record) - everything()
