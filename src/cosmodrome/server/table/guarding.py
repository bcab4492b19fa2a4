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
        return self._keeping is not None and not self._keeping.done()

    def heed(self) -> None:
        table = self._table
        if "guarded" not in table.matters() or not table.leads:
            return
        answers = len(table.match.trail.answers)
        asked = [seat for seat in table.match.awaited() if (seat, answers) not in self._asked]
        self._asked |= {(seat, answers) for seat in asked}
        views = table.game.views(table.match.state, asked).values() if asked else ()
        fresh = {sight(table.game, table.head.options, view) for view in views} - self._noted
        self._noted |= fresh
        self._due |= fresh
        if self._due and not self.busy:
            self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        """Where the database is away it is tried again when the table changes next."""
        while self._due:
            due = [*self._due]
            try:
                await sights.keep(self._table.store, self._table.head.id, due)
            except Exception:
                logger.exception("positions of table %s were not kept", self._table.head.id)
                return
            self._due.difference_update(due)

    def over(self) -> None:
        self._due.clear()
        if self._table.head.shared == "duplicate":
            return  # they are kept as long as others play that deal, and go with the end of the round
        if self._noted:
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
