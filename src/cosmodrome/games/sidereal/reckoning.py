"""The one arithmetic: what a cost takes of what a seat has, what a converter makes, support, bids as compared."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal.cards import UNLIMITED
from cosmodrome.games.sidereal.goods import (
    ANY_LARGE,
    ANY_SMALL,
    BLACK,
    BLUE,
    DESERT,
    GOODS,
    OCEAN,
    SHIP,
    SIZE,
    SMALL,
    TWELFTHS,
    ULTRATECH,
    WILD_LARGE,
    WILD_SMALL,
    WORDS,
    WORLD,
    YELLOW,
    Things,
)
from cosmodrome.games.sidereal.state import IN_PLAY, Seat, State, side_of
from cosmodrome.games.sidereal.tables import (
    BIOME,
    COLONY_SUPPORT,
    COSTS,
    COUNT,
    DISCOUNT,
    FIRST,
    FLEET_SUPPORT,
    FLEETS_NEEDED,
    IDS,
    INPUTS,
    OUTPUTS,
    PARTNER,
    RELIC_WORLDS,
    SUPPORT,
)

COLOURS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    (0, 1, 2, ANY_SMALL, WILD_SMALL),
    (YELLOW, BLUE, BLACK, ANY_LARGE, WILD_LARGE),
)
"""By size: three colours, what asks for any of them, and the grey cube."""
SMALL_CUBES: Final = (0, 1, 2, WILD_SMALL)
LARGE_CUBES: Final = (YELLOW, BLUE, BLACK, WILD_LARGE)


def has_all(have: list[int], need: list[int]) -> bool:
    for good in range(GOODS):
        if need[good] > have[good]:
            return False
    return True


def paid(have: list[int], need: Things, one_colour: bool) -> list[int] | None:
    """R3.14 What pays a cost out of what a seat has; None where nothing does.

    Colours that are asked for come first, then the most plentiful ones for any cubes, then grey ones. With
    `one_colour` the any cubes are of one colour, and grey ones (R12.8).
    """
    spent = [0] * GOODS
    for good in (ULTRATECH, SHIP):
        if need[good]:
            if need[good] > have[good]:
                return None
            spent[good] = need[good]
    for first, second, third, anything, grey in COLOURS:
        missing = 0
        for good in (first, second, third):
            wanted = need[good]
            if wanted:
                there = have[good]
                if wanted <= there:
                    spent[good] = wanted
                else:
                    spent[good] = there
                    missing += wanted - there
        left = need[anything]
        if left:
            if one_colour:
                best = first
                for good in (second, third):
                    if have[good] > have[best]:
                        best = good
                put = min(left, have[best] - spent[best])
                spent[best] += put
                left -= put
            else:
                while left > 0:
                    best = first
                    for good in (second, third):
                        if have[good] - spent[good] > have[best] - spent[best]:
                            best = good
                    if have[best] <= spent[best]:
                        break
                    spent[best] += 1
                    left -= 1
        missing += left
        if missing:
            if missing > have[grey]:
                return None
            spent[grey] = missing
    return spent


def lacking(have: list[int], need: Things, one_colour: bool) -> tuple[str, int, int]:
    """Of a cost that nothing pays: the first thing that is short, how many it takes, and how many there are.

    Grey cubes, which do not make up for it, are not counted among them.
    """
    for good in (ULTRATECH, SHIP):
        if need[good] > have[good]:
            return WORDS[good], need[good], have[good]
    found = (WORDS[ANY_SMALL], need[ANY_SMALL], 0)
    for first, second, third, anything, grey in COLOURS:
        short, left, most = 0, 0, 0
        for good in (third, second, first):
            if need[good] > have[good]:
                short += need[good] - have[good]
                found = (WORDS[good], need[good], have[good])
            else:
                left += have[good] - need[good]
                most = max(most, have[good] - need[good])
        there = most if one_colour else left
        if need[anything] > there:
            short += need[anything] - there
            found = (WORDS[anything], need[anything], there)
        if short > have[grey]:
            return found
    return found


def check_put(have: list[int], need: Things, put: list[int], one_colour: bool) -> None:
    """Raises NotAllowed unless `put` is there and pays a cost exactly."""
    for good in range(GOODS):
        if put[good] > have[good]:
            raise NotAllowed("lacks-goods", "R3.5", good=WORDS[good], need=put[good], have=have[good])
    for good in (ULTRATECH, SHIP):
        if put[good] != need[good]:
            raise NotAllowed("wrong-payment", "R3.5", good=WORDS[good], need=need[good], put=put[good])
    for first, second, third, anything, grey in COLOURS:
        over, total, asked, used = 0, put[grey], need[anything], 0
        for good in (first, second, third):
            total += put[good]
            asked += need[good]
            if put[good] > need[good]:
                over += put[good] - need[good]
                used += 1
        if total != asked or over > need[anything]:
            raise NotAllowed("wrong-payment", "R3.5", good=WORDS[anything], need=asked, put=total)
        if one_colour and used > 1:
            raise NotAllowed("one-colour", "R12.6", good=WORDS[anything])


def payment(
    have: list[int], need: Things, put: list[int] | None, one_colour: bool = False, card: str = ""
) -> list[int]:
    """What pays a cost: as `put` says, or found where that is None; `card` is a run of a plan. Raises NotAllowed."""
    if put is not None:
        check_put(have, need, put, one_colour)
        return put
    found = paid(have, need, one_colour)
    if found is None:
        short, count, there = lacking(have, need, one_colour)
        if card:
            raise NotAllowed("cannot-pay-run", "R7.3", card=card, good=short, need=count, have=there)
        raise NotAllowed("cannot-pay", "R3.5", good=short, need=count, have=there)
    return found


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


def converters(state: State, card: int, at: int) -> list[int]:
    """The converters that run as number `at` of a card: two of half cards, else one; none if there is none."""
    side = side_of(state, card)
    other = PARTNER[card]
    if other >= 0:
        if at > 0 or other < card:
            return []
        return [FIRST[side], FIRST[side_of(state, other)]]
    if at >= COUNT[side]:
        return []
    return [FIRST[side] + at]


def together(rows: list[Things], numbers: list[int]) -> Things:
    """The sum of the rows with these numbers."""
    if len(numbers) == 1:
        return rows[numbers[0]]
    one, other = rows[numbers[0]], rows[numbers[1]]
    return bytes([one[at] + other[at] for at in range(len(one))])


def biome_of(state: State, card: int) -> int:
    return BIOME[side_of(state, card)]


def worlds_needed(need: Things) -> int:
    total = need[WORLD]
    for thing in range(DESERT, OCEAN + 1):
        total += need[thing]
    return total


def worlds_for(state: State, colonies: list[int], need: Things) -> list[int] | None:
    """R3.11 Colonies that a cost consumes, those not turned first; None where some are missing."""
    found: list[int] = []
    for thing in [*range(DESERT, OCEAN + 1), WORLD]:
        for _ in range(need[thing]):
            best = NOTHING
            for card in colonies:
                if card in found or (thing != WORLD and biome_of(state, card) != thing - DESERT):
                    continue
                if best < 0 or _dear(state, card) < _dear(state, best):
                    best = card
            if best < 0:
                return None
            found.append(best)
    return found


def _dear(state: State, card: int) -> int:
    return state.back[card] + 2 * state.doubled[card]


def check_worlds(state: State, colonies: list[int], need: Things, given: list[int]) -> None:
    """Raises NotAllowed unless exactly these colonies are there and are what a cost consumes."""
    left = list(need)
    for card in given:
        if card not in colonies or given.count(card) > 1:
            raise NotAllowed("no-such-colony", "R3.11", card=IDS[card])
        thing = DESERT + biome_of(state, card)
        if left[thing] > 0:
            left[thing] -= 1
        elif left[WORLD] > 0:
            left[WORLD] -= 1
        else:
            raise NotAllowed("wrong-colony", "R3.11", card=IDS[card])
    missing = left[WORLD]
    for thing in range(DESERT, OCEAN + 1):
        missing += left[thing]
    if missing > 0:
        raise NotAllowed("needs-colony", "R3.11", count=missing)


def colonies_consumed(state: State, among: list[int], need: Things, given: list[int] | None) -> list[int]:
    """R3.11 What a cost consumes: as given, or found where that is None. Raises NotAllowed."""
    if given is not None:
        check_worlds(state, among, need, given)
        return given
    found = worlds_for(state, among, need)
    if found is None:
        raise NotAllowed("needs-colony", "R3.11", count=worlds_needed(need))
    return found


def support(state: State, seat: Seat) -> int:
    """R7.1, R12.15, R12.25 Colonies that a seat can keep in the Economy phase."""
    total: int = SUPPORT[seat.species]
    if total >= UNLIMITED:
        return UNLIMITED
    for card in seat.cards:
        total += COLONY_SUPPORT[card]
    return total


def fleets_of(seat: Seat) -> int:
    """R12.21 Fleet support that a seat has."""
    total = 0
    for card in seat.cards:
        total += FLEET_SUPPORT[card]
    return total


def fleets_needed(state: State, card: int) -> int:
    """What running a card takes of fleet support."""
    return FLEETS_NEEDED[side_of(state, card)]


def small(good: int) -> bool:
    return SIZE[good] == SMALL


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
    """R4.1, R12.14 What one cost of a team comes to for this seat."""
    need = COSTS[team][option]
    if seat.acknowledgements and any(state.place[card] == IN_PLAY for card in DISCOUNTS):
        for good in range(GOODS):
            if need[good] and SIZE[good]:
                less = bytearray(need)
                less[good] -= 1
                return bytes(less)
    return need
