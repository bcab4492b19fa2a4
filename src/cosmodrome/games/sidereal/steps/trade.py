"""The Trade phase: deals and everything that a seat does by itself, then the closing without deals (R2)."""

from typing import Any

from mypy_extensions import mypyc_attr

from cosmodrome.core.asking import asking, drop
from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.pile import empty
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal import acts, events, market, payloads, promises, purposes
from cosmodrome.games.sidereal.choices import (
    KEEP_PROMISE,
    READY,
    TIME_CLOSING,
    TIME_TRADE,
)
from cosmodrome.games.sidereal.deals import FAILED, INVENT, OPEN, RELEASED
from cosmodrome.games.sidereal.ledger import settle_promise
from cosmodrome.games.sidereal.meta import MOST_MADE, MOST_OFFERS
from cosmodrome.games.sidereal.naming import promised
from cosmodrome.games.sidereal.samples import (
    Sampled,
    SomeCounter,
    SomeOffer,
    SomeSeek,
    act_forms,
    counterable,
    some,
)
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.live import Bargaining, Live
from cosmodrome.games.sidereal.tables import IDS


def has_room(state: State, seat: Seat) -> bool:
    """R6.11, R6.14 Whether the seat may make one more offer."""
    count = 0
    for at in seat.made:
        if state.book[at].open:
            count += 1
    return count < MOST_OFFERS and len(seat.made) < MOST_MADE


def releasable(state: State, seat: int) -> list[int]:
    """R5.19 The numbers of the promises from which a seat could release their debtors."""
    return [
        number
        for number, owed in enumerate(state.ledger)
        if (owed.fate == OPEN or owed.fate == FAILED)
        and (seat == owed.to or seat in owed.also)
        and seat not in owed.released
    ]


class SomeRelease(Sampled):
    """R5.19 One of the promises from which the seat can release a debtor."""

    def made_up(self, rng: Rng) -> Any:
        return payloads.Release(some(rng, releasable(self.state, self.seat)))


def release(state: State, seat: Seat, number: int) -> None:
    owed = state.ledger[number]
    owed.released = [*owed.released, seat.number]
    if state.log is not None:
        state.tell(events.PromiseReleased(number, seat.number, promised(owed, number)))
    if len(owed.released) == len(owed.injured()):
        settle_promise(state, number, RELEASED, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trade(Bargaining):
    """R2.1 Deals and acts, until all but one are ready."""

    def __init__(self) -> None:
        super().__init__("trade", TIME_TRADE, int(asking(purposes.TRADE)), False)

    def forms(self, state: State, seat: Seat) -> list[Form]:
        return self.deal_forms(state, seat) + act_forms(state, seat)

    def deal_forms(self, state: State, seat: Seat) -> list[Form]:
        found = super().deal_forms(state, seat)
        if has_room(state, seat):
            found.append(SomeOffer("offer", state, seat.number))
            if counterable(state, seat, 1):
                found.append(SomeCounter("counter", state, seat.number))
        found.append(SomeSeek("seek", state, seat.number))
        if releasable(state, seat.number):
            found.append(SomeRelease("release", state, seat.number))
        return found

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> Any:
        if choice.verb in acts.VERBS:
            acts.act(state, seat, choice.verb, choice.payload, False)
        elif choice.verb == "seek":
            to = choice.payload.to
            if to is not None and (to >= len(state.seats) or to == seat.number):
                raise NotAllowed("no-such-seat", "R6.10", seat=to)
        elif choice.verb == "release":
            if choice.payload.number not in releasable(state, seat.number):
                raise NotAllowed("no-such-promise", "R5.19", number=choice.payload.number)
        else:
            return super().check_free(state, seat, choice)
        return None

    def take_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        if choice.verb in acts.VERBS:
            acts.act(state, seat, choice.verb, choice.payload, True)
        elif choice.verb == "seek":
            market.seek(state, seat, choice.payload)
        elif choice.verb == "release":
            release(state, seat, choice.payload.number)
        else:
            super().take_free(state, seat, choice)

    def look(self, state: State) -> None:
        """R2.10 When all but one are ready, trading closes for all."""
        left = 0
        for seat in state.seats:
            if len(seat.todo) > 0:
                left += 1
        if left <= 1:
            for seat in state.seats:
                seat.todo = empty()

    def finish(self, state: State) -> None:
        market.clear_phase(state, state.round)
        if state.log is not None:
            state.tell(events.TradeClosed())


class Closing(Live):
    """R2.11 Acts without deals, until everybody is done."""

    def __init__(self) -> None:
        super().__init__("closing", TIME_CLOSING, int(asking(purposes.CLOSING)))

    def ask_seat(self, state: State, seat: Seat) -> None:
        if acts.can_act(state, seat):
            super().ask_seat(state, seat)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if promises.inventions_owed(state, seat):
            return [KEEP_PROMISE]  # R5.10
        return super().options(state, seat)

    def forms(self, state: State, seat: Seat) -> list[Form]:
        return act_forms(state, seat)

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        if choice.verb in acts.VERBS:
            acts.act(state, seat, choice.verb, choice.payload, False)
        else:
            super().check_free(state, seat, choice)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if choice is READY:
            self.set_ready(state, seat, True)
            return
        if choice is KEEP_PROMISE:
            keep_inventions(state, seat)
        else:
            assert isinstance(choice, FreeChoice)
            acts.act(state, seat, choice.verb, choice.payload, True)
        if len(seat.todo) > 0 and not acts.can_act(state, seat):
            drop(seat)

    def close(self, state: State) -> None:
        for seat in state.seats:
            keep_inventions(state, seat)  # R5.13
        super().close(state)

    def finish(self, state: State) -> None:
        for number, owed in enumerate(state.ledger):
            if owed.fate == OPEN and owed.kind == INVENT and owed.turn == state.round:
                settle_promise(state, number, FAILED, 0)


def keep_inventions(state: State, seat: Seat) -> None:
    """R5.13 Make the promised inventions of this turn that can be paid."""
    while True:
        owed = promises.inventions_owed(state, seat)
        if not owed:
            return
        promise, option = owed[0]
        acts.invent(state, seat, payloads.Invent(IDS[promise.card], option), True)
