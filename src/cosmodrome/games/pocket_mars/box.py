"""The built-in decks: Red Horizon, and cards of further sets in the places of some of its own.

An expansion is a module in sets, its name here and its option.
"""

from typing import Final

from cosmodrome.core.card_sets import CardSets
from cosmodrome.games.pocket_mars.cards import Card
from cosmodrome.games.pocket_mars.sets import red_horizon

SETS: Final = CardSets([red_horizon.SET])


def deck(pack: int) -> list[Card]:
    """R13.1 The 35 cards of a pack, by place; later sets go before those in front of them."""
    places = {card.id: card for each in SETS.played(pack) for card in each.cards}
    return [places[card.id] for card in red_horizon.CARDS]
