"""Whole games between bots, each answer checked."""

from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.search import Meter
from cosmodrome.bots.seated import bot_choice
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from tests.clock import Clock
from tests.rules.game_table import GameTable

# A game of bots that build nothing would go on for ever; none of ours comes near this.
MANY_ROUNDS = 80

Maker = Callable[[int], Bot]


def play(game: Game[Any], bots: list[Bot], setup: Setup) -> Any:
    """The final state of a game of these bots, one a seat. Every answer has to be allowed."""
    state = game.new(setup)
    play_on(game, state, lambda seat: bot_choice(game, state, seat, bots[seat]))
    return state


def play_on(game: Game[Any], state: Any, answer: Callable[[int], Choice | None], rounds: float = inf) -> None:
    """Play to the end, or to that of a round; `answer` is what a seat does, the game's clock is seen to."""
    ticks = Ticks()
    while (seat := ticks.next_seat(game, state)) != NOTHING and game.rounds(state) <= rounds:
        assert game.rounds(state) <= MANY_ROUNDS, f"{game.meta.id}: no end in sight"
        choice = game.time(state) if seat == CLOCK else answer(seat)
        if choice is None:
            ticks.nothing()
            continue
        game.choose(state, seat, choice)
        ticks.done()


def plain(game: Game[Any], seats: int, seed: int) -> Setup:
    """A table with no option chosen, of so many seats or as few as the game takes."""
    seats = max(seats, game.meta.seats[0])
    return Setup(seats, seed, game.meta.read_options({}, seats))


def wins(game: Game[Any], one: Maker, other: Maker, games: int) -> float:
    """Games won by `one` with two seats, which it takes in turn on each deal; a shared win counts half."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [other(number), other(number)]
        bots[seat] = one(number)
        winners = game.standing(play(game, bots, plain(game, 2, number // 2))).winners
        won += (seat in winners) / len(winners)
    return won


def asked(bot: Bot, table: GameTable, at: int = 0) -> Choice:
    """What a bot answers to the open question of a seat."""
    found = bot.choose(table.view(at), table.decision(at))
    assert found is not None
    return found


def simulations_by_the_clock(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> list[int]:
    """Let each simulation of a search take 1/1024 s; gives how many each round has, once it is made."""
    count, rounds = Meter.count, list[int]()

    def timed(meter: Meter, simulations: int) -> None:
        clock.move(simulations / 1024)
        count(meter, simulations)
        rounds.append(simulations)

    monkeypatch.setattr(Meter, "count", timed)
    return rounds


def stopped_in_time(rounds: list[int], simulations: int) -> bool:
    """Whether there was time for that many, and another round like the last would have been too much."""
    return sum(rounds) <= simulations < sum(rounds) + rounds[-1]
