"""A second opinion, which knows nothing of the judge's: whole games that `greedy` plays to the end from an answer."""

from typing import Any, Final

import numpy as np

from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.game import Game
from cosmodrome.core.rng import Rng
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.review.judge import Chances
from cosmodrome.review.questions import Question

SECOND: Final = "greedy"
"""Who plays on."""


def shares(game: Game[Any], question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
    """Shares of the victory [world, answer] after these answers, in worlds that could have been the real one.

    All answers meet the same ones.
    """
    found = np.zeros((worlds, len(codes)))
    for world in range(worlds):
        state, seed = game.imagine(question.view, rng), int(rng.word)
        rng.below(2)
        for at, code in enumerate(codes):
            found[world, at] = _share(game, game.copy(state), question.seat, code, seed)
    return found


def _share(game: Game[Any], state: Any, seat: int, code: int, seed: int) -> float:
    """What one game brings the seat. Uses up the state."""
    seats = len(game.standing(state).scores)
    bots = seat_bots(game, [SECOND] * seats, seed)
    game.choose(state, seat, game.choices[code])
    while (asked := game.first_awaited(state)) >= 0 and game.rounds(state) <= MOST_ROUNDS:
        choice = bot_choice(game, state, asked, bots[asked])
        assert choice is not None
        game.choose(state, asked, choice)
    winners = game.standing(state).winners
    return 1 / len(winners) if seat in winners else 0.0
