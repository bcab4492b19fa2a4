"""A small integer generator that lives in the state: the same numbers interpreted and compiled."""

from typing import Final, TypeVar

from mypy_extensions import i64

from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import Pile

# 58 bits, so that a word is a small integer both in Python and in C.
MASK: Final[i64] = 0x3FFFFFFFFFFFFFF
_MULTIPLIER: Final[i64] = 0x27BB2EE687B0B0FD & 0x3FFFFFFFFFFFFFF
_INCREMENT: Final[i64] = 0x14057B7EF767814F & 0x3FFFFFFFFFFFFFF

T = TypeVar("T")


class Rng(Whole):
    """A linear congruential generator modulo 2**58 whose top 31 bits are used."""

    word: i64

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, every one equally likely to within 2**-31; n is 1 to 2**31."""
        word: i64 = (self.word * _MULTIPLIER + _INCREMENT) & MASK
        self.word = word
        return ((word >> 27) * n) >> 31

    def shuffle(self, cards: list[T]) -> None:
        """Put `cards` in a random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = int(self.below(last + 1))
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def mix(self, cards: Pile) -> None:
        """The same for a pile."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def child(self) -> "Rng":
        """A generator for something else, begun by chance of this one."""
        twin = Rng()
        low: i64 = self.below(1 << 30)
        twin.word = low + (self.below(1 << 28) << 30)
        return twin

    def copy(self) -> "Rng":
        twin = Rng()
        twin.word = self.word
        return twin


def seeded(seed: int, stream: str = "") -> Rng:
    """A generator for `seed` (any integer) and a named stream; streams of one seed are unrelated."""
    # Python integers here, not i64: this runs once a game, and FNV needs 64 unsigned bits.
    word = 0xCBF29CE484222325
    for byte in f"{seed}/{stream}".encode():
        word = ((word ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    rng = Rng()
    rng.word = (word ^ (word >> 29)) & 0x3FFFFFFFFFFFFFF
    for _ in range(4):  # mixes the low bits of the seed upwards
        rng.below(2)
    return rng


def restored(word: int) -> Rng:
    """The generator whose state is `word`, as read from a saved state."""
    rng = Rng()
    rng.word = word
    return rng
