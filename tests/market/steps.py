"""The two steps of a round: the market, live, and selling, sealed."""

from typing import Any

from cosmodrome.core.asking import drop, push
from cosmodrome.core.choice import Choice, FreeChoice, Listing, Pick
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import LIVE, SEALED, Step, linked
from cosmodrome.core.rng import Rng
from tests.market import events
from tests.market.payloads import GOODS, MOST_SEATS, Deal, Move, Offer
from tests.market.state import (
    MOST_OFFERS,
    ROUNDS,
    SELL,
    TRADE,
    Entry,
    Flow,
    Seat,
    State,
    agree,
    as_taken,
    entry_of,
    given,
    named,
    post,
    sell,
    set_ready,
    trade,
    withdraw,
)

LISTED = Listing(__name__)
READY = LISTED.pick("ready", "", 0)
TAKE = [LISTED.pick("take", str(number), number) for number in range(MOST_OFFERS * (MOST_SEATS - 1))]
DROP = [LISTED.pick("drop", str(number), number) for number in range(MOST_OFFERS)]
SELL_GOOD = [LISTED.pick("sell", good, number) for number, good in enumerate(GOODS)]
TIME = LISTED.pick("time", "trade", 0)

OFFER = Form("offer", Offer)
DEAL = Form("deal", Deal)


def lacks(state: State, moves: list[Flow], seat: int) -> NotAllowed | None:
    """Why a seat cannot give what these moves ask of it; None if it can."""
    have = state.seats[seat].goods
    for good, need in enumerate(given(moves, seat)):
        if need > have[good]:
            return NotAllowed("lacks", seat=seat, good=GOODS[good], need=need, have=have[good])
    return None


class Market(Step[State, Seat]):
    """Offers are made, taken and dropped at any time, until all are ready or time is up."""

    def __init__(self) -> None:
        super().__init__("trade", LIVE, time=TIME)

    def enter(self, state: State) -> None:
        state.round += 1
        state.book = []
        for seat in state.seats:
            seat.made, seat.shown = [], []
        if state.log is not None:
            state.tell(events.RoundBegan(state.round))
        super().enter(state)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, TRADE)

    def reopen(self, state: State, seat: Seat) -> None:
        set_ready(state, seat, False)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        found: list[Choice] = [READY] if len(seat.todo) > 0 else []
        for number, at in enumerate(seat.shown):
            if self.why_not_take(state, seat, state.book[at]) is None:
                found.append(TAKE[number])
        for number, at in enumerate(seat.made):
            if state.book[at].open:
                found.append(DROP[number])
        return found

    def why_not_take(self, state: State, seat: Seat, entry: Entry) -> NotAllowed | None:
        """Why a seat cannot take an offer it has been shown; None if it can.

        What was offered may have gone elsewhere since, so all who give now are looked at again.
        """
        if not entry.open or seat.number in entry.agreed:
            return NotAllowed("closed", maker=entry.maker)
        moves = as_taken(entry, seat.number)
        last = not entry.all_of or len(entry.agreed) == len(entry.to) - 1
        givers = sorted({giver for giver, _, _ in moves}) if last else [seat.number]
        for giver in givers:
            refused = lacks(state, moves, giver)
            if refused is not None:
                return refused
        return None

    def forms(self, state: State, seat: Seat) -> list[Form]:
        if len(seat.made) >= MOST_OFFERS:
            return []
        stock = [each.goods[:] for each in state.seats]
        found: list[Form] = [SomeOffer(seat.number, stock)]
        if len(stock) > 2 and all(sum(goods) > 0 for goods in stock):
            found.append(SomeDeal(seat.number, stock))
        return found

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        payload, seats = choice.payload, len(state.seats)
        if len(seat.made) >= MOST_OFFERS:
            raise NotAllowed("book-full", most=MOST_OFFERS)
        entry = entry_of(seat.number, payload, seats)
        parties = {
            seat.number,
            *entry.to,
            *(party for move in entry.moves for party in move[:2] if party >= 0),
        }
        if max(parties) >= seats:
            raise NotAllowed("no-such-seat", seat=max(parties))
        if isinstance(payload, Offer):
            if seat.number in payload.to:
                raise NotAllowed("to-yourself", seat=seat.number)
            if not payload.give and not payload.get:
                raise NotAllowed("nothing-in-it")
        else:
            if seat.number not in {
                party for giver, receiver, _ in entry.moves for party in (giver, receiver)
            }:
                raise NotAllowed("not-a-party", seat=seat.number)
            if any(giver == receiver for giver, receiver, _ in entry.moves):
                raise NotAllowed("to-yourself", seat=seat.number)
        refused = lacks(state, entry.moves, seat.number)
        if refused is not None:
            raise refused

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, FreeChoice):
            post(state, entry_of(seat.number, choice.payload, len(state.seats)))
        elif choice.verb == "ready":
            set_ready(state, seat, True)
        elif choice.verb == "drop":
            assert isinstance(choice, Pick)
            withdraw(state, state.book[seat.made[choice.value]])
        else:
            assert isinstance(choice, Pick)
            entry = state.book[seat.shown[choice.value]]
            if entry.all_of and len(entry.agreed) < len(entry.to) - 1:
                agree(state, entry, seat.number)
            else:
                self.settle(state, entry, as_taken(entry, seat.number))

    def settle(self, state: State, entry: Entry, moves: list[Flow]) -> None:
        """Goods change hands; whoever was ready looks again."""
        trade(state, entry, moves)
        for party in sorted({party for giver, receiver, _ in moves for party in (giver, receiver)}):
            if len(state.seats[party].todo) == 0:
                self.reopen(state, state.seats[party])

    def close(self, state: State) -> None:
        super().close(state)
        if state.log is not None:
            state.tell(events.TimeRanOut())

    def finish(self, state: State) -> None:
        if state.log is not None:
            state.tell(events.Closed())


class Selling(Step[State, Seat]):
    """Every seat seals a good; then all sell what they have of it."""

    def __init__(self) -> None:
        super().__init__("sell", SEALED)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, SELL)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [*SELL_GOOD]

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        drop(seat)
        seat.sealed = choice.value

    def finish(self, state: State) -> None:
        for seat in state.seats:
            sell(state, seat)
        if state.round == ROUNDS:
            state.over = True
            if state.log is not None:
                ranks = [(seat.points, sum(seat.goods)) for seat in state.seats]
                state.tell(events.Ended([seat for seat, rank in enumerate(ranks) if rank == max(ranks)]))


class SomeOffer(Form):
    """Offers of what the seat has, by chance."""

    def __init__(self, seat: int, stock: list[list[int]]) -> None:
        super().__init__("offer", Offer)
        self.seat = seat
        self.stock = stock

    def __reduce__(self) -> Any:
        return SomeOffer, (self.seat, self.stock)

    def sample(self, rng: Rng) -> FreeChoice:
        give, get = [0] * len(GOODS), [0] * len(GOODS)
        own = [good for good, count in enumerate(self.stock[self.seat]) if count]
        if own:
            good = own[int(rng.below(len(own)))]
            give[good] = 1 + int(rng.below(self.stock[self.seat][good]))
        if not own or rng.below(8) > 0:
            get[int(rng.below(len(GOODS)))] = 1 + int(rng.below(2))
        others = [seat for seat in range(len(self.stock)) if seat != self.seat]
        to = {others[int(rng.below(len(others)))] for _ in range(int(rng.below(3)))}
        return self.choice(Offer(named(give), named(get), to))  # type: ignore[arg-type]


class SomeDeal(Form):
    """A ring of three, each giving the next one good that it has."""

    def __init__(self, seat: int, stock: list[list[int]]) -> None:
        super().__init__("deal", Deal)
        self.seat = seat
        self.stock = stock

    def __reduce__(self) -> Any:
        return SomeDeal, (self.seat, self.stock)

    def sample(self, rng: Rng) -> FreeChoice:
        others = [seat for seat in range(len(self.stock)) if seat != self.seat]
        rng.shuffle(others)
        ring = [self.seat, *others[:2]]
        moves = []
        for at, giver in enumerate(ring):
            own = [good for good, count in enumerate(self.stock[giver]) if count]
            goods = [0] * len(GOODS)
            goods[own[int(rng.below(len(own)))]] = 1
            moves.append(Move(giver, ring[(at + 1) % 3], named(goods)))  # type: ignore[arg-type]
        return self.choice(Deal(moves))


STEPS = [Market(), Selling()]
linked(__name__, STEPS, again=0)
