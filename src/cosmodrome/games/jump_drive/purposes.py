"""The purposes a seat can be asked for, as small ints."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "start-discard",
    "place",
    "place-world",
    "place-by",
    "pay",
    "pay-both",
    "explore-discard",
    "second-world",
    "hand-limit",
)

START_DISCARD: Final = 0
PLACE: Final = 1
"""A development, a world on its own, or Explore (R4.1)."""
PLACE_WORLD: Final = 2
"""A world with the development, which the question is about, or none."""
PLACE_BY: Final = 3
"""Conquer the world or pay for it, where both can be done (R6.8)."""
PAY: Final = 4
PAY_BOTH: Final = 5
"""For a development, which the question is about, and the world beside it together."""
EXPLORE_DISCARD: Final = 6
SECOND_WORLD: Final = 7
HAND_LIMIT: Final = 8

PICKS: Final = (START_DISCARD, PAY, PAY_BOTH, EXPLORE_DISCARD, HAND_LIMIT)
"""Questions that may owe several picks from a pool, in rising order (R12.2)."""
PLACING: Final = (PLACE, PLACE_WORLD, SECOND_WORLD)
"""Questions that are answered with a card to place, or with none."""
