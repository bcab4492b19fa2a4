"""Failed attempts at a door that could be guessed open: so many from one address in a while, then none for a while."""

import time
from collections import deque
from collections.abc import Callable

from cosmodrome.server.refusals import Refused

# Beyond so many addresses at once those that failed longest ago are forgotten.
_MOST_ADDRESSES = 10_000


class Attempts:
    """Counts failures by address, in this process."""

    def __init__(self, most: int, seconds: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._failed: dict[str, deque[float]] = {}

    def check(self, address: str) -> None:
        """Raises Refused while there have been too many failures from this address."""
        failed = self._recent(address)
        if len(failed) >= self._most:
            wait = int(failed[0] + self._seconds - self._clock()) + 1
            raise Refused("too-many-attempts", 429, seconds=wait)

    def fail(self, address: str) -> None:
        """Note a failure."""
        failed = self._recent(address)
        failed.append(self._clock())
        self._failed.pop(address, None)
        self._failed[address] = failed
        if len(self._failed) > _MOST_ADDRESSES:
            del self._failed[next(iter(self._failed))]

    def _recent(self, address: str) -> deque[float]:
        failed = self._failed.get(address, deque())
        while failed and failed[0] <= self._clock() - self._seconds:
            failed.popleft()
        return failed
