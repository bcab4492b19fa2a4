"""The listed choices of Jump Drive: one object each, made at import; a code is an index into LISTED.all."""

from typing import Final

from cosmodrome.core.choice import NOTHING, Listing, Pick
from cosmodrome.games.jump_drive.tables import IDS, SURVEY_TEAM

# Ways to place a world (R6).
CONQUER: Final = 0
PAY_FOR: Final = 1
WAYS: Final = ("conquer", "pay")

EXPLORER: Final = -2
"""The value of EXPLORE, where a card's number stands otherwise."""

LISTED: Final = Listing(__name__)

EXPLORE: Final = LISTED.pick("explore", "", EXPLORER)
PASS: Final = LISTED.pick("pass", "", NOTHING)
"""No world with the development, or no second world."""
PLACE: Final[list[Pick]] = [LISTED.pick("place", name, card) for card, name in enumerate(IDS)]
# A Survey Team is never in a hand.
DISCARD: Final[list[Pick]] = [
    LISTED.pick("discard", name, card) if card != SURVEY_TEAM else PASS for card, name in enumerate(IDS)
]
BY: Final[list[Pick]] = [LISTED.pick("by", name, way) for way, name in enumerate(WAYS)]
