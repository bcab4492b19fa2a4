"""Any interleaving of answers, allowed or not, by many seats of Sidereal Confluence: a machine that holds its laws."""

import random
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
from tests.machines import SEATS, OpenPlay, foul, whole

NAMES = WORDS[:8]
FAIR = [
    *({name: count} for name in NAMES for count in (1, 1, 2)),
    *({name: 1, other: 1} for name in NAMES[:6] for other in NAMES[:6] if name != other),
]
FOUL = [*foul("white"), {"vp": 1}]
GOODS_DRAWN = [*FAIR, *FAIR, *FOUL]
PARTIES = [None, *range(9)]
EXTRAS: list[dict[str, Any]] = [
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
PROMISES: list[dict[str, Any] | None] = [
    *(None for _ in range(6)),
    {"type": "deliver", "turn": 1, "late": True, "goods": {"brown": 1}},
    {"type": "deliver", "turn": 2, "goods": {"ship": 1}},
    {"type": "deliver", "turn": 7, "goods": {"ship": 1}},
    {"type": "bid", "turn": 1, "track": "colony", "bound": "most", "ships": 1},
    {"type": "bid", "turn": 1, "track": "research", "bound": "least", "ships": 2},
    {"type": "spare", "turn": 1},
    {"type": "note", "turn": 3, "text": "friends"},
]


def an_offer(chance: random.Random) -> tuple[int, dict[str, Any]]:
    """A seat, and what it offers: up to three moves of anything between anybody, and perhaps a promise."""
    seat = chance.randrange(9)
    moves = [
        {
            "giver": chance.choice(PARTIES),
            "receiver": chance.choice(PARTIES),
            "goods": chance.choice(GOODS_DRAWN),
            **chance.choice(EXTRAS),
        }
        for _ in range(chance.randint(1, 3))
    ]
    parties = [seat if moves[0]["giver"] is not None else None, moves[0]["receiver"]]
    promise = chance.choice(PROMISES)
    promised = [] if promise is None else [{"by": parties[0], "to": parties[1], **promise}]
    to = [number for number in range(9) if chance.random() < 0.5] if None in parties else []
    return seat, {"moves": moves, "promises": promised, "to": to}


def a_swap(chance: random.Random) -> tuple[int, dict[str, Any]]:
    """A seat, and the most likely offer that can be taken."""
    seat = chance.randrange(9)
    taker = chance.choice([None, chance.randrange(9)])
    moves = [
        {"giver": seat, "receiver": taker, "goods": chance.choice(GOODS_DRAWN)},
        {"giver": taker, "receiver": seat, "goods": chance.choice(GOODS_DRAWN)},
    ]
    return seat, {"moves": moves}


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
        state.now = self.game.steps[0]
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

    @rule(offer=whole(an_offer))
    def offer(self, offer: tuple[int, dict[str, Any]]) -> None:
        self.try_offer(*offer)

    @rule(offer=whole(a_swap))
    def swap(self, offer: tuple[int, dict[str, Any]]) -> None:
        self.try_offer(*offer)

    def try_offer(self, seat: int, offer: dict[str, Any]) -> None:
        self.try_key(seat, "offer:" + msgspec.json.encode(offer).decode())

    @rule(seat=SEATS, other=SEATS, which=st.integers(0, 9))
    def lend(self, seat: int, other: int, which: int) -> None:
        """A card of the seat for nothing."""
        own = self.state.seats[seat].cards if seat < len(self.state.seats) else []
        cards = [IDS[own[which % len(own)]]] if own else []
        moves = [{"giver": seat, "receiver": other, "cards": cards}]
        self.try_offer(seat, {"moves": moves})

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
                self.try_offer(seat, {"moves": moves})

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
