"""A bot that goes round in no circle: where a position comes back, it answers what it has not tried there."""

from collections import OrderedDict
from copy import copy
from typing import Any, Final

import msgspec

from cosmodrome.bots.bot import Bot, Chooser
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded
from cosmodrome.core.views import FlowView

_KEPT: Final = 64
"""Positions that it remembers, those asked last: who moves in a circle comes back sooner."""


class VaryingBot(Bot):
    """Another bot at a table where it plays on: two that wait for each other would repeat themselves for ever.

    A position is all that the seat sees but the number of the round; asked again in the same round, as after something
    was taken back, it answers as before. Free choices are left as they are: the clock ends the steps that have them.
    """

    def __init__(self, bot: Chooser, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.bot = bot
        self.sees = getattr(bot, "sees", True)
        self._chance = seeded(seed, "varying")
        self._tried: OrderedDict[int, dict[str, int]] = OrderedDict()
        """By position, the keys of what was answered, each with the first round in which it was."""

    def __str__(self) -> str:
        return str(self.bot)

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        if isinstance(self.bot, Bot):
            self.bot.patience = self.patience
        if not isinstance(view, FlowView) or decision.forms or not decision.owed:
            return self.bot.choose(view, decision)
        tried = self._tried_at(view, decision)
        now = view.round
        untried = [option for option in decision.options if tried.get(option.key, now) >= now]
        if not untried:  # once more from the beginning
            tried.clear()
            untried = decision.options
        choice = self._among(untried, view, decision)
        if isinstance(choice, Choice):
            tried.setdefault(choice.key, now)
        return choice

    def _tried_at(self, view: FlowView, decision: Decision) -> dict[str, int]:
        seen = msgspec.json.encode(msgspec.structs.replace(view, round=0))
        position = hash((seen, decision.purpose, decision.about))
        tried = self._tried.setdefault(position, {})
        self._tried.move_to_end(position)
        if len(self._tried) > _KEPT:
            self._tried.popitem(last=False)
        return tried

    def _among(self, untried: list[Choice], view: View, decision: Decision) -> Choice | None:
        """What the bot thinks best of these; by chance where it is not asked for one alone."""
        if len(untried) == len(decision.options):
            return self.bot.choose(view, decision)
        if len(untried) > 1 and decision.more == 1 and not decision.pool:
            fewer = copy(decision)
            fewer.options = untried
            choice = self.bot.choose(view, fewer)
            if choice in untried:
                return choice
        return untried[int(self._chance.below(len(untried)))]
