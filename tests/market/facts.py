"""What the laws know about the market: how to compare states, count goods and add up scores anew."""

from collections import Counter
from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.core.flow import LIVE
from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import append, listed
from tests.market import events
from tests.market.game import MARKET
from tests.market.payloads import GOODS
from tests.market.state import ROUNDS as LAST
from tests.market.state import START
from tests.market.views import MarketView

ROUNDS = LAST + 1
ASKED = {"ready"}
"""Fields of seats that say who is asked, beside those of the flow."""
TELLING = (events.Dealt, events.Agreed, events.Dropped, events.TimeRanOut, events.Closed)
"""Events that change nothing that all see; goods are dealt to all before it is told of the first."""
EVENTFUL = [Setup(3, 0)]
"""A game in which every kind of event happens."""


def snapshot(state: Any) -> Any:
    """All of a state as plain values, to compare; the log is left out."""
    seats = [
        (
            listed(seat.todo),
            [option.key for option in seat.options],
            seat.goods[:],
            (seat.number, seat.wish, seat.points, seat.sealed),
            seat.made[:],
            seat.shown[:],
        )
        for seat in state.seats
    ]
    book = [(it.maker, it.to, it.moves, it.all_of, it.agreed, it.open) for it in state.book]
    return state.now.number, state.round, state.over, listed(state.todo), state.bank[:], seats, book


def scramble(state: Any) -> None:
    """Change every list of a state in place, so that a twin which shares one shows it."""
    state.bank[0] += 1
    state.todo = append(state.todo, 0)
    for entry in state.book:
        entry.open = not entry.open
    state.book.append(None)
    for seat in state.seats:
        seat.goods[0] += 1
        seat.made.append(0)
        seat.shown.append(0)
        seat.todo = append(seat.todo, 0)


def check_cards(state: Any) -> None:
    """Goods are conserved, and nobody has less than none."""
    piles = [state.bank, *(seat.goods for seat in state.seats)]
    assert all(count >= 0 for pile in piles for count in pile), piles
    assert sum(map(sum, piles)) == START * len(state.seats), piles


def check_sums(state: Any) -> None:
    """Numbers point to offers, each to its own."""
    for seat in state.seats:
        assert all(state.book[at].maker == seat.number for at in seat.made)
        assert len(seat.made) == len(set(seat.made)) and len(seat.shown) == len(set(seat.shown))


def check_position(state: Any) -> None:
    check_cards(state)
    check_sums(state)
    if not state.over and state.now.kind == LIVE:
        for seat in state.seats:
            assert not seat.options, "in open play nobody keeps what may be answered"


class KnownTable:
    """The public market as the events tell it: goods, points, rounds, and who is ready."""

    def __init__(self, state: Any) -> None:
        self.goods = [Counter[str]() for _ in state.seats]
        self.points = [0] * len(state.seats)
        self.round = 0
        self.dealt = 0

    def hear(self, event: Event) -> None:
        match event:
            case events.Dealt():
                self.goods[event.seat].update(event.goods)
                self.dealt += 1
            case events.RoundBegan():
                self.round = event.round
            case events.Traded():
                for move in event.moves:
                    self.goods[move.giver].subtract(move.goods)
                    self.goods[move.receiver].update(move.goods)
            case events.Sold():
                assert self.goods[event.seat].pop(event.good, 0) == event.count
                self.points[event.seat] += event.points

    def check(self, state: Any, event: Event | None) -> None:
        """The market is just so, right after an event or, without one, between them."""
        view = MARKET.view(state, None)
        assert isinstance(view, MarketView)
        for seat in view.players[: self.dealt]:
            known = self.goods[seat.seat]
            assert {good: known[good] for good in GOODS} == {good: seat.goods.get(good, 0) for good in GOODS}
            assert seat.points == self.points[seat.seat]
        assert view.round == self.round
        match event:
            case events.Readied():
                assert view.players[event.seat].ready == event.ready
            case events.Offered():
                assert state.book and state.book[-1].maker == event.seat and state.book[-1].open
            case events.Ended():
                assert (view.phase, view.winners) == ("over", event.winners)


def turned_up(event: Event) -> set[str]:
    """There are no cards."""
    return set()


def check_end(state: Any, log: list[Event]) -> None:
    ended = log[-1]
    standing = MARKET.standing(state)
    assert isinstance(ended, events.Ended)
    assert ended.winners == standing.winners
    assert standing.scores == [seat.points for seat in state.seats]
