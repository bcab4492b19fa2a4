"""Makes one plan with everybody, offers it as one deal of all, and takes what its own plan gains by."""

from typing import Any

from cosmodrome.bots.sidereal.bargaining import BargainingBot
from cosmodrome.bots.sidereal.joint import Joint
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.settling import OWN_SHARE
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import IDS, INTEREST, RULES, SPENDS
from cosmodrome.games.sidereal.views import OfferView, SiderealView


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
        not RULES[other.species].runs_interest()
        and other.number != seat
        and upgradable(position, other.number)
        for other in position.seats
    )


def prepare(position: Position, decision: Decision) -> Choice | None:
    """In the last turn the Eni Et upgrade their interest converters before they lend them."""
    form = decision.form("upgrade")
    if form is None or position.turn < TURNS:
        return None
    for card, spent in upgradable(position, decision.seat):
        return form.choice(payloads.Upgrade(IDS[card], IDS[spent]))
    return None


class TraderBot(BargainingBot):
    """Plans with all who would deal; swaps where that leaves time."""

    share = OWN_SHARE
    looks = False  # of equal plans it takes the solver's, with which its campaigns were played

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.joint = Joint(self.own, self.slow, self.deaf, self.accepts, self.share)
        self.waited = False

    def begin(self) -> None:
        super().begin()
        self.joint.begin()
        self.waited = False

    def recall(self, view: SiderealView, seat: int) -> None:
        super().recall(view, seat)
        notice = view.players[seat].notice
        if notice is not None and (notice.seek or notice.give):
            # Others wait for the offer it has told of: it is made in one answer, or the notice taken back.
            self.joint.seeks = self.joint.hasty = True

    def made(self, offer: OfferView) -> None:
        if len(offer.to) == 1:
            super().made(offer)
            return
        self.joint.tries += 1
        self.deaf.update(offer.to)
        if not (offer.open or offer.made):
            self.refused(offer, [no.seat for no in offer.declined])

    def took(self, offer: OfferView) -> None:
        self.deaf.update((offer.maker, *offer.to))

    def refused(self, offer: OfferView, seats: list[int]) -> None:
        if self.joint.many(offer):
            self.joint.refusers.update(seats)

    def passed_over(self, offer: OfferView) -> None:
        if self.joint.many(offer):  # it can be tried again without those who are done
            self.joint.tries -= 1

    def offer(
        self, view: SiderealView, position: Position, decision: Decision, standing: list[OfferView]
    ) -> Choice | None:
        found = prepare(position, decision)
        if found is not None:
            return found
        if not self.waited and waits(position, decision.seat):
            self.waited = True
            return None
        self.joint.thought = False
        found = self.joint.propose(view, position, decision, self.owed(view))
        if found is not None or self.joint.thought:
            return found
        return self.swap(view, position, decision, standing)

    def listens(self, view: SiderealView, seat: int) -> bool:
        return self.joint.listens(view, seat)
