"""Any interleaving of answers, allowed or not, by many seats of the market: a state machine that holds its laws."""

import random
from collections import Counter
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from tests.machines import SEATS, OpenPlay, foul, whole
from tests.market import events, facts
from tests.market.game import MARKET, MarketGame

NAMES = ("red", "green", "blue")
FAIR = [
    {},
    *({name: count} for name in NAMES for count in (1, 2, 3, 6)),
    *({name: 1, other: 2} for name in NAMES for other in NAMES if name != other),
]
GOODS = [*FAIR, *FAIR, *foul("red"), {"red": 99}]


def an_offer(chance: random.Random) -> tuple[int, dict[str, Any]]:
    """A seat, and what it offers to whom."""
    give, get = chance.choice(GOODS), chance.choice(GOODS)
    to = [number for number in range(9) if chance.random() < 0.5]
    return chance.randrange(9), {"give": give, "get": get, "to": to}


def a_deal(chance: random.Random) -> tuple[int, dict[str, Any]]:
    """A seat, and the moves that it proposes."""
    moves = [
        {"giver": chance.randrange(9), "receiver": chance.randrange(9), "goods": chance.choice(GOODS)}
        for _ in range(chance.randint(1, 3))
    ]
    return chance.randrange(9), {"moves": moves}


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

    @rule(offer=whole(an_offer))
    def offer(self, offer: tuple[int, dict[str, Any]]) -> None:
        seat, offered = offer
        self.try_key(seat, "offer:" + msgspec.json.encode(offered).decode())

    @rule(deal=whole(a_deal))
    def deal(self, deal: tuple[int, dict[str, Any]]) -> None:
        seat, moves = deal
        self.try_key(seat, "deal:" + msgspec.json.encode(moves).decode())

    @rule(seat=SEATS, verb=st.sampled_from(["take", "take", "take", "drop"]), number=st.integers(0, 5))
    def take(self, seat: int, verb: str, number: int) -> None:
        self.try_key(seat, f"{verb}:{number}")
