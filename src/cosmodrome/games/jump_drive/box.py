"""All cards that there are: the sets, added up. An expansion is a module in sets, its name here and its option."""

from typing import Final

from cosmodrome.core.card_sets import CardSets
from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.sets import base

SETS: Final = CardSets([base.SET])
CARDS: Final[list[Card]] = SETS.cards()
"""By number, whatever is played with."""
