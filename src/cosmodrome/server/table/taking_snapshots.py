"""Who takes the snapshots of a process."""

import asyncio
import logging

from cosmodrome.server.database.log_writer import TableClosed
from cosmodrome.server.database.store import Store
from cosmodrome.server.races import tried
from cosmodrome.server.table import snapshots
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

    def look(self, table: LiveTable) -> None:
        """Take a snapshot soon, if one is due."""
        if table.leads and table.untold_since_snapshot() >= snapshots.EVERY:
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
                await self._take(table)
        finally:
            self._taking = None

    async def _take(self, table: LiveTable) -> None:
        """A game that cannot be kept so is played all the same."""
        try:
            snapshot = table.snapshot()
            if snapshot is None:
                return
            if await tried(lambda: self._store.keep(snapshot)):
                table.snapshot_at = max(table.snapshot_at, snapshot.answers)
            else:
                table.snapshot_at = await self._store.snapshot_at(table.head.id)
        except TableClosed:
            pass
        except Exception:
            table.no_snapshot_at = len(table.answers)
            logger.exception("no snapshot of table %s", table.head.id)
