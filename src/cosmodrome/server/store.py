"""The store: every table's header, seats and append-only log, durable before anyone is told."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cosmodrome.core.meta import OptionValue
from cosmodrome.server import models

OPEN, PLAYING, OVER = "open", "playing", "over"
ENDED = "ended"
"""Told of a table that was begun under other rules: an update has ended it. In the database it is still PLAYING."""
EMPTY, HUMAN, BOT = "empty", "human", "bot"


class LostRace(Exception):
    """Another process wrote first; load again and look anew."""


class Head(msgspec.Struct):
    """What a table is: all but its seats and its log. `host` is a player's id.

    `cards` are the contents of the card file the table is played with; None for the built-in cards. `deck` is the name
    under which they were chosen; "" for the built-in ones, and at tables from before there were names. `clock` is how
    many seconds a step that ends by the clock may take; 0 for as long as people like. `ask_anyway` is that of `Setup`;
    tables begun before there was such a thing are played without. `by_lot`: who sits where is drawn by lot when the
    table begins.
    """

    id: str
    name: str
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, OptionValue]
    status: str
    host: str
    cards: Any = None
    clock: int = 0
    ask_anyway: bool = False
    by_lot: bool = False
    deck: str = ""


class Place(msgspec.Struct, frozen=True):
    """A seat and who has it. `away`: the player has left a running game.

    Of a bot `player` is for whom it keeps the seat; "" for nobody.
    """

    seat: int
    kind: str = EMPTY
    player: str = ""
    bot: str = ""
    away: bool = False


class Former(msgspec.Struct, frozen=True):
    """Who had a seat until the log had so many entries, a person or a bot."""

    seat: int
    until: int
    player: str = ""
    bot: str = ""


class Answer(msgspec.Struct, frozen=True):
    """One entry of the log: a seat's choice by its key, and the request that brought it ("" for a bot)."""

    seat: int
    choice: str
    request: str = ""


class Ending(msgspec.Struct, frozen=True):
    """What is kept of a finished game: its record, the last view a seat ("0", "1", ... and "" to watch), its frames.

    `frames` (see `ending`) are None of a game that was finished before they were kept.
    """

    record: str
    views: dict[str, msgspec.Raw]
    frames: bytes | None = None


class _Write:
    """Entries of one table on their way into the log; `failure` says why they did not get there."""

    def __init__(self, table_id: str, seq: int, answers: Sequence[Answer], ending: Ending | None) -> None:
        self.table_id = table_id
        self.rows = [
            msgspec.structs.asdict(answer) | {"table_id": table_id, "seq": seq + n}
            for n, answer in enumerate(answers)
        ]
        self.ending = ending
        self.failure: Exception | None = None


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
        settings: dict[str, Any] = {"connect_args": {"timeout": 15}} if self.sqlite else {}
        self.engine = create_async_engine(self.url, **settings)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _durable)
        # SQLite has one writer at a time: waiting here is fair, waiting on its file lock is not.
        self._turn = asyncio.Lock()
        self._waiting: list[_Write] = []
        self._working: set[asyncio.Task[Any]] = set()
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
            await connection.run_sync(_upgrade)
            self.id = str((await connection.execute(select(models.server.c.id))).scalar_one())

    async def close(self) -> None:
        while self._working:
            await asyncio.wait(self._working)
        await self.engine.dispose()

    # --- guests

    @_whole
    async def add_guest(self, player: str, name: str, digest: str, recovery: str) -> None:
        """A new guest, with the digests of their token and of their recovery code."""
        row: dict[str, str | int] = {"id": player, "name": name, "created": int(time.time())}
        row |= {"token_digest": digest, "recovery_digest": recovery}
        async with self._writing() as connection:
            await connection.execute(insert(models.guests).values(row))

    async def guest(self, digest: str) -> tuple[str, str] | None:
        """Id and name of the guest with this token digest."""
        guests = models.guests
        rows = await self._read(select(guests.c.id, guests.c.name).where(guests.c.token_digest == digest))
        return (rows[0].id, rows[0].name) if rows else None

    async def guest_to_recover(self, recovery: str) -> tuple[str, str, str] | None:
        """Id, name and the digest itself of the guest with this digest of a recovery code."""
        guests = models.guests
        query = select(guests.c.id, guests.c.name, guests.c.recovery_digest)
        rows = await self._read(query.where(guests.c.recovery_digest == recovery))
        return tuple(rows[0]) if rows else None

    @_whole
    async def move_guest(self, player: str, used: str, digest: str, recovery: str) -> None:
        """Another token and code for a guest whose code has been used. Raises LostRace if it was used before."""
        guests = models.guests
        async with self._writing() as connection:
            changed = await connection.execute(
                update(guests)
                .where(guests.c.id == player, guests.c.recovery_digest == used)
                .values(token_digest=digest, recovery_digest=recovery)
            )
            if changed.rowcount != 1:
                raise LostRace

    @_whole
    async def add_recovery(self, player: str, recovery: str) -> None:
        """The digest of a recovery code for a guest from before there were codes."""
        guests = models.guests
        async with self._writing() as connection:
            await connection.execute(
                update(guests)
                .where(guests.c.id == player, guests.c.recovery_digest.is_(None))
                .values(recovery_digest=recovery)
            )

    @_whole
    async def rename(self, player: str, name: str) -> None:
        async with self._writing() as connection:
            await connection.execute(
                update(models.guests).where(models.guests.c.id == player).values(name=name)
            )

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """Names by player id."""
        guests = models.guests
        rows = await self._read(select(guests.c.id, guests.c.name).where(guests.c.id.in_(players)))
        return {row.id: row.name for row in rows}

    async def neighbours(self, player: str) -> set[str]:
        """The names of all others at the tables, not yet over, at which a player has a seat."""
        places, tables, guests = models.places, models.tables, models.guests
        own = (
            select(places.c.table_id)
            .join(tables, tables.c.id == places.c.table_id)
            .where(places.c.player == player, tables.c.status != OVER)
        )
        beside = select(places.c.player).where(places.c.table_id.in_(own), places.c.player != player)
        rows = await self._read(select(guests.c.name).where(guests.c.id.in_(beside)))
        return {row.name for row in rows}

    # --- tables and seats

    @_whole
    async def add_table(self, head: Head, places: Sequence[Place]) -> None:
        async with self._writing() as connection:
            row = msgspec.structs.asdict(head) | {"touched": int(time.time())}
            await connection.execute(insert(models.tables).values(row))
            rows = [msgspec.structs.asdict(place) | {"table_id": head.id} for place in places]
            await connection.execute(insert(models.places), rows)

    async def table(self, table_id: str) -> tuple[Head, list[Place]] | None:
        found = await self._tables(models.tables.c.id == table_id, 1)
        return found[0] if found else None

    async def recent(self, statuses: Sequence[str], limit: int) -> list[tuple[Head, list[Place]]]:
        """Tables by their last change, the latest first."""
        return await self._tables(models.tables.c.status.in_(statuses), limit)

    async def recent_of(self, player: str, limit: int) -> list[tuple[Head, list[Place]]]:
        """The tables at which a player has a seat, also one that a bot keeps, the latest first."""
        places = models.places
        own = select(places.c.table_id).where(places.c.player == player)
        return await self._tables(models.tables.c.id.in_(own), limit)

    @_whole
    async def reseat(
        self,
        head: Head,
        before: Place,
        after: Place,
        drawn: Sequence[Place] = (),
        former: Former | None = None,
    ) -> None:
        """Change one seat together with the header's status, host and version; then all seats as drawn by lot.

        `former` is who had it, where a running game goes on under somebody else. Raises LostRace.
        """
        places, tables = models.places, models.tables
        was = [places.c.table_id == head.id, places.c.seat == before.seat]
        was += [places.c.kind == before.kind, places.c.player == before.player]
        async with self._writing() as connection:
            changed = await connection.execute(
                update(places).where(*was).values(msgspec.structs.asdict(after))
            )
            if changed.rowcount != 1:
                raise LostRace
            if former is not None:
                row = msgspec.structs.asdict(former) | {"table_id": head.id}
                await connection.execute(insert(models.formers).values(row))
            for place in drawn:
                at = (places.c.table_id == head.id, places.c.seat == place.seat)
                await connection.execute(update(places).where(*at).values(msgspec.structs.asdict(place)))
            told = {"status": head.status, "host": head.host, "version": head.version}
            told["touched"] = int(time.time())
            await connection.execute(update(tables).where(tables.c.id == head.id).values(told))

    async def formers(self, table_id: str) -> list[Former]:
        """Who had seats of a table before, the earliest first."""
        formers = models.formers
        query = select(formers.c.seat, formers.c.until, formers.c.player, formers.c.bot)
        found = await self._read(query.where(formers.c.table_id == table_id).order_by(formers.c.until))
        return [Former(*row) for row in found]

    @_whole
    async def drop(self, table_id: str) -> None:
        """Forget a table that never started."""
        async with self._writing() as connection:
            await connection.execute(models.places.delete().where(models.places.c.table_id == table_id))
            await connection.execute(models.tables.delete().where(models.tables.c.id == table_id))

    # --- the log

    async def answers(self, table_id: str, since: int = 0) -> list[Answer]:
        log = models.answers
        query = select(log.c.seat, log.c.choice, log.c.request).where(
            log.c.table_id == table_id, log.c.seq >= since
        )
        return [Answer(*row) for row in await self._read(query.order_by(log.c.seq))]

    @_whole
    async def append(
        self, table_id: str, seq: int, answers: Sequence[Answer], ending: Ending | None = None
    ) -> None:
        """Add entries seq, seq+1, ... all or none, with the ending if the game is over. Raises LostRace."""
        write = _Write(table_id, seq, answers, ending)
        self._waiting.append(write)
        async with self._turn:
            if write in self._waiting:
                batch, self._waiting = self._waiting, []
                await self._append(batch)
        if write.failure is not None:
            raise write.failure

    async def _append(self, batch: list["_Write"]) -> None:
        """Write what has come together while another transaction was on its way, in one transaction."""
        try:
            async with self.engine.begin() as connection:
                await _write(connection, batch)
        except IntegrityError as error:
            if len(batch) == 1:
                batch[0].failure = LostRace()
                batch[0].failure.__cause__ = error
                return
            for write in batch:  # one of them has lost a race, the others have not
                await self._append([write])
        except Exception as error:
            for write in batch:
                write.failure = error

    async def ending(self, table_id: str) -> Ending | None:
        endings = models.endings
        rows = await self._read(select(endings).where(endings.c.table_id == table_id))
        if not rows:
            return None
        views = msgspec.json.decode(rows[0].views, type=dict[str, msgspec.Raw])
        return Ending(rows[0].record, views, rows[0].frames)

    @_whole
    async def keep_frames(self, table_id: str, frames: bytes) -> None:
        """Add its frames to a finished game that has none."""
        endings = models.endings
        async with self._writing() as connection:
            await connection.execute(
                update(endings).where(endings.c.table_id == table_id).values(frames=frames)
            )

    async def alive(self) -> bool:
        """Whether the database answers."""
        return bool(await self._read(select(func.count()).select_from(models.tables)))

    # --- within

    async def _tables(self, condition: Any, limit: int) -> list[tuple[Head, list[Place]]]:
        tables, places = models.tables, models.places
        found = await self._read(
            select(tables).where(condition).order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        )
        ids = [row.id for row in found]
        seated = await self._read(
            select(places).where(places.c.table_id.in_(ids)).order_by(places.c.table_id, places.c.seat)
        )
        by_table: dict[str, list[Place]] = {table_id: [] for table_id in ids}
        for row in seated:
            by_table[row.table_id].append(Place(row.seat, row.kind, row.player, row.bot, row.away))
        names = Head.__struct_fields__
        return [(Head(**{name: getattr(row, name) for name in names}), by_table[row.id]) for row in found]

    async def _read(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self.engine.begin() as connection:
            yield connection


async def _write(connection: AsyncConnection, batch: Sequence[_Write]) -> None:
    tables = models.tables
    rows = [row for write in batch for row in write.rows]
    if rows:
        await connection.execute(insert(models.answers), rows)
    for write in batch:
        if write.ending is not None:
            row = msgspec.structs.asdict(write.ending) | {"table_id": write.table_id}
            row["views"] = msgspec.json.encode(write.ending.views).decode()
            await connection.execute(insert(models.endings).values(row))
    for status in (None, OVER):
        ids = [write.table_id for write in batch if (write.ending is not None) == (status is OVER)]
        if ids:
            touched = {"touched": int(time.time())} | ({} if status is None else {"status": status})
            await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(touched))


def _durable(connection: Any, _record: Any) -> None:
    """Each new SQLite connection: readers beside the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _try_file(path: str) -> None:
    """Raises sqlite3.Error if this file is no database, or cannot become one.

    Tried without the async driver, whose thread outlives a failed opening.
    """
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA schema_version")
    finally:
        connection.close()


def _upgrade(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
