"""Jump Drive: title, seats, options, and the numbers of its rules."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

DEALT: Final = 7
"""R1.4 Cards dealt to a seat."""
KEPT: Final = 5
"""R1.4 Cards left of those dealt."""
ALONE_SAVES: Final = 1
"""R5.1 What a development without a world costs less."""
ALONE_DRAWS: Final = 1
"""R5.3 Cards drawn for a world without a development."""
MARKER_ICONS: Final = 3
"""R8.1 Explore icons of the marker."""
EXPLORED: Final = 2
"""R8.2 Cards that exploring gains."""
HAND_LIMIT: Final = 10
"""R10.5 Cards a hand may hold."""
END: Final = 50
"""R11.1 VP that end the game."""

META: Final = Meta(
    id="jump_drive",
    title="Jump Drive",
    seats=(2, 3, 4),
    options=(
        Option("first_game", (False, True)),
        Option("colony_convoy_waits", (False, True), ruling=True),
    ),
    numbers={
        "dealt": DEALT,
        "kept": KEPT,
        "alone-saves": ALONE_SAVES,
        "alone-draws": ALONE_DRAWS,
        "marker-icons": MARKER_ICONS,
        "explored": EXPLORED,
        "hand-limit": HAND_LIMIT,
        "end": END,
    },
)
