"""What a bot says to the offers of others in a Trade phase: it takes one, says no, or offers another in its place."""

from typing import Any

from cosmodrome.bots.sidereal.deals import Deal, carried_out, gain, payload, read_offer
from cosmodrome.bots.sidereal.offer_answers import (
    Answer,
    best_for,
    counter,
    counterable,
    covered,
    has_beside,
    judge,
    oath_breakers,
)
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.views import OfferView, SiderealView

JUDGED = 3
"""Offers that it weighs in one answer; the others in later ones."""
COUNTERS = 4
"""Counters that it makes in a Trade phase."""


def number_of(offer: OfferView) -> int:
    """By which this seat would take an offer."""
    return int(offer.key.partition(":")[2])


def bound(view: SiderealView, seat: int) -> list[OfferView]:
    """The open deals of several that it has made or agreed to: it waits for the others, and keeps what it gives."""
    return [
        offer
        for offer in view.offers
        if offer.open and (seat in offer.agreed or (offer.maker == seat and len(offer.to) > 1))
    ]


def swaps_of(view: SiderealView, seat: int) -> list[OfferView]:
    """Its open offers to one seat. They stand, and it does nothing by itself that could spend what they give."""
    return [offer for offer in view.offers if offer.open and offer.maker == seat and len(offer.to) == 1]


class Replies:
    """An offer has to gain `accepts` points, and may gain others `edge` times as much."""

    def __init__(self, own: OwnPlans, accepts: float, edge: float) -> None:
        self.own = own
        self.accepts = accepts
        self.edge = edge
        self.begin()

    def begin(self) -> None:
        """A Trade phase begins."""
        self.judged: dict[str, tuple[Any, Answer]] = {}
        self.countered: set[str] = set()
        """Offers that it has answered with another one, or found no other one for."""
        self.counters = 0
        """Counters that it has made."""

    def take(
        self,
        view: SiderealView,
        position: Position,
        decision: Decision,
        owed: list[list[int]],
        lying: list[OfferView],
    ) -> Choice | None:
        """The offer that gains most, if one gains enough and is fair; what `lying` ones give is kept for them."""
        takes = {option.key: option for option in decision.options if option.verb == "take"}
        best, pick = -1.0, None
        weighed = 0
        table = [(seat.goods, seat.cards, seat.donated) for seat in position.seats]
        deals = bound(view, decision.seat) if takes else []
        all_kept = [*deals, *lying] if takes else []
        for offer in view.offers:
            option = takes.get(offer.key)
            if option is None or not offer.open:
                continue
            kept = all_kept if len(offer.to) == 1 else deals
            judged = self.judged.get(offer.key)
            if judged is None or judged[0] != (table, kept):
                if weighed >= JUDGED:
                    continue
                weighed += 1
                answer = self.judge(view, position, decision.seat, offer, owed, kept)
                self.judged[offer.key] = judged = ((table, kept), answer)
            if not judged[1].why and judged[1].gained > best:
                best, pick = judged[1].gained, option
        return pick

    def judge(
        self,
        view: SiderealView,
        position: Position,
        seat: int,
        offer: OfferView,
        owed: list[list[int]],
        kept: list[OfferView],
    ) -> Answer:
        """What it answers to an offer, with what other offers give `kept` for them."""
        if kept and not covered(view, seat, [offer, *kept]):
            return Answer(0.0, "kept")
        deal = read_offer(offer, seat, view.round)
        return judge(
            position,
            seat,
            offer.maker,
            deal,
            owed,
            self.own,
            oath_breakers(view),
            self.accepts,
            self.edge,
        )

    def decline(self, view: SiderealView, decision: Decision) -> Choice | None:
        """No to an offer that it does not take, once, and why (R6.13)."""
        form, seat = decision.form("decline"), decision.seat
        can = {option.key for option in decision.options}
        for offer in view.offers if form is not None else []:
            unheard = seat in offer.to and not any(each.seat == seat for each in offer.declined)
            if not offer.open or seat in offer.agreed or not unheard:
                continue
            judged = self.judged.get(offer.key)
            why: Any = "plain" if offer.key not in can else "" if judged is None else judged[1].why
            if form is not None and why:
                return form.choice(payloads.Decline(number_of(offer), why))
        return None

    def counter(
        self, view: SiderealView, position: Position, decision: Decision, owed: list[list[int]]
    ) -> Choice | None:
        """What it would take in place of an offer to which it has said no, and which still stands; once for each."""
        form, seat = decision.form("counter"), decision.seat
        for offer in view.offers if form is not None and self.counters < COUNTERS else []:
            judged = self.judged.get(offer.key)
            if not offer.open or judged is None or judged[1].why not in ("too-little", "needed", "kept"):
                continue
            deal = read_offer(offer, seat, view.round)
            if offer.key in self.countered or not counterable(deal, seat, offer.maker):
                continue
            self.countered.add(offer.key)
            found = self.counter_to(view, position, offer, deal, owed, judged[0][1])
            answered = None if found is None else payload(found, view.round)
            if form is not None and answered is not None:
                self.counters += 1
                return form.choice(payloads.Counter(number_of(offer), answered))
        return None

    def counter_to(
        self,
        view: SiderealView,
        position: Position,
        offer: OfferView,
        deal: Deal,
        owed: list[list[int]],
        kept: list[OfferView],
    ) -> Deal | None:
        """Another swap that both gain by: one much like the offer, else the best one for its maker, else for itself.

        It is as good if the deals are made for which goods are `kept`, and takes none of these.
        """
        assert view.seat is not None
        seat, maker = view.seat, offer.maker
        then = position
        for each in kept:
            then = carried_out(then, read_offer(each, seat, view.round))
        found = counter(then, seat, maker, deal, owed, self.own, self.accepts)
        for buyer in (maker, seat) if found is None else ():
            found = found or best_for(buyer, then, seat, maker, owed, self.own, self.accepts)
        if found is None or not kept:
            return found
        free = all(has_beside(view, each, found, kept) for each in (seat, maker))
        good = free and all(
            gain(position, each, found, owed, self.own) > self.accepts for each in (seat, maker)
        )
        return found if good else None
