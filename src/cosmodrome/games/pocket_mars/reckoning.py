"""The arithmetic of Pocket Mars over plain numbers: numbers to beat, what an action takes, points.

Steps, verdicts, scores, the view and bots all reckon with these functions, so that none has rules of its own.
"""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile
from cosmodrome.games.pocket_mars.meta import (
    AUTOMA_ENERGY_VP,
    AUTOMA_FOUR_VP,
    AUTOMA_SPREAD_VP,
    BACK,
    ENERGY_VP,
    ONE_STAR_VP,
    SHIP_VP,
    SOLO_FOUR_VP,
    SPACES,
    SPREAD_VP,
    TOGETHER,
    TWO_STAR_VP,
)
from cosmodrome.games.pocket_mars.tables import (
    BASE,
    CARDS,
    COLONIST_HERE,
    HAND_HAS,
    NO_COLONIST_HERE,
    Tables,
)

NO_NUMBER: Final = NOTHING
"""In place of a number to beat: Habitation has none."""

BONUSES: Final = ("energy", "all-four", "four-together")
PARTS: Final = ("ship", "one-star", "two-star", *BONUSES)
"""Where points come from."""

Parts = list[tuple[str, int]]


# R4.4 Numbers to beat.


def number_to_beat(tables: Tables, building: int, pile: Pile, under: int = 0) -> int:
    """Of the topmost card, 0 for a back, or the printed one; `under` so many cards from the top."""
    if building >= SPACES:
        return NO_NUMBER
    at = len(pile) - 1 - under
    if at < 0:
        return BASE[building]
    top = pile[at]
    return BACK if top >= CARDS else tables.value[top]


def surplus(value: int, number: int) -> int:
    """By how much a card's number is above the one to beat, which more than 0 does; at Habitation nothing is beaten."""
    return 0 if number == NO_NUMBER else value - number


def beats(value: int, number: int) -> bool:
    return surplus(value, number) > 0


def strength(value: int, number: int, aboard: int) -> tuple[int, Parts, str]:
    """What a card's number comes to: the surplus, its parts, and whether a colonist can follow."""
    amount = surplus(value, number)
    if number == NO_NUMBER:
        return amount, [], "no-number"
    parts = [("value", value), ("number", -number)]
    if amount <= 0:
        return amount, parts, "too-low"
    return amount, parts, "beats" if aboard > 0 else "beats-none-aboard"


# R4.5, R6.12, R6.13 What an action takes.


def wanting(condition: int, cost: int, energy: int, here: int, holds_colour: bool) -> str:
    """Why an action cannot be done: needs-condition, needs-energy, or "".

    `here` counts the own colonists at the building of the card; `holds_colour` tells whether the colour that the
    condition asks for is in the own hand.
    """
    if condition == NO_COLONIST_HERE and here > 0:
        return "needs-condition"
    if condition == COLONIST_HERE and here == 0:
        return "needs-condition"
    if condition == HAND_HAS and not holds_colour:
        return "needs-condition"
    return "needs-energy" if cost > energy else ""


# Colonists on Mars.


def moved(counts: Pile, building: int, by: int) -> Pile:
    """Colonists by building with some more or fewer at one of them."""
    counts = counts[:]
    counts[building] += by
    return counts


# R8, R10.11 Points.


def bonuses(solo: bool, automa: bool, four_vp: int) -> tuple[int, int, int]:
    """What each of BONUSES brings a player who earns it; `four_vp` is the option's where several play."""
    if automa:
        return AUTOMA_ENERGY_VP, AUTOMA_SPREAD_VP, AUTOMA_FOUR_VP
    return ENERGY_VP, SPREAD_VP, SOLO_FOUR_VP if solo else four_vp


def has_most_energy(energies: list[int], player: int, ties_count: bool) -> bool:
    """R8.2 No other player has more energy, or as much where ties do not count."""
    own = energies[player]
    for other, energy in enumerate(energies):
        if other != player and (energy > own or (energy == own and not ties_count)):
            return False
    return True


def buildings_held(one: Pile, two: Pile) -> int:
    """Buildings with at least one colonist of a player."""
    count = 0
    for building in range(SPACES):
        if one[building] + two[building] > 0:
            count += 1
    return count


def most_together(one: Pile, two: Pile) -> int:
    """The most colonists a player has at one building."""
    most = 0
    for building in range(SPACES):
        most = max(most, int(one[building] + two[building]))
    return most


def points(ship: int, one: Pile, two: Pile, most_energy: bool, worth: tuple[int, int, int]) -> list[int]:
    """A player's points, in the order of PARTS; `worth` is what the bonuses bring."""
    ones = 0
    twos = 0
    for building in range(SPACES):
        ones = ones + int(one[building])
        twos = twos + int(two[building])
    energy, spread, four = worth
    return [
        SHIP_VP * ship,
        ONE_STAR_VP * ones,
        TWO_STAR_VP * twos,
        energy if most_energy else 0,
        spread if buildings_held(one, two) == SPACES else 0,
        four if most_together(one, two) >= TOGETHER else 0,
    ]
