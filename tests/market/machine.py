"""Any interleaving of answers, allowed or not, by many seats of the market: a state machine that holds its laws."""

from collections import Counter
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from tests.machines import SEATS, OpenPlay, foul
from tests.market import events, facts
from tests.market.game import MARKET, MarketGame

NAMES = ("red", "green", "blue")
FAIR = [
    {},
    *({name: count} for name in NAMES for count in (1, 2, 3, 6)),
    *({name: 1, other: 2} for name in NAMES for other in NAMES if name != other),
]
# Drawn whole, as drawing is what takes most of the time here.
GOODS = st.sampled_from([*FAIR, *FAIR, *foul("red"), {"red": 99}])
MOVES = st.tuples(SEATS, SEATS, GOODS)


class MarketMachine(OpenPlay):
    """The market's own goods, offers and deals."""

    game: MarketGame = MARKET
    traded_event = events.Traded
    answers_before_time = 8

    @initialize(seats=st.integers(2, 9), number=st.integers(0, 999))
    def begin(self, seats: int, number: int) -> None:
        self.setup = Setup(seats, number)
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.start(number)

    def fresh(self, log: Log) -> Any:
        return self.game.new(self.setup, log)

    def snapshot(self, state: Any) -> Any:
        return facts.snapshot(state)

    def check(self) -> None:
        assert [[pile[good] for good in NAMES] for pile in self.goods] == [
            seat.goods for seat in self.state.seats
        ], "goods are not where they were told to go"
        facts.check_cards(self.state)

    def note(self, event: Event) -> None:
        if isinstance(event, events.Dealt):
            self.goods[event.seat].update(event.goods)
        elif isinstance(event, events.Traded):
            for move in event.moves:
                self.goods[move.giver].subtract(move.goods)
            assert all(count >= 0 for pile in self.goods for count in pile.values()), "given twice"
            for move in event.moves:
                self.goods[move.receiver].update(move.goods)
        elif isinstance(event, events.Sold):
            assert self.goods[event.seat].pop(event.good, 0) == event.count

    @rule(seat=SEATS, give=GOODS, get=GOODS, among=st.integers(0, 511))
    def offer(self, seat: int, give: Any, get: Any, among: int) -> None:
        to = [number for number in range(9) if among >> number & 1]
        self.try_key(seat, "offer:" + msgspec.json.encode({"give": give, "get": get, "to": to}).decode())

    @rule(seat=SEATS, moves=st.lists(MOVES, min_size=1, max_size=3))
    def deal(self, seat: int, moves: list[tuple[int, int, Any]]) -> None:
        named = [{"giver": giver, "receiver": receiver, "goods": goods} for giver, receiver, goods in moves]
        self.try_key(seat, "deal:" + msgspec.json.encode({"moves": named}).decode())

    @rule(seat=SEATS, verb=st.sampled_from(["take", "take", "take", "drop"]), number=st.integers(0, 5))
    def take(self, seat: int, verb: str, number: int) -> None:
        self.try_key(seat, f"{verb}:{number}")
