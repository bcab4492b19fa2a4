"""The positions of a game that counts are kept while it goes on, so that nobody is advised on a copy of one."""

import asyncio
import logging
from collections.abc import Collection

from cosmodrome.play.sight import sight
from cosmodrome.server.db import sights
from cosmodrome.server.db.store import Store
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

_AGAIN = 5.0
"""Seconds after which what could not be kept is tried again."""


async def check_not_played(store: Store, seen: Collection[int]) -> None:
    """Raises Refused where one of these positions, by `play.sight`, is one of a game that counts and goes on."""
    if await sights.are_played(store, seen):
        raise Refused("position-in-play", 403)


class Guarding(Attendant):
    """Of one table: what each seat sees when it is asked, noted beside all else."""

    matter = "guarded"

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._asked: set[tuple[int, int]] = set()
        """Seats and how often each was asked, of which all is noted here."""
        self._noted: set[int] = set()
        self._due: set[int] = set()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self._due)

    def heed(self) -> None:
        table = self._table
        if "guarded" not in table.matters() or not table.leads:
            return
        for seat in table.match.awaited():
            asked = seat, len(table.match.trail.answers)
            if asked not in self._asked:
                self._asked.add(asked)
                seen = sight(table.game, table.head.options, table.game.view(table.match.state, seat))
                if seen not in self._noted:
                    self._noted.add(seen)
                    self._due.add(seen)
        if self._due and (self._keeping is None or self._keeping.done()):
            self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while self._due:
            due = [*self._due]
            try:
                await sights.keep(self._table.store, self._table.head.id, due)
                self._due.difference_update(due)
            except Exception:
                logger.exception("positions of table %s were not kept", self._table.head.id)
                await asyncio.sleep(_AGAIN)

    def over(self) -> None:
        self._due.clear()
        self._keeping = asyncio.create_task(self._forget(self._keeping))

    async def _forget(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await before
        try:
            await sights.forget(self._table.store, self._table.head.id)
        except Exception:  # those of a game that is over are not looked at
            logger.exception("positions of table %s were not forgotten", self._table.head.id)

    async def rest(self) -> None:
        """What has begun is finished."""
        if self._keeping is not None:
            await asyncio.gather(self._keeping, return_exceptions=True)
