"""Offers that a seat took, refused or left lying, and swaps that nobody offered, by what each party has of them."""

from typing import Final

from cosmodrome.bots.hints import Reason, points
from cosmodrome.bots.sidereal.deals import Deal, gain, payload, read_offer
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.replies import number_of
from cosmodrome.bots.sidereal.swaps import best_swap, spare_goods, swap_model
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.views import OfferView, SiderealView
from cosmodrome.review.sidereal.answers import NOTHING_TO_SAY, Better, Found, worth

LOOKED_AT: Final = 4
"""Offers left lying that are weighed, the latest ones: each takes a plan."""
BOTH: Final = 0.3
"""Points that a deal has to gain everybody in it."""
SOLVED: Final = 2
"""Seats with which the best swap is looked for: each takes a search."""


class Deals:
    """Weighs deals at one table, as one seat sees it: by each party's own plan."""

    def __init__(
        self,
        view: SiderealView,
        position: Position,
        decision: Decision,
        owed: list[list[int]],
        own: OwnPlans,
    ) -> None:
        self.view, self.position, self.decision = view, position, decision
        self.seat, self.owed, self.own = decision.seat, owed, own

    def taken(self, key: str) -> Found:
        """An offer that was taken, beside no to it."""
        offer = self._offer(key)
        if offer is None:
            return NOTHING_TO_SAY
        gains = self._gains(offer)
        lost = -gains.get(self.seat, 0.0)
        if lost <= 0:
            return Found(True)
        form = self.decision.form("decline")
        no = "ready" if form is None else form.choice(payloads.Decline(number_of(offer))).key
        back = {party: -gained for party, gained in gains.items()}
        reason = Reason("review-costs", {"amount": points(lost)})
        return Found(True, [Better(no, back, [reason])])

    def refused(self, number: int) -> Found:
        """An offer to which the seat said no, beside yes."""
        offer = self._offer(f"take:{number}")
        better = None if offer is None else self._missed(offer)
        return Found(offer is not None, [better] if better else [])

    def lying(self) -> Found:
        """Offers that lay before the seat when it was done, to which it had not even said no."""
        offers = [
            offer
            for offer in self.view.offers
            if offer.open and self._offer(offer.key) and self.seat not in [no.seat for no in offer.declined]
        ]
        found = [self._missed(offer) for offer in offers[-LOOKED_AT:]]
        return Found(bool(offers), [each for each in found if each is not None])

    def _offer(self, key: str) -> OfferView | None:
        """The offer that this answer takes, if by that it is carried out."""
        if all(option.key != key for option in self.decision.options) or not key.startswith("take:"):
            return None
        offer = next((each for each in self.view.offers if each.key == key), None)
        left = [each for each in offer.to if each not in (self.seat, *offer.agreed)] if offer else []
        if offer is None or (offer.all_of and left):
            return None
        return offer

    def _missed(self, offer: OfferView) -> Better | None:
        gains = self._gains(offer)
        if self.seat not in gains or min(gains.values()) < BOTH:
            return None
        mine, theirs = points(gains[self.seat]), points(gains[offer.maker])
        reasons = [
            Reason("hint-gains", {"seat": offer.maker, "amount": mine}),
            Reason("review-theirs", {"seat": offer.maker, "amount": theirs}),
        ]
        return Better(offer.key, gains, reasons)

    def _gains(self, offer: OfferView) -> dict[int, float]:
        """By party, what it has of an offer; none where it holds what no plan weighs."""
        deal = read_offer(offer, self.seat, self.view.round)
        if deal.other or deal.apart:
            return {}
        return self._of(deal)

    def _of(self, deal: Deal) -> dict[int, float]:
        return {
            party: gain(self.position, party, deal, self.owed, self.own)
            for party in sorted({*deal.parties(), self.seat})
        }

    def swap(self) -> Better | None:
        """The swap by which the seat gains most and its partner something, with one that still trades."""
        form = self.decision.form("offer")
        if form is None:
            return None
        alone = self.own.of(self.position, self.seat, self.owed).worth
        best, tries = None, 0
        for other in self.position.seats:
            if other.number == self.seat or self.view.players[other.number].ready or tries == SOLVED:
                continue
            spare = spare_goods(
                self.position, other.number, self.own.of(self.position, other.number, self.owed)
            )
            model = swap_model(self.position, self.seat, self.owed, spare, alone + BOTH)
            if model is None:
                continue
            tries += 1
            swap = best_swap(model)
            if swap is None:
                continue
            deal = Deal()
            deal.move(self.seat, other.number).goods = swap.sold
            deal.move(other.number, self.seat).goods = swap.bought
            gains, offered = self._of(deal), payload(deal, self.view.round)
            if offered is None or min(gains.values()) < BOTH:
                continue
            if best is None or gains[self.seat] > best.gains[self.seat]:
                theirs = Reason(
                    "review-theirs", {"seat": other.number, "amount": points(gains[other.number])}
                )
                best = Better(form.choice(offered).key, gains, [worth(gains[self.seat]), theirs])
        return best
