"""What goods and cards count for a plan: goods by their turn, cards by what they make in the turns left."""

from cosmodrome.games.sidereal.goods import (
    ANY_LARGE,
    ANY_SMALL,
    ENVOY,
    GOODS,
    SHIP,
    THINGS,
    TWELFTHS,
    ULTRATECH,
    VP,
    WILD_LARGE,
    WILD_SMALL,
    WORLD,
    Things,
)
from cosmodrome.games.sidereal.goods import DESERT as FIRST_BIOME
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import (
    ARROW,
    BACK,
    COLONY_SUPPORT,
    COUNT,
    DONATED,
    FIRST,
    FRONT,
    INPUTS,
    INTEREST,
    OUTPUTS,
    PAIR,
    PARTNER,
    RED_ARROW,
    WHITE_ARROW,
)

SMALL_WORTH = 1 / 3
"""Points that converters make of a small cube; of a large one 1 1/2 times as many, of an ultratech 3 times."""
HASTE = (2.0, 1.9, 1.8, 1.7, 1.4)
"""By turn from 1: how much more a good counts that the next turn can still use."""
SHIP_WORTH = 0.25
FIRST_SHIPS = (2.0, 1.2, 0.6)
"""Points that the first ships of a seat count which it can still bid with; each further one counts SHIP_WORTH."""
GREY = 1.08
"""What a grey cube counts more than one of a colour."""
DONATED_WORTH = 0.7
"""What a donated good counts for its maker, who has to give it away."""
THEFT_WORTH = 0.1
"""Of a red converter, in a turn; who deals with the Zeth is safe from them."""
SUPPORT_WORTH = 0.3
"""Of one colony more that can be supported, in a turn."""
LENT_WORTH = 0.6
"""What its owner has of an interest converter that others run, as a share of what it makes."""

FINAL: list[float] = [twelfths / 12 for twelfths in TWELFTHS]


def goods_worth(turn: int) -> list[float]:
    """What each good counts when the turn is over, in points: by what it can make next turn, or as a leftover."""
    if turn >= TURNS:
        return FINAL
    haste = HASTE[turn - 1]
    small = SMALL_WORTH * haste
    row = [small] * 3 + [1.5 * small] * 3 + [3 * small, SHIP_WORTH, small, 1.5 * small]
    row[WILD_SMALL] *= GREY
    row[WILD_LARGE] *= GREY
    assert len(row) == GOODS and row[ULTRATECH] == 3 * small and row[SHIP] == SHIP_WORTH
    return row


def first_ships(turn: int) -> list[float]:
    """What each of a seat's first ships counts more than the others when it can still be bid in this turn."""
    return [] if turn >= TURNS else [worth - SHIP_WORTH for worth in FIRST_SHIPS]


def ships_extra(turn: int, count: int) -> float:
    """The same for so many ships of one seat."""
    return sum(first_ships(turn)[: max(0, count)])


def _full(goods: list[float], world: float) -> list[float]:
    row = [0.0] * THINGS
    row[:GOODS] = goods
    row[ANY_SMALL], row[ANY_LARGE] = goods[0], goods[3]
    row[VP], row[ENVOY] = 1.0, 0.2
    for thing in range(FIRST_BIOME, WORLD + 1):
        row[thing] = world
    return row


EARLY = _full(goods_worth(1), 0.8)
"""By thing, for what cards make and take in the turns before the last."""
LATE = _full(FINAL, 0.0)
"""By thing, in the last turn."""


def things_worth(found: Things, row: list[float]) -> float:
    return sum(count * row[thing] for thing, count in enumerate(found) if count)


def _net(number: int, row: list[float], donated: float) -> float:
    made = things_worth(OUTPUTS[number], row) + donated * things_worth(DONATED[number], row)
    return max(0.0, made - things_worth(INPUTS[number], row))


def pair_worth(card: int, back: int, other: int, other_back: int, turns: int) -> float:
    """What two half cards make together in so many turns, of which the last is the last of the game."""
    if card > other:
        card, back, other, other_back = other, other_back, card, back
    return _over(PAIR[card] + 2 * back + other_back, turns)


def _over(converter: int, turns: int) -> float:
    if turns <= 0:
        return 0.0
    return (turns - 1) * _net(converter, EARLY, DONATED_WORTH) + _net(converter, LATE, 1.0)


_SIDES: dict[tuple[int, int, int], float] = {}


def side_worth(card: int, side: int, turns: int) -> float:
    """What one side of a card makes in so many turns to come, of which the last is the game's last, in points."""
    key = card, side, turns
    if key not in _SIDES:
        _SIDES[key] = _side_worth(card, side, turns)
    return _SIDES[key]


def _side_worth(card: int, side: int, turns: int) -> float:
    if turns <= 0:
        return 0.0
    if PARTNER[card] >= 0:  # half of what both make; the model knows the pairs
        return pair_worth(card, side, PARTNER[card], FRONT, turns) / 2
    total = 0.0
    first = FIRST[2 * card + side]
    for converter in range(first, first + COUNT[2 * card + side]):
        if ARROW[converter] == WHITE_ARROW:
            total += _over(converter, turns)
        elif ARROW[converter] == RED_ARROW:
            total += THEFT_WORTH * (1 + side) * (turns - 1)
    if INTEREST[card]:
        total *= LENT_WORTH
    return total + SUPPORT_WORTH * COLONY_SUPPORT[card] * turns


def card_worth(card: int, back: int, turns: int) -> float:
    """The same for the side that is up, and a part of what its other side would make more."""
    now = side_worth(card, back, turns)
    if back == FRONT and COUNT[2 * card + BACK] and turns > 1:
        now += 0.15 * max(0.0, side_worth(card, BACK, turns - 1) - side_worth(card, FRONT, turns - 1))
    return now
