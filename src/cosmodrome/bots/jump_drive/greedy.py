"""A plain bot for Jump Drive: every round it makes the play that promises the greatest lead when the game ends."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.jump_drive.answers import ANSWERS
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.weights import WEIGHTS, Weights
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.jump_drive.game import JumpDrive
from cosmodrome.games.jump_drive.views import JumpDriveView


class GreedyBot(Bot):
    """Looks one round ahead and remembers nothing, so equal views get equal answers.

    What it takes to place a card: `position.py`; how long the game lasts: `outlook.py`; what an empire and a hand are
    worth: `worth.py`; what can be done in a round: `plays.py`.
    """

    usual: Weights = WEIGHTS

    def __init__(self, seed: int, game: Game[Any], weights: Weights | None = None) -> None:
        super().__init__(seed, game)
        assert isinstance(game, JumpDrive)
        self.worths = Worths(game.tables, weights or self.usual)

    def choose(self, view: View | None, decision: Decision) -> Choice:
        assert isinstance(view, JumpDriveView)
        return ANSWERS[decision.purpose](Thought(view, self.worths), decision)
