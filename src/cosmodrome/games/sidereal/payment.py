"""What pays a cost, what it lacks, and what could pay instead: goods (R3.14) and colonies (R3.11), told once."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal.deals import no_goods
from cosmodrome.games.sidereal.goods import (
    ANY_LARGE,
    ANY_SMALL,
    BLACK,
    BLUE,
    DESERT,
    GOODS,
    OCEAN,
    SHIP,
    ULTRATECH,
    VP,
    WHITE,
    WILD_LARGE,
    WILD_SMALL,
    WORDS,
    WORLD,
    YELLOW,
    Things,
)
from cosmodrome.games.sidereal.state import State, side_of
from cosmodrome.games.sidereal.tables import BIOME, IDS

Parts = list[tuple[str, int]]
"""Things by word, and how many."""
Short = list[tuple[int, int]]
"""Things by number that a cost still lacks, and how many."""

COLOURS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    (0, 1, 2, ANY_SMALL, WILD_SMALL),
    (YELLOW, BLUE, BLACK, ANY_LARGE, WILD_LARGE),
)
"""By size: three colours, what asks for any of them, and the grey cube."""


def cover(have: list[int], need: Things, one_colour: bool, put: list[int]) -> Short:
    """R3.14 Put goods towards a cost as far as they go, into a row of zeros; what it still lacks is given back.

    Colours that are asked for come first, then the most plentiful ones for any cubes, then grey ones. With
    `one_colour` the any cubes are of one colour, and grey ones (R12.8).
    """
    short: Short = []
    for good in range(ULTRATECH, SHIP + 1):
        wanted = need[good]
        if wanted:
            there = have[good]
            put[good] = wanted if wanted <= there else there
            if wanted > there:
                short.append((good, wanted - there))
    _cover_cubes(have, need, one_colour, put, short, WHITE, ANY_SMALL, WILD_SMALL)
    _cover_cubes(have, need, one_colour, put, short, YELLOW, ANY_LARGE, WILD_LARGE)
    return short


def _cover_cubes(
    have: list[int],
    need: Things,
    one_colour: bool,
    put: list[int],
    short: Short,
    first: int,
    anything: int,
    grey: int,
) -> None:
    """The same for the cubes of one size: three colours from `first` on, any of them, and grey ones."""
    greys = have[grey]
    for good in range(first, first + 3):
        wanted = need[good]
        if wanted:
            there = have[good]
            if wanted <= there:
                put[good] = wanted
            else:
                put[good] = there
                helped = min(wanted - there, greys)
                greys -= helped
                if there + helped < wanted:
                    short.append((good, wanted - there - helped))
    left = need[anything]
    while left > 0:
        best = first
        for good in range(first + 1, first + 3):
            if have[good] - put[good] > have[best] - put[best]:
                best = good
        more = min(left, have[best] - put[best]) if one_colour else min(1, have[best] - put[best])
        if more == 0:
            break
        put[best] = put[best] + more
        left -= more
        if one_colour:
            break
    helped = min(left, greys)
    greys -= helped
    if helped < left:
        short.append((anything, left - helped))
    put[grey] = have[grey] - greys


def payable(have: list[int], need: Things) -> bool:
    """R3.14 Whether goods pay a cost: what `paid` says, without saying with which; a law compares the two."""
    if need[ULTRATECH] > have[ULTRATECH] or need[SHIP] > have[SHIP]:
        return False
    return _cubes_pay(have, need, WHITE, ANY_SMALL, WILD_SMALL) and _cubes_pay(
        have, need, YELLOW, ANY_LARGE, WILD_LARGE
    )


def _cubes_pay(have: list[int], need: Things, first: int, anything: int, grey: int) -> bool:
    lacking, spare = 0, 0
    for good in range(first, first + 3):
        more = have[good] - need[good]
        if more < 0:
            lacking -= more
        else:
            spare += more
    wanted = need[anything]
    if wanted > spare:
        lacking += wanted - spare
    return lacking <= have[grey]


def paid(have: list[int], need: Things, one_colour: bool = False) -> list[int] | None:
    """What pays a cost out of what a seat has; None where nothing does."""
    put = no_goods()
    return None if cover(have, need, one_colour, put) else put


def missing(have: list[int], need: Things, one_colour: bool = False) -> Parts:
    """What a seat with these goods lacks to pay a cost, by word; none where it can be paid."""
    return [(WORDS[thing], count) for thing, count in cover(have, need, one_colour, no_goods())]


def beyond(have: list[int], need: Things) -> list[int]:
    """What a seat with these goods has beyond a cost."""
    put = no_goods()
    cover(have, need, False, put)
    return [have[good] - put[good] for good in range(GOODS)]


def listed(goods: list[int], points: int = 0) -> Parts:
    """Goods and points by word, only those there are."""
    found = [(WORDS[good], goods[good]) for good in range(len(goods)) if goods[good]]
    return [*found, (WORDS[VP], points)] if points else found


def pays(put: list[int], need: Things, one_colour: bool = False) -> bool:
    """Whether goods pay a cost, all of them."""
    return paid(put, need, one_colour) == put


def check_put(have: list[int], need: Things, put: list[int], one_colour: bool) -> None:
    """Raises NotAllowed unless `put` is there and pays a cost exactly."""
    for good in range(GOODS):
        if put[good] > have[good]:
            raise NotAllowed("lacks-goods", "R3.5", good=WORDS[good], need=put[good], have=have[good])
    if pays(put, need, one_colour):
        return
    for good in (ULTRATECH, SHIP):
        if put[good] != need[good]:
            raise NotAllowed("wrong-payment", "R3.5", good=WORDS[good], need=need[good], put=put[good])
    for group in COLOURS:
        asked = sum(need[thing] for thing in group)
        given = sum(put[good] for good in group if good < GOODS)
        if asked != given:
            raise NotAllowed("wrong-payment", "R3.5", good=WORDS[group[3]], need=asked, put=given)
    for thing, count in cover(put, need, False, no_goods()):
        raise NotAllowed(
            "wrong-payment", "R3.5", good=WORDS[thing], need=need[thing], put=need[thing] - count
        )
    for thing, _ in cover(put, need, True, no_goods()):
        raise NotAllowed("one-colour", "R12.6", good=WORDS[thing])


def payment(
    have: list[int], need: Things, put: list[int] | None, one_colour: bool = False, card: str = ""
) -> list[int]:
    """What pays a cost: as `put` says, or found where that is None; `card` is a run of a plan. Raises NotAllowed."""
    if put is not None:
        check_put(have, need, put, one_colour)
        return put
    found = no_goods()
    short = cover(have, need, one_colour, found)
    if short:
        thing, count = short[0]
        there = have[thing] if thing < GOODS else need[thing] - count
        if card:
            raise NotAllowed(
                "cannot-pay-run", "R7.3", card=card, good=WORDS[thing], need=need[thing], have=there
            )
        raise NotAllowed("cannot-pay", "R3.5", good=WORDS[thing], need=need[thing], have=there)
    return found


def goods_swapped(
    spare: list[int], need: Things, put: list[int], one_colour: bool
) -> list[tuple[int, int, int]]:
    """Which goods of a payment could be others of those that are left: from, to, how many at least."""
    found: list[tuple[int, int, int]] = []
    for first, second, third, _, grey in COLOURS:
        group = (first, second, third, grey)
        for one in group:
            for other in group:
                if other == one:
                    continue
                for count in range(1, min(put[one], spare[other]) + 1):
                    changed = put[:]
                    changed[one] -= count
                    changed[other] += count
                    if pays(changed, need, one_colour):
                        found.append((one, other, count))
                        break
    return found


# --- colonies


def biome_of(state: State, card: int) -> int:
    return BIOME[side_of(state, card)]


def worlds_needed(need: Things) -> int:
    total = need[WORLD]
    for thing in range(DESERT, OCEAN + 1):
        total += need[thing]
    return total


def cover_worlds(state: State, colonies: list[int], need: Things, put: list[int]) -> Short:
    """R3.11 Put colonies towards a cost as far as they go, those not turned first; what it lacks is given back."""
    short: Short = []
    for thing in range(DESERT, WORLD + 1):  # any world last
        for left in range(need[thing], 0, -1):
            best = NOTHING
            for card in colonies:
                if card in put or (thing != WORLD and biome_of(state, card) != thing - DESERT):
                    continue
                if best < 0 or _dear(state, card) < _dear(state, best):
                    best = card
            if best < 0:
                short.append((thing, left))
                break
            put.append(best)
    return short


def _dear(state: State, card: int) -> int:
    return state.back[card] + 2 * state.doubled[card]


def worlds_for(state: State, colonies: list[int], need: Things) -> list[int] | None:
    """Colonies that a cost consumes; None where some are missing."""
    put: list[int] = []
    return None if cover_worlds(state, colonies, need, put) else put


def missing_worlds(state: State, colonies: list[int], need: Things) -> Parts:
    """The colonies that a cost consumes and these are not, by biome or as any."""
    return [(WORDS[thing], count) for thing, count in cover_worlds(state, colonies, need, [])]


def check_worlds(state: State, colonies: list[int], need: Things, given: list[int]) -> None:
    """Raises NotAllowed unless exactly these colonies are there and are what a cost consumes."""
    for card in given:
        if card not in colonies or given.count(card) > 1:
            raise NotAllowed("no-such-colony", "R3.11", card=IDS[card])
    put: list[int] = []
    short = cover_worlds(state, given, need, put)
    for card in given:
        if card not in put:
            raise NotAllowed("wrong-colony", "R3.11", card=IDS[card])
    if short:
        raise NotAllowed("needs-colony", "R3.11", count=sum(count for _, count in short))


def colonies_consumed(state: State, among: list[int], need: Things, given: list[int] | None) -> list[int]:
    """What a cost consumes: as given, or found where that is None. Raises NotAllowed."""
    if given is not None:
        check_worlds(state, among, need, given)
        return given
    found = worlds_for(state, among, need)
    if found is None:
        raise NotAllowed("needs-colony", "R3.11", count=worlds_needed(need))
    return found


def worlds_swapped(state: State, among: list[int], need: Things, given: list[int]) -> list[tuple[int, int]]:
    """Which colonies that are consumed could be others."""
    found: list[tuple[int, int]] = []
    for one in given:
        for other in among:
            if other not in given:
                changed = [other if card == one else card for card in given]
                if not cover_worlds(state, changed, need, []):
                    found.append((one, other))
    return found
