"""A plain bot for Race for the Galaxy: it answers with what adds most to the points it has and may hope for."""

from collections.abc import Callable
from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.race import cards_answers, goods_answers
from cosmodrome.bots.race.thought import Thought, Worth
from cosmodrome.bots.race.weights import WEIGHTS, Weights
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.race.views import RaceView

WEIGHING: dict[str, Callable[[Thought], Worth]] = {
    "draft": cards_answers.draft,
    "start-world": cards_answers.start_world,
    "action": cards_answers.action,
    "settle-by": cards_answers.settle_by,
    "sell": goods_answers.sell,
    "use-power": goods_answers.use_power,
    "guess": goods_answers.guess,
    "produce-on": goods_answers.produce_on,
}
"""Questions whose options are weighed one by one."""


def best_by(weigh: Callable[[Thought], Worth]) -> Callable[[Thought], Choice]:
    return lambda thought: max(thought.decision.options, key=weigh(thought))


ANSWERS: dict[str, Callable[[Thought], Choice]] = {
    **{purpose: best_by(weigh) for purpose, weigh in WEIGHING.items()},
    "start-discard": cards_answers.discard,
    "explore-keep": cards_answers.keep,
    "develop": cards_answers.develop,
    "settle": cards_answers.settle,
    "settle-second": cards_answers.settle_second,
    "hire": cards_answers.pay,
    "pay": cards_answers.pay,
    "spend": goods_answers.spend,
    "discard-for-vp": goods_answers.discard_for_vp,
    "discard-to-produce": goods_answers.discard_to_produce,
    "hand-limit": cards_answers.discard,
}


class GreedyBot(Bot):
    """Looks one round ahead and remembers nothing, so equal views get equal answers.

    What a card is worth: `values.py`; what tableaux will bring: `engine.py`; how an action is chosen: `plan.py`.
    """

    usual: Weights = WEIGHTS

    def __init__(self, seed: int, game: Game[Any], weights: Weights | None = None) -> None:
        super().__init__(seed, game)
        self.weights = weights or self.usual

    def choose(self, view: View | None, decision: Decision) -> Choice:
        assert isinstance(view, RaceView)
        return ANSWERS[decision.purpose](Thought(view, decision, self.weights))
