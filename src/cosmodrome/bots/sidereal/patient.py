"""Offers the seat before it a swap that helps that seat, leaves it time, and takes what costs it nothing."""

from math import inf

from msgspec.structs import replace

from cosmodrome.bots.sidereal.deals import Deal, payload
from cosmodrome.bots.sidereal.greedy import GreedyBot
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.replies import swaps_of
from cosmodrome.bots.sidereal.swaps import Swap, best_swap, spare_goods, swap_model
from cosmodrome.bots.sidereal.worths import goods_worth
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal.first_game import LEAVES, LENDS
from cosmodrome.games.sidereal.views import OfferView, SiderealView

HELPS = 0.3
"""Points that a swap has to gain whom it is offered to."""


class PatientBot(GreedyBot):
    """For who learns the game: one offer in a phase."""

    accepts = -0.01
    edge = inf

    def lying(self, view: SiderealView, seat: int) -> list[OfferView]:
        return swaps_of(view, seat)

    def on_split(self, view: SiderealView, decision: Decision) -> Choice | None:
        leaves = in_first_game(view, LEAVES)
        return super().on_split(replace(view, colony_track=[]) if leaves else view, decision)

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
        if in_first_game(view, LENDS):
            deal.next[other, seat] = paid
        else:
            deal.move(other, seat).goods = paid
        deal.move(seat, other).goods = found.bought
        offered = payload(deal, view.round)
        return None if offered is None else form.choice(offered)


def in_first_game(view: SiderealView, turn: int) -> bool:
    """Whether it is this turn of the prepared game."""
    return view.options["first_game"] is True and view.round == turn


def even(swap: Swap, worths: list[float]) -> list[int]:
    """What is paid in a swap, without what is more than fair."""
    paid = swap.sold[:]
    over = sum(worth * (put - got) for worth, put, got in zip(worths, paid, swap.bought, strict=True))
    for good, worth in enumerate(worths):
        while paid[good] and over > worth - 0.01 and sum(paid) > 1:
            paid[good] -= 1
            over -= worth
    return paid
