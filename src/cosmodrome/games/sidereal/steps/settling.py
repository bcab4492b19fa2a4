"""Promises due as a Trade phase begins or ends: what can be delivered is, the rest is settled live (R5.14 to R5.18)."""

from typing import Final

from cosmodrome.core.asking import asking, push
from cosmodrome.core.choice import Choice, FreeChoice, Pick
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.pile import empty
from cosmodrome.games.sidereal import events, ledger, market, payloads, promises, purposes
from cosmodrome.games.sidereal.choices import READY, REFUSE, TIME_SETTLE
from cosmodrome.games.sidereal.deals import (
    BROKEN,
    DELIVER,
    FAILED,
    INVENT,
    OPEN,
    Deal,
    Obligation,
    offered_by,
)
from cosmodrome.games.sidereal.giving import why_not_give
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.naming import ids, move_from, named, promise_from
from cosmodrome.games.sidereal.samples import SomeCompensation
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.live import Bargaining
from cosmodrome.games.sidereal.steps.trade import has_room

GIVEN_UP: Final = -1
"""R5.16 In `lost` of an obligation that failed: the debtor is done with it, or was refused."""


class Settling(Bargaining):
    """`late` tells that it is at the end of the Trade phase; the other one begins a turn."""

    late: bool

    def __init__(self, late: bool) -> None:
        super().__init__("settle", TIME_SETTLE, int(asking(purposes.SETTLE)), False)
        self.late = late

    def enter(self, state: State) -> None:
        if not self.late:
            state.round += 1
            if state.log is not None:
                state.tell(events.RoundBegan(state.round))
        deliver_due(state, self.late)
        self.look(state)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, self.ask)

    def reopen(self, state: State, seat: Seat) -> None:
        """Whoever is not asked has nothing to settle."""

    def look(self, state: State) -> None:
        """Debtors who may offer and the injured who have not answered an offer are asked; all others are not."""
        for seat in state.seats:
            asked = bool(self.debts(state, seat)) or self.has_offers(state, seat)
            if asked and len(seat.todo) == 0:
                push(seat, self.ask)
            elif not asked:
                seat.todo = empty()

    def debts(self, state: State, seat: Seat) -> list[int]:
        """The numbers of what a seat has failed to keep, has not given up, and has no compensation offered for."""
        offered = [deal.settles for deal in state.book if deal.open]
        return [
            number
            for number, owed in enumerate(state.ledger)
            if owed.fate == FAILED
            and owed.debtor == seat.number
            and owed.lost != GIVEN_UP
            and number not in offered
        ]

    def has_offers(self, state: State, seat: Seat) -> bool:
        for at in seat.shown:
            deal = state.book[at]
            if deal.open and deal.settles >= 0 and seat.number not in deal.agreed:
                return True
        return False

    def options(self, state: State, seat: Seat) -> list[Choice]:
        found: list[Choice] = [READY] if self.debts(state, seat) else []
        refusals: list[Choice] = []
        for choice in super().options(state, seat):
            if isinstance(choice, Pick) and self.settles(state, seat, choice):
                found.append(choice)
        for number, at in enumerate(seat.shown):
            deal = state.book[at]
            if deal.open and deal.settles >= 0 and seat.number not in deal.agreed:
                refusals.append(REFUSE[number])
        return found + refusals

    def settles(self, state: State, seat: Seat, choice: Pick) -> bool:
        """Whether a choice is about a compensation."""
        if choice.verb == "withdraw":
            return state.book[seat.made[choice.value]].settles >= 0
        return choice.verb == "take" and state.book[seat.shown[choice.value]].settles >= 0

    def deal_forms(self, state: State, seat: Seat) -> list[Form]:
        goods = [min(1, seat.goods[good]) for good in range(GOODS)]
        found = []
        cards = [] if any(goods) else ids([*seat.colonies, *seat.teams][:1])
        if (any(goods) or cards) and has_room(state, seat):
            for number in self.debts(state, seat):
                owed = state.ledger[number]
                move = payloads.Move(goods=named(goods), cards=cards, giver=seat.number, receiver=owed.to)  # type: ignore[arg-type]
                found.append(payloads.Compensate(number, [move]))
        return [SomeCompensation("compensate", state, seat.number, found)] if found else []

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> Deal:
        if choice.verb != "compensate":
            raise NotAllowed("not-an-option", choice=choice.verb, purpose=self.phase)
        market.check_room(state, seat)
        payload = choice.payload
        if payload.number not in self.debts(state, seat):
            raise NotAllowed("no-such-promise", "R5.15", number=payload.number)
        injured = state.ledger[payload.number].injured()
        deal = self.deal_of(state, seat, choice)
        for move in deal.moves:
            if move.giver != seat.number or move.receiver not in injured:
                raise NotAllowed("only-to-the-injured", "R5.15", seat=move.receiver)
            if move.pack.empty():
                raise NotAllowed("nothing-in-it", "R5.15")
        if not deal.moves and not deal.promises:
            raise NotAllowed("nothing-in-it", "R5.15")
        for each in deal.promises:
            if each.debtor != seat.number or each.to not in injured:
                raise NotAllowed("only-to-the-injured", "R5.15", seat=each.to)
        refused = why_not_give(state, seat.number, deal.moves) or self.why_not_promise(state, deal.promises)
        if refused is not None:
            raise refused
        return deal

    def why_not_promise(self, state: State, owed: list[Obligation]) -> NotAllowed | None:
        """R5.15 Why these cannot be promised in place of something; None if they can.

        What is due at the end of this Trade phase is over once it is settled.
        """
        for each in owed:
            if self.late and each.kind in (DELIVER, INVENT) and each.turn == state.round:
                last = state.round + 1
                return NotAllowed("not-in-turn", "R5.9", turn=each.turn, first=last, last=TURNS)
            refused = promises.why_not_promise(state, each, False)
            if refused is not None:
                return refused
        return None

    def why_not_take(self, state: State, seat: Seat, deal: Deal) -> NotAllowed | None:
        return super().why_not_take(state, seat, deal) or self.why_not_promise(state, deal.promises)

    def deal_of(self, state: State, seat: Seat, choice: FreeChoice) -> Deal:
        payload = choice.payload
        it = offered_by(seat.number)
        it.moves = [move_from(move) for move in payload.moves]
        it.promises = [promise_from(promise) for promise in payload.promises]
        it.until = state.round - (0 if self.late else 1)
        it.all_of, it.settles = True, payload.number
        it.to = sorted(state.ledger[payload.number].injured())
        return it

    def take_listed(self, state: State, seat: Seat, choice: Pick) -> None:
        if choice.verb == "refuse":
            deal = state.book[seat.shown[choice.value]]
            state.ledger[deal.settles].lost = GIVEN_UP
            market.withdraw(state, deal, seat.number)
            return
        super().take_listed(state, seat, choice)

    def set_ready(self, state: State, seat: Seat, ready: bool) -> None:
        """The debtor is done with all that is left."""
        for number in self.debts(state, seat):
            state.ledger[number].lost = GIVEN_UP
        if state.log is not None:
            state.tell(events.Readied(seat.number, True))

    def finish(self, state: State) -> None:
        for number, owed in enumerate(state.ledger):
            if owed.fate == FAILED:
                owed.lost = 0
                if owed.kind == DELIVER:
                    ledger.deliver(state, number, promises.as_far_as_possible(state, owed))
                else:
                    ledger.settle_promise(state, number, BROKEN, state.rulings.penalty)
        if any(deal.settles >= 0 for deal in state.book):
            market.clear_phase(state, state.round - (0 if self.late else 1))
            if state.log is not None:
                state.tell(events.BookClosed(self.phase))


def deliver_due(state: State, late: bool) -> None:
    """R5.14 Each delivery that is due, in order, if it can be made in full, again while any moves something."""
    moved = True
    while moved:
        moved = False
        for number, owed in enumerate(state.ledger):
            if (
                owed.fate == OPEN
                and promises.is_due(owed, state.round, late)
                and promises.can_be_kept(state, owed)
            ):
                ledger.deliver(state, number, owed.pack)
                moved = True
    for number, owed in enumerate(state.ledger):
        if owed.fate == OPEN and promises.is_due(owed, state.round, late):
            ledger.settle_promise(state, number, FAILED, 0)
