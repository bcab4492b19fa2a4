"""A plain bot for Pocket Mars: it answers with what is best at once, with its next cards in mind."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.pocket_mars.answers import PICKING, Thought
from cosmodrome.bots.pocket_mars.deck import deck_of
from cosmodrome.bots.pocket_mars.weights import WEIGHTS, Weights
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.pocket_mars.views import PocketMarsView


class GreedyBot(Bot):
    """Looks one play ahead and remembers nothing, so equal views get equal answers.

    How good a position is: `judge.py`; what a play makes of it: `plays.py` and `outcomes.py`; which question asks for
    what: `answers.py`.
    """

    usual: Weights = WEIGHTS

    def __init__(self, seed: int, game: Game[Any], weights: Weights | None = None) -> None:
        super().__init__(seed, game)
        self.weights = weights or self.usual

    def choose(self, view: View | None, decision: Decision) -> Choice:
        assert isinstance(view, PocketMarsView)
        thought = Thought(view, decision, deck_of(self.game, view), self.weights)
        pick = PICKING.get(decision.purpose)
        if pick is not None:
            return pick(thought)
        worths = thought.worths()
        return decision.options[worths.index(max(worths))]
