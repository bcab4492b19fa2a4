"""Random play to the end, uniform or weighted: the inner loop of simulations, compiled with the games it plays."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.game import Game
from cosmodrome.core.rng import Rng


def play_out(game: Game[Any], state: Any, rng: Rng, max_rounds: int = 0) -> int:
    """`Game.play_out`, for callers that take a way to play."""
    return game.play_out(state, rng, max_rounds)


def play_weighted(game: Game[Any], state: Any, rng: Rng, weights: list[int], max_rounds: int = 0) -> int:
    """Like `Game.play_out`, but an option comes up in proportion to its weight.

    `weights` has a whole number from 1 for every listed choice, by its code. A seat prefers what weighs more and is
    never sure of it: a cheap policy for looking ahead.
    """
    made = 0
    while True:
        seat = game.first_awaited(state)
        if seat < 0 or (max_rounds > 0 and game.rounds(state) > max_rounds):
            return made
        game.choose(state, seat, pick_weighted(game.options(state, seat), rng, weights))
        made += 1


def pick_weighted(options: list[Choice], rng: Rng, weights: list[int]) -> Choice:
    """One of the options, in proportion to their weights by code."""
    total = 0
    for option in options:
        total += weights[option.code]
    left = int(rng.below(total))
    picked = options[0]
    for option in options:
        picked = option
        left -= weights[option.code]
        if left < 0:
            break
    return picked
