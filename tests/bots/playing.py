"""Whole games between bots, each answer checked."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup

# A game of bots that build nothing would go on for ever; none of ours comes near this.
MANY_ROUNDS = 80


def play(game: Game[Any], bots: list[Bot], setup: Setup) -> Any:
    """The final state of a game of these bots, one a seat. Every answer has to be one of the options."""
    state = game.new(setup)
    while awaited := game.awaited(state):
        assert game.rounds(state) <= MANY_ROUNDS, f"{setup}: no end in sight"
        seat = awaited[0]
        bot = bots[seat]
        question = game.decision(state, seat)
        choice = bot.choose(game.view(state, seat) if bot.sees else None, question)
        assert any(choice is option for option in question.options), f"{choice} for {question.purpose}"
        game.choose(state, seat, choice)
    return state


def plain(game: Game[Any], seats: int, seed: int) -> Setup:
    """A table with no option chosen."""
    return Setup(seats, seed, game.meta.read_options({}, seats))
