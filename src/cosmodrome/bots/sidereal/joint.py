"""The one deal with everybody that a bot plans in a Trade phase, over several answers, and offers where all gain."""

from itertools import combinations
from typing import Any

from cosmodrome.bots.sidereal.deals import payload
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.pooling import Draft, draft_for_all, draft_pooled
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import named
from cosmodrome.bots.sidereal.settling import ENOUGH, Settlement, base_of, fewer_ways, losers, settle
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.tables import NUMBER_OF
from cosmodrome.games.sidereal.views import OfferView, SiderealView

AGAIN = 1.0
"""Points that everybody gains at least by a second offer, for it costs thought."""
FLOOR = 0.35
"""Points that a plan leaves everybody as a gain, if the best one does not."""
HEARS = 6
"""Answers that it waits for the offer of somebody who seeks something."""
HEARS_TWO = 9
"""The same at tables where one deal does not reach all: there are two in a phase."""
FIRST = 600
"""Pivots of the answer in which a plan is begun, which also weighs what everybody has without it."""
AT_ONCE = 400
"""The same where the whole plan is made in that answer."""
MOST_OWN = 4
"""Own plans of others that are made beside a whole plan in one answer; where there are more, they come first."""
ROUNDS = 2
"""Answers in which it goes on with the first half of a plan, where that is not finished."""
TRIES = 3
"""Offers that it makes in a Trade phase, while they are refused."""
SHORT = 3
"""Seats in a deal that people read at once."""
SHORT_MOVES = 8
"""The same of what moves in it."""
MORE = 2.0
"""Points by which a longer deal with a person in it has to be better for all together."""
MOST_PARTIES = 5
"""In one deal: with more, what moves between whom no longer fits into an offer."""


def floors(base: dict[int, float]) -> dict[int, float]:
    """What a plan that nobody is to lose by brings each at least."""
    return {member: worth + FLOOR for member, worth in base.items()}


class Work:
    """A deal that is being planned, over several answers, for each of which there is little time."""

    def __init__(self, table: Any, members: list[int], thorough: bool) -> None:
        self.table = table
        """What those `watched` had when it began; it begins anew where that has changed."""
        self.watched = self.members = members
        self.thorough = thorough
        """Whether a plan without losers is looked for where the best one has some."""
        self.draft: Draft | None = None
        self.rounds = 0
        """Answers in which it has gone on with the draft."""
        self.base: dict[int, float] = {}
        """By member: what it has without a deal; once that is known."""
        self.found: Settlement | None = None
        """The deal of the best plan, which has losers; then a plan without is looked for."""
        self.even = False
        """Whether it is."""
        self.long: Settlement | None = None
        """A deal of more seats, to which this one would be preferred if it is hardly worse."""
        self.seek = payloads.Seek()
        """What the plan so far has the seat look for, and what it leaves it."""

    def begin(
        self,
        position: Position,
        owed: list[list[int]],
        track: list[int],
        seat: int,
        own: OwnPlans,
        effort: int,
    ) -> None:
        """The first half of a plan, as far as one answer goes: `effort` is in pivots."""
        if not self.base:
            self.base = base_of(position, self.members, owed, own)
        if self.even:
            self.draft = draft_for_all(position, self.members, owed, floors(self.base), effort)
        else:
            self.draft = draft_pooled(position, self.members, owed, track, effort)
        self._tell(self.draft, seat)

    def go_on(self, seat: int) -> bool:
        """Whether it has thought some more about the first half."""
        if self.draft is None or self.draft.search.done or self.rounds >= ROUNDS:
            return False
        self.rounds += 1
        self.draft.go_on()
        self._tell(self.draft, seat)
        return True

    def _tell(self, draft: Draft, seat: int) -> None:
        takes = draft.takes(seat)
        self.seek = payloads.Seek(
            seek=named([max(0, count) for count in takes]), give=named([max(0, -count) for count in takes])
        )

    def deal(self, position: Position, owed: list[list[int]], seat: int, share: float) -> Settlement | None:
        """The other half, settled; None where there is no plan that is worth the talk."""
        assert self.draft is not None
        plan = self.draft.plan()
        if plan is None:
            return self.found
        if not self.even and plan.worth < sum(self.base.values()) + ENOUGH * len(self.members):
            return None
        found = self.settled(position, plan, owed, (seat, share))
        if self.found is not None and (found is None or _least(found) <= _least(self.found)):
            return self.found
        return found

    def settled(
        self, position: Position, plan: Plan, owed: list[list[int]], mine: tuple[int, float]
    ) -> Settlement | None:
        """The deal for a plan."""
        return settle(position, plan, owed, self.base, mine)


def total(found: Settlement) -> float:
    return sum(found.gains.values())


def _least(found: Settlement) -> float:
    return min(found.gains.values())


def _table(position: Position, members: list[int]) -> Any:
    """What the members have."""
    seats = [position.seats[member] for member in members]
    return [(seat.goods, seat.donated, seat.cards, seat.teams) for seat in seats]


class Joint:
    """Plans with all who would deal, and settles so that everybody gains."""

    first = FIRST
    at_once = AT_ONCE

    def __init__(self, own: OwnPlans, slow: set[int], deaf: set[int], accepts: float, share: float) -> None:
        """`own`, `slow` and `deaf` are those of the bot, which changes them too; `share` is as in `settle`."""
        self.own = own
        self.slow = slow
        self.deaf = deaf
        self.accepts = accepts
        self.share = share
        self.hasty = False
        """Whether somebody has acted while it was planning; from then on it makes each plan in one answer."""
        self.gains: dict[int, float] = {}
        """By seat: points that the deal which it offered last brings."""
        self.begin()

    def begin(self) -> None:
        """A Trade phase begins."""
        self.tries = 0
        self.plan: Plan | None = None
        """For which it offered its last deal, where its parties are to follow it."""
        self.refusers: set[int] = set()
        self.work: Work | None = None
        """A deal that it is planning."""
        self.thought = False
        """Whether it has worked on one in this answer: then the bot looks for no swap."""
        self.heard = 0
        """How often it has waited for somebody's offer."""
        self.seeks = False
        """Whether it has told what it seeks, and others wait for its offer."""
        self.pair = ""
        """The deal that it offered last, if it is with one seat: not taken for a swap."""

    def many(self, offer: OfferView) -> bool:
        """Whether an offer is a deal as this bot plans them, and no swap."""
        return len(offer.to) > 1 or (bool(self.pair) and offer.key == self.pair)

    def dealt(self, view: SiderealView) -> bool:
        """Whether it has had its part in a deal of this phase; a swap leaves room for one."""
        return any(offer.made and self.many(offer) for offer in view.offers)

    def listens(self, view: SiderealView, seat: int) -> bool:
        """Whether it waits for the offer of somebody who has told what a plan of theirs takes."""
        count = len(view.players)
        if self.work is not None or self.heard >= (HEARS if count <= MOST_PARTIES else HEARS_TWO):
            return False
        makers = {offer.maker for offer in view.offers}
        free = not (self.tries or self.dealt(view))
        for other, seen in enumerate(view.players):
            notice = seen.notice
            near = (seat - other) % count < MOST_PARTIES  # it may be asked; else it may ask next
            if other == seat or other in makers or not (near or free):
                continue
            if notice is not None and (notice.seek or notice.give):
                self.heard += 1
                return True
        return False

    def propose(
        self, view: SiderealView, position: Position, decision: Decision, owed: list[list[int]]
    ) -> Choice | None:
        """One deal of as many as would gain by it."""
        form = decision.form("offer")
        stands = any(offer.open and offer.key == self.pair for offer in view.offers)
        if form is None or stands or self.dealt(view):
            self.work = None
            return self.sought(decision)
        work = self.begun(view, position, decision.seat)
        if work is None:
            return self.sought(decision)
        self.thought = True
        notice = decision.form("seek")
        if self.step(view, position, owed, work, decision.seat, self.hasty or notice is None):
            offer = self.go_on(view, position, owed, work, decision.seat)
            if offer is not None:
                self.pair = f"withdraw:{sum(each.maker == decision.seat for each in view.offers)}"
                return form.choice(offer)
        if self.work is None:
            return self.sought(decision)
        if notice is None:
            return None
        self.seeks = True
        return notice.choice(self.work.seek)

    def begun(self, view: SiderealView, position: Position, seat: int) -> Work | None:
        """The deal that it is planning, or one to begin with; None where there is none."""
        work = self.work
        if work is None and self.tries < TRIES:
            self.work = self.start(position, self.partners(view, position, seat), True)
        elif work is not None and work.table != _table(position, work.watched):
            self.hasty = True
            self.work = self.start(position, work.members, work.thorough)
            if self.work is not None:
                self.work.even = work.even
        return self.work

    def step(
        self,
        view: SiderealView,
        position: Position,
        owed: list[list[int]],
        work: Work,
        seat: int,
        at_once: bool,
    ) -> bool:
        """Think about the first half of a plan; whether the other half can follow in the same answer."""
        if at_once and self.own.missing(position, work.members, owed) > MOST_OWN:
            work.base = base_of(position, work.members, owed, self.own)
            return False
        if work.draft is None:
            track = [NUMBER_OF[space.card] for space in view.research_track if space.card]
            work.begin(position, owed, track, seat, self.own, self.at_once if at_once else self.first)
            return at_once
        # Where one deal does not reach all, there are two in a phase, and few ticks.
        return at_once or len(view.players) > MOST_PARTIES or not work.go_on(seat)

    def start(self, position: Position, members: list[int], thorough: bool) -> Work | None:
        """Work on a deal of these seats; None where there are none, and then it gives up."""
        if len(members) < 2:
            self.tries = TRIES
            return None
        return Work(_table(position, members), members, thorough)

    def go_on(
        self, view: SiderealView, position: Position, owed: list[list[int]], work: Work, seat: int
    ) -> payloads.Offer | None:
        """The deal that has been worked on; None where it is none yet, and work goes on with another or ends."""
        found = work.deal(position, owed, seat, self.share)
        self.work = None
        if work.long is not None and (
            found is None or set(losers(found)) - {seat} or total(found) < total(work.long) - MORE
        ):
            found = work.long
        losing = [] if found is None else [member for member in losers(found) if member != seat]
        if found is not None and losing and work.thorough:
            if not work.even:  # the best plan has losers: the best one that has none
                self.work = self.start(position, work.members, True)
            else:  # without whoever loses most
                worst = min(losing, key=lambda member: found.gains[member])
                left = [member for member in work.members if member != worst]
                self.work = self.start(position, left, False)
            if self.work is not None:
                self.work.seek = work.seek
                if not work.even:
                    self.work.even, self.work.base, self.work.found = True, work.base, found
            return None
        if found is not None and not losing and work.long is None and self.slow.intersection(work.members):
            fewer_ways(position, found.deal, SHORT_MOVES)
            if len(work.members) > SHORT:
                self.work = self.start(position, self.fewer(position, work, seat, owed), False)
                if self.work is not None:
                    self.work.seek, self.work.long = work.seek, found
                    self.work.watched, self.work.table = work.members, work.table
                    return None
        offer = None if found is None or losing else payload(found.deal, view.round)
        if found is None or offer is None or _least(found) < (AGAIN if self.tries else self.accepts):
            self.tries = TRIES
            return None
        self.tries += 1
        self.gains = found.gains
        self.plan = found.plan
        self.deaf.update(work.members)
        self.seeks = self.seeks and len(work.members) < len(view.players)  # others do not see the offer
        return offer

    def fewer(self, position: Position, work: Work, seat: int, owed: list[list[int]]) -> list[int]:
        """Those of a deal with a person in it that could make most of it, so few that it is read at once."""

        def most(members: tuple[int, ...]) -> float:
            model = Model(position, sorted({seat, *members}), owed)
            alone = sum(self.own.of(position, member, owed).worth for member in members)
            return model.constant + model.program.bound() - alone

        among = combinations([member for member in work.members if member != seat], SHORT - 1)
        return sorted(
            {seat, *max((each for each in among if self.slow.intersection((seat, *each))), key=most)}
        )

    def sought(self, decision: Decision) -> Choice | None:
        """It takes its notice back if no offer has come of it, so that nobody waits for one."""
        notice = decision.form("seek")
        if not self.seeks or notice is None:
            return None
        self.seeks = False
        return notice.choice(payloads.Seek())

    def partners(self, view: SiderealView, position: Position, seat: int) -> list[int]:
        """Itself and whoever may agree, those behind it first; who is done is left alone."""
        count = len(position.seats)
        row = [(seat + step) % count for step in range(count)]
        out = self.refusers | {other.seat for other in view.players if other.ready}
        for offer in view.offers:
            if len(offer.to) > 1:  # a bot may like another deal better; people who say no are not asked again
                out |= {no.seat for no in offer.declined if no.why == "plain" or no.seat in self.slow}
        return sorted([member for member in row if member == seat or member not in out][:MOST_PARTIES])
