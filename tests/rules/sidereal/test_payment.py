"""What pays, what lacks and what swaps, against every way to pay there is."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal import payment
from cosmodrome.games.sidereal.goods import ANY_LARGE, ANY_SMALL, GOODS, NUMBER_OF, SIZE, THINGS, WILD

GOOD = ("white", "brown", "green", "ultratech", "ship", "wild_small", "blue", "wild_large")
"""Enough of each size to show all there is to it."""
rows = st.lists(st.integers(0, 2), min_size=len(GOOD), max_size=len(GOOD))
needs = st.fixed_dictionaries(
    {name: st.integers(0, 2) for name in ("white", "brown", "blue", "ultratech", "any_small", "any_large")}
)


def goods(counts: list[int]) -> list[int]:
    row = [0] * GOODS
    for name, count in zip(GOOD, counts, strict=True):
        row[NUMBER_OF[name]] = count
    return row


def things(need: dict[str, int]) -> bytes:
    row = bytearray(THINGS)
    for name, count in need.items():
        row[NUMBER_OF[name]] = count
    return bytes(row)


def pays(put: list[int], need: bytes, one_colour: bool) -> bool:
    """R3.14, R12.8 By the words of the rule: each grey cube is some colour, the rest of any colour or of one."""
    for size, anything in ((1, ANY_SMALL), (2, ANY_LARGE)):
        colours = [good for good in range(GOODS) if SIZE[good] == size and good != WILD[size]]
        greys, wanted = put[WILD[size]], need[anything]
        lacks = sum(max(0, need[good] - put[good]) for good in colours)
        over = [put[good] - need[good] for good in colours if put[good] > need[good]]
        if lacks > greys or sum(over) + greys - lacks != wanted or (one_colour and len(over) > 1):
            return False
    return all(put[good] == need[good] for good in range(GOODS) if not SIZE[good])


def every_put(have: list[int]) -> Iterator[list[int]]:
    return map(list, itertools.product(*(range(count + 1) for count in have)))


@given(rows, needs, st.booleans())
def test_a_cost_is_paid_where_some_way_to_pay_it_is_there(counts, need, one_colour):
    have, cost = goods(counts), things(need)
    ways = [put for put in every_put(have) if pays(put, cost, one_colour)]
    found = payment.paid(have, cost, one_colour)
    assert (found in ways) if ways else found is None
    assert (payment.missing(have, cost, one_colour) == []) == bool(ways)
    assert one_colour or payment.payable(have, cost) == bool(ways)
    for put in every_put(have):
        try:
            payment.check_put(have, cost, put, one_colour)
        except NotAllowed as refused:
            assert put not in ways
            assert (refused.reason == "one-colour") == pays(put, cost, False)
            assert refused.reason == "one-colour" or refused.facts["need"] != refused.facts["put"]
        else:
            assert put in ways


def test_who_cannot_pay_is_told_how_many_they_have_of_that_colour() -> None:
    """R3.14 Grey cubes are none of it."""
    with pytest.raises(NotAllowed) as refused:
        payment.payment(goods([0, 0, 0, 0, 0, 0, 0, 1]), things({"blue": 2}), None)
    assert refused.value.facts == {"good": "blue", "need": 2, "have": 0}


@given(rows, needs, st.booleans())
def test_with_what_is_lacking_it_could_be_paid_and_with_less_not(counts, need, one_colour):
    have, cost = goods(counts), things(need)
    grey = {NUMBER_OF["any_small"]: WILD[1], NUMBER_OF["any_large"]: WILD[2]}
    lacks = [NUMBER_OF[word] for word, count in payment.missing(have, cost, one_colour) for _ in range(count)]
    for given_up in [None, *range(len(lacks))]:
        more = have[:]
        for at, thing in enumerate(lacks):
            if at != given_up:
                more[grey.get(thing, thing)] += 1
        assert (payment.paid(more, cost, one_colour) is not None) == (given_up is None)


@given(rows, rows, needs, st.booleans())
def test_what_swaps_pays_as_well_and_no_other_pair_does(counts, more, need, one_colour):
    spare, cost = goods(more), things(need)
    put = payment.paid(goods(counts), cost, one_colour)
    if put is None:
        return
    found = {(one, other): count for one, other, count in payment.goods_swapped(spare, cost, put, one_colour)}
    for one, other in itertools.permutations(range(GOODS), 2):
        ways = []
        for count in range(1, min(put[one], spare[other]) + 1):
            changed = put[:]
            changed[one] -= count
            changed[other] += count
            if pays(changed, cost, one_colour):
                ways.append(count)
        assert found.get((one, other)) == (ways[0] if ways else None)


@pytest.mark.parametrize(("one_colour", "lacks"), [(None, []), (False, []), (True, [("any_small", 1)])])
def test_R3_14_cubes_of_any_colour_may_differ_unless_the_card_says_one(
    one_colour: bool | None, lacks: list[tuple[str, int]]
) -> None:
    have, need = goods([1] * len(GOOD)), things({"any_small": 2})
    have[NUMBER_OF["wild_small"]] = 0
    told = payment.missing(have, need) if one_colour is None else payment.missing(have, need, one_colour)
    assert told == lacks
