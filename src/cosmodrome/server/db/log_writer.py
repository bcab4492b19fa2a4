"""Group commit: answers of many tables, and ends of games, that arrive while one transaction runs go into the next."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from cosmodrome.server.db import models, results
from cosmodrome.server.db.outage import Unreachable, is_taken, was_cut
from cosmodrome.server.figures import FIGURES

_PATIENCE = 5.0
"""Seconds for which a write waits for a database that is restarted; then it is refused."""
_BETWEEN_TRIES = 0.1

# When a table was last answered at is told to the lobby alone. It is written so often at most, and of so many tables
# at once: whoever answers meanwhile waits for it.
_SECONDS_BETWEEN_TOUCHES = 0.25
_TOUCHED_AT_ONCE = 50

# Of every transaction: made once.
_THESE = (
    select(models.tables.c.id, models.tables.c.status)
    .where(models.tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(models.tables.c.id)
)
# Locked in the order of their ids, by every process: so no two wait for each other.
_THERE = _THESE.with_for_update(read=True, key_share=True)
"""Nobody can delete these."""
_CHANGING = _THESE.with_for_update(key_share=True)
"""Nor change them: whether they are over is told as it will stay."""
_APPEND = insert(models.answers)


class LostRace(Exception):
    """Another process wrote first; load again and look anew."""


class TableClosed(LostRace):
    """The table has been deleted meanwhile: nothing of it is written any more."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"table closed: {table_id}")


class Answer(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log: a seat's choice by its key, and the request that brought it ("" for a bot)."""

    seat: int
    choice: str
    request: str = ""


class Ending(msgspec.Struct, frozen=True):
    """What is kept of a finished game: its record, the last view a seat ("0", "1", ... and "" to watch), its frames.

    `frames` (see `ending`) are None of a game that was finished before they were kept. `outcome` is what becomes of it
    in `results` when it is written; None where there is nothing to become, or it has been written.
    """

    record: str
    views: dict[str, msgspec.Raw]
    frames: bytes | None = None
    outcome: results.Outcome | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """What a running game is taken up from after `answers` entries of its log, and what happened since the one before.

    `state` and `events` are texts of JSON, which `snapshots` writes and reads; `events` begin with those that followed
    entry `first` - 1 of the log, or came before the first entry.
    """

    table_id: str
    answers: int
    version: int
    state: str
    first: int
    events: str


@dataclass(eq=False)
class Write:
    """What one caller wants written, all of it or nothing."""

    table_id: str
    rows: list[dict[str, Any]]
    """Entries of the log."""
    ending: Ending | None = None
    snapshot: Snapshot | None = None
    done: asyncio.Future[None] = field(init=False)


class LogWriter:
    """Appends to the logs of all tables, one transaction after the other, over a connection of its own.

    That to SQLite is in a thread of its own: one change of threads a transaction, not a statement.

    What was cut with its connection is written again over another one: if it had been committed, the keys of the log
    and of the chapters say so, by LostRace, and whoever wanted it written finds it when they read on.
    """

    def __init__(self, url: URL, turn: asyncio.Lock) -> None:
        """`turn` is held by whoever writes to SQLite, which has one writer at a time."""
        self._url = url
        self._engine: AsyncEngine | None = None
        """Of its own: no reader keeps it waiting for a connection. None for SQLite, whose file it opens itself."""
        if url.get_backend_name() != "sqlite":
            settings = {"timeout": _PATIENCE}
            self._engine = create_async_engine(url, poolclass=NullPool, connect_args=settings)
        self._turn = turn
        self._connection: AsyncConnection | None = None
        self._thread = ThreadPoolExecutor(1, "log")
        self._file: Connection | None = None
        self._waiting: list[Write] = []
        self._writing: asyncio.Task[None] | None = None
        self._touched: dict[str, None] = {}
        """Tables whose last answer is still to be noted, the one that waits longest first."""
        self._touched_at = 0.0
        self.ended = 0
        """Counts the games that have ended."""

    async def append(
        self,
        table_id: str,
        seq: int,
        answers: Sequence[Answer],
        ending: Ending | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add entries seq, seq+1, ... all or none, with the ending if the game is over, or a snapshot after them.

        Raises LostRace, or its TableClosed where the table has been deleted. On return they are durable.
        They are written even if the caller is cancelled.
        """
        try:
            await self._write_with_others(
                Write(table_id, answer_rows(table_id, seq, answers), ending, snapshot)
            )
        finally:
            self.ended += ending is not None

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot of a game that is still played. Raises LostRace where another process has taken it."""
        await self._write_with_others(Write(snapshot.table_id, [], snapshot=snapshot))

    async def _write_with_others(self, write: Write) -> None:
        write.done = asyncio.get_running_loop().create_future()
        # Whoever waits for it may have been cancelled: then nobody asks how it ended.
        write.done.add_done_callback(asyncio.Future.exception)
        self._waiting.append(write)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await asyncio.shield(write.done)

    async def close(self) -> None:
        """Write what still waits, then let go of the database."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        await self._let_go()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                # In the order of tables, as every other process does: so no two wait for each other.
                batch = sorted(self._waiting, key=attrgetter("table_id"))
                self._waiting = []
                await self._write(batch)
        finally:
            self._writing = None

    async def _write(self, batch: list[Write]) -> None:
        self._touched.update((write.table_id, None) for write in batch if write.rows)
        touching = time.monotonic() - self._touched_at >= _SECONDS_BETWEEN_TOUCHES
        touched = sorted(islice(self._touched, _TOUCHED_AT_ONCE)) if touching else []
        try:
            closed = await self._until_written(batch, touched)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Unreachable):
                for write in batch:  # one of them has lost a race, or is refused, the others are not
                    await self._write([write])
                return
            for write in batch:
                write.done.set_exception(error)
            return
        FIGURES.batches.note(len(batch))
        if touching:
            for table_id in touched:
                del self._touched[table_id]
            self._touched_at = time.monotonic()
        for write in batch:
            if write.table_id in closed:
                write.done.set_exception(TableClosed(write.table_id))
            else:
                write.done.set_result(None)

    async def _until_written(self, batch: Sequence[Write], touched: Sequence[str]) -> set[str]:
        """As `_commit`, over another connection where one is cut. Raises LostRace, and Unreachable."""
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                if self._connection is None and self._engine is not None:
                    self._connection = await self._engine.connect()
                return await self._commit(batch, touched)
            except Exception as error:
                if is_taken(error):
                    raise LostRace from error
                if not was_cut(error):
                    raise
                await self._let_go()
                if time.monotonic() > until:
                    raise Unreachable(str(error) or repr(error)) from error
                await asyncio.sleep(_BETWEEN_TRIES)

    async def _commit(self, batch: Sequence[Write], touched: Sequence[str]) -> set[str]:
        """Durable on return, but for what is of tables that there are not: gives their ids."""
        async with self._turn:
            if self._connection is None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, self._commit_beside, batch, touched)
            async with self._connection.begin():
                return await self._connection.run_sync(_written, batch, touched)

    def _commit_beside(self, batch: Sequence[Write], touched: Sequence[str]) -> set[str]:
        if self._file is None:
            url = self._url.set(drivername="sqlite")
            # Without a pool, so that what is let go is closed.
            engine = create_engine(url, connect_args={"timeout": 15}, poolclass=NullPool)
            event.listen(engine, "connect", lambda connection, _: make_durable(connection))
            self._file = engine.connect()
        with self._file.begin():
            return _written(self._file, batch, touched)

    async def _let_go(self) -> None:
        """Whatever state the connection is in, it is used no more."""
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._file.close)
            self._file = None
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()


def answer_rows(table_id: str, seq: int, answers: Sequence[Answer]) -> list[dict[str, Any]]:
    """Entries of the log from number `seq` on."""
    return [
        {
            "table_id": table_id,
            "seq": number,
            "seat": each.seat,
            "choice": each.choice,
            "request": each.request,
        }
        for number, each in enumerate(answers, seq)
    ]


def ending_row(table_id: str, ending: Ending) -> dict[str, Any]:
    views = msgspec.json.encode(ending.views).decode()
    return {"table_id": table_id, "record": ending.record, "views": views, "frames": ending.frames}


def keep_snapshots(connection: Connection, taken: Sequence[Snapshot]) -> None:
    """Each with its chapter, whose key tells of two that are taken at once; the one before is kept no more."""
    rows = [msgspec.structs.asdict(each) for each in taken]
    for table in (models.chapters, models.snapshots):
        if table is models.snapshots:
            connection.execute(delete(table).where(table.c.table_id.in_([each.table_id for each in taken])))
        connection.execute(
            insert(table), [{column.name: row[column.name] for column in table.c} for row in rows]
        )


def _written(connection: Connection, batch: Sequence[Write], touched: Sequence[str]) -> set[str]:
    """As `LogWriter._commit`, as part of a transaction."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins by itself only before rows change
    # First of all, in their order: nobody can delete them until the end of the transaction.
    ids = sorted({write.table_id for write in batch})
    status: dict[str, str] = {row.id: row.status for row in connection.execute(_THERE, {"ids": ids})}
    writes = [write for write in batch if write.table_id in status]
    if rows := [row for write in writes for row in write.rows]:
        connection.execute(_APPEND, rows)
    snapshots = {write.table_id: write.snapshot for write in writes if write.snapshot is not None}
    over = {write.table_id: write.ending for write in writes if write.ending is not None}
    if changing := {*snapshots, *over, *touched}:
        status |= {row.id: row.status for row in connection.execute(_CHANGING, {"ids": sorted(changing)})}
    # Of a game that is over meanwhile nothing is kept.
    if snapshots := {of: each for of, each in snapshots.items() if status[of] == "playing"}:
        keep_snapshots(connection, [*snapshots.values()])
    if over:
        _end(connection, over)
    _touch(connection, over, status="over")
    _touch(connection, [each for each in touched if each not in over])
    return {*ids} - status.keys()


def _end(connection: Connection, over: dict[str, Ending]) -> None:
    """What is kept of these games, and how they came out."""
    for table in (models.snapshots, models.chapters):
        connection.execute(delete(table).where(table.c.table_id.in_(over)))
    connection.execute(insert(models.endings), [ending_row(*each) for each in over.items()])
    at = int(1000 * time.time())
    for table_id, ending in over.items():
        if ending.outcome is not None:
            results.write(connection, table_id, ending.outcome, at)


def _touch(connection: Connection, ids: Iterable[str], **values: str) -> None:
    """These tables have just changed."""
    if ids:
        change = update(models.tables).where(models.tables.c.id.in_(ids))
        connection.execute(change.values(touched=int(time.time()), **values))


def make_durable(connection: Any) -> None:
    """Each new SQLite connection: readers beside the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
