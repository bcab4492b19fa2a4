"""Files of puzzles: what is written is read, what cannot be is told in one line, and those that are shipped hold."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Answer
from cosmodrome.puzzles import puzzle_file
from cosmodrome.puzzles.puzzle import FORMAT, Puzzle, PuzzleError, Told, played, written
from cosmodrome.puzzles.puzzle_file import LARGEST, Header, Searched, line_of, loads, shipped

from ..laws.tables import OWN_CARDS

RACE = GAMES["race"]
HEADER = Header(FORMAT, "race", RACE.meta.version, "champion", "greedy", "greedy", [2], 0)
SHIPPED = Path(puzzle_file.__file__).parent / "shipped"
SAMPLE = 5


def puzzle(**changed: Any) -> Puzzle:
    """At the first question of a game to the second seat, whatever may be best there."""
    state = RACE.new(Setup(2, 5, RACE.meta.read_options({}, 2)))
    first, second, third, *_ = [option.key for option in RACE.options(state, 1)]
    tried = [Told(first, 700, 800), Told(second, 500), Told(third, 400)]
    before = []
    while 0 in RACE.awaited(state):
        before.append(Answer(0, RACE.options(state, 0)[0].key))
        RACE.choose(state, 0, RACE.parse(before[-1].choice))
    return msgspec.structs.replace(Puzzle(2, 5, written(before), 1, tried, 10, second, third), **changed)


def test_what_is_written_is_read() -> None:
    kept = [puzzle(), puzzle(noise=20)]
    text = "".join(map(line_of, [HEADER, kept[0], Searched(1, 2.5), kept[1], Searched(2, 4.0)]))
    found = loads(text, RACE)
    assert (found.header, found.puzzles, found.searched) == (HEADER, kept, Searched(2, 4.0))
    assert found.whole == len(text)


def test_what_follows_the_last_whole_game_is_left_out() -> None:
    whole = "".join(map(line_of, [HEADER, puzzle(), Searched(1, 2.5)]))
    for more in ("", line_of(puzzle(noise=20)), line_of(puzzle(noise=20))[:40], '{"ga'):
        found = loads(whole + more, RACE)
        assert (len(found.puzzles), found.whole) == (1, len(whole))


def test_a_puzzle_is_called_by_its_moment_alone() -> None:
    assert puzzle().id == puzzle(noise=30).id != puzzle(seat=0).id
    assert len(puzzle().id) == 12


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"tried": [Told("a", 700), Told("b", 600)]},
            "line 2: the best answer is ahead by 100; it has to be 150",
        ),
        ({"tried": [Told("a", 700)]}, "line 2: Expected `array` of length >= 2"),
        ({"tried": [Told("a", 1700), Told("b", 0)]}, "line 2: Expected `int` <= 1000"),
        ({"greedy": puzzle().best}, "is what weaker bots answer too"),
    ],
)
def test_what_is_no_puzzle_is_told_in_one_line(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        loads(line_of(HEADER) + line_of(puzzle(**changed)), RACE)
    assert said in str(raised.value) and "\n" not in str(raised.value)


def test_a_file_of_something_else_is_told_in_one_line() -> None:
    for text in ("", "{}", '{"cosmodrome":1}', "no JSON", "[1]"):
        with pytest.raises(PuzzleError, match=r"^line 1: [^\n]+$"):
            loads(text, RACE)
    with pytest.raises(PuzzleError, match="line 1: puzzles of race by rules"):
        loads(line_of(HEADER), GAMES["jump_drive"])
    with pytest.raises(PuzzleError, match="line 1: puzzles of form 9"):
        loads(line_of(msgspec.structs.replace(HEADER, puzzles=9)), RACE)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seats": 9}, "seat 1 of 9 is none of race"),
        ({"seat": 2}, "seat 2 of 2 is none of race"),
        ({"answers": "0 guess:x"}, "cannot be played"),
        ({"answers": "zero keep:x"}, "cannot be played"),
        ({"answers": "0"}, "is no answer of a seat"),
        ({"seat": 0}, "seat 0 is not asked"),
        ({"greedy": "guess:x"}, "guess:x is no answer there"),
    ],
)
def test_a_puzzle_that_cannot_be_played_is_told_in_one_line(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        played(RACE, puzzle(**changed))
    assert said in str(raised.value) and "\n" not in str(raised.value)


def hold(game: str, puzzles: list[Puzzle]) -> None:
    for each in puzzles:
        recorder = played(GAMES[game], each)
        assert recorder.record.answers == each.record
        assert GAMES[game].view(recorder.state, each.seat).seat == each.seat


@pytest.mark.parametrize("game", GAMES)
def test_some_of_those_shipped_are_played_again(game: str) -> None:
    found = shipped(GAMES[game])
    assert bool(found) == (SHIPPED / f"{game}.jsonl").exists()
    assert len({each.id for each in found}) == len(found)
    hold(game, found[:: max(1, len(found) // SAMPLE)])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_of_those_shipped_are_played_again(game: str) -> None:
    hold(game, shipped(GAMES[game]))


def test_what_is_shipped_is_small() -> None:
    assert all(file.stat().st_size <= LARGEST for file in SHIPPED.glob("*"))


def test_nothing_is_shipped_for_cards_of_ones_own() -> None:
    assert all(shipped(GAMES[name].with_cards(content)) == [] for name, content in OWN_CARDS.items())
