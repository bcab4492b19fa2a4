"""What all keepers share: a round now and then, beside the requests, which no failure ends."""

import asyncio
import logging
from abc import ABC, abstractmethod

from cosmodrome.server.db.outage import in_one_line, is_outage

logger = logging.getLogger(__name__)


class Keeper(ABC):
    """Looks after something every so many seconds, from `begin` to `end`."""

    def __init__(self, every: float, does: str) -> None:
        """`does` is what the log says of a round that failed, as "sweeping"."""
        self._every = every
        self._does = does
        self._looking: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """From now on, the first time after one pause."""
        self._looking = asyncio.create_task(self._go_on())

    async def end(self) -> None:
        """No round begins any more, and one that runs stops where it waits."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    @abstractmethod
    async def _round(self) -> None:
        """Look once at all there is."""

    async def _at_once(self) -> None:
        """What does not wait for the first round; most keepers have nothing."""
        return

    async def _go_on(self) -> None:
        work = self._at_once
        while True:
            try:
                await work()
            except Exception as error:
                if is_outage(error):
                    logger.warning(
                        "%s: the database is away, it is tried again in %.0f s: %s",
                        self._does,
                        self._every,
                        in_one_line(error),
                    )
                else:
                    logger.exception("%s failed; it is tried again in %.0f s", self._does, self._every)
            await asyncio.sleep(self._every)
            work = self._round
