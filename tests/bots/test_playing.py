"""Every bot plays whole games by the rules, on every seat count and option, by its seed alone."""

from typing import Any

import pytest

from cosmodrome.arena.match import Plan, play_match
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.catalogue import budgets, make, names
from cosmodrome.bots.seated import seat_bots
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES
from tests.bots.playing import plain, play
from tests.laws.tables import every_setup, seeded_setup, spelled


def brief(game_id: str, name: str) -> str:
    """A bot that thinks as little as it can and still compares."""
    return f"{name}@2" if name in budgets(game_id) else name


BOTS = [(game_id, brief(game_id, name)) for game_id in GAMES for name in names(game_id)]
REMEMBER = ("sidereal",)
"""Games whose bots remember what they have offered; tests/bots/test_sidereal_bots.py looks at theirs."""
LOOKING = [
    (game_id, name)
    for game_id, name in BOTS
    if make(GAMES[game_id], name, 1).sees and game_id not in REMEMBER
]
LONG_GAMES = ("sidereal",)
SLOW = {
    ("sidereal", "magnate"): 2,
    ("sidereal", "trader"): 2,
    ("sidereal", "greedy"): 2,
    ("sidereal", "patient"): 2,
    ("sidereal", "passive"): 10,
}
"""Games that are enough of bots that think long."""
SETUPS = {game_id: [setup for name, setup in every_setup() if name == game_id] for game_id in GAMES}
TABLES = [(game_id, name, setup) for game_id, name in BOTS for setup in SETUPS[game_id]]


def table_of(game_id: str, name: str, seats: int, seed: int = 0) -> list[Bot]:
    """As they are seated everywhere."""
    return seat_bots(GAMES[game_id], [name] * seats, seed)


def check_ends(game_id: str, name: str, setup: Setup) -> None:
    game = GAMES[game_id]
    assert game.awaited(play(game, table_of(game_id, name, setup.seats, setup.seed), setup)) == []


@pytest.mark.parametrize(("game_id", "name"), BOTS)
@pytest.mark.sample(8)
def test_many_games_on_all_tables(game_id: str, name: str) -> None:
    games = SLOW.get((game_id, name), 5 if "@" in name else 10 if game_id in LONG_GAMES else 25)
    setups = SETUPS[game_id]
    for seed in range(games):  # spread over all tables
        check_ends(game_id, name, seeded_setup(setups[seed * len(setups) // games], seed))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game_id", "name", "setup"),
    TABLES,
    ids=[f"{name}-{spelled(game, setup)}" for game, name, setup in TABLES],
)
def test_a_hundred_games_on_each_table(game_id: str, name: str, setup: Setup) -> None:
    for seed in range(1000, 1000 + SLOW.get((game_id, name), 100)):
        check_ends(game_id, name, seeded_setup(setup, seed))


def end_alone(game_id: str, seats: int, bots: tuple[str, ...], games: int) -> None:
    """Games of bots alone end by the rules: none of them is stopped."""
    plan = Plan(game_id, seats, 43, GAMES[game_id].meta.read_options({}, seats), bots)
    assert play_match(plan, games).unfinished == 0, f"{bots} at {seats} seats"


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.sample(2)
def test_bots_of_all_kinds_alone_end_their_games(game_id: str) -> None:
    kinds = [brief(game_id, name) for name in names(game_id)]
    for seats in GAMES[game_id].meta.seats[: 1 if game_id in LONG_GAMES else None]:
        end_alone(game_id, seats, tuple((kinds * seats)[:seats]), 1 if game_id in LONG_GAMES else 3)


MANY = {"greedy": 2000, "random": 2000}
"""Thousands of games of bots that answer quickly, shared by the numbers of seats."""


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_bots_alone_end_thousands_of_games(game_id: str, name: str) -> None:
    seats = GAMES[game_id].meta.seats
    games = 4 if game_id in LONG_GAMES else MANY.get(name, 40) // len(seats)
    for each in seats:
        end_alone(game_id, each, (name,) * each, games)


@pytest.mark.parametrize(("game_id", "name"), BOTS)
@pytest.mark.sample(9)
def test_the_same_seeds_give_the_same_game(game_id: str, name: str) -> None:
    again_and_again(game_id, name, range(1 if (game_id, name) in SLOW or "@" in name else 3))


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_the_same_seeds_give_the_same_games(game_id: str, name: str) -> None:
    again_and_again(game_id, name, range(1, 4))


def again_and_again(game_id: str, name: str, seeds: range) -> None:
    game = GAMES[game_id]
    for seed in seeds:
        setup = plain(game, 2, seed)
        one, other = (play(game, table_of(game_id, name, setup.seats, seed), setup) for _ in range(2))
        assert game.view(one, None) == game.view(other, None)


def test_another_seed_gives_another_random_game() -> None:
    game = GAMES["race"]
    one, other = (play(game, table_of("race", "random", 2, seed), plain(game, 2, 1)) for seed in (1, 2))
    assert game.view(one, None) != game.view(other, None)


@pytest.mark.parametrize(("game_id", "name"), LOOKING)
@pytest.mark.sample(5)
def test_a_bot_answers_by_its_view_alone(game_id: str, name: str) -> None:
    setups = SETUPS[game_id]
    answers_by_its_view(game_id, name, setups[:: max(7, len(setups) // 10)])


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "name"), LOOKING)
def test_a_bot_answers_by_its_view_alone_at_many_tables(game_id: str, name: str) -> None:
    answers_by_its_view(game_id, name, SETUPS[game_id][::5])


def answers_by_its_view(game_id: str, name: str, setups: list[Setup]) -> None:
    """In twins of the state, dealt anew where the seat cannot look, it answers the same.

    A bot that thinks long has one seat, another one at each table; the others are quick.
    """
    game = GAMES[game_id]
    rng = seeded(7, "twins")
    quick = "greedy" if "@" in name else name
    different = 0
    for seed, setup in enumerate(setups):
        state = game.new(seeded_setup(setup, seed))
        bots = table_of(game_id, quick, setup.seats)
        looked_at = seed % setup.seats
        bots[looked_at] = make(game, name, looked_at)
        while awaited := game.awaited(state):
            seat = awaited[-1]
            view = game.view(state, seat)
            decision = game.decision(state, seat)
            choice = bots[seat].choose(view, decision)
            if seat == looked_at or quick == name:
                twin = game.imagine(view, rng)
                again = make(game, name, seat).choose(game.view(twin, seat), game.decision(twin, seat))
                assert again.key == choice.key
                if different <= 100:
                    different += unseen(game, twin, seat) != unseen(game, state, seat)
            game.choose(state, seat, choice)
    assert different > 100  # the twins do differ where the seat cannot look


def unseen(game: Any, state: Any, seat: int) -> list[list[str]]:
    """The hands of the others, as these see them."""
    seats = range(len(game.standing(state).scores))
    return [game.view(state, other).hand for other in seats if other != seat]
