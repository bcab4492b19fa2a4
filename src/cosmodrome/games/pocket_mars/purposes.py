"""What a seat can be asked for, and jobs that ask nothing, as small ints; how one is packed into an entry."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.asking import about_of, asking
from cosmodrome.core.choice import NOTHING

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
    "activation",
    "automa-effect",
    "automa-move",
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
# The automa's part.
ACTIVATION: Final = 27
AUTOMA_EFFECT: Final = 28
AUTOMA_MOVE: Final = 29

JOBS: Final = (
    LAUNCH, GAIN_ENERGY, DRAW, FINISH_HAND, FOUR_CARDS, ACTIVATION, AUTOMA_EFFECT, AUTOMA_MOVE,
)  # fmt: skip
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

# What an entry of the todo is about, besides its purpose: who does it, how often, and by which effect of the tables.
_PLAYER: Final = 8
_COUNT: Final = 64
"""More than all cards."""


def entry_of(purpose: int, seat: int, count: int = 1, effect: int = NOTHING) -> i64:
    """The entry: `seat` is asked for this, or it is done for it, `count` times, as effect number `effect`."""
    about = seat + _PLAYER * (count + _COUNT * (effect + 1))
    return asking(purpose, about, NOTHING if IS_JOB[purpose] else seat)


_ONCE: Final[list[list[i64]]] = [
    [entry_of(purpose, seat) for seat in range(_PLAYER)] for purpose in range(len(NAMES))
]


def once(purpose: int, seat: int) -> i64:
    """The entry for what is done once and by no effect."""
    return _ONCE[purpose][seat]


def doer_of(entry: i64) -> int:
    """The seat that is asked, or for which a job is done."""
    return about_of(entry) % _PLAYER


def count_of(entry: i64) -> int:
    return about_of(entry) // _PLAYER % _COUNT


def effect_of(entry: i64) -> int:
    """The number of the effect in the tables, or NOTHING."""
    return about_of(entry) // (_PLAYER * _COUNT) - 1
