"""A packed list reads as a list does."""

import random

from cosmodrome.server.table.packed import Packed


def test_it_reads_as_a_list():
    rng = random.Random(5)
    plain: list[int] = []
    packed: Packed[int] = Packed()
    for _ in range(40):
        some = [rng.randrange(1000) for _ in range(rng.randrange(12))]
        plain += some
        packed.extend(some)
        assert len(packed) == len(plain)
        assert list(packed) == plain
        for _ in range(5):
            first, last = rng.randrange(-300, 300), rng.randrange(-300, 300)
            assert packed[first:last] == plain[first:last]
            assert packed[first:last:-3] == plain[first:last:-3]
        if plain:
            at = rng.randrange(-len(plain), len(plain))
            assert packed[at] == plain[at]
        if len(plain) > 150:
            count = rng.choice((0, 1, 70, rng.randrange(150), len(plain) - 1))
            del plain[:count]
            packed.forget(count)
    assert packed._blocks  # or nothing was tried
