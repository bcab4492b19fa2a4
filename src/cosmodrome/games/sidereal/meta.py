"""Sidereal Confluence: title, seats, options, and the numbers of its rules."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

TURNS: Final = 6
"""R1.1 In a game."""
MOST_OF_A_GOOD: Final = 99
"""R6.2 Of one kind in one parcel."""
MOST_OFFERS: Final = 12
"""R6.11 Open at a time, a seat."""
MOST_MADE: Final = 60
"""R6.14 Made in a phase by a seat; their numbers are never used again in it."""
MOST_PROMISES: Final = 8
"""R6.11 In an offer."""
ENVOYS: Final = 7
"""R12.50 Envoy tokens."""
LOST_SMALL: Final = 1
"""R5.17 Points lost for a cube, a ship or a token that is not delivered."""
LOST_LARGE: Final = 2
"""R5.17 The same for a card, an ultratech or a donated point."""

META: Final = Meta(
    id="sidereal",
    title="Sidereal Confluence",
    seats=(4, 5, 6, 7, 8, 9),
    options=(
        Option("species", ("choose", "draft", "random")),
        Option("pool", ("all", "beginners"), seats=(4,)),
        Option("first_game", (False, True), seats=(4,)),
        Option("handicap", ("none", "first", "last", "both"), ruling=True),
        Option("exact_scoring", (False, True)),
        Option("open_points", (False, True)),
        Option("quiet_economy", (False, True)),
        Option("promise_penalty", ("2", "0", "1", "3"), ruling=True),
        Option("lend_on", (False, True), ruling=True),
        Option("borrowers_upgrade", (False, True), ruling=True),
        Option("gift_pays", ("receiver", "giver"), ruling=True),
        Option("asteroid_mining", ("once", "each"), ruling=True),
        Option("protection", ("any-deal", "exchange"), ruling=True),
        Option("stolen_colours", ("zeth", "victim"), ruling=True),
        Option("short_theft", ("what-there-is", "nothing"), ruling=True),
        Option("leftovers", ("apart", "together"), ruling=True),
        Option("wide_tracks", ("2", "3"), seats=(8, 9), ruling=True),
    ),
    numbers={
        "turns": TURNS,
        "most-of-a-good": MOST_OF_A_GOOD,
        "most-offers": MOST_OFFERS,
        "most-made": MOST_MADE,
        "most-promises": MOST_PROMISES,
        "envoy-tokens": ENVOYS,
        "lost-small": LOST_SMALL,
        "lost-large": LOST_LARGE,
    },
    parts_of_point=12,
)
