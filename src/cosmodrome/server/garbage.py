"""The search for garbage: what is young is looked through little and often, all of it seldom and where nobody waits.

Python looks once so many more objects have been made than have gone. At a server full of tables those two are nearly
equal, for each answer replaces what the answer before it had made: the search comes late, finds the objects of
hundreds of tables to be young, and holds up all of them for a tenth of a second.
"""

import asyncio
import gc
import time
from typing import Final

from cosmodrome.server.figures import FIGURES

YOUNG, ALL = 0, 2
"""What is looked through, as `gc.collect` counts it. What lies between would be nearly all, and as dear."""

_PAUSE: Final = 0.1
_QUIET: Final = 3
"""So many pauses in a row without a choice: nobody minds now."""
_SOONEST: Final = 60.0
_LATEST: Final = 600.0
"""Seconds from one search through all to the next: where it is quiet, and in any case."""


async def look_for_garbage() -> None:
    """Until cancelled; Python's own search is off from here on.

    What is here when it begins stays, and is never looked through.
    """
    gc.disable()
    gc.freeze()
    searched, quiet = time.monotonic(), 0
    while True:
        accepted = FIGURES.accepted
        await asyncio.sleep(_PAUSE)
        quiet = quiet + 1 if accepted == FIGURES.accepted else 0
        since = time.monotonic() - searched
        due = since >= _LATEST or (since >= _SOONEST and quiet >= _QUIET)
        gc.collect(ALL if due else YOUNG)
        if due:
            searched = time.monotonic()
