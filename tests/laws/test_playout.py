"""Playing on by chance, uniform and weighted, on every game."""

from typing import Any

import pytest

from cosmodrome.core.event import Log
from cosmodrome.core.lane import carry_out
from cosmodrome.core.meta import Setup
from cosmodrome.core.playout import play_out, play_weighted
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES


def fresh(name: str, seed: int) -> Any:
    game = GAMES[name]
    seats = max(game.meta.seats)
    return game.new(Setup(seats, seed, game.meta.read_options({}, seats)))


@pytest.mark.parametrize("name", GAMES)
def test_weighted_play_ends_and_is_the_same_again(name: str) -> None:
    game = GAMES[name]
    weights = [1 + code % 7 for code in range(len(game.choices))]
    ends = []
    for _ in range(2):
        state = fresh(name, 5)
        assert play_weighted(game, state, seeded(1), weights) > 0
        ends.append(game.standing(state).scores)
        assert not game.awaited(state)
    assert ends[0] == ends[1]


def answered_one_by_one(game: Any, state: Any, rng: Any, max_rounds: int) -> int:
    """Play by chance, an answer at a time, where anybody may act in ticks; the number of answers."""
    ticks, answers = Ticks(), 0
    while game.awaited(state) and (not max_rounds or game.rounds(state) <= max_rounds):
        seat, time = ticks.next_seat(game, state), game.time(state)
        if seat == CLOCK:
            game.choose(state, seat, time)
            ticks.done()
            continue
        decision = game.decision(state, seat)
        if not decision.owed and (rng.below(2) == 0 or not (decision.options or decision.forms)):
            ticks.nothing()
            continue
        game.choose(state, seat, decision.sample(rng))
        answers += 1
        if time is not None:
            ticks.done()
    return answers


@pytest.mark.parametrize("max_rounds", [0, 3])
@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].meta.seats]
)
@pytest.mark.sample(11)
def test_a_game_played_out_is_played_as_answer_by_answer(name: str, seats: int, max_rounds: int) -> None:
    game = GAMES[name]
    for seed in range(3):
        setup = Setup(seats, seed, game.meta.read_options({}, seats))
        one, other = game.new(setup, log := Log()), game.new(setup, same := Log())
        made = game.play_out(one, seeded(seed), max_rounds)
        answers = answered_one_by_one(game, other, seeded(seed), max_rounds)
        assert (made, game.awaited(one)) == (answers, game.awaited(other))
        assert all(game.view(one, each) == game.view(other, each) for each in (None, *range(seats)))
        assert list(log) == list(same)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_known_to_be_allowed_does_the_same_unchecked(name: str) -> None:
    game, rng = GAMES[name], seeded(7)
    state, ticks = fresh(name, 7), Ticks()
    for _ in range(300):
        if not game.awaited(state):
            return
        seat, time = ticks.next_seat(game, state), game.time(state)
        if seat == CLOCK:
            game.choose(state, seat, time)
            ticks.done()
            continue
        decision = game.decision(state, seat)
        if not (decision.options or decision.forms):
            ticks.nothing()
            continue
        choice, twin = decision.sample(rng), game.copy(state)
        game.choose(state, seat, choice)
        carry_out(game, twin, seat, choice)
        assert twin == state
        if time is not None:
            ticks.done()


@pytest.mark.parametrize("play", [play_out, play_weighted])
def test_play_stops_before_a_later_round(play: Any) -> None:
    game, state = GAMES["race"], fresh("race", 3)
    more = [[1] * len(game.choices)] if play is play_weighted else []
    play(game, state, seeded(1), *more, max_rounds=2)
    assert game.rounds(state) == 3 and game.awaited(state)


def test_what_weighs_more_is_played_more() -> None:
    game = GAMES["race"]
    shares = []
    for heavy in (1, 1_000):
        weights = [heavy if choice.key == "act:produce" else 1 for choice in game.choices]
        log = Log()
        state = game.new(Setup(2, 1, game.meta.read_options({}, 2)), log)
        play_weighted(game, state, seeded(1), weights, max_rounds=20)
        chosen = [action for event in log for acts in getattr(event, "actions", ()) for action in acts]
        shares.append(chosen.count("produce") / len(chosen))
    assert shares[0] < 0.4 < 0.95 < shares[1]
