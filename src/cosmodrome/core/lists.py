"""What `librt.vecs` gives compiled code, done with lists: interpreted they are faster than a vec."""

from bisect import insort
from typing import Any, TypeVar

from cosmodrome.core.choice import NOTHING

T = TypeVar("T")


class vec:
    """`vec[i64]()` is an empty list, `vec[i64](cards)` a new list of them."""

    def __class_getitem__(cls, item: Any) -> Any:
        return list


def append(cards: list[T], card: T) -> list[T]:
    """The pile with a card more; the old one is not to be used any more."""
    cards.append(card)
    return cards


def pop(cards: list[T]) -> tuple[list[T], T]:
    """The pile without its last card, and that card; the old pile is not to be used any more."""
    card = cards.pop()
    return cards, card


# What the following do, `core/pile.py` says.


def roomy(cards: int) -> list[int]:
    return []


def packed(cards: list[int]) -> list[int]:
    return cards[:]


def listed(cards: list[int]) -> list[int]:
    return cards[:]


def placed(cards: list[int], card: int) -> list[int]:
    insort(cards, card)
    return cards


def place_of(cards: list[int], card: int) -> int:
    return cards.index(card) if card in cards else NOTHING


def without(cards: list[int], at: int) -> list[int]:
    del cards[at]
    return cards


def rising(cards: list[int]) -> list[int]:
    cards.sort()
    return cards
