"""The one arithmetic beside payments: what a converter makes, support, what is left over, what inventing costs."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.games.sidereal.cards import UNLIMITED
from cosmodrome.games.sidereal.goods import (
    BLACK,
    BLUE,
    GOODS,
    SHIP,
    SIZE,
    TWELFTHS,
    ULTRATECH,
    WILD_LARGE,
    WILD_SMALL,
    YELLOW,
    Things,
)
from cosmodrome.games.sidereal.payment import COLOURS
from cosmodrome.games.sidereal.state import IN_PLAY, Seat, State, side_of
from cosmodrome.games.sidereal.tables import (
    COLONY_SUPPORT,
    COSTS,
    COUNT,
    DISCOUNT,
    FIRST,
    FLEET_SUPPORT,
    FLEETS_NEEDED,
    INPUTS,
    OUTPUTS,
    PAIR,
    PARTNER,
    RELIC_WORLDS,
    SUPPORT,
)

SMALL_CUBES: Final = (0, 1, 2, WILD_SMALL)
LARGE_CUBES: Final = (YELLOW, BLUE, BLACK, WILD_LARGE)


def interest(made: list[int], converter: int, put: list[int], colour: int) -> int:
    """R12.8 Add what comes out in the colour that was put in; the colour of the rest, or NOTHING where it has none."""
    for first, second, third, anything, grey in COLOURS:
        out = OUTPUTS[converter][anything]
        if not out:
            continue
        passed = min(out, put[grey])
        made[grey] += passed
        rest = out - passed
        if not rest:
            continue
        found = NOTHING
        for good in (first, second, third):
            if put[good] > INPUTS[converter][good]:
                found = good
        if found < 0 and colour in (first, second, third):
            found = colour
        if found < 0:
            return NOTHING
        made[found] += rest
    return colour


def value(good: int) -> int:
    """What a good counts at the end, in twelfths (R11.4)."""
    return TWELFTHS[good]


def lead_of(card: int) -> int:
    """R12.32 The half card by which a pair is run; any other card itself."""
    other = PARTNER[card]
    return other if 0 <= other < card else card


def converter(state: State, card: int, at: int) -> int:
    """The converter that runs as number `at` of a card, of half cards that of both; NOTHING if there is none."""
    side = side_of(state, card)
    if PAIR[card] >= 0:
        return PAIR[card] + 2 * state.back[card] + state.back[PARTNER[card]] if at == 0 else NOTHING
    if PARTNER[card] >= 0 or at >= COUNT[side]:
        return NOTHING
    return FIRST[side] + at


def support(species: int, cards: list[int]) -> int:
    """R7.1, R12.15, R12.25 Colonies that a species with these cards can keep in the Economy phase."""
    total: int = SUPPORT[species]
    if total >= UNLIMITED:
        return UNLIMITED
    for card in cards:
        total += COLONY_SUPPORT[card]
    return total


def fleets_of(cards: list[int]) -> int:
    """R12.21 Fleet support that these cards give."""
    total = 0
    for card in cards:
        total += FLEET_SUPPORT[card]
    return total


def fleets_needed(state: State, card: int) -> int:
    """What running a card takes of fleet support."""
    return FLEETS_NEEDED[side_of(state, card)]


def leftovers(state: State, goods: list[int]) -> int:
    """R11.3 to R11.5 What goods left over count, in twelfths."""
    ruled = state.rulings
    exact = 0
    for good in range(GOODS):
        exact += goods[good] * TWELFTHS[good]
    if ruled.exact_scoring:
        return exact
    if ruled.leftovers_together:
        return exact // 6 * 6
    larges = 0
    for good in LARGE_CUBES:
        larges += goods[good]
    smalls = goods[SHIP]
    for good in SMALL_CUBES:
        smalls += goods[good]
    return 6 * (goods[ULTRATECH] + larges // 2 + smalls // 3)


DISCOUNTS: Final = [card for card in RELIC_WORLDS if DISCOUNT[card]]


def invention_cost(state: State, seat: Seat, team: int, option: int) -> Things:
    """R4.1 What one cost of a team comes to for this seat."""
    need = COSTS[team][option]
    if seat.acknowledgements and any(state.place[card] == IN_PLAY for card in DISCOUNTS):
        return discounted(need)
    return need


def discounted(need: Things) -> Things:
    """R12.14 A cost of inventing for who has acknowledgements, while one of DISCOUNTS is in play."""
    for good in range(GOODS):
        if need[good] and SIZE[good]:
            less = bytearray(need)
            less[good] -= 1
            return bytes(less)
    return need
