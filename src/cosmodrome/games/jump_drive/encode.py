"""What a seat of Jump Drive may see, as a row of signed bytes."""

from typing import Any, Final, cast

from mypy_extensions import i64

from cosmodrome.core.encoding import Block, Encoder, Rows, TableBlock, write_question
from cosmodrome.core.flow import question
from cosmodrome.games.jump_drive import purposes
from cosmodrome.games.jump_drive.choices import WAYS
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.meta import META
from cosmodrome.games.jump_drive.reckoning import military_of
from cosmodrome.games.jump_drive.scoring import income_rate, vp_rate
from cosmodrome.games.jump_drive.state import Seat, State
from cosmodrome.games.jump_drive.tables import IDS, SUMS

VERSION: Final = 1
CARDS: Final = len(IDS)

SEAT: Final = Block()
EMPIRE: Final[i64] = SEAT.field("empire", CARDS, "by card: copies in the empire")
HAND_SIZE: Final[i64] = SEAT.field("hand size", 1, "cards in hand")
TEAMS: Final[i64] = SEAT.field("survey teams", 1, "Survey Teams left for it in the centre")
SUM: Final[i64] = SEAT.field(
    "sums", SUMS, "what the empire adds up to, as games/jump_drive/tables.py numbers it"
)
MILITARY: Final[i64] = SEAT.field("military", 1, "Military against any world")
VP: Final[i64] = SEAT.field("vp", 1, "VP so far")
VP_RATE: Final[i64] = SEAT.field("vp a round", 1, "VP that the empire gives a round as it is now")
INCOME: Final[i64] = SEAT.field("income", 1, "cards that the empire brings a round as it is now")
COMING: Final[i64] = SEAT.field(
    "coming", CARDS, "by card: 1 revealed in this round and not in the empire yet"
)
PLACED: Final[i64] = SEAT.field(
    "placed", CARDS, "by card: copies that it places in this round, once revealed"
)
EXPLORING: Final[i64] = SEAT.field("exploring", 1, "1 if it explores in this round, once revealed")
DRAWN: Final[i64] = SEAT.field("drawn", 1, "cards drawn by exploring in this round")
WAY: Final[i64] = SEAT.one_of("way", WAYS, "1 for how it takes its world, once revealed")
USED: Final[i64] = SEAT.field("military used", 1, "Military used for its world in this round")

TABLE: Final = TableBlock()
HAND: Final[i64] = TABLE.field("hand", CARDS, "by card: copies in the own hand")
TABLE.picks(CARDS, copies=True)
DISCARDS: Final[i64] = TABLE.field(
    "own discards", CARDS, "by card: copies that it has discarded since the reshuffle"
)
SHOWN: Final[i64] = TABLE.field("open discards", CARDS, "by card: copies discarded in sight of all")
DEVELOPMENT: Final[i64] = TABLE.field(
    "chosen development", CARDS, "by card: 1 for the one chosen in this round"
)
WORLD: Final[i64] = TABLE.field("chosen world", CARDS, "by card: 1 for the one chosen in this round")
SECOND: Final[i64] = TABLE.field("chosen second world", CARDS, "by card: 1 for the one chosen in this round")
CHOSEN_WAY: Final[i64] = TABLE.one_of("chosen way", WAYS, "1 for how it takes the world")
EXPLORES: Final[i64] = TABLE.field("explores", 1, "1 if it has chosen to explore")
PRICES: Final[i64] = TABLE.field(
    "prices", 3, "cards to pay: for the development, the world, the second world"
)
DECK: Final[i64] = TABLE.field("deck", 2, "cards in the deck: in 64s, and what is left")
DISCARDED: Final[i64] = TABLE.field("discards", 2, "cards in all discards, likewise")
TABLE.round()
TABLE.owed()
TABLE.step(len(STEPS))
PURPOSE: Final[i64] = TABLE.one_of("question", purposes.NAMES, "1 for what the seat is asked")
ABOUT: Final[i64] = TABLE.field("about card", CARDS, "by card: 1 for the card that the question is about")
OPTIONS: Final[i64] = TABLE.field("options", 2, "1 each: first game, colony convoy waits")


class JumpDriveEncoder(Encoder):
    """Rows of Jump Drive, the same with an owner's card file."""

    def __init__(self, seats: int) -> None:
        super().__init__(META.id, VERSION, seats, SEAT, TABLE)

    def write_seat(self, state: Any, number: i64, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[number]
        rows.count(EMPIRE, seat.empire)
        rows.put(HAND_SIZE, len(seat.hand))
        rows.put(TEAMS, i64(seat.survey_teams))
        rows.numbers(SUM, seat.sums)
        rows.put(MILITARY, i64(military_of(seat.sums)))
        rows.put(VP, i64(seat.vp))
        rows.put(VP_RATE, i64(vp_rate(table, seat)))
        rows.put(INCOME, i64(income_rate(table, seat)))
        rows.put(DRAWN, i64(seat.drawn))
        rows.put(USED, i64(seat.used))
        for card in seat.coming:
            rows.mark(COMING, i64(card))
        _write_revealed(table, seat, rows)

    def write_table(self, state: Any, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[viewer]
        TABLE.write(rows, table, seat)
        rows.count(HAND, seat.hand)
        rows.count(DISCARDS, seat.discards)
        rows.count(SHOWN, table.shown)
        rows.mark(DEVELOPMENT, i64(seat.development))
        rows.mark(WORLD, i64(seat.world))
        rows.mark(SECOND, i64(seat.second))
        rows.mark(CHOSEN_WAY, i64(seat.way))
        rows.put(EXPLORES, i64(seat.exploring))
        rows.put(PRICES, i64(seat.development_price))
        rows.put(PRICES + 1, i64(seat.world_price))
        rows.put(PRICES + 2, i64(seat.second_price))
        rows.large(DECK, len(table.deck))
        rows.large(DISCARDED, i64(table.discarded()))
        write_question(rows, question(table, seat), PURPOSE, ABOUT)
        rows.put(OPTIONS, i64(table.first_game))
        rows.put(OPTIONS + 1, i64(table.colony_convoy_waits))


def _write_revealed(state: State, seat: Seat, rows: Rows) -> None:
    """What the seat places in this round, as far as that is not sealed any more."""
    step = STEPS[state.now.number]
    sealed = state.sealed and not state.over
    if not (sealed and step.hides_placing):
        rows.put(EXPLORING, i64(seat.exploring))
        for card in (seat.development, seat.world):
            if card >= 0:
                rows.add(PLACED + i64(card))
    if seat.second >= 0 and not (sealed and step.hides_second):
        rows.add(PLACED + i64(seat.second))
    if not (sealed and step.hides_ways):
        rows.mark(WAY, i64(seat.way))
