"""Any interleaving of answers, allowed or not, by many seats: a state machine that holds the market's laws."""

from collections import Counter
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from cosmodrome.core.answer import answer
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from tests.market import events, facts
from tests.market.game import MARKET, MarketGame

SEATS = st.integers(0, 8)
NAMES = ("red", "green", "blue")
FAIR = [
    {},
    *({name: count} for name in NAMES for count in (1, 2, 3, 6)),
    *({name: 1, other: 2} for name in NAMES for other in NAMES if name != other),
]
FOUL = [{"red": count} for count in (0, -1, 99, 100, 10**30, 1.5, "2", None, True, [1])] + [{"gold": 1}]
# Drawn whole, as drawing is what takes most of the time here.
GOODS = st.sampled_from([*FAIR, *FAIR, *FOUL])
MOVES = st.tuples(SEATS, SEATS, GOODS)


class MarketMachine(RuleBasedStateMachine):
    """Goods are conserved, nothing is given twice, a refused answer changes nothing, and a replay is the same."""

    game: MarketGame = MARKET

    @initialize(seats=st.integers(2, 9), seed=st.integers(0, 999))
    def begin(self, seats: int, seed: int) -> None:
        self.setup = Setup(seats, seed)
        self.log = Log()
        self.heard = 0
        self.rng = seeded(seed, "machine")
        self.taken: list[tuple[int, str]] = []
        self.traded: set[tuple[int, int]] = set()
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.state = self.game.new(self.setup, self.log)
        self.hear()

    def hear(self) -> None:
        """What has been told since, on a table of our own: nobody gives what it does not have at that moment."""
        for event in self.log[self.heard :]:
            self.note(event)
        self.heard = len(self.log)
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

    def try_key(self, seat: int, key: str) -> None:
        """An answer at the door: carried out, or refused with a reason and nothing changed."""
        before = facts.snapshot(self.state)
        try:
            answer(self.game, self.state, seat, [key])
        except NotAllowed as refused:
            assert refused.reason
            assert facts.snapshot(self.state) == before, f"{key} was refused and changed something"
            assert len(self.log) == self.heard
        else:
            self.taken.append((seat, key))
            traded = any(isinstance(event, events.Traded) for event in self.log[self.heard :])
            self.hear()
            if traded:
                offer = (self.state.round, self.state.seats[seat].shown[int(key.partition(":")[2])])
                assert offer not in self.traded, "an offer was taken twice"
                self.traded.add(offer)

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

    @rule(count=st.integers(1, 8))
    def act(self, count: int) -> None:
        """Some seats do what they may, by chance."""
        for _ in range(count):
            seats = self.game.may_act(self.state)
            if seats:
                seat = seats[int(self.rng.below(len(seats)))]
                decision = self.game.decision(self.state, seat)
                if decision.options or decision.forms:
                    self.try_key(seat, decision.sample(self.rng).key)

    @rule(seat=SEATS)
    def ready(self, seat: int) -> None:
        self.try_key(seat, "ready")

    @precondition(lambda self: len(self.taken) > 8)
    @rule()
    def time(self) -> None:
        time = self.game.time(self.state)
        if time is not None:
            self.game.choose(self.state, CLOCK, time)
            self.taken.append((CLOCK, time.key))
            self.hear()

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        log = Log()
        twin = self.game.new(self.setup, log)
        for seat, key in self.taken:
            choice = self.game.parse(key)
            self.game.check(twin, seat, choice)
            self.game.choose(twin, seat, choice)
        assert log == self.log and facts.snapshot(twin) == facts.snapshot(self.state), "a replay differs"
