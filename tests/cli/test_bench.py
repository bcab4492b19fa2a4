"""The bench measures what it says; how fast anything is, no test asks."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES

FILE = Path(__file__).resolve().parents[2] / "tools/bench.py"


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_a_measurement_has_every_figure(bench: ModuleType, game: str) -> None:
    seats = GAMES[game].meta.seats[0]
    found = bench.measure(game=game, seats=seats, seconds=0.05, first_seed=0)
    assert set(bench.FIGURES) <= found.keys() and all(found[figure] > 0 for figure in bench.FIGURES)
    again = bench.measure(game=game, seats=seats, seconds=0.05, first_seed=0)
    shortest = min(len(found["counts"]), len(again["counts"]))
    assert shortest and found["counts"][:shortest] == again["counts"][:shortest]


def test_every_seat_count_of_every_game_is_measured(bench: ModuleType) -> None:
    assert bench.tables("", 0) == [
        (game.meta.id, seats) for game in GAMES.values() for seats in game.meta.seats
    ]
    assert [seats for game, seats in bench.tables("", 0) if game == "race"] == [2, 3, 4]
    assert bench.tables("race", 3) == [("race", 3)]
    with pytest.raises(SystemExit, match="there are race for 2, 3, 4 seats"):
        bench.tables("race", 7)


def test_copies_are_made_in_the_middle_of_a_game(bench: ModuleType) -> None:
    for game in GAMES.values():
        seats = game.meta.seats[0]
        setup = Setup(seats, 1, game.meta.read_options({}, seats))
        length = bench.play(game, game.new(setup), 1, 2 * bench.COPIED_AFTER)
        state = game.new(setup)
        assert bench.play(game, state, 1, length // 2) == length // 2 and game.awaited(state)


def test_builds_that_play_differently_are_not_compared(bench: ModuleType) -> None:
    one, other = [{"counts": [5, 6, 7]}], [{"counts": [5, 6]}]
    bench.check_alike({"interpreted": one, "compiled": other})
    with pytest.raises(SystemExit, match="different games"):
        bench.check_alike({"interpreted": one, "compiled": [{"counts": [5, 9]}]})


def test_figures_are_medians(bench: ModuleType) -> None:
    rounds = [dict.fromkeys(bench.FIGURES, figure) for figure in (3.0, 1.0, 100.0)]
    assert bench.medians(rounds) == dict.fromkeys(bench.FIGURES, 3.0)
