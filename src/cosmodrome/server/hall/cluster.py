"""Several processes of one database: what each tells the others of its tables, and who runs which bots and clocks.

Who hears that a table has changed reads the database, and so does everybody once in a while, for a text may get lost.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from cosmodrome.server.db import upkeep
from cosmodrome.server.db.fanout import Fanout, Line, PostgresLine, RedisLine
from cosmodrome.server.db.leases import Leases, Time, wall
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OVER
from cosmodrome.server.hall.news import Bulletin, News
from cosmodrome.server.ids import fresh_id
from cosmodrome.server.table import talk
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.gallery import Share
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.table_bots import TableBots

logger = logging.getLogger(__name__)

LEASE_SECONDS = 6.0
"""For so long a process that has died is still thought to run its bots and clocks."""
_BEATS = 3  # within that time
_GONE = (0, "", "")
"""How a table looks that has been deleted."""


class Cluster:
    """This process among those of one database. Does nothing where there can be no other."""

    def __init__(self, store: Store, redis: str = "") -> None:
        self._store = store
        self._redis = redis
        self._tables: dict[str, LiveTable] = {}
        """Those of this process that are kept or watched; the hall adds and removes them."""
        self.process = fresh_id(12)
        self.shared = not store.sqlite
        self._leases = Leases(store.engine, self.process, LEASE_SECONDS)
        self._leasing = asyncio.Lock()
        """Held by who takes leases or gives them back, so that none is given back that was just taken anew."""
        self._time = Time()
        self._beaten = _moment()
        self._fanout = Fanout(self._connect, self._hear, self._look_at_all)
        self.news = News(self.process, self._fanout.send if self.shared else None)
        self._beating: asyncio.Task[None] | None = None
        self._reading: set[asyncio.Task[None]] = set()
        self._alive: set[str] = set()
        self._seats: dict[str, str] = {}
        """By table, who sat there when the database was last looked at."""
        self._shares: WeakValueDictionary[str, Share] = WeakValueDictionary()
        """By guest; their tables hold it."""

    @property
    def first(self) -> bool:
        """Whether this is, of all processes, the one that does what one is enough for."""
        return not self.shared or self.process == min(self._alive, default="")

    def is_there(self, process: str) -> bool:
        """Whether a process of this database goes on, as far as was heard."""
        return process == self.process or process in self._alive

    def now(self) -> int:
        """Milliseconds since 1970, by the database's clock: those of the processes may differ."""
        return self._time.now()

    def set_right(self) -> int:
        """Go by the database's clock as it is now; gives by how many milliseconds it was set meanwhile, or 0."""
        return self._time.heed(self._leases.now() if self.shared else wall())

    async def open(self) -> None:
        if self.shared:
            self._alive = await self._leases.beat()
            self.set_right()
            await self._fanout.open()
            self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Tell what is still to be told, and let others run what this process ran."""
        if not self.shared:
            return
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, *self._reading, return_exceptions=True)
        await self.news.close()
        await self._leases.end()
        await self._fanout.close()

    async def _connect(self) -> Line:
        # Several databases may share a Redis server.
        channel = f"cosmodrome_{self._store.id}"
        if self._redis:
            return await RedisLine.connect(self._redis, channel)
        return await PostgresLine.connect(self._store.url, channel)

    # --- tables of this process

    def add(self, table: LiveTable) -> None:
        """A table is brought to life here."""
        if self.shared:
            table.alone = table.leads = False
            table.others = self.news
            self._tables[table.head.id] = table
            self.news.ask(table)

    async def look_again(self, table: LiveTable) -> None:
        """Before a table is used: it may have been let go, or something happened of which nothing was heard."""
        if self.shared:
            if self._tables.get(table.head.id) is not table:
                self.add(table)
                await self.lead([table])
            await table.catch_up()

    async def remove(self, tables: Iterable[LiveTable]) -> None:
        """These are no longer kept here, so others may run them."""
        gone = [table for table in tables if self._tables.get(table.head.id) is table]
        led = [table.head.id for table in gone if table.leads]
        for table in gone:
            del self._tables[table.head.id]
            table.leads = False
        if led:
            async with self._leasing:
                await self._leases.give_back([table_id for table_id in led if table_id not in self._tables])

    async def lead(self, tables: list[LiveTable]) -> None:
        """Run the bots and clocks of these tables, as far as nobody else does."""
        wanted = [table for table in tables if not table.leads and _needs(table)]
        if wanted:
            async with self._leasing:
                fresh = await self._take(wanted)
            await self._begin(fresh)

    async def _take(self, tables: list[LiveTable]) -> dict[LiveTable, bool]:
        """Take the leases of tables, by who holds `_leasing`; gives those that are ours now, as `Leases.take` does."""
        taken = await self._leases.take([table.head.id for table in tables])
        fresh = {table: taken[table.head.id] for table in tables if table.head.id in taken}
        for table in list(fresh):
            if self._tables.get(table.head.id) is table:
                table.leads = True
            else:
                del fresh[table]  # let go meanwhile; what is no longer kept is given back at the next beat
        return fresh

    async def _begin(self, fresh: dict[LiveTable, bool]) -> None:
        """Run tables that were not run here before; whether somebody may have run them until a while ago."""
        waiting = dict(fresh)
        try:
            for table, fell_to_us in fresh.items():
                await table.attendant(Clock).read_on()
                del waiting[table]
                table.attendant(TableBots).try_again()
                if fell_to_us:
                    # For so long perhaps nobody counted the time, nor took answers from who was connected there.
                    await table.attendant(Clock).make_up(int(1000 * self._leases.seconds))
                table.heed()
        finally:
            for table in waiting:
                table.leads = False  # so that the next beat begins it

    def looked_at(self, table: LiveTable) -> None:
        """Somebody has come to look on at a table of bots alone: those of the same guest wait, at whichever process."""
        guest = table.guest
        share = table.gallery.share = self._shares.setdefault(guest, Share())
        share.note(max(self.now(), share.at + 1), table.head.id)
        self.news.looked_at(guest, share)

    # --- hearing

    def _hear(self, text: str) -> None:
        try:
            news = msgspec.json.decode(text, type=Bulletin)
        except msgspec.DecodeError as error:
            logger.warning("not understood, of another version perhaps: %s", error)
            return
        if news.process == self.process:
            return
        for table_id in news.changed:
            table = self._tables.get(table_id)
            if table is not None:
                self._read(table)
        for table_id, players in news.present.items():
            table = self._tables.get(table_id)
            if table is not None:
                table.gallery.elsewhere[news.process] = frozenset(players)
                table.tell()
                table.attendant(Clock).heed_arrivals()
        for table_id, word in news.words.items():
            table = self._tables.get(table_id)
            if table is not None and not table.leads:
                table.hear_runner(word)
        for table_id in news.said:
            table = self._tables.get(table_id)
            if table is not None and table.gallery.onlookers:
                self._beside(talk.hear(table))
            elif table is not None:
                table.chat.miss()
        for table_id in news.asking:
            table = self._tables.get(table_id)
            if table is not None:
                self._answer_asking(table)
        for guest, looked in news.looked_at.items():
            self._hear_share(guest, looked)
        for table in list(self._tables.values()):
            table.rename(news.renamed)
            table.part_with(news.ended)
            if news.tied and table.gallery.onlookers:
                self._beside(table.gallery.heed_ties(news.tied))

    def _answer_asking(self, table: LiveTable) -> None:
        if table.leads:
            table.attendant(TableBots).try_again()
            table.heed()
            self.news.runner(table)
        if table.gallery.onlookers:
            self.news.present(table)

    def _hear_share(self, guest: str, looked: tuple[int, str]) -> None:
        share = self._shares.get(guest)
        if share is None:
            return
        share.note(*looked)
        if (share.at, share.table) != looked:
            self.news.looked_at(guest, share)  # whoever says so has not heard of a later look
        table = self._tables.get(share.table)
        if table is not None:
            table.heed()

    def _read(self, table: LiveTable) -> None:
        """Let a table catch up, beside all else; once for all that is told of it meanwhile."""
        if table.head.id not in self.news.behind:
            self.news.behind.add(table.head.id)
            self._beside(self._catch_up(table))

    def _beside(self, reading: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(reading)
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except Exception:
            logger.exception("table %s could not catch up", table.head.id)

    def _look_at_all(self) -> None:
        """The line was lost: nobody knows what was told meanwhile."""
        for table in list(self._tables.values()):
            self._read(table)
            self.news.ask(table)
            if table.gallery.onlookers:
                if table.gallery.share is not None:
                    self.news.looked_at(table.guest, table.gallery.share)
                self.news.present(table)
                self._beside(talk.hear(table))
                self._beside(table.gallery.heed_ties({each.player for each in table.gallery.onlookers}))

    # --- once in a while

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / _BEATS)
            self._heed_lapse()  # this process may have stood still
            try:
                await self._beat()
            except Exception as error:
                logger.warning("the database did not take the beat of this process: %s", error)
            self._heed_lapse()

    def _heed_lapse(self) -> None:
        """After too long without a beat somebody else may run the tables."""
        if any(now - then > LEASE_SECONDS for now, then in zip(_moment(), self._beaten, strict=True)):
            for table in list(self._tables.values()):
                table.leads = False

    async def _beat(self) -> None:
        began = _moment()
        alive = self._alive = await self._leases.beat()
        self._beaten = began
        tables = list(self._tables.values())
        for table in tables:
            if self.shared:
                table.chat.miss()  # a line of which nothing was heard
            for process in set(table.gallery.elsewhere) - alive:
                del table.gallery.elsewhere[process]
                table.tell()
        await self._look_at_leases()
        await self._look_for_unheard([table for table in tables if table.head.status != OVER])

    async def _look_at_leases(self) -> None:
        """Run the tables whose leases the database says are ours, and no others.

        What this process thought may be wrong: it may have stood still without noticing, or a lease have been given
        back while the table was taken up again.
        """
        async with self._leasing:
            held = await self._leases.held()
            needed = [table for table in self._tables.values() if _needs(table)]
            for table in self._tables.values():
                table.leads = table.leads and table.head.id in held
            await self._leases.give_back(sorted(held - {table.head.id for table in needed}))
            for table in set(self._tables.values()).difference(needed):
                table.leads = False
            lacking = [table for table in needed if not table.leads]
            fresh = await self._take(lacking) if lacking else {}
        await self._begin(fresh)

    async def _look_for_unheard(self, tables: list[LiveTable]) -> None:
        """Let those tables catch up that something has happened at which was not heard here.

        Seats are compared with those of the look before: a change made here costs one reading more.
        """
        looks = await upkeep.looks(self._store, [table.head.id for table in tables])
        for table in tables:
            answers, status, seats = looks.get(table.head.id, _GONE)
            # Meanwhile more may have been answered here.
            ahead = answers > len(table.match.trail.answers) or status != table.head.status
            if ahead or seats != self._seats.get(table.head.id):
                self._read(table)
        self._seats = {table_id: seats for table_id, (_, _, seats) in looks.items()}


def _moment() -> tuple[float, float]:
    """Now, by two clocks: one is never set back, and the other goes on while a machine sleeps."""
    return time.monotonic(), time.time()


def _needs(table: LiveTable) -> bool:
    """Whether somebody has to run this table, and may do so here."""
    return (
        table.head.status != OVER
        and not table.closed
        and (bool(table.gallery.onlookers) or not table.bots_alone)
    )
