"""The purposes a seat can be asked for, as small ints."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "start-world",
    "start-discard",
    "action",
    "explore-keep",
    "develop",
    "settle",
    "settle-by",
    "pay",
    "sell",
    "use-power",
    "spend",
    "discard-for-vp",
    "guess",
    "produce-on",
    "discard-to-produce",
    "hand-limit",
    "",
    "settle-second",
    "hire",
    "",
    "draft",
)
"""By number; 16 and 19 are jobs."""
LEARNED: Final = 16
"""Purposes of which nets have learned."""
QUESTIONS: Final = tuple(name for name in NAMES if name)

START_WORLD: Final = 0
START_DISCARD: Final = 1
ACTION: Final = 2
EXPLORE_KEEP: Final = 3
DEVELOP: Final = 4
SETTLE: Final = 5
SETTLE_BY: Final = 6
PAY: Final = 7
SELL: Final = 8
USE_POWER: Final = 9
SPEND: Final = 10
DISCARD_FOR_VP: Final = 11
GUESS: Final = 12
PRODUCE_ON: Final = 13
DISCARD_TO_PRODUCE: Final = 14
HAND_LIMIT: Final = 15

PRODUCE_GOODS: Final = 16
"""A job on the table's todo: the seat that it is about produces."""
SETTLE_SECOND: Final = 17
HIRE: Final = 18
"""Cards from the hand for Military."""
DRAW_FOR_GOODS: Final = 19
"""A job: the draws for goods that all seats have produced."""
DRAFT: Final = 20

PICKS: Final = (START_DISCARD, EXPLORE_KEEP, PAY, SPEND, DISCARD_FOR_VP, HAND_LIMIT, HIRE)
"""Questions that may owe several picks from a pool, in rising order (R11.11)."""
