"""What a net sees of a row of an encoder, alike for any number of seats."""

from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from cosmodrome.core.encoding import LEAST, Block, Encoder

Floats = NDArray[np.floating[Any]]
K = TypeVar("K", bound=np.generic)
MOST_RIVALS: Final = 4
AHEAD: Final = 8.0
"""Points, cards or chips ahead that count as 1."""
# Cells are signed bytes, most of them 0 or 1: larger ones are pressed together. By the byte read as unsigned.
_PRESSED: Final = np.array(
    [np.sign(x) * np.log2(1 + abs(x)) for x in [*range(128), *range(LEAST, 0)]], np.float32
)


def seen(buffer: Any, kind: type[K]) -> NDArray[K]:
    """A buffer of the core as an array, without a copy."""
    return np.frombuffer(buffer, kind)


class Inputs:
    """The own block, the rivals' added up, the table, how many rivals there are; and of each single number of a seat
    what a rival has at most, and how far the own is ahead of that.

    Rivals' blocks are added, so that one net plays at tables of all sizes, and who sits where makes no difference.
    """

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self._seat = encoder.seat_block.width
        self._rivals = encoder.seats + encoder.others - 1
        self._single = [field.offset for field in encoder.seat_block.fields if field.size == 1]
        self.width: int = 2 * self._seat + 2 * len(self._single) + encoder.table_block.width + MOST_RIVALS

    def names(self) -> list[tuple[str, str]]:
        """Of each input what it tells, and of which cell: the same in every layout that has it."""
        seat, table = self.encoder.seat_block, self.encoder.table_block
        single = Block()
        single.fields = [field for field in seat.fields if field.size == 1]
        parts = [("own", seat), ("rivals", seat), ("most", single), ("ahead", single), ("table", table)]
        found = [
            (f"{part} {field.name}", str(at))
            for part, block in parts
            for field in block.fields
            for at in range(field.size)
        ]
        return found + [("rivals", str(number)) for number in range(MOST_RIVALS)]

    def write(self, rows: NDArray[np.int8], into: Floats) -> None:
        """From rows [row, cell] as the encoder writes them into inputs [row, width]."""
        seat, rivals = self._seat, self._rivals
        cells = _PRESSED[rows.view(np.uint8)]
        into[:, :seat] = cells[:, :seat]
        others = cells[:, seat : (1 + rivals) * seat].reshape(len(rows), rivals, seat)
        middle = 2 * seat + len(self._single)
        at = middle + len(self._single)
        into[:, seat : 2 * seat] = others[:, 0] if rivals == 1 else others.sum(1)
        if rivals:
            into[:, 2 * seat : middle] = others[:, :, self._single].max(1)
            numbers = rows[:, : (1 + rivals) * seat].reshape(len(rows), 1 + rivals, seat)[:, :, self._single]
            into[:, middle:at] = (numbers[:, 0] - numbers[:, 1:].max(1).astype(np.float32)) / AHEAD
        else:
            into[:, 2 * seat : at] = 0
        table = cells[:, (1 + rivals) * seat :]
        into[:, at : at + table.shape[1]] = table
        into[:, -MOST_RIVALS:] = 0
        if rivals:
            into[:, rivals - 1 - MOST_RIVALS] = 1

    def of(self, rows: NDArray[np.int8]) -> NDArray[np.float32]:
        """Inputs [row, width] of rows [row, cell]."""
        found = np.empty((len(rows), self.width), np.float32)
        self.write(rows, found)
        return found
