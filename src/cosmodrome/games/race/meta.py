"""Race for the Galaxy: title, seats, options, and the numbers of its rules."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

CHIPS_A_SEAT: Final = 12
"""R1.2 VP chips in the pool, a seat."""
DEALT: Final = 6
"""R1.4 Cards dealt to a seat."""
KEPT: Final = 4
"""R1.4 Cards left of those dealt after the first discard."""
HAND_LIMIT: Final = 10
"""R2.5 Cards a hand may hold at the end of a round."""
FULL_TABLEAU: Final = 12
"""R8.1 Cards in a tableau that end the game."""

META: Final = Meta(
    id="race",
    title="Race for the Galaxy",
    seats=(2, 3, 4),
    options=(
        Option("edition", ("first", "second")),
        Option("new_start_worlds", (False, True), needs=("edition", "second")),
        Option("first_game", (False, True)),
        Option("experienced", (False, True), seats=(2,)),
    ),
    version=2,
    numbers={
        "chips-a-seat": CHIPS_A_SEAT,
        "dealt": DEALT,
        "kept": KEPT,
        "hand-limit": HAND_LIMIT,
        "full-tableau": FULL_TABLEAU,
    },
)
