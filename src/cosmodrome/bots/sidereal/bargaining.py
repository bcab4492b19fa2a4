"""What bots that trade do alike: they take what gains them most, look after their offers, bid, and steal."""

from typing import Any

from cosmodrome.bots.sidereal import bidding
from cosmodrome.bots.sidereal.deals import Deal, gain, payload, read_offer
from cosmodrome.bots.sidereal.own import OwnPlans
from cosmodrome.bots.sidereal.plan import best_swap, spare_goods, swap_model
from cosmodrome.bots.sidereal.planner import PlannerBot
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import read
from cosmodrome.bots.sidereal.stealing import steal
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal.goods import SHIP
from cosmodrome.games.sidereal.views import OfferView, SiderealView

SWAPS = 5
"""Swaps that it offers in a Trade phase."""
AT_ONCE = 3
"""Seats with which it looks for a swap in one answer, until one could be worth it."""
JUDGED = 4
"""Offers that it weighs in one answer; the others in later ones."""
WORTH_IT = 0.3
"""Points that a swap has to gain for it to be offered."""


class BargainingBot(PlannerBot):
    """Takes offers; a kind of it says what it offers itself."""

    accepts = 0.1
    """Points that an offer has to gain."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.turn = 0
        self.swaps = 0
        self.deaf: set[int] = set()
        """Seats that it offers no swap: they have not taken an offer in this phase, or have planned with it."""
        self.tried: set[int] = set()
        """Seats with which it has found no swap since its last one."""
        self.looked: set[str] = set()
        """Offers of its own that it has found open once."""
        self.own = OwnPlans()
        self.gained = 0.0
        """Points by which its last swap makes its plan worth more."""
        self._judged: dict[str, tuple[Any, float]] = {}

    def begin(self) -> None:
        """A Trade phase begins."""
        self._judged = {}
        self.swaps, self.deaf, self.tried, self.looked = 0, set(), set(), set()

    def recall(self, view: SiderealView, seat: int) -> None:
        """What it did in this phase before it was made anew, as where another process goes on: the book tells."""
        for offer in view.offers:
            if offer.maker == seat:
                self.made(offer)
            elif seat in offer.agreed:
                self.took(offer)

    def made(self, offer: OfferView) -> None:
        """It has made this offer, which may be closed by now."""
        self.swaps += 1
        if not offer.open:
            # Taken or withdrawn, which the book does not tell apart: nobody is offered the same again.
            self.deaf.update(offer.to)

    def offer(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
        """What it offers now, or does before that."""
        raise NotImplementedError

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        if view.round != self.turn:
            self.turn = view.round
            self.begin()
            self.recall(view, decision.seat)
        position = read(view)
        found = self.take(view, position, decision)
        if found is not None:
            self.took(next(offer for offer in view.offers if offer.key == found.key))
            return found
        open_ones = [offer for offer in view.offers if offer.open]
        for offer in open_ones:
            if offer.maker == decision.seat:
                return self.look_after(view, offer, decision)
        if any(decision.seat in offer.agreed for offer in open_ones) or self.listens(view, decision.seat):
            return None
        return self.offer(view, position, decision) or self.act(view, decision) or self.ready(decision)

    def listens(self, view: SiderealView, seat: int) -> bool:
        """Whether it waits for what somebody else is about to offer."""
        return False

    def took(self, offer: OfferView) -> None:
        """It takes an offer."""

    def take(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
        """The offer that gains most, if one gains enough."""
        takes = {option.key: option for option in decision.options if option.verb == "take"}
        if not takes:
            return None
        owed = self.owed(view)
        judged_now = 0
        best, pick = self.accepts, None
        table = [(seat.goods, seat.cards, seat.donated) for seat in position.seats]
        for offer in view.offers:
            option = takes.get(offer.key)
            if option is None or not offer.open:
                continue
            judged = self._judged.get(offer.key)
            if judged is None or judged[0] != table:
                if judged_now >= JUDGED:
                    continue
                judged_now += 1
                deal = read_offer(offer, decision.seat, view.round)
                gained = -1.0 if deal.other else gain(position, decision.seat, deal, owed, self.own)
                self._judged[offer.key] = judged = (table, gained)
            if judged[1] > best:
                best, pick = judged[1], option
        return pick

    def look_after(self, view: SiderealView, offer: OfferView, decision: Decision) -> Choice | None:
        """An offer that not all have taken once everybody has surely been asked is withdrawn."""
        if offer.key not in self.looked:
            self.looked.add(offer.key)
            return None
        seats = [seat for seat in offer.to if seat not in offer.agreed]
        self.deaf.update(seats)
        self.refused(seats)
        for option in decision.options:
            if option.key == offer.key:
                return option
        return None

    def refused(self, seats: list[int]) -> None:
        """These seats did not take its offer."""

    def swap(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
        """A swap with one seat that lets this one do most, at what goods are worth and a little more."""
        form = decision.form("offer")
        if form is None or self.swaps >= SWAPS:
            return None
        owed = self.owed(view)
        mine = self.plan(view, position).worth
        left = [
            other
            for other in position.seats
            if other.number not in (decision.seat, *self.deaf) and other.number not in self.tried
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
