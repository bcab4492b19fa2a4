"""What bots that trade do alike: they take what gains them most, look after their offers, bid, and steal."""

from collections import Counter
from typing import Any

from cosmodrome.bots.sidereal import bidding
from cosmodrome.bots.sidereal.deals import Deal, gain, payload, read_offer
from cosmodrome.bots.sidereal.offer_answers import EDGE, covered, possible, price, without
from cosmodrome.bots.sidereal.own_plans import OwnPlans, planned
from cosmodrome.bots.sidereal.planner import PlannerBot
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import read
from cosmodrome.bots.sidereal.replies import Replies, bound, swaps_of
from cosmodrome.bots.sidereal.stealing import steal
from cosmodrome.bots.sidereal.swaps import best_swap, spare_goods, swap_model
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal.goods import SHIP
from cosmodrome.games.sidereal.views import OfferView, SiderealView

SWAPS = 5
"""Swaps that it offers in a Trade phase."""
AT_ONCE = 3
"""Seats with which it looks for a swap in one answer, until one could be worth it."""
LONG = 2
"""Times that it is asked, by which all bots have answered an offer."""
WORTH_IT = 0.3
"""Points that a swap has to gain for it to be offered."""


class BargainingBot(PlannerBot):
    """Takes offers; a kind of it says what it offers itself."""

    accepts = 0.1
    """Points that an offer has to gain."""
    edge = EDGE

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.turn = 0
        self.swaps = 0
        self.deaf: set[int] = set()
        """Seats that it offers no swap: they have not taken an offer in this phase, or have planned with it."""
        self.tried: set[int] = set()
        """Seats with which it has found no swap since its last one."""
        self.slow: set[int] = set()
        """Seats that have let an offer lie, as people do, who think longer than bots."""
        self.seen: Counter[str] = Counter()
        """How often it has been asked while an offer was open."""
        self.own = OwnPlans()
        self.replies = Replies(self.own, self.accepts, self.edge)
        self.gained = 0.0
        """Points by which its last swap makes its plan worth more."""

    def begin(self) -> None:
        """A Trade phase begins."""
        self.replies.begin()
        self.swaps = 0
        for seats in (self.deaf, self.tried, self.seen):
            seats.clear()

    def recall(self, view: SiderealView, seat: int) -> None:
        """What it did in this phase before it was made anew, as where another process goes on: the book tells."""
        for offer in view.offers:
            if offer.maker == seat and offer.counters:
                self.replies.countered.add(offer.counters)
                self.replies.counters += 1
            elif offer.maker == seat:
                self.made(offer)
            elif seat in offer.agreed:
                self.took(offer)

    def made(self, offer: OfferView) -> None:
        """It has made this offer, which may be closed by now."""
        self.swaps += 1
        if not offer.open:
            # Taken or withdrawn, which the book does not tell apart: nobody is offered the same again.
            self.deaf.update(offer.to)

    def offer(
        self, view: SiderealView, position: Position, decision: Decision, standing: list[OfferView]
    ) -> Choice | None:
        """What it offers now, or does before that; `standing` are its offers to single seats."""
        raise NotImplementedError

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        if view.round != self.turn:
            self.turn = view.round
            self.begin()
            self.recall(view, decision.seat)
        self.watch(view)
        position = read(view)
        owed = self.owed(view)
        found = self.replies.take(view, position, decision, owed, self.lying(view, decision.seat))
        if found is not None:
            self.took(next(offer for offer in view.offers if offer.key == found.key))
            return found
        found = self.replies.decline(view, decision) or self.look_after(view, decision)
        found = found or self.replies.counter(view, position, decision, owed)
        if found is not None or bound(view, decision.seat) or self.listens(view, decision.seat):
            return found
        standing = swaps_of(view, decision.seat)
        found = self.offer(view, position, decision, standing)
        if found is not None or standing:
            return found
        return self.act(view, decision) or self.ready(decision)

    def lying(self, view: SiderealView, seat: int) -> list[OfferView]:
        """Those of them that are left time: what they give is kept for them."""
        return [offer for offer in swaps_of(view, seat) if self.slow.issuperset(offer.to)]

    def listens(self, view: SiderealView, seat: int) -> bool:
        """Whether it waits for what somebody else is about to offer."""
        return False

    def took(self, offer: OfferView) -> None:
        """It takes an offer."""

    # --- its own offers

    def look_after(self, view: SiderealView, decision: Decision) -> Choice | None:
        """An offer of its own stands until somebody has said no to it, or all who have not answered are ready."""
        seat = decision.seat
        for offer in view.offers:
            if not offer.open or offer.maker != seat:
                continue
            left = [other for other in offer.to if other not in offer.agreed]
            noes = [no.seat for no in offer.declined]
            withdrawn = next((option for option in decision.options if option.key == offer.key), None)
            if noes or all(view.players[other].ready for other in left):
                self.deaf.update(noes or left)
                if noes:
                    self.refused(offer, noes)
                else:
                    self.passed_over(offer)
                return withdrawn
            others = bound(view, seat) if len(offer.to) == 1 else []
            if not possible(view, offer) or not covered(view, seat, [offer, *others]):
                self.passed_over(offer)
                return withdrawn
        return None

    def watch(self, view: SiderealView) -> None:
        """Who has not answered an offer until it has been seen for long takes time: bots have answered by then."""
        for offer in view.offers:
            if not offer.open:
                continue
            self.seen[offer.key] += 1
            noes = [each.seat for each in offer.declined]
            left = [seat for seat in offer.to if seat not in (view.seat, *offer.agreed, *noes)]
            last = len(left) == 1 < len(offer.to)  # of several
            if self.seen[offer.key] > (LONG - 1 if last and offer.maker == view.seat else LONG):
                self.slow.update(left)

    def passed_over(self, offer: OfferView) -> None:
        """Nobody refused its offer, but those who have not answered are done, or it can no longer be carried out."""

    def refused(self, offer: OfferView, seats: list[int]) -> None:
        """These seats did not take its offer."""

    def swap(
        self, view: SiderealView, position: Position, decision: Decision, standing: list[OfferView]
    ) -> Choice | None:
        """A swap with one seat that lets this one do most, at what goods are worth and a little more.

        Not while somebody has yet to answer one (`standing`); from who takes long it keeps what that gives.
        """
        form = decision.form("offer")
        lying = self.lying(view, decision.seat)
        if form is None or self.swaps >= SWAPS or len(lying) < len(standing):
            return None
        owed = self.owed(view)
        if lying:
            position = without(position, decision.seat, lying)
        mine = planned(position, decision.seat, owed[decision.seat]).worth
        left = [
            other
            for other in position.seats
            if other.number not in (decision.seat, *self.deaf)
            and other.number not in self.tried
            and not view.players[other.number].ready
        ]
        found, partner = None, -1
        for other in left[:AT_ONCE]:
            partner = other.number
            self.tried.add(partner)
            spare = spare_goods(position, partner, self.own.of(position, partner, owed))
            model = swap_model(position, decision.seat, owed, spare, mine + WORTH_IT)
            if model is not None:  # one in an answer, for it takes long
                found = best_swap(model)
                break
        if found is None or found.worth - mine <= WORTH_IT:
            if self.tried.issuperset(other.number for other in left):
                self.swaps = SWAPS
            return None
        self.swaps += 1
        self.gained = found.worth - mine
        self.tried.clear()
        deal = Deal()
        deal.move(decision.seat, partner).goods = found.sold
        deal.move(partner, decision.seat).goods = found.bought
        offered = payload(deal, view.round)
        return None if offered is None else form.choice(offered)

    # --- what is given in place of a promise

    def on_settle(self, view: SiderealView, decision: Decision) -> Choice | None:
        """R5.15 A compensation that is worth its price is taken, another one refused."""
        position, seat = read(view), decision.seat
        options = {option.key: option for option in decision.options}
        for offer in view.offers:
            if not offer.open or offer.settles < 0 or offer.key not in options:
                continue
            gained = gain(position, seat, read_offer(offer, seat, view.round), self.owed(view), self.own)
            if gained >= price(view, view.ledger[offer.settles].promise):
                return options[offer.key]
        return super().on_settle(view, decision)

    # --- bids and thefts

    def on_split(self, view: SiderealView, decision: Decision) -> Choice | None:
        owed = self.owed(view)[decision.seat][SHIP]
        return bidding.split(view, read(view, view.round + 1), decision, owed)

    def on_colony(self, view: SiderealView, decision: Decision) -> Choice | None:
        return bidding.buy(view, read(view, view.round + 1), decision, True)

    def on_research(self, view: SiderealView, decision: Decision) -> Choice | None:
        return bidding.buy(view, read(view, view.round + 1), decision, False)

    def on_steal(self, view: SiderealView, decision: Decision) -> Choice | None:
        return steal(view, read(view), decision)
