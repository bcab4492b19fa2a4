"""What a seat of Race for the Galaxy may see, as a row of signed bytes."""

from typing import Any, Final, cast

from mypy_extensions import i64

from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.encoding import Block, Encoder, Rows, TableBlock, write_question
from cosmodrome.core.flow import question
from cosmodrome.games.race import purposes
from cosmodrome.games.race.box import LEARNED as CARDS
from cosmodrome.games.race.choices import ACTIONS, DOOMED, POWERS_LEARNED, WAYS
from cosmodrome.games.race.flow import LEARNED as STEPS
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.scoring import score
from cosmodrome.games.race.state import Seat, State
from cosmodrome.games.race.sums import GOODS, KINDS

VERSION: Final = 1
POWERS: Final = POWERS_LEARNED
SUMS: Final = 26
"""The sums of which nets have learned: the first ones."""

SEAT: Final = Block()
TABLEAU: Final[i64] = SEAT.field("tableau", CARDS, "by card: 1 in the tableau")
GOOD: Final[i64] = SEAT.field("goods", CARDS, "by card: 1 with a good on it")
HAND_SIZE: Final[i64] = SEAT.field("hand size", 1, "cards in hand")
CHIPS: Final[i64] = SEAT.field("chips", 1, "VP chips")
SIZE: Final[i64] = SEAT.field("tableau size", 1, "cards in the tableau")
LOOKING: Final[i64] = SEAT.field("looking at", 1, "explored cards it is choosing from")
SCORE: Final[i64] = SEAT.field("score", 1, "the score as it is now")
SUM: Final[i64] = SEAT.field("sums", SUMS, "what the tableau adds up to, as games/race/sums.py numbers it")
CALLED: Final[i64] = SEAT.field(
    "actions",
    2 * len(ACTIONS),
    "by action, two cells each: 1 chosen once, 1 chosen twice; of others once revealed",
)
REVEALED: Final[i64] = SEAT.field("placing", CARDS, "by card: 1 for the card that it places, once revealed")
PRODUCED: Final[i64] = SEAT.field("produced", KINDS, f"goods produced last, by kind: 0, {', '.join(GOODS)}")
MADE: Final[i64] = SEAT.field("produced on", CARDS, "by card: 1 for a world on which that was")
UNUSED: Final[i64] = SEAT.field(
    "powers left", POWERS, "by Consume power: 1 if it may still be used in this phase"
)
USED: Final[i64] = SEAT.field("power", POWERS, "by Consume power: 1 for the one that is being used")
OFFERED: Final[i64] = SEAT.field("offers", CARDS, "by card: 1 for a start world that it may choose")

TABLE: Final = TableBlock()
HAND: Final[i64] = TABLE.field("hand", CARDS, "by card: copies in the own hand")
LOOKED: Final[i64] = TABLE.field("looked at", CARDS, "by card: copies among the own explored cards")
TABLE.picks(CARDS, copies=True)
PLACING: Final[i64] = TABLE.field(
    "chosen card", CARDS, "by card: 1 for the card that the seat has chosen to place"
)
DISCARDS: Final[i64] = TABLE.field(
    "own discards", CARDS, "by card: copies that it has discarded since the reshuffle"
)
SHOWN: Final[i64] = TABLE.field("open discards", CARDS, "by card: copies discarded in sight of all")
CHIPS_LEFT: Final[i64] = TABLE.field("chips left", 1, "VP chips in the pool")
DECK: Final[i64] = TABLE.field("deck", 1, "cards in the deck")
DISCARDED: Final[i64] = TABLE.field("discards", 2, "cards in all discards: in 64s, and what is left")
TABLE.round()
TABLE.owed()
PRICE: Final[i64] = TABLE.field("price", 1, "cards that the world costs that is being placed")
WAY: Final[i64] = TABLE.one_of("way", WAYS[:DOOMED], "1 for the way in which it is taken")
TABLE.step(STEPS)
PURPOSE: Final[i64] = TABLE.one_of(
    "question", purposes.NAMES[: purposes.LEARNED], "1 for what the seat is asked"
)
ABOUT_CARD: Final[i64] = TABLE.field(
    "about card", CARDS, "by card: 1 for the card that the question is about"
)
ABOUT_POWER: Final[i64] = TABLE.field(
    "about power", POWERS, "by Consume power: 1 for the one that it is about"
)
OPTIONS: Final[i64] = TABLE.field(
    "options", 4, "1 each: second edition, new start worlds, first game, experienced"
)

_OF_POWER: Final = (purposes.SELL, purposes.SPEND, purposes.DISCARD_FOR_VP, purposes.GUESS)
_ABOUT_POWER: Final = bytes(number in _OF_POWER for number in range(purposes.LEARNED))


class RaceEncoder(Encoder):
    """Rows of Race, the same in all editions. They have no room for what The Gathering Storm brings (R13)."""

    def __init__(self, seats: int) -> None:
        super().__init__(META.id, VERSION, seats, SEAT, TABLE)

    def write_seat(self, state: Any, number: i64, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[number]
        _write_tableau(seat, rows)
        rows.put(HAND_SIZE, len(seat.hand))
        rows.put(CHIPS, i64(seat.chips))
        rows.put(SIZE, len(seat.tableau))
        rows.put(LOOKING, len(seat.looked))
        rows.put(SCORE, i64(score(table.tables, seat)))
        rows.numbers(SUM, seat.sums[:SUMS])
        rows.numbers(PRODUCED, seat.produced)
        if number == viewer or table.revealed:
            calls = seat.calls
            at: i64 = CALLED
            while calls != 0:
                rows.put(at, calls & 1)
                calls = calls >> 1
                at += 1
        rows.mark(REVEALED, i64(seat.revealed))
        rows.count(MADE, seat.made)
        rows.count(UNUSED, seat.unused)
        rows.mark(USED, i64(seat.power))
        for offer in seat.offers:
            rows.mark(OFFERED, i64(offer))

    def write_table(self, state: Any, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[viewer]
        TABLE.write(rows, table, seat)
        rows.count(HAND, seat.hand)
        rows.count(LOOKED, seat.looked)
        rows.count(DISCARDS, seat.discards)
        rows.count(SHOWN, table.shown)
        rows.mark(PLACING, i64(seat.placing))
        rows.put(CHIPS_LEFT, i64(table.pool))
        rows.put(DECK, len(table.deck))
        rows.large(DISCARDED, i64(table.discarded()))
        rows.put(PRICE, i64(seat.price))
        rows.mark(WAY, i64(seat.way))
        _write_question(table, seat, rows)
        rows.put(OPTIONS, i64(table.tables.edition == "second"))
        rows.put(OPTIONS + 1, i64(table.pack != 0))
        rows.put(OPTIONS + 2, i64(table.first_game))
        rows.put(OPTIONS + 3, i64(table.experienced))


def _write_tableau(seat: Seat, rows: Rows) -> None:
    goods = seat.goods
    for at, card in enumerate(seat.tableau):
        rows.put(TABLEAU + card, 1)
        if goods[at] != NOTHING:
            rows.put(GOOD + card, 1)


def _write_question(state: State, seat: Seat, rows: Rows) -> None:
    """What the seat is asked and what that is about: a card, a Consume power, or nothing."""
    entry = question(state, seat)
    if entry != NOTHING:
        powers = bool(_ABOUT_POWER[purpose_of(entry)])
        write_question(rows, entry, PURPOSE, ABOUT_POWER if powers else ABOUT_CARD)
