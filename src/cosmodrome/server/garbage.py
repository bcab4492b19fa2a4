"""The search for garbage: what is young is looked through little and often, all of it seldom and where nobody waits.

Python looks once so many more objects have been made than have gone. At a server full of tables those two are nearly
equal, for each answer replaces what the answer before it had made: the search comes late, finds the objects of
hundreds of tables to be young, and holds up all of them for a tenth of a second.
"""

import asyncio
import gc
import logging
import time
from typing import Final

from cosmodrome.server.figures import FIGURES

logger = logging.getLogger(__name__)

YOUNG, ALL = 0, 2
"""What is looked through, as `gc.collect` counts it. What lies between would be nearly all, and as dear."""

_PAUSE: Final = 0.1
_QUIET: Final = 3
"""So many pauses in a row without a choice: nobody minds now."""
_SOONEST: Final = 60.0
_LATEST: Final = 600.0
"""Seconds from one search through all to the next: where it is quiet, and in any case."""


class Search:
    """When to look through what."""

    def __init__(self, now: float, choices: int) -> None:
        self._last = now
        self._choices = choices
        self._quiet = 0

    def due(self, now: float, choices: int) -> int:
        """YOUNG or ALL, after another pause; `now` in seconds, `choices` counts those answered so far."""
        self._quiet = self._quiet + 1 if choices == self._choices else 0
        self._choices = choices
        since = now - self._last
        if since >= _LATEST or (since >= _SOONEST and self._quiet >= _QUIET):
            self._last = now
            return ALL
        return YOUNG


async def look_for_garbage() -> None:
    """Until cancelled; Python's own search is off from here on.

    What is here when it begins stays, and is never looked through.
    """
    gc.disable()
    gc.freeze()
    search = Search(time.monotonic(), FIGURES.accepted)
    while True:
        await asyncio.sleep(_PAUSE)
        wanted = search.due(time.monotonic(), FIGURES.accepted)
        began = time.perf_counter()
        found = gc.collect(wanted)
        if wanted == ALL:
            logger.debug("garbage: %d objects in %.0f ms", found, 1000 * (time.perf_counter() - began))
