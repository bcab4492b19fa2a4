"""Who takes the snapshots of a process, and who looks at one table when one is due."""

import asyncio
import logging

from cosmodrome.server.db.log_writer import TableClosed
from cosmodrome.server.db.races import tried
from cosmodrome.server.db.store import Store
from cosmodrome.server.table import snapshots
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

_BREATH = 0.01
"""Seconds between two snapshots, so that answers go first."""


class Keeper:
    """Takes the snapshots of this process, one after the other, beside all else."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[str, LiveTable] = {}
        self._taking: asyncio.Task[None] | None = None

    def take(self, table: LiveTable) -> None:
        """Take a snapshot soon."""
        self._due[table.head.id] = table
        if self._taking is None:
            self._taking = asyncio.create_task(self._take_all())

    async def close(self, tables: list[LiveTable]) -> None:
        """Before the server stops: a game that goes on need not be replayed by whatever rules come then."""
        if self._taking is not None:
            await asyncio.gather(self._taking, return_exceptions=True)
        waiting = [table for table in tables if table.leads]
        await asyncio.gather(*map(self._take, waiting))

    async def _take_all(self) -> None:
        try:
            while self._due:
                await asyncio.sleep(_BREATH)
                table = self._due.pop(next(iter(self._due)))
                if "snapshot" in table.matters():  # not where it was asked for again while one was taken
                    await self._take(table)
        finally:
            self._taking = None

    async def _take(self, table: LiveTable) -> None:
        """A game that cannot be kept so is played all the same."""
        try:
            snapshot = table.match.snapshot(table.head)
            if snapshot is None:
                return
            if await tried(lambda: self._store.keep(snapshot)):
                table.match.kept_snapshot(max(table.match.snapshot_at, snapshot.answers))
            else:
                table.match.kept_snapshot(await self._store.snapshot_at(table.head.id))
        except TableClosed:
            pass
        except Exception:
            table.match.snapshot_due = len(table.match.trail.answers) + snapshots.EVERY
            logger.exception("no snapshot of table %s", table.head.id)


class TakingSnapshots(Attendant):
    """Of one table."""

    matter = "snapshot"

    def __init__(self, table: LiveTable, keeper: Keeper) -> None:
        self._table = table
        self._keeper = keeper

    def heed(self) -> None:
        if "snapshot" in self._table.matters():
            self._keeper.take(self._table)
