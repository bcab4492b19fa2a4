"""What the automa decides (R10.8, R10.10), from numbers alone: its step carries it out, bots reckon with it."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile
from cosmodrome.games.pocket_mars.meta import COLONISTS, ROOM_OF_FEW, SPACES
from cosmodrome.games.pocket_mars.reckoning import moved, points
from cosmodrome.games.pocket_mars.tables import HABITATION

WATER: Final = 0
ECOSYSTEM: Final = 1
SCIENCE: Final = 2
ENERGY: Final = 3

# What it does.
IDLE: Final = 0
LAUNCH: Final = 1
PLACE: Final = 2
"""At the building of its card."""
CHOOSE: Final = 3
"""Place where `best_place` says."""
GAIN: Final = 4
LOSE: Final = 5
"""Cards of the deck."""
SHIFT: Final = 6
PROMOTE: Final = 7
DEMOTE: Final = 8


def first_move(suit: int, ship: int, construction_moves: bool) -> int:
    """R10.8 Before what its card says: LAUNCH or PLACE, and R10.13 with a Construction card IDLE or CHOOSE."""
    if suit == HABITATION and not construction_moves:
        return IDLE
    if ship == 0:
        return LAUNCH
    return CHOOSE if suit == HABITATION else PLACE


def effect_of(suit: int, ship: int, energy: int, energy_max: int) -> int:
    """R10.8 What the suit of its card says: LAUNCH, CHOOSE, GAIN, LOSE or SHIFT."""
    if suit == ECOSYSTEM:
        return SHIFT
    if suit == WATER or (suit == ENERGY and energy == energy_max):
        return LOSE
    if suit == ENERGY:
        return GAIN
    return LAUNCH if suit == SCIENCE or ship == 0 else CHOOSE


def best_place(ship: int, one: Pile, two: Pile, most_energy: bool, worth: tuple[int, int, int]) -> int:
    """R10.10 By score; among equals one without an own colonist, then where most are, then the first in the row.

    Takes what its points are made of (`reckoning.points`); the colonist comes from its ship.
    """
    best = 0
    best_rank = NOTHING
    for building in range(SPACES):
        here = int(one[building] + two[building])
        spread = COLONISTS + 1 if here == 0 else here
        score = sum(points(ship - 1, moved(one, building, 1), two, most_energy, worth))
        rank = score * (COLONISTS + 2) + spread
        if rank > best_rank:
            best = building
            best_rank = rank
    return best


def shift_of(one: Pile, two: Pile, theirs: Pile) -> tuple[int, int]:
    """R10.8 Ecosystem: an own colonist up, or else one of the seat's down; R10.10 the first in the row.

    `one` and `two` are the automa's on one and two stars by building, `theirs` the seat's on two stars. PROMOTE or
    DEMOTE and the building, or IDLE and NOTHING.
    """
    for building in range(SPACES):
        if one[building] > 0 and two[building] + theirs[building] < ROOM_OF_FEW:
            return PROMOTE, building
    for building in range(SPACES):
        if theirs[building] > 0:
            return DEMOTE, building
    return IDLE, NOTHING
