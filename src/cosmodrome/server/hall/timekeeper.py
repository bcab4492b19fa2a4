"""The timekeeper: sees that clocks and calls of all tables go on, also where nobody is, and after a restart."""

import logging

from cosmodrome.server.db import clocks
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.hall.unfinished_work import LeftCalls
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.clocks import Clock

logger = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks."""
_SECOND = 1000
_LONGEST = 15 * _SECOND
"""Milliseconds without a look, after which nobody was there to count the time."""
_GRACE = 10 * _SECOND
"""Milliseconds that people then get beside, to come back."""
_LATE = 5 * _SECOND
"""Milliseconds after which something should have been done: so no process has the table."""
_AT_ONCE = 50


class Timekeeper(Keeper):
    """Of all processes of one database one looks for tables that nobody has; each looks after its own."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(EVERY, "looking after the clocks")
        self._hall = hall
        self._left_calls = LeftCalls(hall)

    async def begin(self) -> None:
        """Before anybody is let in: the time in which the server was not there is not counted."""
        await self._left_calls.begin()
        await self._beat()
        await super().begin()

    async def end(self) -> None:
        await super().end()
        try:
            await self._beat()
        except Exception as error:
            logger.warning("the time of the end was not noted: %s", error)

    async def look(self) -> None:
        """One look at all tables."""
        hall, now = self._hall, self._hall.cluster.now()
        await self._beat()
        for table in hall.live_tables():
            if table.leads and table.attendant(Clock).overdue:
                table.heed()
        if not hall.cluster.first:
            return
        for table_id in await clocks.overdue(hall.store, now - _LATE, _AT_ONCE):
            try:
                await hall.table(table_id)
            except Refused as refused:
                logger.error("no time runs any more at table %s: %s", table_id, refused)
                await clocks.stop_times(hall.store, table_id)
        await self._look_for_calls()

    async def _look_for_calls(self) -> None:
        if self._hall.cluster.first:
            await self._left_calls.look()

    async def _beat(self) -> None:
        hall = self._hall
        if by := hall.cluster.set_right():
            logger.warning("the clock was set by %.1f s: no time of a game is counted for it", by / 1000)
            for table in hall.live_tables():
                table.attendant(Clock).move(by)
        if await clocks.beat(hall.store, hall.cluster.now(), _LONGEST, _GRACE):
            for table in hall.live_tables():
                await table.catch_up()

    async def _at_once(self) -> None:
        await self._look_for_calls()  # what was asked before may wait for it

    async def _round(self) -> None:
        await self.look()
