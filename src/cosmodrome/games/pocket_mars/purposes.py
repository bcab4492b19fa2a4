"""What a seat can be asked for, and jobs that ask nothing, as small ints; how one is packed into an agenda entry."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "launch",
    "gain-energy",
    "draw",
    "place",
    "shift-star",
    "swap-stars",
    "swap-cards",
    "swap-places",
    "peek-prep",
    "bury-card",
    "return-prep",
    "cover",
    "discard-card",
    "discard-other",
    "draft",
    "start-prep",
    "act",
    "place-here",
    "do-action",
    "use-ability",
    "discard-for-energy",
    "take",
    "cover-with",
    "four-discard",
    "four-prep",
    "finish-hand",
    "four-cards",
)

# The effects, numbered as in powers.EFFECTS.
LAUNCH: Final = 0
GAIN_ENERGY: Final = 1
DRAW: Final = 2
PLACE: Final = 3
SHIFT_STAR: Final = 4
SWAP_STARS: Final = 5
SWAP_CARDS: Final = 6
SWAP_PLACES: Final = 7
PEEK_PREP: Final = 8
BURY_CARD: Final = 9
RETURN_PREP: Final = 10
COVER: Final = 11
DISCARD_CARD: Final = 12
DISCARD_OTHER: Final = 13
# Sealed, at the beginning.
DRAFT: Final = 14
START_PREP: Final = 15
# A turn.
ACT: Final = 16
PLACE_HERE: Final = 17
DO_ACTION: Final = 18
USE_ABILITY: Final = 19
DISCARD_FOR_ENERGY: Final = 20
TAKE: Final = 21
COVER_WITH: Final = 22
FOUR_DISCARD: Final = 23
FOUR_PREP: Final = 24
FINISH_HAND: Final = 25
FOUR_CARDS: Final = 26

JOBS: Final = (LAUNCH, GAIN_ENERGY, DRAW, FINISH_HAND, FOUR_CARDS)
"""What asks nothing."""
OF_A_TURN: Final = (ACT, PLACE_HERE, DO_ACTION, USE_ABILITY, DISCARD_FOR_ENERGY)
"""Questions of a turn itself; the others are of effects."""
PICKS: Final = (DRAFT, START_PREP, FOUR_DISCARD, FOUR_PREP)
"""Questions answered by picks from a pool, in rising order (R12.3)."""
QUESTIONS: Final = tuple(name for number, name in enumerate(NAMES) if number not in JOBS)
"""The purposes a person can be asked for."""


def _row(purposes: tuple[int, ...]) -> bytes:
    """A set of purposes to look up in."""
    return bytes(number in purposes for number in range(len(NAMES)))


IS_JOB: Final[bytes] = _row(JOBS)
IS_OF_A_TURN: Final[bytes] = _row(OF_A_TURN)
IS_PICKS: Final[bytes] = _row(PICKS)

# An agenda entry is a purpose, a seat, a count, and 1 + the effect it is about (0: none).
_PURPOSE: Final = 32
_SEAT: Final = 8
_COUNT: Final = 64
"""More than all cards."""


def entry_of(purpose: int, seat: int, count: int = 1, effect: int = -1) -> int:
    """The agenda entry: `seat` is to do this, `count` times, as effect number `effect` of the tables."""
    return purpose + _PURPOSE * (seat + _SEAT * (count + _COUNT * (effect + 1)))


def purpose_of(entry: int) -> int:
    return entry % _PURPOSE


def seat_of(entry: int) -> int:
    return entry // _PURPOSE % _SEAT


def count_of(entry: int) -> int:
    return entry // (_PURPOSE * _SEAT) % _COUNT


def effect_of(entry: int) -> int:
    """The number of the effect in the tables, or -1."""
    return entry // (_PURPOSE * _SEAT * _COUNT) - 1
