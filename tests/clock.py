"""A clock that a test moves by hand: hours are over at once, and a slow machine changes nothing."""

import time
from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T")
_REAL, _WALL = time.monotonic, time.time


class Clock:
    """`time.monotonic`, by which event loops go too; stands still until it is moved, where it is `still`.

    `time.time` is moved with it.

    An event loop that waits meanwhile must be woken to see it (`House.pass_time`); one that runs needs a clock that is
    not still.
    """

    def __init__(self, still: bool) -> None:
        self._still_at = 1000.0 if still else None  # a whole number, so that sums are exact
        self._passed = 0.0

    def __call__(self) -> float:
        return (_REAL() if self._still_at is None else self._still_at) + self._passed

    def wall(self) -> float:
        return _WALL() + self._passed

    def move(self, seconds: float) -> None:
        self._passed += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """One that goes as ever, and can be moved on."""
    return _set(monkeypatch, Clock(still=False))


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """One that stands still, for what knows no event loop."""
    return _set(monkeypatch, Clock(still=True))


def _set(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Clock:
    monkeypatch.setattr(time, "monotonic", clock)
    monkeypatch.setattr(time, "time", clock.wall)
    return clock


def wait_until(
    fact: Callable[[], T], lacking: str, pause: Callable[[], object] = lambda: time.sleep(0.01)
) -> T:
    """What is asked for, once it is so. What is not so after a long while never will be: then a test fails by it."""
    late = _REAL() + 20.0
    while not (found := fact()):
        assert _REAL() < late, lacking
        pause()
    return found
