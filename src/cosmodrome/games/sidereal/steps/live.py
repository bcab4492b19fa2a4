"""What all live steps share: being ready, and offers that are taken, recalled and withdrawn where there are any."""

from typing import Any

from mypy_extensions import mypyc_attr

from cosmodrome.core.asking import drop, push
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, Pick
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import LIVE, Step
from cosmodrome.games.sidereal import events, market
from cosmodrome.games.sidereal.choices import READY, RECALL, TAKE, WITHDRAW
from cosmodrome.games.sidereal.deals import Deal
from cosmodrome.games.sidereal.samples import SomeDecline, declinable
from cosmodrome.games.sidereal.state import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Live(Step[State, Seat]):
    """A live step whose seats are asked one question, and say that they are ready."""

    def __init__(self, phase: str, time: Choice, ask: int) -> None:
        super().__init__(phase, LIVE, time=time)
        self.ask = ask

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, self.ask)

    def reopen(self, state: State, seat: Seat) -> None:
        self.set_ready(state, seat, False)

    def set_ready(self, state: State, seat: Seat, ready: bool) -> None:
        """R2.9"""
        if ready:
            drop(seat)
        else:
            push(seat, self.ask)
        if state.log is not None:
            state.tell(events.Readied(seat.number, ready))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [READY] if len(seat.todo) > 0 else []

    def nothing(self, state: State, seat: Seat) -> str:
        """As in `Decision`."""
        return ""

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        self.set_ready(state, seat, True)

    def close(self, state: State) -> None:
        super().close(state)
        if state.log is not None:
            state.tell(events.TimeRanOut(self.phase))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Live):
    """A live step with a book of offers. `talk` is that before the bids, where nothing moves (R9.1)."""

    talk: bool

    def __init__(self, phase: str, time: Choice, ask: int, talk: bool) -> None:
        super().__init__(phase, time, ask)
        self.talk = talk

    def options(self, state: State, seat: Seat) -> list[Choice]:
        found = super().options(state, seat)
        recalls: list[Choice] = []
        for number, at in enumerate(seat.shown):
            deal = state.book[at]
            if not deal.open:
                continue
            if seat.number in deal.agreed:
                recalls.append(RECALL[number])
            elif self.why_not_take(state, seat, deal) is None:
                found.append(TAKE[number])
        for number, at in enumerate(seat.made):
            if state.book[at].open:
                found.append(WITHDRAW[number])
        return found + recalls

    def why_not_take(self, state: State, seat: Seat, deal: Deal) -> NotAllowed | None:
        """Why a seat cannot take an offer; None if it can."""
        return market.why_not_take(state, seat, deal, self.talk)

    def why_not(self, state: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Why an offer with a number cannot be taken."""
        assert isinstance(choice, Pick)
        if choice.value < len(seat.shown):
            return self.why_not_take(state, seat, state.book[seat.shown[choice.value]])
        return None

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, FreeChoice):
            deal = self.deal_of(state, seat, choice)
            if deal is not None:
                market.post(state, deal)
            else:
                self.take_free(state, seat, choice)
        elif choice is READY:
            self.set_ready(state, seat, True)
        else:
            assert isinstance(choice, Pick)
            self.take_listed(state, seat, choice)
        self.look(state)

    def take_read(self, state: State, seat: Seat, read: Any) -> None:
        market.post(state, read)
        self.look(state)

    def take_listed(self, state: State, seat: Seat, choice: Pick) -> None:
        if choice.verb == "withdraw":
            market.withdraw(state, state.book[seat.made[choice.value]])
            return
        deal = state.book[seat.shown[choice.value]]
        if choice.verb == "recall":
            market.recall(state, deal, seat.number)
        elif market.is_last(deal):
            self.settle(state, deal, seat)
        else:
            market.agree(state, deal, seat.number)

    def keeps_ready(self, choice: Choice) -> bool:
        """R6.13"""
        return choice.verb == "decline"

    def take_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        """One that is no offer."""
        deal = state.book[seat.shown[choice.payload.number]]
        market.decline(state, deal, seat.number, choice.payload.why)

    def deal_of(self, state: State, seat: Seat, choice: FreeChoice) -> Deal | None:
        """The offer that a free choice makes; None where it makes none. Raises NotAllowed for what there is not."""
        if choice.verb == "offer":
            return market.deal_from(state, seat.number, choice.payload)
        if choice.verb == "counter":
            deal = market.deal_from(state, seat.number, choice.payload.offer)
            deal.answers = seat.shown[choice.payload.number]
            return deal
        return None

    def settle(self, state: State, deal: Deal, seat: Seat) -> None:
        """A deal is made; R2.9 whoever was ready looks again."""
        for party in market.carry_out(state, deal, seat.number):
            if len(state.seats[party].todo) == 0:
                self.reopen(state, state.seats[party])

    def look(self, state: State) -> None:
        """After each answer."""

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> Any:
        payload: Any = choice.payload
        if choice.verb == "decline":
            other = shown(state, seat, payload.number)
            if seat.number in other.agreed:  # that would have to be recalled first
                raise NotAllowed("offer-closed", "R6.4", maker=other.maker)
            return None
        maker = shown(state, seat, payload.number).maker if choice.verb == "counter" else NOTHING
        deal = self.deal_of(state, seat, choice)
        if deal is None:
            return super().check_free(state, seat, choice)
        if maker >= 0:
            payload = payload.offer
            if maker not in deal.to:
                raise NotAllowed("counter-to-another", "R6.7", maker=maker)
        market.check_post(state, seat, deal, payload, self.talk)
        return deal

    def forms(self, state: State, seat: Seat) -> list[Form]:
        return self.deal_forms(state, seat)

    def deal_forms(self, state: State, seat: Seat) -> list[Form]:
        """Those that have to do with others."""
        return [SomeDecline("decline", state, seat.number)] if declinable(state, seat, 1) else []


def shown(state: State, seat: Seat, number: int) -> Deal:
    """The open offer that a seat was shown by this number. Raises NotAllowed."""
    if number >= len(seat.shown):
        raise NotAllowed("no-such-offer", "R6.4", number=number)
    deal = state.book[seat.shown[number]]
    if not deal.open:
        raise NotAllowed("offer-closed", "R6.4", maker=deal.maker)
    return deal
