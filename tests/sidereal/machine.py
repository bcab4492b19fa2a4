"""Any interleaving of answers, allowed or not, by many seats of Sidereal Confluence: a machine that holds its laws."""

from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from cosmodrome.core.answer import answer
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.flow import LIVE
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.sidereal import events
from cosmodrome.games.sidereal.game import SIDEREAL, Sidereal
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.tables import IDS
from tests.laws import sidereal_facts as facts

SEATS = st.integers(0, 8)
NAMES = WORDS[:8]
FAIR = [
    *({name: count} for name in NAMES for count in (1, 1, 2)),
    *({name: 1, other: 1} for name in NAMES[:6] for other in NAMES[:6] if name != other),
]
FOUL = [{"white": count} for count in (0, -1, 100, 10**30, 1.5, "2", None, True, [1])]
FOUL += [{"gold": 1}, {"vp": 1}]
# Drawn whole, as drawing is what takes most of the time here.
GOODS_DRAWN = st.sampled_from([*FAIR, *FAIR, *FOUL])
PARTY = st.sampled_from([None, *range(9)])
EXTRAS = st.sampled_from(
    [
        *({} for _ in range(12)),
        {"points": 1},
        {"parcel": True},
        {"envoys": 1},
        {"acknowledgements": 2},
        {"licences": ["nanotechnology"]},
        {"cards": ["no_such_card"]},
        {"envoys": -1},
        {"vp": 3},
    ]
)
MOVES = st.tuples(PARTY, PARTY, GOODS_DRAWN, EXTRAS)
PROMISES = st.sampled_from(
    [
        *(None for _ in range(6)),
        {"type": "deliver", "turn": 1, "late": True, "goods": {"brown": 1}},
        {"type": "deliver", "turn": 2, "goods": {"ship": 1}},
        {"type": "deliver", "turn": 7, "goods": {"ship": 1}},
        {"type": "bid", "turn": 1, "track": "colony", "bound": "most", "ships": 1},
        {"type": "bid", "turn": 1, "track": "research", "bound": "least", "ships": 2},
        {"type": "spare", "turn": 1},
        {"type": "note", "turn": 3, "text": "friends"},
        {"type": "output", "turn": 1, "card": "faderan_archaic_automated_support_network"},
    ]
)


@cache
def opened(seats: int, seed: int) -> tuple[Any, tuple[Any, ...]]:
    """A table whose first Trade phase has just begun, and what has been told by then; nobody changes it."""
    log = Log()
    setup = Setup(seats, seed, SIDEREAL.meta.read_options({"species": "random"}, seats))
    return SIDEREAL.new(setup, log), tuple(log)


class MarketMachine(RuleBasedStateMachine):
    """Goods are conserved, nothing is given twice, a refused answer changes nothing, and a replay is the same."""

    game: Sidereal = SIDEREAL

    @initialize(seats=st.integers(4, 9), seed=st.integers(0, 15))
    def begin(self, seats: int, seed: int) -> None:
        self.first, told = opened(seats, seed)
        self.log = Log(told)
        self.heard, self.begun = 0, len(told)
        self.rng = seeded(seed, "machine")
        self.taken: list[tuple[int, str]] = []
        self.traded: set[tuple[int, int]] = set()
        self.told = [facts.Told() for _ in range(seats)]
        self.state = self.fresh(self.log)
        self.hear()

    def fresh(self, log: Log) -> Any:
        """The table as it was, to be played by the steps of this machine's game."""
        state = self.game.copy(self.first)
        state.now = self.game._first
        for _ in range(self.first.now.number):
            state.now = state.now.after
        state.log = log
        return state

    def hear(self) -> None:
        """What has been told since, on a table of our own: nobody gives what it does not have at that moment."""
        for event in self.log[self.heard :]:
            if isinstance(event, events.Traded | events.Delivered | events.DonationGiven):
                before = {seat: dict(own.goods) for seat, own in enumerate(self.told)}
                facts.note(self.told, event)
                assert gives_what_it_has(event, before), "given twice"
            else:
                facts.note(self.told, event)
        self.heard = len(self.log)
        for seat, own in zip(self.state.seats, self.told, strict=True):
            have = [seat.goods[good] + seat.donated[good] + seat.parcel[good] for good in range(GOODS)]
            assert [own.goods[WORDS[good]] for good in range(GOODS)] == have, (
                "goods are not where they were told to go"
            )
            assert own.points == seat.points and own.envoys == seat.envoys
            assert min(seat.goods) >= 0 and min(seat.donated) >= 0, "less than nothing"

    def try_key(self, seat: int, key: str) -> None:
        """An answer at the door: carried out, or refused with a reason and nothing changed."""
        before = brief(self.state)
        shown = self.state.seats[seat].shown[:] if seat < len(self.state.seats) else []
        live = self.state.now
        try:
            answer(self.game, self.state, seat, [key])
        except NotAllowed as refused:
            assert refused.reason
            assert brief(self.state) == before, f"{key} was refused and changed something"
            assert len(self.log) == self.heard
        else:
            self.taken.append((seat, key))
            traded = any(isinstance(event, events.Traded) for event in self.log[self.heard :])
            self.hear()
            if traded and live.phase == "trade":
                at = shown[int(key.partition(":")[2])]
                assert (self.state.round, at) not in self.traded, "an offer was taken twice"
                self.traded.add((self.state.round, at))

    @rule(
        seat=SEATS, moves=st.lists(MOVES, min_size=1, max_size=3), promise=PROMISES, among=st.integers(0, 511)
    )
    def offer(self, seat: int, moves: list[tuple[Any, Any, Any, Any]], promise: Any, among: int) -> None:
        parties = [seat if moves[0][0] is not None else None, moves[0][1]]
        named = [
            {"giver": giver, "receiver": receiver, "goods": goods, **extra}
            for giver, receiver, goods, extra in moves
        ]
        promised = [] if promise is None else [{"by": parties[0], "to": parties[1], **promise}]
        to = [number for number in range(9) if among >> number & 1] if None in parties else []
        offer = {"moves": named, "promises": promised, "to": to}
        self.try_key(seat, "offer:" + msgspec.json.encode(offer).decode())

    @rule(seat=SEATS, other=SEATS, goods=GOODS_DRAWN, back=GOODS_DRAWN, anyone=st.booleans())
    def swap(self, seat: int, other: int, goods: Any, back: Any, anyone: bool) -> None:
        """The most likely offer that can be taken."""
        taker = None if anyone else other
        moves = [
            {"giver": seat, "receiver": taker, "goods": goods},
            {"giver": taker, "receiver": seat, "goods": back},
        ]
        self.try_key(seat, "offer:" + msgspec.json.encode({"moves": moves}).decode())

    @rule(seat=SEATS, other=SEATS, which=st.integers(0, 9))
    def lend(self, seat: int, other: int, which: int) -> None:
        """A card of the seat for nothing."""
        own = self.state.seats[seat].cards if seat < len(self.state.seats) else []
        cards = [IDS[own[which % len(own)]]] if own else []
        moves = [{"giver": seat, "receiver": other, "cards": cards}]
        self.try_key(seat, "offer:" + msgspec.json.encode({"moves": moves}).decode())

    @rule(
        seat=SEATS,
        verb=st.sampled_from(["take", "take", "take", "withdraw", "recall", "refuse"]),
        number=st.integers(0, 5),
    )
    def take(self, seat: int, verb: str, number: int) -> None:
        self.try_key(seat, f"{verb}:{number}")

    @rule(count=st.integers(1, 6))
    def act(self, count: int) -> None:
        """Some seats do what they may, by chance."""
        for _ in range(count):
            seats = self.game.may_act(self.state)
            if seats:
                seat = seats[int(self.rng.below(len(seats)))]
                decision = self.game.decision(self.state, seat)
                if decision.options or decision.forms:
                    self.try_key(seat, decision.sample(self.rng).key)

    @rule(seat=SEATS, which=st.integers(0, 9))
    def give_away(self, seat: int, which: int) -> None:
        """All that a seat has of a good, to anyone and for nothing; whoever does so twice cannot keep both."""
        if seat < len(self.state.seats):
            goods = self.state.seats[seat].goods
            own = [good for good in range(GOODS) if goods[good]]
            if own:
                good = own[which % len(own)]
                moves = [{"giver": seat, "goods": {WORDS[good]: goods[good]}}]
                self.try_key(seat, "offer:" + msgspec.json.encode({"moves": moves}).decode())

    @rule()
    def grab(self) -> None:
        """Every seat takes the first offer that it is told it can."""
        for seat in self.game.may_act(self.state):
            keys = [option.key for option in self.game.options(self.state, seat) if option.verb == "take"]
            if keys:
                self.try_key(seat, keys[0])

    @precondition(lambda self: bool(self.taken))
    @rule()
    def again(self) -> None:
        """The last answer comes twice, as from an impatient hand."""
        seat, key = self.taken[-1]
        if seat != CLOCK:
            self.try_key(seat, key)

    @rule(seat=SEATS)
    def ready(self, seat: int) -> None:
        self.try_key(seat, "ready")

    @precondition(lambda self: len(self.taken) > 4)
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
        facts.check_cards(self.state)
        facts.check_sums(self.state)
        log = Log()
        twin = self.fresh(log)
        for seat, key in self.taken:
            choice = self.game.parse(key)
            self.game.check(twin, seat, choice)
            self.game.choose(twin, seat, choice)
        assert log == self.log[self.begun :] and brief(twin) == brief(self.state), "a replay differs"


def brief(state: Any) -> Any:
    """What answers change, quickly told."""
    seats = [
        (
            seat.goods[:], seat.donated[:], seat.parcel, seat.donated_points, seat.points, seat.cards[:],
            seat.colonies[:], seat.teams[:], seat.acknowledgements, seat.envoys, seat.protected,
            list(seat.todo), seat.made[:], seat.shown[:], facts.noticed(seat), facts.answered(seat),
        )
        for seat in state.seats
    ]  # fmt: skip
    book = [(deal.maker, deal.to, deal.agreed, deal.open, len(deal.moves)) for deal in state.book]
    ledger = [(owed.kind, owed.fate, owed.released, owed.lost) for owed in state.ledger]
    open_step = state.now.kind == LIVE
    return (
        state.now.number,
        open_step,
        state.round,
        state.over,
        seats,
        book,
        ledger,
        state.back[:],
        state.place[:],
    )


def gives_what_it_has(event: Any, before: dict[int, dict[str, int]]) -> bool:
    """Whether all who give in an event had all of it."""
    if isinstance(event, events.DonationGiven):
        given = [(event.seat, event.goods)]
    else:
        moves = event.moves if isinstance(event, events.Traded) else [event.given]
        given = [(move.giver, move.goods) for move in moves]
    for seat, goods in given:
        assert seat is not None
        for word, count in goods.items():
            before[seat][word] = before[seat].get(word, 0) - count
    return all(count >= 0 for goods in before.values() for count in goods.values())
