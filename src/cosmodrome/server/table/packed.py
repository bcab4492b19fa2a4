"""A list that only grows and is seldom read, but for its end: what is further back is kept packed."""

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

Item = TypeVar("Item")

_BLOCK = 16
"""So many items are packed at once."""
_LATEST = 4
"""So many are never packed: the end is read most."""
_QUICKLY, _WINDOW, _MEMORY = 1, 12, 5
"""How hard zlib tries, and with how much memory: to lay out the usual 256 kB takes longer than to pack these."""


def packed(text: bytes) -> bytes:
    """For `zlib.decompress`."""
    encoder = zlib.compressobj(_QUICKLY, wbits=_WINDOW, memLevel=_MEMORY)
    return encoder.compress(text) + encoder.flush()


class Packed(Sequence[Item]):
    """Items that pickle can write, in the order in which they came."""

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._blocks: list[bytes] = []
        self._latest: list[Item] = []
        self._forgotten = 0
        """So many items at the beginning of the first block count no more."""
        self.extend(items)

    def append(self, item: Item) -> None:
        self.extend((item,))

    def extend(self, items: Iterable[Item]) -> None:
        self._latest += items
        while len(self._latest) >= _BLOCK + _LATEST:
            self._blocks.append(packed(pickle.dumps(self._latest[:_BLOCK], -1)))
            del self._latest[:_BLOCK]

    def forget(self, count: int) -> None:
        """Drop the first of them."""
        gone = min(count, len(self)) + self._forgotten
        whole = min(gone // _BLOCK, len(self._blocks))
        del self._blocks[:whole]
        self._forgotten = gone - whole * _BLOCK
        if not self._blocks:
            del self._latest[: self._forgotten]
            self._forgotten = 0

    def __len__(self) -> int:
        return _BLOCK * len(self._blocks) + len(self._latest) - self._forgotten

    @overload
    def __getitem__(self, at: int) -> Item: ...
    @overload
    def __getitem__(self, at: slice) -> list[Item]: ...
    def __getitem__(self, at: int | slice) -> Item | list[Item]:
        if isinstance(at, int):
            place = range(len(self))[at]
            return self[place : place + 1][0]
        places = range(len(self))[at]
        if not places:
            return []
        ends = sorted((places[0] + self._forgotten, places[-1] + self._forgotten))
        first, last = (min(place // _BLOCK, len(self._blocks)) for place in ends)
        found = [item for number in range(first, last + 1) for item in self._block(number)]
        before = first * _BLOCK - self._forgotten
        return [found[place - before] for place in places]

    def __iter__(self) -> Iterator[Item]:
        return iter(self[:])

    def _block(self, number: int) -> list[Item]:
        """The block of this number; the latest items come after the last."""
        if number >= len(self._blocks):
            return self._latest
        block: list[Item] = pickle.loads(zlib.decompress(self._blocks[number]))
        return block
