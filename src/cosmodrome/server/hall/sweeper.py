"""The sweeper: closes tables that nobody comes back to, and forgets games that were finished long ago."""

import logging
import time
from collections import Counter
from collections.abc import Callable

from cosmodrome.server.db import upkeep
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.settings import Keeping

logger = logging.getLogger(__name__)

_EVERY = 600.0
"""Seconds between two rounds."""
_AT_ONCE = 50
"""Tables looked up at once: those who play wait little."""


class Sweeper(Keeper):
    """Of all processes of one database one sweeps at a time. Two who did by accident would do no harm."""

    def __init__(self, hall: Hall, keeping: Keeping, now: Callable[[], float] = time.time) -> None:
        """`now` is the time in seconds since 1970, as tables have it."""
        super().__init__(_EVERY, "sweeping")
        self._hall = hall
        self._keeping = keeping
        self._now = now

    async def sweep(self) -> Counter[str]:
        """One round; how many tables were closed, by reason."""
        swept: Counter[str] = Counter()
        now = self._now()
        for reason, seconds in self._keeping.by_reason().items():
            before = int(now - seconds)
            while seconds and (ids := await upkeep.left_alone(self._hall.store, reason, before, _AT_ONCE)):
                for table_id in ids:
                    swept[reason] += await self._hall.close_table(table_id, reason, before)
                if len(ids) < _AT_ONCE:
                    break
        return swept

    async def _round(self) -> None:
        if self._hall.cluster.first and (swept := await self.sweep()):
            logger.info("closed %s", ", ".join(f"{reason}: {count}" for reason, count in swept.items()))
