"""Piles of cards as lists of numbers: finding, keeping in order, stacking."""

from cosmodrome.core.choice import NOTHING


def insert(cards: list[int], card: int) -> None:
    """Put a card into a rising list."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def index_of(cards: list[int], card: int) -> int:
    """Where the first copy of a card is, or NOTHING; a typed loop, as `in` is slow compiled."""
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
