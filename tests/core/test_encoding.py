"""Rows and blocks: what is written stands where its field says, and nothing is left of what stood there before."""

import pytest

from cosmodrome.core.encoding import Block, Encoder, Rows
from cosmodrome.core.rng import seeded


def cells(rows: Rows, row: int) -> list[int]:
    """A row as signed numbers."""
    width = rows.width
    return memoryview(rows.cells).cast("b")[row * width : (row + 1) * width].tolist()


@pytest.mark.parametrize("remembered", [0, 1, 3, 4, 9])
def test_a_row_holds_what_was_written_last_and_nothing_else(remembered: int) -> None:
    """However many cells are remembered, and whatever lies beside it."""
    rng = seeded(remembered)
    rows = Rows(3, 8, remembered)
    wanted = [[0] * 8 for _ in range(3)]
    for _ in range(200):
        row = int(rng.below(3))
        wanted[row] = [0] * 8
        rows.begin(row)
        for _ in range(int(rng.below(9))):
            at = int(rng.below(8))
            if rng.below(2):
                value = int(rng.below(256)) - 128
                if wanted[row][at] == 0:
                    rows.put(at, value)
                    wanted[row][at] = value
            elif wanted[row][at] < 127:
                rows.add(at)
                wanted[row][at] += 1
                if wanted[row][at] == 0:  # counted up from below: a cell is added to, or put, not both
                    rows.add(at)
                    wanted[row][at] = 1
        rows.end()
        assert [cells(rows, each) for each in range(3)] == wanted


def test_more_is_counted_up_to_the_most_and_forgotten() -> None:
    rows = Rows(1, 3)
    rows.begin(0)
    for count in (0, 3, 100, 20):
        rows.more(1, count)
    assert cells(rows, 0) == [0, 123, 0]
    for count in (5, 1000):
        rows.more(1, count)
        assert cells(rows, 0) == [0, 127, 0]
    rows.more(2, 1000)
    rows.end()
    assert cells(rows, 0) == [0, 127, 127]
    rows.begin(0)
    assert cells(rows, 0) == [0, 0, 0]


@pytest.mark.parametrize(
    ("value", "cell"), [(127, 127), (128, 127), (10**6, 127), (-128, -128), (-129, -128), (-1, -1)]
)
def test_what_a_cell_cannot_hold_is_cut_off(value: int, cell: int) -> None:
    rows = Rows(1, 3)
    rows.begin(0)
    rows.put(1, value)
    rows.end()
    assert cells(rows, 0) == [0, cell, 0]


@pytest.mark.parametrize(
    ("value", "pair"), [(0, [0, 0]), (63, [0, 63]), (200, [3, 8]), (8128, [127, 0]), (9000, [127, 0])]
)
def test_a_large_number_stands_in_two_cells(value: int, pair: list[int]) -> None:
    rows = Rows(1, 4)
    rows.begin(0)
    rows.block(1)
    rows.large(0, value)
    rows.end()
    assert cells(rows, 0) == [0, *pair, 0]


def test_an_encoder_names_the_cells_of_each_seat_and_of_the_table() -> None:
    seat, table = Block(), Block()
    assert [seat.field("hand", 2, "a"), seat.field("chips", 1, "b"), table.field("round", 1, "c")] == [
        0,
        2,
        0,
    ]

    class Small(Encoder):
        def write_seat(self, state: list[int], number: int, viewer: int, rows: Rows) -> None:
            rows.put(0, state[number])
            rows.put(2, int(number == viewer))

        def write_table(self, state: list[int], viewer: int, rows: Rows) -> None:
            rows.put(0, viewer)

    encoder = Small("small", 3, 3, seat, table)
    assert encoder.version == 3 and encoder.width == 10
    assert [(field.name, field.offset, field.size, field.meaning) for field in encoder.fields] == [
        ("own hand", 0, 2, "a"),
        ("own chips", 2, 1, "b"),
        ("seat+1 hand", 3, 2, "a"),
        ("seat+1 chips", 5, 1, "b"),
        ("seat+2 hand", 6, 2, "a"),
        ("seat+2 chips", 8, 1, "b"),
        ("round", 9, 1, "c"),
    ]
    assert list(encoder.row([7, 8, 9], 1)) == [8, 0, 1, 9, 0, 0, 7, 0, 0, 1]
