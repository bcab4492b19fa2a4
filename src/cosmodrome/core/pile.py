"""Piles of cards: finding, keeping in order, stacking. Compiled a pile is a packed row of ints, interpreted a list.

A function that gives a pile back may have used up the old one: always bind the result, `hand = placed(hand, card)`.
Copy with `[:]`, ask for `len(pile) > 0`, and go through one with `for`. Lists of ints, such as those of tables and
scripts, are turned into piles by `packed` and back by `listed`.
"""

import copyreg
from typing import Any, TypeAlias

from mypy_extensions import i16, i64

from cosmodrome.core.build import COMPILED
from cosmodrome.core.choice import NOTHING

if COMPILED:
    from librt.vecs import append, pop, vec
else:
    from cosmodrome.core.lists import append, pop, vec

__all__ = [
    "Narrow",
    "Pile",
    "append",
    "empty",
    "index_of",
    "insert",
    "listed",
    "narrow",
    "packed",
    "place_of",
    "placed",
    "pop",
    "put_on_top",
    "rising",
    "roomy",
    "without",
]

Pile: TypeAlias = "vec[i64]"
Narrow: TypeAlias = "vec[i16]"
"""A row of small numbers, such as one for each card of a game: compiled, a quarter of the memory of a list."""


def empty() -> Pile:
    """A pile without cards."""
    return vec[i64]()


def roomy(cards: i64) -> Pile:
    """A pile without cards, made at once as large as it will be."""
    return vec[i64](capacity=cards)


def packed(cards: list[int]) -> Pile:
    """A pile of these cards."""
    return vec[i64]([card for card in cards])  # noqa: C416 (compiled, this is one loop; `list` would be a call)


def listed(cards: Pile) -> list[int]:
    """The cards of a pile as a list of its own."""
    found: list[int] = []
    for card in cards:
        found.append(int(card))
    return found


def narrow(numbers: list[int]) -> Narrow:
    """A row of these numbers, each from -32,768 to 32,767."""
    return vec[i16]([number for number in numbers])  # noqa: C416


def placed(cards: Pile, card: i64) -> Pile:
    """A rising pile with a card more."""
    at: i64 = len(cards)
    cards = append(cards, card)
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards


def place_of(cards: Pile, card: i64) -> i64:
    """Where the first copy of a card is, or NOTHING."""
    for at, each in enumerate(cards):
        if each == card:
            return at
    return NOTHING


def without(cards: Pile, at: i64) -> Pile:
    """The pile without the card at this place."""
    last: i64 = len(cards) - 1
    while at < last:
        cards[at] = cards[at + 1]
        at += 1
    return pop(cards)[0]


def rising(cards: Pile) -> Pile:
    """The same cards in rising order, by counting."""
    highest: i64 = NOTHING
    for card in cards:
        if card > highest:
            highest = card
    counts = vec[i64]([0] * (highest + 1))
    for card in cards:
        counts[card] += 1
    at: i64 = 0
    for each, count in enumerate(counts):
        end = at + count
        while at < end:
            cards[at] = each
            at += 1
    return cards


if not COMPILED:  # the same, as lists can by themselves: a fifth more games a second
    from cosmodrome.core.lists import listed, packed, place_of, placed, rising, roomy, without


def insert(cards: list[int], card: int) -> None:
    """Put a card into a rising list."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def index_of(cards: list[int], card: int) -> int:
    """Where the first copy of a card is in a list, or NOTHING; a typed loop, as `in` is slow compiled."""
    for at in range(len(cards)):
        if cards[at] == card:
            return at
    return NOTHING


def put_on_top(deck: list[int], wanted: list[int]) -> None:
    """Bring the cards of a scripted order to the top of the deck, first one topmost; absent ones are left out."""
    top: list[int] = []
    for card in wanted:
        at = index_of(deck, card)
        if at >= 0:
            top.append(deck.pop(at))
    top.reverse()
    deck.extend(top)


def _taken_apart(pile: Any) -> tuple[Any, ...]:
    return packed, (listed(pile),)


def _narrow_taken_apart(row: Any) -> tuple[Any, ...]:
    return narrow, (list(row),)


if COMPILED:
    copyreg.pickle(type(empty()), _taken_apart)  # deep copies ask there, too
    copyreg.pickle(type(narrow([])), _narrow_taken_apart)
