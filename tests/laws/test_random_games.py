"""Random games under all laws, on every seat count and option."""

import pytest

from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES

from .laws import FACTS, play_lawfully, redeal
from .tables import (
    allowed,
    countable,
    covering,
    every_setup,
    in_full,
    looked_at,
    may_meet,
    pairs,
    seeded_setup,
    spelled,
)

SETUPS = every_setup()
NAMES = [spelled(*each) for each in SETUPS]
SHORT, LONG = 504, 20_016
"""Games in `.ci/run` and in `make test-long`, of each game, shared evenly among its tables. A third in `make test`."""
THIRDS = [0, pytest.param(1, marks=pytest.mark.again), pytest.param(2, marks=pytest.mark.again)]


def share(games: int, name: str) -> int:
    """Games at each table. A game that takes long may say that a part of them is enough (`LONGER` of its facts)."""
    tables = sum(other == name for other, _ in SETUPS)
    return -(-games // (tables * getattr(FACTS[name], "LONGER", 1)))


def seeds(games: int, part: int, parts: int) -> range:
    """The seeds of one part of the games at a table."""
    return range(games * part // parts, games * (part + 1) // parts)


def test_every_game_is_under_the_laws():
    assert set(GAMES) <= set(FACTS)  # toy games of tests may stand there too
    for name, game in GAMES.items():
        seats = {setup.seats for other, setup in SETUPS if other == name}
        assert seats == set(game.meta.seats)
        for option in game.meta.options:
            values = {in_full(game, setup.options)[option.name] for other, setup in SETUPS if other == name}
            assert values == set(option.values)
        games = share(SHORT, name) * sum(other == name for other, _ in SETUPS)
        assert games * getattr(FACTS[name], "LONGER", 1) >= 500


@pytest.mark.parametrize("name", sorted(GAMES))
def test_all_pairs_of_option_values_are_looked_at(name):
    """Every two values that may be chosen together are, at each seat count or, of very many, at one of them."""
    game = GAMES[name]
    met, meeting = {}, {seats: may_meet(game, seats) for seats in game.meta.seats}
    for seats in game.meta.seats:
        chosen = [setup.options for other, setup in SETUPS if other == name and setup.seats == seats]
        assert all(game.meta.read_options(options, seats) == options for options in chosen)
        met[seats] = set().union(*(pairs(in_full(game, options)) for options in chosen))
    if countable(game):
        assert met == meeting
    else:
        assert set().union(*met.values()) == set().union(*meeting.values())


def test_few_combinations_are_all_looked_at():
    every = allowed(GAMES["race"], 2)
    assert looked_at(GAMES["race"], 2) == every and len(every) >= 12


@pytest.mark.parametrize("name", ["race", "jump_drive", "pocket_mars"])
def test_pairs_are_those_of_all_combinations(name):
    """Where these can be listed: so a choice made without listing them leaves no pair out."""
    game = GAMES[name]
    for seats in game.meta.seats:
        met, covered = (
            set().union(*(pairs(in_full(game, options)) for options in found))
            for found in (allowed(game, seats), covering(game, seats))
        )
        assert may_meet(game, seats) == met == covered


@pytest.mark.parametrize("part", THIRDS)
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=NAMES)
@pytest.mark.sample(110)
def test_random_games(name, setup, part):
    every = getattr(FACTS[name], "EVERY", 24)
    for seed in seeds(share(SHORT, name), part, 3):
        play_lawfully(GAMES[name], seeded_setup(setup, seed), seeded(seed, "laws"), every, replayed=3)


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=NAMES)
def test_many_random_games(name, setup, part):
    for seed in seeds(share(LONG, name), part, 6):
        play_lawfully(
            GAMES[name], seeded_setup(setup, 10_000 + seed), seeded(10_000 + seed, "laws"), every=40
        )


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if isinstance(game, FlowGame)])
def test_a_table_keeps_whether_it_asks_anyway(name):
    """In a copy, and in what a seat or a spectator imagines, too."""
    game = GAMES[name]
    for anyway in (False, True):
        state = game.new(Setup(game.meta.seats[-1], ask_anyway=anyway))
        twins = [redeal(game, state, viewer, seeded(1)) for viewer in (0, None)]
        assert [each.ask_anyway for each in (state, game.copy(state), *twins)] == [anyway] * 4
