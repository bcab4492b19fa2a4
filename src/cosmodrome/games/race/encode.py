"""What a seat of Race for the Galaxy may see, as a row of signed bytes."""

from typing import Any, Final, cast

from mypy_extensions import i64

from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.encoding import Block, Encoder, Rows, TableBlock, write_question
from cosmodrome.core.flow import question
from cosmodrome.games.race import purposes
from cosmodrome.games.race.box import LEARNED, WITH_STORM
from cosmodrome.games.race.choices import ACTIONS, DOOMED, POWERS_LEARNED, USE, WAYS
from cosmodrome.games.race.flow import LEARNED as STEPS_LEARNED
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.goals import goal_vp, reached
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.scoring import score
from cosmodrome.games.race.state import Seat, State, holds
from cosmodrome.games.race.sums import GOODS, KINDS, SUMS
from cosmodrome.games.race.sums import LEARNED as SUMS_LEARNED
from cosmodrome.games.race.tables import EDITIONS
from cosmodrome.games.race.tiles import TILES

VERSION: Final = 1
WHOLE: Final = "gathering_storm"
"""The layout of tables with The Gathering Storm (R13, R14), as options name it; all others have the one called ""."""

_OF_POWER: Final = (purposes.SELL, purposes.SPEND, purposes.DISCARD_FOR_VP, purposes.GUESS)
_ABOUT_POWER: Final = bytes(number in _OF_POWER for number in range(len(purposes.NAMES)))


class Layout:
    """Where the fields of a row begin, each counted from the begin of its block.

    Cards, powers and what else is listed have a cell each; the base layout has cells for the first ones alone.
    """

    def __init__(self, whole: bool) -> None:
        cards, powers = (len(EDITIONS["first"].ids), len(USE)) if whole else (LEARNED, POWERS_LEARNED)
        self.whole = whole
        self.sums: int = SUMS if whole else SUMS_LEARNED
        self.seat = seat = Block()
        self.tableau: i64 = seat.field("tableau", cards, "by card: 1 in the tableau")
        self.good: i64 = seat.field("goods", cards, "by card: 1 with a good on it")
        self.hand_size: i64 = seat.field("hand size", 1, "cards in hand")
        self.chips: i64 = seat.field("chips", 1, "VP chips")
        self.size: i64 = seat.field("tableau size", 1, "cards in the tableau")
        self.looking: i64 = seat.field("looking at", 1, "explored cards it is choosing from")
        self.score: i64 = seat.field("score", 1, "the score as it is now")
        self.sum: i64 = seat.field(
            "sums", self.sums, "what the tableau adds up to, as games/race/sums.py numbers it"
        )
        self.called: i64 = seat.field(
            "actions",
            2 * len(ACTIONS),
            "by action, two cells each: 1 chosen once, 1 chosen twice; of others once revealed",
        )
        self.revealed: i64 = seat.field(
            "placing", cards, "by card: 1 for the card that it places, once revealed"
        )
        self.produced: i64 = seat.field(
            "produced", KINDS, f"goods produced last, by kind: 0, {', '.join(GOODS)}"
        )
        self.made: i64 = seat.field("produced on", cards, "by card: 1 for a world on which that was")
        self.unused: i64 = seat.field(
            "powers left", powers, "by Consume power: 1 if it may still be used in this phase"
        )
        self.used: i64 = seat.field("power", powers, "by Consume power: 1 for the one that is being used")
        self.offered: i64 = seat.field("offers", cards, "by card: 1 for a start world that it may choose")
        tiles = [tile.id for tile in TILES]
        if whole:
            self.first: i64 = seat.field(
                "first world", cards, "by card: 1 for the world beside which it may place a second one"
            )
            self.lasting: i64 = seat.field("lasting", 1, "Military for that one, until the phase ends")
            self.hired: i64 = seat.field("hired", 1, "cards discarded for it")
            self.held: i64 = seat.one_of("goals held", tiles, "1 for a goal that it has got")
            self.reached: i64 = seat.one_of("goals", tiles, "how far it is on each goal in play")

        self.table = table = TableBlock()
        self.hand: i64 = table.field("hand", cards, "by card: copies in the own hand")
        self.looked: i64 = table.field("looked at", cards, "by card: copies among the own explored cards")
        table.picks(cards, copies=True)
        self.placing: i64 = table.field(
            "chosen card", cards, "by card: 1 for the card that the seat has chosen to place"
        )
        self.discards: i64 = table.field(
            "own discards", cards, "by card: copies that it has discarded since the reshuffle"
        )
        self.shown: i64 = table.field("open discards", cards, "by card: copies discarded in sight of all")
        self.chips_left: i64 = table.field("chips left", 1, "VP chips in the pool")
        self.deck: i64 = table.field("deck", 1, "cards in the deck")
        self.discarded: i64 = table.field("discards", 2, "cards in all discards: in 64s, and what is left")
        table.round()
        table.owed()
        self.price: i64 = table.field("price", 1, "cards that the world costs that is being placed")
        self.way: i64 = table.one_of(
            "way", WAYS if whole else WAYS[:DOOMED], "1 for the way in which it is taken"
        )
        table.step(len(STEPS) if whole else STEPS_LEARNED)
        self.purpose: i64 = table.one_of(
            "question",
            purposes.NAMES if whole else purposes.NAMES[: purposes.LEARNED],
            "1 for what the seat is asked",
        )
        self.about_card: i64 = table.field(
            "about card", cards, "by card: 1 for the card that the question is about"
        )
        self.about_power: i64 = table.field(
            "about power", powers, "by Consume power: 1 for the one that it is about"
        )
        options = "second edition, new start worlds, first game, experienced"
        self.options: i64 = table.field(
            "options",
            5 if whole else 4,
            f"1 each: {options}, The Gathering Storm" if whole else f"1 each: {options}",
        )
        if whole:
            self.goals: i64 = table.one_of("goals in play", tiles, "1 for each")
            self.rivals: i64 = table.one_of("rivals' goals", tiles, "how far the best rival is on each")


LAYOUTS: Final = {"": Layout(False), WHOLE: Layout(True)}


class RaceEncoder(Encoder):
    """Rows of Race, the same in all editions; with The Gathering Storm they are wider."""

    def __init__(self, seats: int, layout: str = "") -> None:
        self._at = at = LAYOUTS[layout]
        super().__init__(META.id, VERSION, seats, at.seat, at.table, layout=layout)

    def write_seat(self, state: Any, number: i64, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[number]
        at = self._at
        _write_tableau(seat, at.tableau, at.good, rows)
        rows.put(at.hand_size, len(seat.hand))
        rows.put(at.chips, i64(seat.chips))
        rows.put(at.size, len(seat.tableau))
        rows.put(at.looking, len(seat.looked))
        points = score(table.tables, seat)
        if table.goals:
            points += goal_vp(table, int(number))
        rows.put(at.score, points)
        rows.numbers(at.sum, seat.sums[: at.sums])
        rows.numbers(at.produced, seat.produced)
        if number == viewer or table.revealed:
            calls = seat.calls
            bit: i64 = at.called
            while calls != 0:
                rows.put(bit, calls & 1)
                calls = calls >> 1
                bit += 1
        rows.mark(at.revealed, i64(seat.revealed))
        rows.count(at.made, seat.made)
        rows.count(at.unused, seat.unused)
        rows.mark(at.used, i64(seat.power))
        for offer in seat.offers:
            rows.mark(at.offered, i64(offer))
        if at.whole:
            _write_storm(table, seat, at, rows)

    def write_table(self, state: Any, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[viewer]
        at = self._at
        at.table.write(rows, table, seat)
        rows.count(at.hand, seat.hand)
        rows.count(at.looked, seat.looked)
        rows.count(at.discards, seat.discards)
        rows.count(at.shown, table.shown)
        rows.mark(at.placing, i64(seat.placing))
        rows.put(at.chips_left, i64(table.pool))
        rows.put(at.deck, len(table.deck))
        rows.large(at.discarded, i64(table.discarded()))
        rows.put(at.price, i64(seat.price))
        rows.mark(at.way, i64(seat.way))
        entry = question(table, seat)
        if entry != NOTHING:
            powers = bool(_ABOUT_POWER[purpose_of(entry)])
            write_question(rows, entry, at.purpose, at.about_power if powers else at.about_card)
        rows.put(at.options, i64(table.tables.edition == "second"))
        rows.put(at.options + 1, i64(table.pack & ~WITH_STORM != 0))
        rows.put(at.options + 2, i64(table.first_game))
        rows.put(at.options + 3, i64(table.experienced))
        if at.whole:
            rows.put(at.options + 4, i64(table.pack & WITH_STORM != 0))
            for tile in table.goals:
                rows.put(at.goals + tile, 1)
                rivals = [reached(table, each, tile) for each in table.seats if each is not seat]
                rows.put(at.rivals + tile, max(rivals))


def _write_tableau(seat: Seat, tableau: i64, good: i64, rows: Rows) -> None:
    goods = seat.goods
    for at, card in enumerate(seat.tableau):
        rows.put(tableau + card, 1)
        if goods[at] != NOTHING:
            rows.put(good + card, 1)


def _write_storm(table: State, seat: Seat, at: Layout, rows: Rows) -> None:
    """What The Gathering Storm brings to a seat: its first world in Settle, its goals."""
    if len(seat.settled) > 0:
        rows.mark(at.first, i64(seat.settled[0]))
        rows.put(at.lasting, i64(seat.settled[1]))
        rows.put(at.hired, i64(seat.settled[2]))
    for tile in table.goals:
        rows.put(at.held + tile, i64(holds(table, tile, seat.number)))
        rows.put(at.reached + tile, reached(table, seat, tile))
