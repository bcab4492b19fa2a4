"""Whose turn it is when more wait for a thought than there are workers: addresses take turns, and the guests of each.

Who has had least comes first. Thoughts that may be long never have the last worker, so that short ones, which are
over at once, wait for none of them; and as long as others have bots, those of one address leave another one to others.
"""

import math
import time
from collections import Counter, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item")
T = TypeVar("T")

_HALF = 60.0
"""Seconds after which half of what somebody has had is forgotten."""
_COMPANY = 600.0
"""Seconds for which a worker is kept for others once they have had bots think."""
_MOST = 10_000
"""Guests and addresses that are remembered, those of the latest turns."""


@dataclass
class _Had:
    """For how long bots have thought for a guest, or for all of an address, at a moment."""

    seconds: float = 0.0
    at: float = 0.0

    def lately(self, now: float) -> float:
        return self.seconds * math.exp2((self.at - now) / _HALF)


@dataclass(frozen=True)
class Turn(Generic[Item]):
    """Somebody's, until it is `over`."""

    item: Item
    guest: str
    address: str
    long: bool
    began: float


class Turns(Generic[Item]):
    """Those who wait, each guest with what they wait for in its order. A guest has one turn at a time."""

    def __init__(self, workers: int) -> None:
        self._long = max(1, workers - 1)
        self._long_of_one = max(1, workers - 2)
        """So many long turns there are at a time, and so many of one address while others have bots."""
        self._waiting: dict[tuple[str, str], deque[tuple[Item, bool]]] = {}
        """By address and guest, each thing with whether it is long."""
        self._held: Counter[str] = Counter()
        """Turns that guests and addresses have now."""
        self._held_long: Counter[str] = Counter()
        """The long ones of addresses."""
        self._had: dict[str, _Had] = {}
        self._asked: dict[str, float] = {}
        """When each address asked last, in that order."""

    def wait(self, address: str, guest: str, item: Item, long: bool) -> None:
        self._waiting.setdefault((address, guest), deque()).append((item, long))
        remember(self._asked, address, time.monotonic())

    def next(self) -> Turn[Item] | None:
        """Whoever is next has a turn from now on; None while nobody may have one. Asked while a worker is idle."""
        now = time.monotonic()

        def had(who: tuple[str, str]) -> tuple[float, ...]:
            address, guest = who
            return self._held[address], self._lately(address, now), self._lately(guest, now)

        # Of those who have had the same, who has waited longer.
        found = min((who for who in self._waiting if self._may_have(*who, now)), key=had, default=None)
        if found is None:
            return None
        address, guest = found
        item, long = self._waiting[found].popleft()
        if not self._waiting[found]:
            del self._waiting[found]
        self._held.update(found)
        self._held_long[address] += long
        return Turn(item, guest, address, long, now)

    def over(self, turn: Turn[Item]) -> None:
        now = time.monotonic()
        self._held_long[turn.address] -= turn.long
        for each in (turn.guest, turn.address):
            self._held[each] -= 1
            remember(self._had, each, _Had(self._lately(each, now) + now - turn.began, now))
        self._held, self._held_long = +self._held, +self._held_long

    @property
    def shared(self) -> bool:
        """Whether more than one guest has had bots think."""
        return len(self._had.keys() - self._asked.keys()) > 1

    def clear(self) -> None:
        """Nobody waits any more."""
        self._waiting.clear()

    def _lately(self, name: str, now: float) -> float:
        return self._had[name].lately(now) if name in self._had else 0.0

    def _may_have(self, address: str, guest: str, now: float) -> bool:
        if self._held[guest]:
            return False
        _, long = self._waiting[address, guest][0]
        if not long:
            return True
        most = self._long_of_one if self._in_company(address, now) else self._long
        return self._held_long.total() < self._long and self._held_long[address] < most

    def _in_company(self, address: str, now: float) -> bool:
        """Whether others than this address have had bots think lately."""
        others = next((each for each in reversed(self._asked) if each != address), None)
        return others is not None and now - self._asked[others] < _COMPANY


def remember(names: dict[str, T], name: str, known: T) -> None:
    """Note what is known of a name; of too many names the one noted longest ago is forgotten."""
    names.pop(name, None)
    names[name] = known
    if len(names) > _MOST:
        del names[next(iter(names))]
