"""Group commit: answers of many tables, and ends of games, that arrive while one transaction runs go into the next."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, Protocol

import msgspec
from sqlalchemy.engine import URL

from cosmodrome.server.database import results
from cosmodrome.server.database.outage import Unreachable, ended_connection
from cosmodrome.server.figures import FIGURES

logger = logging.getLogger(__name__)

_PATIENCE = 5.0
"""Seconds for which a write waits for a database that is restarted; then it is refused."""
_BETWEEN_TRIES = 0.1

# When a table was last answered at is told to the lobby alone. It is written so often at most, and of so many tables
# at once: whoever answers meanwhile waits for it.
_SECONDS_BETWEEN_TOUCHES = 0.25
_TOUCHED_AT_ONCE = 50

# Which of these tables there are. In PostgreSQL nobody can delete them from here to the end of the transaction; in
# SQLite nobody can write at all.
_THERE_SQLITE = "SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?))"
_THERE_POSTGRES = "SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE"

_APPEND = "INSERT INTO answers (table_id, seq, seat, choice, request)"
_APPEND_SQLITE = f"{_APPEND} VALUES (?, ?, ?, ?, ?)"
_APPEND_POSTGRES = (
    f"WITH there AS ({_THERE_POSTGRES}), appended AS ({_APPEND}"
    " SELECT entry.* FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[]) AS entry (id)"
    " JOIN there USING (id)) SELECT id FROM there"
)

# Of a game that is over meanwhile nothing is kept. SQLite's numbers; in PostgreSQL they are $1, $2, ...
_STILL_PLAYED = "WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND status = 'playing')"
_VALUES = "SELECT CAST(?1 AS TEXT), CAST(?2 AS INTEGER), CAST(?3 AS INTEGER), CAST(?4 AS TEXT)"
_KEEP_CHAPTER = f"INSERT INTO chapters (table_id, first, version, events) {_VALUES} {_STILL_PLAYED}"
_KEEP_SNAPSHOT = (
    f"INSERT INTO snapshots (table_id, answers, version, state) {_VALUES} {_STILL_PLAYED}"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET answers = excluded.answers, version = excluded.version, state = excluded.state"
)

Row = tuple[str, int, int, str, str]
"""An entry of the log: table, number, seat, choice, request."""
End = tuple[str, str, str, bytes | None]
"""The end of a game: table, record, views, frames."""


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


class Transaction(msgspec.Struct):
    """What one transaction writes; `touched` are tables whose last change is noted."""

    rows: list[Row] = []
    ends: list[End] = []
    outcomes: dict[str, results.Outcome] = {}
    """Of games that end, by table."""
    snapshots: list[Snapshot] = []
    touched: Sequence[str] = ()

    def concerned(self) -> set[str]:
        """The tables of which something new is written."""
        told = {row[0] for row in self.rows} | {end[0] for end in self.ends}
        return told | {snapshot.table_id for snapshot in self.snapshots}

    def without(self, closed: set[str]) -> "Transaction":
        """All that is not of these tables."""
        if not closed:
            return self
        return Transaction(
            [row for row in self.rows if row[0] not in closed],
            [end for end in self.ends if end[0] not in closed],
            {table: outcome for table, outcome in self.outcomes.items() if table not in closed},
            [snapshot for snapshot in self.snapshots if snapshot.table_id not in closed],
            self.touched,
        )


class Driver(Protocol):
    """Writes transactions with the statements of one kind of database."""

    async def write(self, transaction: Transaction) -> set[str]:
        """Durable on return, but for what is of tables that there are not: gives their ids.

        Raises LostRace where the log has an entry of such a number already, and Unreachable.
        """

    async def close(self) -> None: ...


class _Write:
    """What one caller wants written, all of it or nothing."""

    def __init__(
        self,
        table_id: str,
        seq: int = 0,
        answers: Sequence[Answer] = (),
        ending: Ending | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        self.snapshots = [] if snapshot is None else [snapshot]
        self.table_id = table_id
        self.rows = [
            (table_id, number, answer.seat, answer.choice, answer.request)
            for number, answer in enumerate(answers, seq)
        ]
        self.ends: list[End] = []
        self.outcome = ending.outcome if ending is not None else None
        if ending is not None:
            views = msgspec.json.encode(ending.views).decode()
            self.ends.append((table_id, ending.record, views, ending.frames))
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Whoever waits for it may have been cancelled: then nobody asks how it ended.
        self.done.add_done_callback(lambda done: done.cancelled() or done.exception())


class LogWriter:
    """Appends to the logs of all tables, one transaction after the other."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._waiting: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None
        self._touched: dict[str, None] = {}
        """Tables whose last answer is still to be noted, the one that waits longest first."""
        self._touched_at = 0.0

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
        await self._write_with_others(_Write(table_id, seq, answers, ending, snapshot))

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot of a game that is still played. Raises LostRace where another process has taken it."""
        await self._write_with_others(_Write(snapshot.table_id, snapshot=snapshot))

    async def _write_with_others(self, write: _Write) -> None:
        self._waiting.append(write)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await asyncio.shield(write.done)

    async def close(self) -> None:
        """Write what still waits, then let go of the database."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        await self._driver.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                # In the order of tables, as every other process does: so no two wait for each other.
                batch = sorted(self._waiting, key=lambda write: write.table_id)
                self._waiting = []
                await self._write(batch)
        finally:
            self._writing = None

    async def _write(self, batch: list[_Write]) -> None:
        self._touched.update((write.table_id, None) for write in batch if write.rows)
        touching = time.monotonic() - self._touched_at >= _SECONDS_BETWEEN_TOUCHES
        transaction = Transaction(
            [row for write in batch for row in write.rows],
            [end for write in batch for end in write.ends],
            {write.table_id: write.outcome for write in batch if write.outcome is not None},
            [snapshot for write in batch for snapshot in write.snapshots],
            sorted(islice(self._touched, _TOUCHED_AT_ONCE)) if touching else (),
        )
        try:
            closed = await self._driver.write(transaction)
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
            for table_id in transaction.touched:
                del self._touched[table_id]
            self._touched_at = time.monotonic()
        for write in batch:
            if write.table_id in closed:
                write.done.set_exception(TableClosed(write.table_id))
            else:
                write.done.set_result(None)


class SqliteDriver:
    """A connection and a thread of its own: one change of threads a transaction."""

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        """`turn` is held by whoever writes: SQLite has one writer at a time."""
        self._path = path
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: sqlite3.Connection | None = None

    async def write(self, transaction: Transaction) -> set[str]:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, transaction)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _write(self, transaction: Transaction) -> set[str]:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._path, timeout=15, isolation_level=None, check_same_thread=False
            )
            make_durable(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            concerned = transaction.concerned()
            found = connection.execute(_THERE_SQLITE, (msgspec.json.encode(list(concerned)).decode(),))
            closed = concerned - {row[0] for row in found}
            transaction = transaction.without(closed)
            connection.executemany(_APPEND_SQLITE, transaction.rows)
            connection.executemany(
                "INSERT INTO endings (table_id, record, views, frames) VALUES (?, ?, ?, ?)", transaction.ends
            )
            for statement, rows in _kept(transaction):
                connection.executemany(statement, rows)
            for table in ("snapshots", "chapters"):
                connection.executemany(
                    f"DELETE FROM {table} WHERE table_id = ?", [(end[0],) for end in transaction.ends]
                )
            for writing in _results(transaction, shared=False):
                given: list[Any] | None = None
                while (asked := results.following(writing, given)) is not None:
                    given = connection.execute(*asked).fetchall()
            now = int(time.time())
            for status, ids in _changed(transaction):
                sets = "touched = ?" if status is None else "touched = ?, status = 'over'"
                connection.executemany(
                    f"UPDATE tables SET {sets} WHERE id = ?", [(now, each) for each in ids]
                )
            connection.execute("COMMIT")
            return closed
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise LostRace from error
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresDriver:
    """A connection of its own; most transactions are one statement.

    What was cut with its connection is written again over another one: if it had been committed, the keys of the log
    and of the chapters say so, by LostRace, and whoever wanted it written finds it when they read on.
    """

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def write(self, transaction: Transaction) -> set[str]:
        import asyncpg  # comes with the extra `postgres`

        until = time.monotonic() + _PATIENCE
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(self._address, timeout=_PATIENCE)
                return await self._write(transaction)
            except asyncpg.UniqueViolationError as error:
                raise LostRace from error
            except Exception as error:
                if not self._cut(error):
                    raise
                self._drop()
                if time.monotonic() > until:
                    raise Unreachable(str(error) or repr(error)) from error
                await asyncio.sleep(_BETWEEN_TRIES)

    async def _write(self, transaction: Transaction) -> set[str]:
        if not (transaction.ends or transaction.touched or transaction.snapshots):
            return await self._append(transaction.rows)
        async with self._connection.transaction():
            concerned = transaction.concerned()
            # First of all, so that all tables are held in their order.
            found = await self._connection.fetch(_THERE_POSTGRES, sorted(concerned))
            closed = concerned - {row[0] for row in found}
            transaction = transaction.without(closed)
            await self._append(transaction.rows)
            await self._keep(transaction)
            await self._end(transaction)
        return closed

    def _cut(self, error: Exception) -> bool:
        """Whether the connection is what failed."""
        return ended_connection(error) or self._connection is None or self._connection.is_closed()

    def _drop(self) -> None:
        """Whatever state the connection is in, it is used no more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _append(self, rows: list[Row]) -> set[str]:
        """Gives the tables there are not, as `write`."""
        if not rows:
            return set()
        found = await self._connection.fetch(_APPEND_POSTGRES, *map(list, zip(*rows, strict=True)))
        return {row[0] for row in rows} - {row[0] for row in found}

    async def _keep(self, transaction: Transaction) -> None:
        for statement, rows in _kept(transaction):
            await self._connection.executemany(statement.replace("?", "$"), rows)

    async def _end(self, transaction: Transaction) -> None:
        for table in ("snapshots", "chapters") if transaction.ends else ():
            over = [end[0] for end in transaction.ends]
            await self._connection.execute(f"DELETE FROM {table} WHERE table_id = ANY($1::text[])", over)
        for end in transaction.ends:
            await self._connection.execute(
                "INSERT INTO endings (table_id, record, views, frames) VALUES ($1, $2, $3, $4)", *end
            )
        for writing in _results(transaction, shared=True):
            rows: list[Any] | None = None
            while (statement := results.following(writing, rows)) is not None:
                rows = await self._connection.fetch(statement[0].replace("?", "$"), *statement[1])
        now = int(time.time())
        for status, ids in _changed(transaction):
            sets = "touched = $2" if status is None else "touched = $2, status = 'over'"
            await self._connection.execute(
                f"UPDATE tables SET {sets} WHERE id IN"
                " (SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE)",
                ids,
                now,
            )


def make_durable(connection: Any) -> None:
    """Each new SQLite connection: readers beside the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _changed(transaction: Transaction) -> list[tuple[str | None, list[str]]]:
    """Tables whose row changes: those whose game is over, and those that were only answered at."""
    over = [end[0] for end in transaction.ends]
    answered = [each for each in transaction.touched if each not in over]
    return [(status, ids) for status, ids in (("over", over), (None, answered)) if ids]


def _results(transaction: Transaction, shared: bool) -> list[results.Writing]:
    """What is written of games that end, beside their endings."""
    at = int(1000 * time.time())
    return [
        results.written(table_id, outcome, at, shared) for table_id, outcome in transaction.outcomes.items()
    ]


def _kept(transaction: Transaction) -> list[tuple[str, list[tuple[str, int, int, str]]]]:
    """The statements that keep snapshots, with their rows."""
    taken = transaction.snapshots
    chapters = [(each.table_id, each.first, each.version, each.events) for each in taken]
    states = [(each.table_id, each.answers, each.version, each.state) for each in taken]
    return [(_KEEP_CHAPTER, chapters), (_KEEP_SNAPSHOT, states)] if taken else []
