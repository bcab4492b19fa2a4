"""Offers the seat before it a swap that helps that seat, leaves it time, and takes what costs it nothing."""

from collections import Counter

from msgspec.structs import replace

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


class PatientBot(GreedyBot):
    """For who learns the game: one offer in a phase, which lies there until whom it is for is done."""

    accepts = -0.01

    def swap(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
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
        deal.move(other, seat).goods = even(found, goods_worth(view.round))
        deal.move(seat, other).goods = found.bought
        offered = payload(deal, view.round)
        return None if offered is None else form.choice(offered)

    def take(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
        """What its own offer gives stays there, as long as that waits for somebody else."""
        seat, had = decision.seat, view.players[decision.seat].goods
        own = [offer for offer in view.offers if offer.open and offer.maker == seat]
        kept = [
            offer
            for offer in view.offers
            if all(offer.maker in each.to or covered(had, seat, [each, offer]) for each in own)
        ]
        return super().take(replace(view, offers=kept), position, decision)

    def look_after(self, view: SiderealView, offer: OfferView, decision: Decision) -> Choice | None:
        """It stands as long as it can be taken. Only the first seat does not wait: never all wait for each other."""
        seat = decision.seat
        waits = seat > 0 and not all(view.players[each].ready for each in offer.to)
        if waits and covered(view.players[seat].goods, seat, [offer]):
            return None
        if seat > 0:
            self.looked.add(offer.key)  # whom it was for has had all the time there was
        return super().look_after(view, offer, decision)


def covered(had: dict[str, int], seat: int, offers: list[OfferView]) -> bool:
    """Whether a seat has what it would give by all of these offers."""
    given: Counter[str] = Counter()
    for offer in offers:
        for move in offer.moves:
            if move.giver == seat or (move.giver is None and offer.maker != seat):
                given.update(move.goods)
    return all(had.get(good, 0) >= count for good, count in given.items())


def even(swap: Swap, worths: list[float]) -> list[int]:
    """What is paid in a swap, without what is more than fair."""
    paid = swap.sold[:]
    over = sum(worth * (put - got) for worth, put, got in zip(worths, paid, swap.bought, strict=True))
    for good, worth in enumerate(worths):
        while paid[good] and over > worth - 0.01 and sum(paid) > 1:
            paid[good] -= 1
            over -= worth
    return paid
