"""Makes one plan with everybody, offers it as one deal of all, and takes what its own plan gains by."""

from typing import Any

from cosmodrome.bots.sidereal.bargaining import BargainingBot
from cosmodrome.bots.sidereal.deals import payload
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.pooling import plan_for_all, pooled_plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.settling import ENOUGH, Settlement, base_of, losers, settle
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import ENI_ET, IDS, INTEREST, NUMBER_OF, SPENDS
from cosmodrome.games.sidereal.views import OfferView, SiderealView

AGAIN = 1.0
"""Points that everybody gains at least by a second offer, for it costs thought."""
FLOOR = 0.35
"""Points that a plan leaves everybody as a gain, if the best one does not."""
OWN_SHARE = 4.0
"""Points by which it gains more than others by its own offers."""
PATIENCE = 1
"""Refusals in a row after which a seat is no longer asked, until it trades itself."""
TRIES = 3
"""Offers that it makes in a Trade phase, while they are refused."""
MOST_PARTIES = 5
"""In one deal: with more, what moves between whom no longer fits into an offer."""


def upgradable(position: Position, seat: int) -> list[tuple[int, int]]:
    """Interest converters of a seat, and for each a technology that it could spend to upgrade it."""
    owner = position.seats[seat]
    found = []
    for card in owner.cards:
        if INTEREST[card] and position.owner[card] == seat and not position.back[card]:
            for spent in SPENDS[card]:
                if spent in owner.cards and not position.back[spent]:
                    found.append((card, spent))
    return found


def waits(position: Position, seat: int) -> bool:
    """Whether another seat had better upgrade first what it then lends."""
    return position.turn == TURNS and any(
        other.species == ENI_ET and other.number != seat and upgradable(position, other.number)
        for other in position.seats
    )


class TraderBot(BargainingBot):
    """Plans with all who would deal, and settles so that everybody gains."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.tries = 0
        self.refusers: set[int] = set()
        self.cold: dict[int, int] = {}
        """By seat: how often it has refused since it last took or made an offer."""
        self.track: list[int] = []
        """Teams that can be bought before the next turn."""
        self.posted = False
        """Whether a deal of its own is, or was, in the book."""
        self.dealt = False
        self.waited = False

    def begin(self) -> None:
        super().begin()
        self.tries, self.posted, self.dealt, self.waited = 0, False, False, False
        self.refusers = {seat for seat, times in self.cold.items() if times > PATIENCE}

    def took(self, offer: OfferView) -> None:
        self.dealt = True
        self.deaf.update((offer.maker, *offer.to))

    def refused(self, seats: list[int]) -> None:
        self.posted = False
        self.refusers.update(seats)
        for seat in seats:
            self.cold[seat] = self.cold.get(seat, 0) + 1

    def warm(self, view: SiderealView) -> None:
        """Who makes offers or takes some will be asked again."""
        for offer in view.offers:
            for seat in (offer.maker, *offer.agreed):
                self.cold.pop(seat, None)

    def offer(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
        self.warm(view)
        found = self.prepare(position, decision)
        if found is not None:
            return found
        if not self.waited and waits(position, decision.seat):
            self.waited = True
            return None
        return self.propose(view, position, decision) or self.swap(view, position, decision)

    def prepare(self, position: Position, decision: Decision) -> Choice | None:
        """In the last turn the Eni Et upgrade their interest converters before they lend them."""
        form = decision.form("upgrade")
        if form is None or position.turn < TURNS:
            return None
        for card, spent in upgradable(position, decision.seat):
            return form.choice(payloads.Upgrade(IDS[card], IDS[spent]))
        return None

    def propose(self, view: SiderealView, position: Position, decision: Decision) -> Choice | None:
        """One deal of as many as would gain by it."""
        form = decision.form("offer")
        if form is None or self.dealt:
            return None
        if self.posted:  # it did not withdraw it, so all have taken it
            self.dealt = True
            return None
        if self.tries >= TRIES:
            return None
        owed = self.owed(view)
        self.track = [NUMBER_OF[space.card] for space in view.research_track if space.card]
        plans: dict[int, Plan] = {}
        members = self.partners(position, decision.seat)
        for thorough in (True, False):
            if len(members) < 2:
                break
            found = self.agreed(position, members, owed, plans, decision.seat, thorough)
            if found is None:
                break
            losing = [member for member in losers(found) if member != decision.seat]
            if losing:
                worst = min(losing, key=lambda member: found.gains[member])
                members = [member for member in members if member != worst]
                continue
            offer = payload(found.deal, view.round)
            if offer is None or min(found.gains.values()) < (AGAIN if self.tries else self.accepts):
                break
            self.tries += 1
            self.posted = True
            self.deaf.update(members)
            return form.choice(offer)
        self.tries = TRIES
        return None

    def partners(self, position: Position, seat: int) -> list[int]:
        """Itself and whoever may agree, those behind it first."""
        count = len(position.seats)
        row = [(seat + step) % count for step in range(count)]
        return sorted([member for member in row if member not in self.refusers][:MOST_PARTIES])

    def agreed(
        self,
        position: Position,
        members: list[int],
        owed: list[list[int]],
        plans: dict[int, Plan],
        seat: int,
        thorough: bool,
    ) -> Settlement | None:
        """A deal of these seats; where the best one has losers, if `thorough`, the best one that has none."""
        base = base_of(position, members, owed, plans)
        mine = seat, OWN_SHARE
        plan = pooled_plan(position, members, owed, self.track)
        if plan.worth < sum(base.values()) + ENOUGH * len(members):
            return None
        found = settle(position, plan, owed, base, mine)
        if thorough and (found is None or losers(found)):
            least = {member: base[member] + FLOOR for member in members}
            even = plan_for_all(position, members, owed, least)
            again = None if even is None else settle(position, even, owed, base, mine)
            if found is None or again is not None and min(again.gains.values()) > min(found.gains.values()):
                found = again
        return found
