"""The prepared table of a first game: four species for newcomers, what they begin with, and what lies on the tracks."""

from typing import Final

from cosmodrome.core.meta import Script
from cosmodrome.games.sidereal.goods import Things, things

SCRIPT: Final = Script(
    start_worlds=["caylion", "kt", "kjas", "faderan"],
    hands=[
        ["gacrux"],
        ["atria", "nuclear_physicists"],
        ["acrux", "capella"],
        ["wezen", "linguistic_analysts"],
    ],
    deck=["spica", "hadar", "sargas", "deneb", "arcturus", "sociologists", "organic_chemists"],
)
"""R1.17 By seat."""
GOODS: Final[list[Things]] = [
    things("6 white yellow black"),
    things("2 brown 2 blue ultratech"),
    things("white 2 brown 3 green yellow 3 black 3 ship"),
    things("2 white brown 2 green yellow blue ultratech 2 ship"),
]
"""R1.17 By seat, in place of what its start card shows."""
LEAVES: Final = 1
"""R1.17 The turn in which a bot that is patient leaves the colonies to who learns the game."""
LENDS: Final = 2
"""R1.17 The turn in which it is paid one turn later, so that who learns the game meets a loan."""
