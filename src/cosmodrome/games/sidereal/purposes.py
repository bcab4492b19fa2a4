"""The purposes a seat can be asked for, as small ints."""

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "species",
    "handicap",
    "trade",
    "closing",
    "donate",
    "settle",
    "support",
    "economy",
    "talk",
    "split",
    "colony",
    "research",
    "steal",
    "stolen",
)

SPECIES: Final = 0
HANDICAP: Final = 1
TRADE: Final = 2
CLOSING: Final = 3
DONATE: Final = 4
SETTLE: Final = 5
SUPPORT: Final = 6
ECONOMY: Final = 7
TALK: Final = 8
SPLIT: Final = 9
COLONY: Final = 10
RESEARCH: Final = 11
STEAL: Final = 12
STOLEN: Final = 13
"""What a victim lets the Zeth take (option `stolen_colours`)."""
