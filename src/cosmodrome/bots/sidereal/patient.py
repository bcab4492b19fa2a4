"""Offers the seat before it a swap that helps that seat, leaves it time, and takes what costs it nothing."""

from math import inf

from cosmodrome.bots.sidereal.deals import Deal, payload
from cosmodrome.bots.sidereal.greedy import GreedyBot
from cosmodrome.bots.sidereal.plan import Swap, best_swap, spare_goods, swap_model
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.worths import goods_worth
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal.views import OfferView, SiderealView

HELPS = 0.3
"""Points that a swap has to gain whom it is offered to."""
LENDS = 2
"""The turn in which it is paid one turn later, so that who learns the game meets a loan."""


class PatientBot(GreedyBot):
    """For who learns the game: one offer in a phase."""

    accepts = -0.01
    edge = inf

    def lying(self, view: SiderealView, seat: int) -> list[OfferView]:
        return self.swaps_of(view, seat)

    def swap(
        self, view: SiderealView, position: Position, decision: Decision, standing: list[OfferView]
    ) -> Choice | None:
        """What the seat before it would most like to have of what this one can spare, at what goods are worth."""
        form = decision.form("offer")
        seat, other = decision.seat, (decision.seat - 1) % len(view.players)
        if form is None or self.swaps or view.players[other].ready:
            return None
        owed = self.owed(view)
        spare = spare_goods(position, seat, self.own.of(position, seat, owed))
        alone = self.own.of(position, other, owed).worth
        model = swap_model(position, other, owed, spare, alone + HELPS)
        found = None if model is None else best_swap(model)
        self.swaps += 1
        if found is None or found.worth - alone <= HELPS:
            return None
        deal = Deal()
        paid = even(found, goods_worth(view.round))
        if view.round == LENDS:
            deal.next[other, seat] = paid
        else:
            deal.move(other, seat).goods = paid
        deal.move(seat, other).goods = found.bought
        offered = payload(deal, view.round)
        return None if offered is None else form.choice(offered)


def even(swap: Swap, worths: list[float]) -> list[int]:
    """What is paid in a swap, without what is more than fair."""
    paid = swap.sold[:]
    over = sum(worth * (put - got) for worth, put, got in zip(worths, paid, swap.bought, strict=True))
    for good, worth in enumerate(worths):
        while paid[good] and over > worth - 0.01 and sum(paid) > 1:
            paid[good] -= 1
            over -= worth
    return paid
