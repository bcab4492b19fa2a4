"""The listed choices of Jump Drive: one object each, made at import; a code is an index into ALL."""

from typing import Final

from cosmodrome.core.choice import Choice, Pick
from cosmodrome.games.jump_drive.tables import IDS, SURVEY_TEAM

# Ways to place a world (R6).
CONQUER: Final = 0
PAY_FOR: Final = 1
WAYS: Final = ("conquer", "pay")

NO_CARD: Final = -1
EXPLORER: Final = -2
"""The value of EXPLORE, where a card's number stands otherwise."""


ALL: Final[list[Choice]] = []


def _list(verb: str, subject: str, value: int) -> Pick:
    pick = Pick(len(ALL), verb, subject, value)
    ALL.append(pick)
    return pick


EXPLORE: Final = _list("explore", "", EXPLORER)
PASS: Final = _list("pass", "", NO_CARD)
"""No world with the development, or no second world."""
PLACE: Final[list[Pick]] = [_list("place", name, card) for card, name in enumerate(IDS)]
# A Survey Team is never in a hand.
DISCARD: Final[list[Pick]] = [
    _list("discard", name, card) if card != SURVEY_TEAM else PASS for card, name in enumerate(IDS)
]
BY: Final[list[Pick]] = [_list("by", name, way) for way, name in enumerate(WAYS)]

BY_KEY: Final[dict[str, Choice]] = {choice.key: choice for choice in ALL}
