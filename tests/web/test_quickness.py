"""A choice is on screen within 100 ms."""

from statistics import median, quantiles
from time import perf_counter

import pytest

from .conftest import Visitor
from .player import Player
from .table import Asked
from .visit import Visit

pytestmark = [pytest.mark.browser, pytest.mark.server]

# The product's bar. The median, since a machine that is busy with something else may hold up a few.
BAR = 100
CHOICES = 30
ROUNDS = 3
USUAL = 0.025
"""Seconds in which a machine of today counts to a million; one that is slower, or busy, has more time in proportion."""


def slowness() -> float:
    """How many times slower than usual this machine is now; 1 if it is quicker."""
    found = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(1_000_000):
            pass
        found.append(perf_counter() - start)
    return max(1.0, median(found) / USUAL)


def test_a_choice_is_on_screen_within_a_tenth_of_a_second(visitor: Visitor) -> None:
    """In the best of a few rounds: what else a machine does while it is measured only makes it slower."""
    visit = visitor(motion="system", painted=True)
    for number in range(ROUNDS):
        slower = slowness()
        times = measured(visit, 60 + 10 * number)
        bar = BAR * max(slower, slowness())
        for what, found in times.items():
            assert len(found) >= CHOICES
            last = quantiles(found, n=20)[-1]
            print(
                f"{what}: {len(found)} choices, median {median(found):.0f} ms, 95th percentile {last:.0f} ms"
            )
        if max(map(median, times.values())) < bar:
            return
    said = " and ".join(f"{what} {median(found):.0f} ms" for what, found in times.items())
    raise AssertionError(f"{said}, not under {bar:.0f}")


def measured(visit: Visit, first: int) -> dict[str, list[float]]:
    """The milliseconds that touches and answers took, of so many choices."""
    times: dict[str, list[float]] = {"touched": [], "answered": []}
    for seed in range(first, first + 10):
        table = visit.play(seed=seed)
        table.wait()
        visit.page.evaluate("look.clock()")
        more = CHOICES - len(times["answered"])

        def enough(_: Asked, more: int = more) -> bool:
            return bool(visit.page.evaluate("look.times.answered.length") >= more)

        Player(table, seed).play(until=enough)
        for what, found in visit.page.evaluate("look.times").items():
            times[what] += found
        if len(times["answered"]) >= CHOICES:
            break
    return times
