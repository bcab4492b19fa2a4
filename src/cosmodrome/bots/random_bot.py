"""A bot that answers by chance: the yardstick of other bots, and the quickest way to the end of any game."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded


class RandomBot(Bot):
    """Every option, and every form of what cannot be listed, is equally likely.

    Where nobody waits for its answer, it has none half the time.
    """

    sees = False

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.rng = seeded(seed, "random bot")

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        if not decision.owed and (self.rng.below(2) == 0 or not (decision.options or decision.forms)):
            return None
        return decision.sample(self.rng)
