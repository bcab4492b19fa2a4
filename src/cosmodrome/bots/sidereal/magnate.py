"""Plans three turns with all who plan so too, agrees to what that brings it, and does its part of it."""

from typing import Any

from cosmodrome.bots.sidereal.act_answers import economy, next_act
from cosmodrome.bots.sidereal.acts import RUN
from cosmodrome.bots.sidereal.deals import read_offer
from cosmodrome.bots.sidereal.far_plans import FarDraft, far_base, far_draft, far_gain, part_of
from cosmodrome.bots.sidereal.joint import MOST_PARTIES, Joint, Work, floors
from cosmodrome.bots.sidereal.offer_answers import Answer
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import read
from cosmodrome.bots.sidereal.replies import Replies
from cosmodrome.bots.sidereal.settling import Settlement, settle
from cosmodrome.bots.sidereal.trader import TraderBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import NUMBER_OF
from cosmodrome.games.sidereal.views import OfferView, SiderealView

EFFORT = 8000
"""Pivots of a search for a plan of one turn, in one answer."""


def can_look(position: Position) -> bool:
    """Whether there are turns to come, and one deal reaches all: else who is left over finds no partners."""
    return position.turn < TURNS and len(position.seats) <= MOST_PARTIES


class FarWork(Work):
    """A deal by a plan of three turns, which each of its members could find."""

    draft: FarDraft | None

    def begin(
        self,
        position: Position,
        owed: list[list[int]],
        track: list[int],
        seat: int,
        own: OwnPlans,
        effort: int,
    ) -> None:
        if not self.base:
            self.base = far_base(position, self.members, owed, track)
        least = floors(self.base) if self.even else None
        self.draft = far_draft(position, self.members, owed, track, least)
        self._tell(self.draft, seat)

    def go_on(self, seat: int) -> bool:
        return False  # others would find another plan

    def settled(
        self, position: Position, plan: Plan, owed: list[list[int]], mine: tuple[int, float]
    ) -> Settlement | None:
        found = settle(position, plan, owed, self.base, mine)
        if found is not None:
            found.plan = plan
        return found


class FarJoint(Joint):
    """Plans three turns where nobody among them is known to judge by one."""

    first = at_once = EFFORT

    def __init__(self, own: OwnPlans, slow: set[int], deaf: set[int], accepts: float, share: float) -> None:
        self.near: set[int] = set()
        """Seats that have refused a deal by such a plan, or have offered one by another plan."""
        super().__init__(own, slow, deaf, accepts, share)

    def start(self, position: Position, members: list[int], thorough: bool) -> Work | None:
        work = super().start(position, members, thorough)
        far = can_look(position) and not (self.near | self.slow).intersection(members)
        return FarWork(work.table, members, thorough) if work is not None and far else work


class FarReplies(Replies):
    """Weighs a deal of several by the plan of three turns that it comes to itself, if that is what the deal is for."""

    def __init__(self, own: OwnPlans, accepts: float, edge: float, near: set[int]) -> None:
        """`near` are those of the bot's `FarJoint`."""
        self.near = near
        super().__init__(own, accepts, edge)

    def begin(self) -> None:
        super().begin()
        self.plans: dict[str, Plan] = {}
        """By offer: the plan that it is for."""

    def judge(
        self,
        view: SiderealView,
        position: Position,
        seat: int,
        offer: OfferView,
        owed: list[list[int]],
        kept: list[OfferView],
    ) -> Answer:
        far = can_look(position) and len(offer.to) > 1 and not kept
        if far and not self.near.intersection((offer.maker, *offer.to)):
            gained = self._gain(view, position, seat, offer, owed)
            if gained is None:
                self.near.add(offer.maker)
            elif gained > self.accepts:
                return Answer(gained, "")
        return super().judge(view, position, seat, offer, owed, kept)

    def _gain(
        self, view: SiderealView, position: Position, seat: int, offer: OfferView, owed: list[list[int]]
    ) -> float | None:
        """What it gains; None where the deal is for no plan that it knows."""
        members = sorted({offer.maker, *offer.to})
        deal = read_offer(offer, seat, view.round)
        track = [NUMBER_OF[space.card] for space in view.research_track if space.card]
        base = far_base(position, members, owed, track)
        for least in (None, floors(base)):
            plan = far_draft(position, members, owed, track, least).plan()
            gained = None if plan is None else far_gain(position, seat, deal, plan, base[seat])
            if plan is not None and gained is not None and not deal.other:
                self.plans[offer.key] = plan
                return gained
        return None


class MagnateBot(TraderBot):
    """A trader that sees two turns further, with those who do too."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.far = FarJoint(self.own, self.slow, self.deaf, self.accepts, self.share)
        self.joint = self.far
        self.weighs = FarReplies(self.own, self.accepts, self.edge, self.far.near)
        self.replies = self.weighs
        self.taken = ""
        """The offer that it has taken last."""
        self.follows: Plan | None = None
        """What it has yet to do of a plan for which a deal was made in this turn."""

    def begin(self) -> None:
        super().begin()
        self.follows, self.taken = None, ""

    def took(self, offer: OfferView) -> None:
        super().took(offer)
        self.taken = offer.key

    def refused(self, offer: OfferView, seats: list[int]) -> None:
        if self.far.plan is not None and self.far.many(offer):
            self.far.near.update(seats)  # they may like another deal
        else:
            super().refused(offer, seats)

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        if self.heeds(view, decision.seat):
            return self.replies.decline(view, decision) or self.act(view, decision) or self.ready(decision)
        return super().on_trade(view, decision)

    def heeds(self, view: SiderealView, seat: int) -> bool:
        """Whether it follows a plan, for which a deal has been made."""
        if view.round != self.turn:
            return False
        for offer in view.offers if self.follows is None else []:
            if offer.made and len(offer.to) > 1 and seat in (offer.maker, *offer.to):
                plan = self.far.plan if offer.maker == seat else self.weighs.plans.get(self.taken)
                if plan is not None:
                    self.follows = Plan([seat])
                    self.follows.acts = part_of(plan, seat, read_offer(offer, seat, view.round))
        return self.follows is not None

    def act(self, view: SiderealView, decision: Decision) -> Choice | None:
        if not self.heeds(view, decision.seat) or self.follows is None:
            return super().act(view, decision)
        found = next_act(read(view), decision.seat, self.follows, decision)
        if found is None:
            return None
        choice, act, _ = found
        self.follows = self.follows.without(act)
        return choice

    def on_economy(self, view: SiderealView, decision: Decision) -> Choice | None:
        form = decision.form("run")
        if form is not None and self.follows is not None and view.round == self.turn:
            position = read(view)
            seat = position.seats[decision.seat]
            runs = [act for act in self.follows.acts if act.kind == RUN]
            there = all(act.card in [*seat.cards, *seat.colonies] for act in runs)
            if there and payments(runs, seat.goods) is not None:
                return form.choice(economy(position, decision.seat, self.follows))
        return super().on_economy(view, decision)
