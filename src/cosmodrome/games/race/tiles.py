"""The goal tiles of The Gathering Storm: what each is for, its minimum, and when it is looked at (R14)."""

from typing import Final

from cosmodrome.games.race.meta import GOAL_FIRST, GOAL_MOST

# Numbers of tiles: first those for who is first, then those for who has most.
LIVING: Final = 0
DIVERSITY: Final = 1
OVERLORDS: Final = 2
SURPLUS: Final = 3
INNOVATION: Final = 4
STATUS: Final = 5
MILITARY: Final = 6
INDUSTRY: Final = 7
INFRASTRUCTURE: Final = 8
PRODUCTION: Final = 9


class Tile:
    """A goal: `least` is what it takes at least; `looks` name the phases at whose end it is looked at."""

    def __init__(self, id: str, least: int, *looks: str, most: bool = False) -> None:
        self.id = id
        self.least = least
        self.looks = looks
        self.most = most
        """Whether it goes to who has most, and may be lost; else to who is first, for good."""
        self.vp = GOAL_MOST if most else GOAL_FIRST


TILES: Final[list[Tile]] = [
    Tile("galactic_standard_of_living", 5, "consume"),
    Tile("system_diversity", 4, "settle"),
    Tile("overlord_discoveries", 3, "develop", "settle"),
    Tile("budget_surplus", 1, "round"),
    Tile("innovation_leader", 6, "develop", "settle"),
    Tile("galactic_status", 1, "develop"),
    Tile("greatest_military", 6, "develop", "settle", most=True),
    Tile("largest_industry", 3, "settle", most=True),
    # R14.12 It prints Develop alone, but developments leave the tableau in Settle.
    Tile("greatest_infrastructure", 4, "develop", "settle", most=True),
    Tile("production_leader", 4, "settle", most=True),
]
FIRSTS: Final = [number for number, tile in enumerate(TILES) if not tile.most]
MOSTS: Final = [number for number, tile in enumerate(TILES) if tile.most]
NUMBER_OF_TILE: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(TILES)}
