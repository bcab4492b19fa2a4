"""The store: every table's header, seats and append-only log, durable before anyone is told."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Executable, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cosmodrome.server.db import leases, models, revisions, rows
from cosmodrome.server.db.log_writer import (
    Answer,
    Ending,
    LogWriter,
    LostRace,
    Snapshot,
    TableClosed,
    make_durable,
)
from cosmodrome.server.db.tables import HUMAN, OPEN, PLAYING, Former, Head, KeptTimes, Place, Sealed, Start
from cosmodrome.server.times import Times

_PATIENCE = 15.0
"""Seconds for which SQLite waits where another process writes."""
P = ParamSpec("P")
T = TypeVar("T")


def _whole(
    method: Callable[Concatenate["Store", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]:
    """A method that goes on to its end even if whoever called it is cancelled.

    A transaction can carry entries of many, and one that is broken off can leave the lock to a lost connection.
    """

    @wraps(method)
    async def whole(self: "Store", /, *args: P.args, **named: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **named))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    return whole


class Store:
    """The database. Every writing method is one transaction, durable when it returns."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        settings: dict[str, Any] = {"connect_args": {"timeout": _PATIENCE}} if self.sqlite else {}
        # A connection that ended while it was idle, as when the database restarts, is found out and made anew.
        self.engine = create_async_engine(self.url, pool_pre_ping=not self.sqlite, **settings)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: make_durable(connection))
        # SQLite has one writer at a time: waiting here is fair, waiting on its file lock is not.
        self._turn = asyncio.Lock()
        self.log = LogWriter(self.url, self._turn)
        self._meeting = asyncio.Lock()
        self._working: set[asyncio.Task[Any]] = set()
        self._written = 0
        self.id = ""
        """The server's id, the same whenever and wherever this database is opened."""

    async def open(self) -> None:
        """Connect, and bring the database to the present form."""
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(_try_file, self.url.database)
        async with self.engine.begin() as connection:
            if self.sqlite:
                # Its driver begins by itself only before rows change: a half-made database would stay so.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            # Who comes second waits here, and then finds the work done.
            await connection.run_sync(leases.hold, leases.UPGRADING)
            await connection.run_sync(revisions.upgrade)
            self.id = str((await connection.execute(select(models.server.c.id))).scalar_one())
            # Or one that takes no writing would be found out by the first person.
            await connection.execute(update(models.server).values(alive=models.server.c.alive))

    async def revision(self) -> str:
        """The form that the database has; "" for one that is empty, or not ours."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(revisions.revision_of)

    async def close(self) -> None:
        while self._working:
            await asyncio.wait(self._working)
        await self.log.close()
        await self.engine.dispose()

    # --- people, of whom `people.py` tells more

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """Names by player id."""
        guests = models.guests
        found = await self.read(select(guests.c.id, guests.c.name).where(guests.c.id.in_(players)))
        return {row.id: row.name for row in found}

    # --- tables and seats

    @_whole
    async def add_table(
        self,
        head: Head,
        places: Sequence[Place],
        answers: Sequence[Answer] = (),
        ending: Ending | None = None,
        sealed: Sealed | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """A new table; perhaps one whose log begins with answers, and a snapshot, or whose game is over.

        Raises LostRace where there is another table `again_of` the same one.
        """
        async with self._writing() as connection:
            await rows.insert_table(connection, head, places, answers, ending, sealed, snapshot)

    async def table(self, table_id: str) -> tuple[Head, list[Place]] | None:
        found = await tables_where(self, models.tables.c.id == table_id, 1)
        return found[0] if found else None

    async def again_of(self, table_id: str) -> str:
        """The table at which the game of this one is played again; "" where there is none."""
        tables = models.tables
        found = await self.read(select(tables.c.id).where(tables.c.again_of == table_id))
        return found[0].id if found else ""

    @_whole
    async def reseat(
        self,
        head: Head,
        waiting: list[Place],
        after: Place,
        host: str,
        former: Former | None = None,
        start: Start | None = None,
    ) -> None:
        """Change one seat, and who is host, of a table that is still as its caller knows it.

        `head` and `waiting` are what the caller knows; `former` is who had the seat, where a running game goes on
        under somebody else; `start` is what else changes where the game begins by it. Raises LostRace where another
        process has changed a seat, the host or the status meanwhile, for what the caller made of them may be wrong.
        """
        places, tables = models.places, models.tables
        at = (places.c.table_id == head.id, places.c.seat == after.seat)
        async with self._writing() as connection:
            await rows.still(connection, head, waiting)
            await connection.execute(update(places).where(*at).values(msgspec.structs.asdict(after)))
            if former is not None:
                values = msgspec.structs.asdict(former) | {"table_id": head.id}
                await connection.execute(insert(models.formers).values(values))
            changes: dict[str, str | int] = {"host": host, "touched": int(time.time())}
            if start is not None:
                changes |= {"status": PLAYING, "version": start.version, "seed": start.seed}
                for place in start.seated:
                    at = (places.c.table_id == head.id, places.c.seat == place.seat)
                    await connection.execute(update(places).where(*at).values(msgspec.structs.asdict(place)))
                if start.sealed is not None:
                    at_table = models.deals.c.table_id == head.id
                    values = msgspec.structs.asdict(start.sealed)
                    await connection.execute(update(models.deals).where(at_table).values(values))
            await connection.execute(update(tables).where(tables.c.id == head.id).values(changes))

    @_whole
    async def add_salt(self, table_id: str, place: Place, salt: str) -> None:
        """Change what the player of a place adds to the deal of a table that waits. Raises LostRace."""
        places, tables = models.places, models.tables
        waits = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == OPEN)
        at = (places.c.table_id == table_id, places.c.seat == place.seat, places.c.player == place.player)
        async with self._writing() as connection:
            if (await connection.execute(waits.with_for_update(key_share=True))).first() is None:
                raise LostRace
            changed = await connection.execute(update(places).where(*at).values(salt=salt))
            if changed.rowcount != 1:
                raise LostRace

    async def sealed(self, table_id: str) -> Sealed | None:
        """What a table keeps back of its deal; None where there is nothing to prove."""
        deals = models.deals
        query = select(deals.c.secret, deals.c.nonce, deals.c.salts, deals.c.sitters, deals.c.drawn)
        found = await self.read(query.where(deals.c.table_id == table_id))
        return msgspec.convert(found[0]._mapping, Sealed) if found else None

    async def set_head(self, table_id: str, **facts: Any) -> None:
        """Other facts of a table, by their names in `Head`."""
        await self.change(update(models.tables).where(models.tables.c.id == table_id).values(facts))

    async def set_place(self, table_id: str, player: str, **facts: Any) -> None:
        """Other facts of the seat that a player has at a table, by their names in `Place`."""
        places = models.places
        own = (places.c.table_id == table_id, places.c.player == player, places.c.kind == HUMAN)
        await self.change(update(places).where(*own).values(facts))

    @_whole
    async def mark(self, table_id: str, kind: str) -> str:
        """Mark a table for good; gives all its marks."""
        tables = models.tables
        own = tables.c.id == table_id
        async with self._writing() as connection:
            marks = (await connection.execute(select(tables.c.marks).where(own).with_for_update())).scalar()
            marked = " ".join(sorted({*(marks or "").split(), kind}))
            await connection.execute(update(tables).where(own).values(marks=marked))
        return marked

    async def ranks(self, table_id: str) -> list[int]:
        """The place of each seat of a finished game, as its results have them; empty where it has none."""
        of = models.results.c
        found = await self.read(select(of.place).where(of.table_id == table_id).order_by(of.seat))
        return [row.place for row in found]

    async def formers(self, table_id: str) -> list[Former]:
        """Who had seats of a table before, the earliest first."""
        async with self.engine.connect() as connection:
            return await rows.formers_of(connection, table_id)

    @_whole
    async def delete(self, ids: Sequence[str], before: int | None = None) -> list[str]:
        """Forget tables, with all that there is of them; gives those that are gone.

        With `before` only those that last changed before that time, in seconds since 1970.
        """
        tables = models.tables
        async with self._writing() as connection:
            still = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id)
            if before is not None:
                still = still.where(tables.c.touched < before)
            # Before anything else: who has begun to write for one of them comes first, who comes later finds none.
            ids = list((await connection.execute(still.with_for_update())).scalars())
            await rows.forget(connection, ids)
        return list(ids)

    @_whole
    async def close_waiting(self, head: Head, waiting: list[Place]) -> None:
        """Forget a table that waits and is still as its caller knows it, as `reseat`. Raises LostRace."""
        async with self._writing() as connection:
            await rows.still(connection, head, waiting)
            await rows.forget(connection, [head.id])

    # --- the log

    async def answers(self, table_id: str, since: int = 0) -> list[Answer]:
        log = models.answers
        query = select(log.c.seat, log.c.choice, log.c.request).where(
            log.c.table_id == table_id, log.c.seq >= since
        )
        return [Answer(*row) for row in await self.read(query.order_by(log.c.seq))]

    @property
    def written(self) -> int:
        """Counts what this process has written, but for entries of logs, times and frames: another number, and lists of
        tables may be others."""
        return self._written + self.log.ended

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, as `LogWriter.keep`. Raises LostRace."""
        await self.log.keep(snapshot)

    async def snapshot_at(self, table_id: str) -> int:
        """After how many answers the snapshot of a table was taken; -1 where there is none."""
        snapshots = models.snapshots
        found = await self.read(select(snapshots.c.answers).where(snapshots.c.table_id == table_id))
        return int(found[0][0]) if found else -1

    async def chapters(self, table_id: str) -> list[Snapshot]:
        """What happened up to the snapshot of a table, in order; the last one has the state. Empty without one."""
        chapters, snapshots = models.chapters, models.snapshots
        # One statement, so that what is read belongs together.
        query = select(chapters, snapshots.c.answers, snapshots.c.state)
        query = query.join(snapshots, snapshots.c.table_id == chapters.c.table_id)
        query = query.where(chapters.c.table_id == table_id).order_by(chapters.c.first)
        return [
            Snapshot(row.table_id, row.answers, row.version, row.state, row.first, row.events)
            for row in await self.read(query)
        ]

    async def go_on_by(self, table_id: str, version: int) -> None:
        """A game is played by later rules from here on."""
        tables = models.tables
        later = update(tables).where(tables.c.id == table_id, tables.c.version < version)
        await self.change(later.values(version=version))

    async def ending(self, table_id: str) -> Ending | None:
        endings = models.endings
        found = await self.read(select(endings).where(endings.c.table_id == table_id))
        if not found:
            return None
        views = msgspec.json.decode(found[0].views, type=dict[str, msgspec.Raw])
        return Ending(found[0].record, views, found[0].frames)

    @_whole
    async def keep_frames(self, table_id: str, frames: bytes) -> None:
        """Add its frames to a finished game that has none."""
        endings = models.endings
        async with self._writing(counts=False) as connection:
            await connection.execute(
                update(endings).where(endings.c.table_id == table_id).values(frames=frames)
            )

    # --- time

    async def times(self, table_id: str) -> KeptTimes | None:
        """What the seats of a table have left."""
        of = models.times
        found = await self.read(select(of).where(of.c.table_id == table_id))
        if not found:
            return None
        row = found[0]
        times = msgspec.json.decode(row.state, type=Times)
        times.at = row.at
        return KeptTimes(times, row.due, row.revision)

    @_whole
    async def keep_times(self, table_id: str, stored: KeptTimes) -> None:
        """Write them, the first ones or in place of the revision before.

        Raises LostRace where that is not the last, or its TableClosed where the table has been deleted.
        """
        times, row = models.times, rows.times_row(stored)
        async with self._writing(counts=False) as connection:
            at = models.tables.c.id
            still = select(at).where(at == table_id).with_for_update(read=True, key_share=True)
            if (await connection.execute(still)).first() is None:
                raise TableClosed(table_id)
            if stored.revision:
                before = (times.c.table_id == table_id, times.c.revision == stored.revision - 1)
                if (await connection.execute(update(times).where(*before).values(row))).rowcount != 1:
                    raise LostRace
                return
            try:
                await rows.insert_times(connection, table_id, stored)
            except IntegrityError as error:
                raise LostRace from error

    # --- for all that is kept in the same database

    async def read(self, query: Any) -> Sequence[Any]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    @_whole
    async def write(self, act: Callable[[AsyncConnection], Awaitable[T]], counts: bool = True) -> T:
        """What `act` gives, whose writing is one transaction; it `counts` as in `written`."""
        async with self._writing(counts) as connection:
            return await act(connection)

    async def change(self, statement: Executable) -> int:
        """One statement that changes rows, as a transaction; gives how many."""
        return int((await self.write(lambda connection: connection.execute(statement))).rowcount)

    # --- within

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """What is done within is done by nobody else of this database meanwhile."""
        # Of this process one asks the database, so that those who wait do not take all of its connections.
        async with self._meeting:
            if self.sqlite:
                yield
                return
            async with self.engine.begin() as connection:
                await connection.run_sync(leases.hold, leases.MEETING)
                yield

    @asynccontextmanager
    async def _writing(self, counts: bool = True) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._turn if self.sqlite else nullcontext(), self.engine.begin() as connection:
                yield connection
        finally:
            self._written += counts


async def tables_where(
    store: Store, condition: Any, limit: int, order: tuple[Any, ...] | None = None
) -> list[tuple[Head, list[Place]]]:
    tables, places = models.tables, models.places
    order = order or (tables.c.touched.desc(), tables.c.id)
    found = await store.read(select(tables).where(condition).order_by(*order).limit(limit))
    ids = [row.id for row in found]
    seated = await store.read(
        select(places).where(places.c.table_id.in_(ids)).order_by(places.c.table_id, places.c.seat)
    )
    by_table: dict[str, list[Place]] = {table_id: [] for table_id in ids}
    for row in seated:
        by_table[row.table_id].append(rows.place_of(row))
    return [(rows.head_of(row), by_table[row.id]) for row in found]


def _try_file(path: str) -> None:
    """Raises sqlite3.Error if this file is no database, or cannot become one.

    Tried without the async driver, whose thread outlives a failed opening.
    """
    connection = sqlite3.connect(path, timeout=_PATIENCE)
    try:
        connection.execute("PRAGMA schema_version")
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                # Of several who do this to a new file all but one are refused, without waiting.
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)
    finally:
        connection.close()
