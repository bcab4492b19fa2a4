"""What a seat may see as a row of signed bytes: the layout of a row, and who writes it.

A game names the fields of its rows once, in `games/<game>/encode.py`; `games.catalogue.encoder_of` makes its `Encoder`.
"""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.flow import Playing
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pile import Pile

LEAST: Final = -128
MOST: Final = 127
"""A cell holds a signed byte; what lies beyond is cut off."""
PART: Final = 64
"""`Rows.large` counts in such parts."""
REMEMBERED: Final = 512
"""Cells of a row that are cleared one by one; a row with more of them is cleared whole."""


class Field:
    """Cells of a row that belong together: where they begin, how many there are, and what they say."""

    def __init__(self, name: str, offset: int, size: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.size = size
        self.meaning = meaning


class Block:
    """A part of a row, whose fields lie one behind the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.width = 0

    def field(self, name: str, size: int, meaning: str) -> int:
        """Put in the next field; where it begins, counted from the begin of the block."""
        offset = self.width
        self.fields.append(Field(name, offset, size, meaning))
        self.width += size
        return offset

    def one_of(self, name: str, words: Sequence[str], meaning: str) -> int:
        """Put in a field with a cell for each of these words, and where it begins."""
        return self.field(name, len(words), f"{meaning}: {', '.join(words)}")


class TableBlock(Block):
    """What lies beside the seats. Each game puts in what all games have where it wants, and `write` writes it."""

    def __init__(self) -> None:
        super().__init__()
        self._pool: i64 = 0
        self._picked: i64 = 0
        self._owed: i64 = 0
        self._round: i64 = 0
        self._step: i64 = 0

    def picks(self, cards: int, copies: bool = False) -> None:
        """What may be picked for a question: `copies` of a card, or one that there is once."""
        some, had = ("copies that may", "copies") if copies else ("1 if it may", "1 if it has been")
        self._pool = self.field("candidates", cards, f"by card: {some} still be picked for the open question")
        self._picked = self.field("picked", cards, f"by card: {had} picked for it already")

    def owed(self) -> None:
        self._owed = self.field("owed", 1, "picks still to make for the open question")

    def round(self, word: str = "round") -> None:
        self._round = self.field("round", 1, f"the number of the {word}, from 1")

    def step(self, steps: int) -> None:
        meaning = "1 for the step being played, as flow.py lists them; none: over"
        self._step = self.field("step", steps, meaning)

    def write(self, rows: "Rows", table: Playing[Any], seat: AskedSeat) -> None:
        """Write these fields as the seat sees them."""
        rows.count(self._pool, seat.pool)
        rows.count(self._picked, seat.picked)
        rows.put(self._owed, i64(seat.owed))
        rows.put(self._round, i64(table.round))
        if not table.over:
            rows.mark(self._step, i64(table.now.number))


class Rows:
    """Rows of cells, zero where nothing is written. `cells` has Python's buffer protocol: signed bytes, row by row."""

    def __init__(self, rows: int, width: int, remembered: int = REMEMBERED) -> None:
        self.cells = vec[u8]([0] * (rows * width))
        self.width: i64 = width
        self._remembered: i64 = remembered
        self._written = vec[i32]([0] * (rows * remembered))
        """By row, the cells that are not zero."""
        self._counts = vec[i64]([0] * rows)
        """How many these are; as many as are remembered stand for any number."""
        self._row: i64 = 0
        self._base: i64 = 0
        self._next: i64 = 0
        self._end: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear a row; what is written next goes there, the first block first."""
        cells = self.cells
        at: i64 = row * self._remembered
        self._next = at
        self._end = at + self._remembered
        count = self._counts[row]
        self._base = row * self.width
        self._row = row
        if count < self._remembered:
            written = self._written
            end: i64 = at + count
            while at < end:
                cells[i64(written[at])] = 0
                at += 1
            return
        at = self._base
        last: i64 = at + self.width
        while at < last:
            cells[at] = 0
            at += 1

    def block(self, offset: i64) -> None:
        """What is written next is counted from this cell of the row."""
        self._base = self._row * self.width + offset

    def put(self, at: i64, value: i64) -> None:
        """Write a number, cut off at LEAST and MOST."""
        if value == 0:
            return
        if value > MOST:
            value = MOST
        elif value < LEAST:
            value = LEAST
        at += self._base
        self.cells[at] = u8(value & 255)
        if self._next < self._end:
            self._written[self._next] = i32(at)
            self._next += 1

    def large(self, at: i64, value: i64) -> None:
        """Write a number from 0 to 8191 in two cells: how often PART goes into it, and what is left."""
        if value > PART * MOST:
            value = PART * MOST
        self.put(at, value >> 6)
        self.put(at + 1, value & 63)

    def add(self, at: i64) -> None:
        """Count one more, for cards of which there are several alike."""
        at += self._base
        if self.cells[at] == 0 and self._next < self._end:
            self._written[self._next] = i32(at)
            self._next += 1
        self.cells[at] += 1

    def more(self, at: i64, count: i64) -> None:
        """Count so many more, up to MOST."""
        had = i64(self.cells[at + self._base])
        if had == 0:
            self.put(at, count)
        else:
            self.cells[at + self._base] = u8(min(had + count, MOST))

    def mark(self, at: i64, number: i64) -> None:
        """Write 1 in the cell of a number, unless it is NOTHING."""
        if number >= 0:
            self.put(at + number, 1)

    def count(self, at: i64, cards: Pile) -> None:
        """Count cards, a cell each."""
        for card in cards:
            self.add(at + card)

    def numbers(self, at: i64, numbers: Pile) -> None:
        """Write numbers, one behind the other."""
        for number in numbers:
            self.put(at, number)
            at += 1

    def end(self) -> None:
        """The row is written."""
        self._counts[self._row] = self._next - self._row * self._remembered


def behind(number: i64, viewer: i64, seats: i64) -> i64:
    """How far a seat sits behind the viewer, clockwise."""
    return (number - viewer + seats) % seats


def write_question(rows: Rows, entry: i64, purpose: i64, about: i64) -> None:
    """Mark what a seat is asked, an entry of a todo or NOTHING, in two fields: the purpose, and what it is about."""
    if entry >= 0:
        rows.put(purpose + i64(purpose_of(entry)), 1)
        rows.mark(about, i64(about_of(entry)))


# A game of one's own need not be compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may see into a row: a block for each seat, its own first, then the others', at last one more.

    A game fills in `write_seat` and `write_table`. They may read the state, but only what the seat may see: rows of a
    state dealt anew are the same, which a law holds them to.
    """

    def __init__(
        self,
        game_id: str,
        version: int,
        seats: int,
        seat_block: Block,
        table_block: Block,
        others: int = 0,
        layout: str = "",
    ) -> None:
        """`others` play without a seat, and have blocks and numbers behind those of the seats."""
        self.game_id = game_id
        self.layout = layout
        """For which tables it is, by `Meta.layout`."""
        self.version = version
        """Raised whenever a field moves or means something else."""
        self.seats = seats
        self.others = others
        self.seat_block = seat_block
        self.table_block = table_block
        players = seats + others
        self.width: int = players * seat_block.width + table_block.width
        """Cells of a row."""
        self.fields = _fields(players, seat_block, table_block)
        """The layout of a row."""
        self._players: i64 = players
        self._seat_width: i64 = seat_block.width

    def write_seat(self, state: Any, number: i64, viewer: i64, rows: Rows) -> None:
        """Write the block of a seat as the viewer sees it, who may be the same."""
        raise NotImplementedError

    def write_table(self, state: Any, viewer: i64, rows: Rows) -> None:
        """Write what the viewer sees beside the seats, and what only it sees."""
        raise NotImplementedError

    def write(self, state: Any, seat: i64, rows: Rows) -> None:
        """Write the row that was begun last as `seat` sees the state; then call `Rows.end`."""
        number = seat
        at: i64 = 0
        while at < self._players:
            rows.block(at * self._seat_width)
            self.write_seat(state, number, seat, rows)
            number += 1
            if number == self._players:
                number = 0
            at += 1
        rows.block(at * self._seat_width)
        self.write_table(state, seat, rows)

    def row(self, state: Any, seat: int) -> bytes:
        """One row by itself, for a single game. A bot that has only a view writes a state that it imagines from it."""
        rows = Rows(1, self.width)
        rows.begin(0)
        self.write(state, seat, rows)
        rows.end()
        return bytes(memoryview(rows.cells))


def _fields(players: int, seat_block: Block, table_block: Block) -> list[Field]:
    """All fields of a row, named by whose they are."""
    found: list[Field] = []
    for at in range(players):
        whose = "own" if at == 0 else f"seat+{at}"
        for each in seat_block.fields:
            name = f"{whose} {each.name}"
            found.append(Field(name, at * seat_block.width + each.offset, each.size, each.meaning))
    for each in table_block.fields:
        found.append(Field(each.name, players * seat_block.width + each.offset, each.size, each.meaning))
    return found
