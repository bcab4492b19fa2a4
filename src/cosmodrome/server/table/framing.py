"""The frames of a finished game: made beside all else, once it is over or when somebody asks for them."""

import asyncio
import logging

import msgspec

from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deeds
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.ending import frames_beside
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)


class Framing(Attendant):
    """That of one table; behind the frames the deeds are looked for."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._framing: asyncio.Task[bytes] | None = None

    @property
    def busy(self) -> bool:
        return self._framing is not None and not self._framing.done()

    def over(self) -> None:
        if self._table.match.began == self._table.game.meta.version:
            self._begin()

    async def frames(self) -> bytes:
        """Those there are, or made now. Raises Refused."""
        ending = self._table.match.ending
        if ending is None:
            raise Refused("game-not-over")
        return ending.frames if ending.frames is not None else await asyncio.shield(self._begin())

    def _begin(self) -> asyncio.Task[bytes]:
        """Unless that goes on already."""
        if self._framing is None or self._framing.done():
            self._framing = asyncio.create_task(self._keep())
            self._framing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return self._framing

    async def _keep(self) -> bytes:
        table, ending = self._table, self._table.match.ending
        assert ending is not None
        try:
            frames = await frames_beside(table.game, ending)
        except Refused as refused:
            logger.error("the finished game of table %s has no frames: %s", table.head.id, refused)
            raise
        await table.store.keep_frames(table.head.id, frames)
        table.match.ending = ending = msgspec.structs.replace(ending, frames=frames)
        await deeds.keep(table.store, table.game, table.head.id, ending)
        return frames

    async def rest(self) -> None:
        """What has begun is finished."""
        if self._framing is not None:
            await asyncio.gather(self._framing, return_exceptions=True)
