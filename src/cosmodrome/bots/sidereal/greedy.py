"""Trades for its own plan: offers one seat a swap for what would let it do more, and takes what gains it enough."""

from cosmodrome.bots.sidereal.bargaining import BargainingBot
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal.views import OfferView, SiderealView


class GreedyBot(BargainingBot):
    """Modest: offers to one seat at a time, goods for goods."""

    accepts = 0.25

    def offer(
        self, view: SiderealView, position: Position, decision: Decision, standing: list[OfferView]
    ) -> Choice | None:
        return self.swap(view, position, decision, standing)
