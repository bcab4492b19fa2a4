"""The listed choices of Pocket Mars: one object each, made at import; a code is an index into ALL, in every deck."""

from typing import Final

from cosmodrome.core.choice import Listing, Pick
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.tables import CARDS, IDS, SUITS

OWNERS: Final = 4
"""Players a choice can name: the seats, and in the solo game the automa as number 1."""
SLOTS: Final = 2
"""Prep cards of a player."""

LISTED: Final = Listing(__name__)
ALL: Final = LISTED.all
BY_KEY: Final = LISTED.by_key


def _cards(verb: str) -> list[Pick]:
    return [LISTED.pick(verb, IDS[card], card) for card in range(CARDS)]


def _buildings(verb: str, count: int) -> list[Pick]:
    return [LISTED.pick(verb, COLOURS[building], building) for building in range(count)]


def _slots(verb: str) -> list[Pick]:
    """One a prep slot, by player * SLOTS + slot."""
    return [
        LISTED.pick(verb, f"{owner}-{slot}", owner * SLOTS + slot)
        for owner in range(OWNERS)
        for slot in range(SLOTS)
    ]


def _colonists(verb: str) -> list[Pick]:
    """One an owner and building, by owner * SPACES + building."""
    return [
        LISTED.pick(verb, f"{owner}-{COLOURS[building]}", owner * SPACES + building)
        for owner in range(OWNERS)
        for building in range(SPACES)
    ]


def _swaps() -> list[Pick]:
    """By (owner going up * OWNERS + owner going down) * SPACES + building."""
    return [
        LISTED.pick("swap", f"{up}-{down}-{COLOURS[building]}", (up * OWNERS + down) * SPACES + building)
        for up in range(OWNERS)
        for down in range(OWNERS)
        for building in range(SPACES)
    ]


DECLINE: Final = LISTED.pick("decline", "", -1)
"""Leave out a step, an action or an ability that is optional."""
LAUNCH_ONE: Final = LISTED.pick("launch", "", 0)
ENERGY: Final = LISTED.pick("energy", "", 0)
"""Discard a card for energy; which one is asked next."""
DO: Final = LISTED.pick("do", "", 0)
"""Do the card's action."""
USE: Final = LISTED.pick("use", "", 0)
"""Use the building's ability."""

PLAY_HAND: Final[list[Pick]] = _cards("hand")
PLAY_PREP: Final[list[Pick]] = _cards("prep")
PLAY_OTHER: Final[list[Pick]] = _slots("other")
PLACE_AT: Final[list[Pick]] = _buildings("place", SPACES)
PROMOTE: Final[list[Pick]] = _colonists("promote")
DEMOTE: Final[list[Pick]] = _colonists("demote")
SWAP: Final[list[Pick]] = _swaps()
SWAP_AT: Final[list[Pick]] = _buildings("swap-cards", SUITS)
COVER_AT: Final[list[Pick]] = _buildings("cover", SUITS)
COVER_BY: Final[list[Pick]] = _cards("cover-with")
PEEK: Final[list[Pick]] = [LISTED.pick("peek", str(owner), owner) for owner in range(OWNERS)]
BURY: Final[list[Pick]] = _cards("bury")
RETURN: Final[list[Pick]] = _cards("return")
DISCARD: Final[list[Pick]] = _cards("discard")
DISCARD_AT: Final[list[Pick]] = _slots("discard-other")
TAKE_AT: Final[list[Pick]] = [LISTED.pick("take", str(slot), slot) for slot in range(SLOTS)]
PREPARE: Final[list[Pick]] = _cards("prepare")
KEEP: Final[list[Pick]] = _cards("keep")
