"""Whole games between bots, each answer checked."""

from typing import Any

from cosmodrome.arena.match import bot_choice
from cosmodrome.bots.bot import Bot
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks

# A game of bots that build nothing would go on for ever; none of ours comes near this.
MANY_ROUNDS = 80


def play(game: Game[Any], bots: list[Bot], setup: Setup) -> Any:
    """The final state of a game of these bots, one a seat. Every answer has to be allowed."""
    state = game.new(setup)
    ticks = Ticks()
    while (seat := ticks.next_seat(game, state)) != NOTHING:
        assert game.rounds(state) <= MANY_ROUNDS, f"{setup}: no end in sight"
        choice = game.time(state) if seat == CLOCK else bot_choice(game, state, seat, bots[seat])
        if choice is None:
            ticks.nothing()
            continue
        game.choose(state, seat, choice)
        ticks.done()
    return state


def plain(game: Game[Any], seats: int, seed: int) -> Setup:
    """A table with no option chosen, of so many seats or as few as the game takes."""
    seats = max(seats, game.meta.seats[0])
    return Setup(seats, seed, game.meta.read_options({}, seats))
