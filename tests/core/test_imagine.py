"""Unseen cards dealt: behind the backs that are seen, each that fits as often as any other; the rest in any order."""

from collections import Counter

import pytest

from cosmodrome.core.imagine import Unseen
from cosmodrome.core.pile import listed, packed
from cosmodrome.core.rng import seeded

BACKS = bytes([0, 0, 0, 1, 1])
COPIES = [1, 1, 2, 1, 1]


def test_a_card_behind_a_back_has_that_back_and_is_gone() -> None:
    rng = seeded(1)
    unseen = Unseen(COPIES)
    unseen.seen(packed([3]))
    assert unseen.behind(1, BACKS, rng) == 4
    with pytest.raises(ValueError, match="no card with back 1"):
        unseen.behind(1, BACKS, rng)
    unseen.shuffle(rng)
    assert sorted(listed(unseen.rest())) == [0, 1, 2, 2]


def test_every_card_that_fits_is_as_likely_and_so_is_every_order_of_the_rest() -> None:
    rng = seeded(2)
    behind: Counter[int] = Counter()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        unseen = Unseen(COPIES)
        behind[unseen.behind(0, BACKS, rng)] += 1
        unseen.seen(packed([3]))
        unseen.shuffle(rng)
        orders[tuple(listed(unseen.rest()))] += 1
    assert behind[2] > 1800 and min(behind.values()) > 850, "two of the four cards that fit have number 2"
    assert len(orders) == 24 + 12 + 12, "24 orders where a 2 is gone, 12 each where it is 0 or 1"
    assert all(40 < count < 130 for count in orders.values()), "about 83 each"
