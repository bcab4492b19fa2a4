"""State and Seat of the market, and the atoms: the only functions that move goods, each telling its event."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import empty
from cosmodrome.core.small_game import Table
from tests.market import events
from tests.market.payloads import GOODS, Deal, Move, Offer

TRADE = int(asking(0))
SELL = int(asking(1))
ANYONE = -1
ROUNDS = 2
START = 6
"""Goods a seat begins with."""
MOST_OFFERS = 12
"""Offers a seat may make in a round."""

Counts = list[int]
Flow = tuple[int, int, Counts]
"""Goods from a seat to a seat; ANYONE stands for whoever takes an offer."""


class Entry(Whole):
    """An offer on the market. Closed ones stay, so that numbers keep their meaning."""

    maker: int
    to: list[int]
    """Who may take it, rising."""
    moves: list[Flow]
    all_of: bool
    """A deal: all of `to` take it before anything moves. Otherwise the first who takes it has it."""
    agreed: list[int]
    open: bool

    def copy(self) -> "Entry":
        it = Entry()
        it.maker, it.to, it.moves = self.maker, self.to, self.moves
        it.all_of, it.agreed, it.open = self.all_of, self.agreed, self.open
        return it


class Seat(AskedSeat):
    goods: Counts
    wish: int
    """Secret: the good that is worth twice as much to this seat."""
    points: int
    made: list[int]
    """Its offers of this round, as places in the book; `drop:0` is the first."""
    shown: list[int]
    """Offers of this round that it may take, in the order in which it was shown them; `take:0` is the first.

    Each seat has numbers of its own: common ones would tell of offers that it was not shown.
    """
    sealed: int
    """The good it means to sell, until all have chosen; -1 before."""

    def copy(self) -> "Seat":
        it = Seat()
        it.number = self.number
        it.todo = self.todo[:]
        it.options = self.options
        it.pool, it.picked, it.owed = empty(), empty(), 0
        it.goods = self.goods[:]
        it.wish, it.points, it.sealed = self.wish, self.points, self.sealed
        it.made, it.shown = self.made[:], self.shown[:]
        return it


class State(Table[Seat]):
    book: list[Entry]
    bank: Counts

    def copy(self) -> "State":
        it = State()
        it.log = None
        it.seats = [seat.copy() for seat in self.seats]
        it.todo = self.todo[:]
        it.options, it.ask_anyway = self.options, self.ask_anyway
        it.now, it.called, it.round, it.over = self.now, self.called, self.round, self.over
        it.book = [entry.copy() for entry in self.book]
        it.bank = self.bank[:]
        return it


def fresh_table() -> State:
    it = State()
    it.book, it.bank = [], [0] * len(GOODS)
    return it


def fresh_seat() -> Seat:
    it = Seat()
    it.goods = [0] * len(GOODS)
    it.wish, it.points, it.sealed = 0, 0, -1
    it.made, it.shown = [], []
    return it


# --- goods in numbers and in words


def counts(goods: Mapping[Any, int]) -> Counts:
    return [goods.get(good, 0) for good in GOODS]


def named(found: Counts) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, found, strict=True) if count}


def moved(moves: list[Flow]) -> list[Move]:
    return [Move(giver, receiver, named(goods)) for giver, receiver, goods in moves]  # type: ignore[arg-type]


def given(moves: list[Flow], seat: int) -> Counts:
    """All that a seat gives in these moves together."""
    total = [0] * len(GOODS)
    for giver, _, goods in moves:
        if giver == seat:
            total = [one + other for one, other in zip(total, goods, strict=True)]
    return total


def as_taken(entry: Entry, taker: int) -> list[Flow]:
    """The moves of an offer once it is known who takes it."""
    return [
        (taker if giver == ANYONE else giver, taker if receiver == ANYONE else receiver, goods)
        for giver, receiver, goods in entry.moves
    ]


def entry_of(maker: int, payload: Offer | Deal, seats: int) -> Entry:
    it = Entry()
    it.maker, it.agreed, it.open = maker, [], True
    if isinstance(payload, Offer):
        give, get = counts(payload.give), counts(payload.get)
        it.all_of = False
        it.to = sorted(payload.to) or [seat for seat in range(seats) if seat != maker]
        it.moves = [(maker, ANYONE, give), (ANYONE, maker, get)]
    else:
        it.all_of = True
        it.moves = [(move.giver, move.receiver, counts(move.goods)) for move in payload.moves]
        it.to = sorted({party for giver, receiver, _ in it.moves for party in (giver, receiver)} - {maker})
    return it


# --- atoms


def post(state: State, entry: Entry) -> None:
    """Put an offer on the market, in sight of those it is for."""
    at = len(state.book)
    state.book.append(entry)
    state.seats[entry.maker].made.append(at)
    for seat in entry.to:
        state.seats[seat].shown.append(at)
    if state.log is not None:
        give, get = ({}, {}) if entry.all_of else (named(entry.moves[0][2]), named(entry.moves[1][2]))
        moves = moved(entry.moves) if entry.all_of else []
        state.tell(events.Offered(entry.maker, entry.to, give, get, moves))


def agree(state: State, entry: Entry, seat: int) -> None:
    """A party takes a deal that others still have to take."""
    entry.agreed = [*entry.agreed, seat]
    if state.log is not None:
        state.tell(events.Agreed(seat, entry.maker, entry.to))


def withdraw(state: State, entry: Entry) -> None:
    entry.open = False
    if state.log is not None:
        state.tell(events.Dropped(entry.maker, entry.to))


def trade(state: State, entry: Entry, moves: list[Flow]) -> None:
    """Everything an offer says changes hands at once, and the offer is gone."""
    entry.open = False
    for giver, receiver, goods in moves:
        for good, count in enumerate(goods):
            state.seats[giver].goods[good] -= count
            state.seats[receiver].goods[good] += count
    if state.log is not None:
        state.tell(events.Traded(moved([move for move in moves if any(move[2])])))


def set_ready(state: State, seat: Seat, ready: bool) -> None:
    if ready:
        drop(seat)
    else:
        push(seat, TRADE)
    if state.log is not None:
        state.tell(events.Readied(seat.number, ready))


def sell(state: State, seat: Seat) -> None:
    """A seat sells all of the good that it sealed, to the bank."""
    good = seat.sealed
    count = seat.goods[good]
    points = count * (2 if good == seat.wish else 1)
    seat.goods[good] = 0
    state.bank[good] += count
    seat.points += points
    seat.sealed = -1
    if state.log is not None:
        state.tell(events.Sold(seat.number, GOODS[good], count, points))
