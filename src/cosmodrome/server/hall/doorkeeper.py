"""The doorkeeper: looks now and then whether those who are connected may still be, whoever has changed that."""

import asyncio
import logging

from cosmodrome.server.hall.hall import Hall

logger = logging.getLogger(__name__)

_EVERY = 5.0
"""Seconds between two rounds. What this process changes itself, and what others tell it, is known at once."""


class Doorkeeper:
    """Of one process: `cosmodrome admin` and other processes end sessions and accounts in the database."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._looking = asyncio.create_task(self._go_on())

    async def end(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self._hall.look_for_changes()
            except Exception as error:
                logger.warning("it is not known who has been signed out: %s", error)
