"""The draw of seats: every order comes about, and one seed draws one order."""

from collections import Counter

from cosmodrome.core.seats import drawn


def test_seats_are_drawn_evenly_from_the_seed() -> None:
    orders = Counter(tuple(drawn(seed, 3)) for seed in range(6000))
    assert len(orders) == 6 and all(850 < count < 1150 for count in orders.values())
    assert drawn(5, 9) == drawn(5, 9) and sorted(drawn(5, 9)) == list(range(9))
