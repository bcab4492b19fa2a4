"""Random games under all laws, on every seat count and option."""

import pytest

from cosmodrome.core.flow import FlowGame
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES

from .laws import FACTS, play_lawfully
from .tables import allowed, covering, every_setup, looked_at, may_meet, pairs, seeded_setup, spelled

SETUPS = every_setup()
NAMES = [spelled(*each) for each in SETUPS]
SHORT, LONG = 504, 20_016
"""Games in `make test` and in `make test-long`, of each game, shared evenly among its tables."""


def share(games: int, name: str) -> int:
    tables = sum(other == name for other, _ in SETUPS)
    return -(-games // tables)


def test_every_game_is_under_the_laws():
    assert set(GAMES) <= set(FACTS)  # toy games of tests may stand there too
    for name, game in GAMES.items():
        seats = {setup.seats for other, setup in SETUPS if other == name}
        assert seats == set(game.meta.seats)
        for option in game.meta.options:
            values = {setup.options[option.name] for other, setup in SETUPS if other == name}
            assert values == set(option.values)
        assert share(SHORT, name) * sum(other == name for other, _ in SETUPS) >= 500


@pytest.mark.parametrize("name", sorted(GAMES))
def test_all_pairs_of_option_values_are_looked_at(name):
    """At each seat count, every two values that may be chosen together are, at one of the tables."""
    game = GAMES[name]
    for seats in game.meta.seats:
        chosen = [setup.options for other, setup in SETUPS if other == name and setup.seats == seats]
        assert all(game.meta.read_options(options, seats) == options for options in chosen)
        assert set().union(*map(pairs, chosen)) == may_meet(game, seats)


def test_few_combinations_are_all_looked_at():
    every = allowed(GAMES["race"], 2)
    assert looked_at(GAMES["race"], 2) == every and len(every) == 12


@pytest.mark.parametrize("name", ["race", "jump_drive", "pocket_mars"])
def test_pairs_are_those_of_all_combinations(name):
    """Where these can be listed: so a choice made without listing them leaves no pair out."""
    game = GAMES[name]
    for seats in game.meta.seats:
        met = set().union(*map(pairs, allowed(game, seats)))
        assert may_meet(game, seats) == met == set().union(*map(pairs, covering(game, seats)))


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=NAMES)
def test_random_games(name, setup, part):
    share_of_part = share(SHORT, name) // 3
    for seed in range(part * share_of_part, (part + 1) * share_of_part):
        play_lawfully(GAMES[name], seeded_setup(setup, seed), seeded(seed, "laws"))


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=NAMES)
def test_many_random_games(name, setup, part):
    share_of_part = -(-share(LONG, name) // 6)
    for seed in range(10_000 + part * share_of_part, 10_000 + (part + 1) * share_of_part):
        play_lawfully(GAMES[name], seeded_setup(setup, seed), seeded(seed, "laws"), every=40)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if isinstance(game, FlowGame)])
def test_a_table_keeps_whether_it_asks_anyway(name):
    """In a copy, and in what a seat or a spectator imagines, too."""
    game = GAMES[name]
    for anyway in (False, True):
        state = game.new(Setup(2, ask_anyway=anyway))
        twins = [game.redeal(state, viewer, seeded(1)) for viewer in (0, None)]
        assert [each.ask_anyway for each in (state, game.copy(state), *twins)] == [anyway] * 4
