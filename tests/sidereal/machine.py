"""Any interleaving of answers, allowed or not, by many seats of Sidereal Confluence: a machine that holds its laws."""

from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from cosmodrome.core.event import Event, Log
from cosmodrome.core.flow import LIVE
from cosmodrome.core.meta import Setup
from cosmodrome.games.sidereal import events
from cosmodrome.games.sidereal.game import SIDEREAL, Sidereal
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.tables import IDS
from tests.laws import sidereal_facts as facts
from tests.machines import SEATS, OpenPlay, foul

NAMES = WORDS[:8]
FAIR = [
    *({name: count} for name in NAMES for count in (1, 1, 2)),
    *({name: 1, other: 1} for name in NAMES[:6] for other in NAMES[:6] if name != other),
]
FOUL = [*foul("white"), {"vp": 1}]
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


class MarketMachine(OpenPlay):
    """Offers of anything, loans, donations and promises, from the first Trade phase on into the turn."""

    game: Sidereal = SIDEREAL
    traded_event = events.Traded

    @initialize(seats=st.integers(4, 9), number=st.integers(0, 15))
    def begin(self, seats: int, number: int) -> None:
        self.first, told = opened(seats, number)
        self.told = [facts.Told() for _ in range(seats)]
        self.start(number, told)

    def fresh(self, log: Log) -> Any:
        """To be played by the steps of this machine's game."""
        state = self.game.copy(self.first)
        state.now = self.game._first
        for _ in range(self.first.now.number):
            state.now = state.now.after
        state.log = log
        return state

    def snapshot(self, state: Any) -> Any:
        return brief(state)

    def note(self, event: Event) -> None:
        given = isinstance(event, events.Traded | events.Delivered | events.DonationGiven)
        before = {seat: dict(own.goods) for seat, own in enumerate(self.told)} if given else {}
        facts.note(self.told, event)
        assert not given or gives_what_it_has(event, before), "given twice"

    def check(self) -> None:
        for seat, own in zip(self.state.seats, self.told, strict=True):
            have = [seat.goods[good] + seat.donated[good] + seat.parcel[good] for good in range(GOODS)]
            assert [own.goods[WORDS[good]] for good in range(GOODS)] == have, (
                "goods are not where they were told to go"
            )
            assert own.points == seat.points and own.envoys == seat.envoys
            assert min(seat.goods) >= 0 and min(seat.donated) >= 0, "less than nothing"

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

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "state"):
            facts.check_cards(self.state)
            facts.check_sums(self.state)


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
