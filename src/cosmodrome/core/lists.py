"""What `librt.vecs` gives compiled code, done with lists: interpreted they are faster than a vec."""

from typing import Any, TypeVar

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
