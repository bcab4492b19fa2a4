"""The store: every table's header, seats and append-only log, durable before anyone is told."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import and_, case, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.database import models, revisions
from cosmodrome.server.database.log_writer import (
    Answer,
    Ending,
    LogWriter,
    LostRace,
    PostgresDriver,
    Snapshot,
    SqliteDriver,
    TableClosed,
    make_durable,
)
from cosmodrome.server.time_controls import NO_CLOCK, TimeControl
from cosmodrome.server.times import Times

OPEN, PLAYING, OVER = "open", "playing", "over"
ENDED = "ended"
"""Told of a table that was begun under other rules: an update has ended it. In the database it is still PLAYING."""
_PATIENCE = 15.0
"""Seconds for which SQLite waits where another process writes."""
_UPGRADING = 4_210_011
"""The number of the lock, in a PostgreSQL database, of whoever brings it to the present form."""
_MEETING = 4_210_012
"""That of whoever looks for a table to play at, so that of two who look one finds the other."""
_LOOKS = (
    "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM answers WHERE table_id = id), status,"
    " (SELECT md5(string_agg(places::text, ' ' ORDER BY seat)) FROM places WHERE table_id = id)"
    " FROM tables WHERE id = ANY($1::text[])"
)
EMPTY, HUMAN, BOT = "empty", "human", "bot"
PAST = "past"
"""Whoever a record from elsewhere says played there."""
RECORD = "record"
"""The origin of a table that was made of a record from elsewhere."""


class Head(msgspec.Struct):
    """What a table is: all but its seats and its log. `host` is a player's id.

    `cards` are the contents of the card file the table is played with; None for the built-in cards. `deck` is the name
    under which they were chosen; "" for the built-in ones. `ask_anyway` is that of `Setup`. `by_lot`: who sits where is
    drawn by lot when the table begins. `commitment` is what it showed before it began of the secret that seed and
    seats come from (`play.deal`); "" where the seed was chosen beforehand. With one, `seed` is 0 until the game begins.
    `origin` is the table from a moment of which the game goes on, or RECORD; "" for a game of its own.
    `private`: the lobby does not list it, and who sits down there needs the code `invite`, or "" for none.
    `opened` is when it was made, in seconds since 1970.
    `guests_talk`: guests may chat, although the lobby lists it.
    `tournament` is the one it is a table of; else "".
    `marks` says what was known there beyond the rules, as words of `marks` with blanks between; such a game never
    counts.
    `again_of` is the table whose game it plays once more. `rated`: the game counts for ratings.
    `unwatched`: while the game runs it is shown only to who plays, or has played, in it.
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
    time_control: TimeControl = NO_CLOCK
    ask_anyway: bool = False
    by_lot: bool = False
    deck: str = ""
    guests_talk: bool = False
    origin: str = ""
    private: bool = False
    opened: int = 0
    again_of: str | None = None
    commitment: str = ""
    invite: str = ""
    marks: str = ""
    tournament: str = ""
    rated: bool = False
    unwatched: bool = False


class Place(msgspec.Struct, frozen=True):
    """A seat and who has it. `away`: the player has left a running game. `skips`: they are not asked where there is
    one answer.

    Of a bot and of a seat that is empty `player` is for whom it is kept; "" for nobody. `bot` is also the name of who
    is PAST. `salt` is what the player adds to the deal.
    """

    seat: int
    kind: str = EMPTY
    player: str = ""
    bot: str = ""
    away: bool = False
    salt: str = ""
    skips: bool = False


class Sealed(msgspec.Struct, frozen=True):
    """What a table keeps back of its deal until the game is over, as `play.deal.Deal`.

    What is by place is empty until the game begins. `sitters` are players and bots, as in a `Place`.
    """

    secret: str
    nonce: str
    salts: list[str] = []
    sitters: list[tuple[str, str]] = []
    drawn: list[int] = []

    def __repr__(self) -> str:
        return "Sealed(...)"  # so that it gets into no log


class Start(msgspec.Struct, frozen=True):
    """What else changes when a game begins: its rules and seed, who sits where now, what is kept of the deal."""

    version: int
    seed: int
    seated: list[Place]
    sealed: Sealed | None


class KeptTimes(msgspec.Struct):
    """The times of a table as they are kept. `due` is when something is to be done, as `Times.due`."""

    times: Times
    due: int
    revision: int


class Former(msgspec.Struct, frozen=True):
    """Who had a seat until the log had so many entries, a person or a bot."""

    seat: int
    until: int
    player: str = ""
    bot: str = ""


def seat_names(
    places: Sequence[Place], formers: Sequence[Former], names: Mapping[str, str], first: Sequence[str] = ()
) -> list[str]:
    """The name a seat: the person's or the bot's; of several who had it, one after another, all of them.

    `first` are those of who sat down there, where that is known.
    """
    found = []
    for place in places:
        had = [(each.player, each.bot) for each in formers if each.seat == place.seat]
        everybody = [bot or names.get(player, "") for player, bot in (*had, (place.player, place.bot))]
        found.append(" / ".join(dict.fromkeys([*first[place.seat : place.seat + 1], *everybody])))
    return found


def hands(
    places: Sequence[Place], formers: Sequence[Former], names: Mapping[str, str], seated: Sequence[str]
) -> list[tuple[int, int, int]]:
    """As `hands` in the header of a record in which the seats are called so."""
    found = []
    for place in places:
        own = [former for former in formers if former.seat == place.seat]
        after: list[Former | Place] = [*own[1:], place]
        for former, later in zip(own, after, strict=False):
            name = later.bot or names.get(later.player, "")
            found.append((place.seat, former.until, seated[place.seat].split(" / ").index(name)))
    return found


def sitter(seat: int, number: int, places: Sequence[Place], formers: Sequence[Former]) -> tuple[str, str]:
    """Who had a seat when this entry of the log was made: a player and "", or "" and a bot."""
    for former in formers:  # the earliest first
        if former.seat == seat and number < former.until:
            return former.player, former.bot
    place = places[seat]
    return (place.player, "") if place.kind == HUMAN else ("", place.bot)


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
        driver = (
            SqliteDriver(self.url.database or "", self._turn) if self.sqlite else PostgresDriver(self.url)
        )
        self._log = LogWriter(driver)
        self._meeting = asyncio.Lock()
        self._working: set[asyncio.Task[Any]] = set()
        self.written = 0
        """Counts what this process has written, but for entries of logs, times and frames: another number, and lists of
        tables may be others."""
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
            else:
                # Who comes second waits here, and then finds the work done.
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
            await connection.run_sync(revisions.upgrade)
            self.id = str((await connection.execute(select(models.server.c.id))).scalar_one())
            # Or one that takes no writing would be found out by the first person.
            await connection.execute(update(models.server).values(alive=models.server.c.alive))

    async def close(self) -> None:
        while self._working:
            await asyncio.wait(self._working)
        await self._log.close()
        await self.engine.dispose()

    # --- people, of whom `people.py` tells more

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

    # --- programs from outside

    @_whole
    async def add_program(self, player: str, name: str, owner: str, digest: str, scopes: str) -> None:
        """A guest without a session who is a program of this owner, known by the digest of its token."""
        now = int(time.time())
        guest: dict[str, str | int] = {"id": player, "name": name, "created": now}
        row: dict[str, str | int] = {"player": player, "owner": owner, "digest": digest}
        async with self._writing() as connection:
            await connection.execute(insert(models.guests).values(guest))
            await connection.execute(insert(models.programs).values(row | {"scopes": scopes, "made": now}))

    async def program(self, digest: str) -> tuple[str, str, str, str, str] | None:
        """Id, name, owner, owner's name and scopes of the program with this digest of a token."""
        programs, guests, owners = models.programs, models.guests, models.guests.alias()
        query = select(programs.c.player, guests.c.name, programs.c.owner, owners.c.name, programs.c.scopes)
        query = query.join(guests, guests.c.id == programs.c.player)
        query = query.join(owners, owners.c.id == programs.c.owner)
        rows = await self._read(query.where(programs.c.digest == digest))
        return tuple(rows[0]) if rows else None

    async def programs(self, owner: str) -> list[tuple[str, str, str]]:
        """Id, name and scopes of an owner's programs whose tokens are good, the latest first."""
        programs, guests = models.programs, models.guests
        query = select(programs.c.player, guests.c.name, programs.c.scopes)
        query = query.join(guests, guests.c.id == programs.c.player)
        query = query.where(programs.c.owner == owner, programs.c.digest.is_not(None))
        return [tuple(row) for row in await self._read(query.order_by(programs.c.made.desc(), guests.c.name))]

    async def count_programs(self, owner: str) -> int:
        """How many programs of an owner have tokens that are good."""
        programs = models.programs
        query = select(func.count()).where(programs.c.owner == owner, programs.c.digest.is_not(None))
        return int((await self._read(query))[0][0])

    @_whole
    async def end_program(self, player: str, owner: str) -> bool:
        """The token of an owner's program is good no more; whether there was one."""
        programs = models.programs
        own = (programs.c.player == player, programs.c.owner == owner, programs.c.digest.is_not(None))
        async with self._writing() as connection:
            return bool((await connection.execute(update(programs).where(*own).values(digest=None))).rowcount)

    async def owners(self, players: Sequence[str]) -> dict[str, str]:
        """Of these players, the owner of each that is a program."""
        programs = models.programs
        query = select(programs.c.player, programs.c.owner).where(programs.c.player.in_(players))
        return {row.player: row.owner for row in await self._read(query)}

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
            await insert_table(connection, head, places, answers, ending, sealed, snapshot)

    async def table(self, table_id: str) -> tuple[Head, list[Place]] | None:
        found = await self._tables(models.tables.c.id == table_id, 1)
        return found[0] if found else None

    async def waiting(self, game: str, seats: int, limit: int) -> list[tuple[Head, list[Place]]]:
        """Listed tables that wait for people, the one that has waited longest first."""
        tables = models.tables
        condition = [tables.c.game == game, tables.c.seats == seats]
        condition += [tables.c.status == OPEN, tables.c.private.is_(False)]
        return await self._tables(and_(*condition), limit, (tables.c.opened, tables.c.id))

    @_whole
    async def set_invite(self, table_id: str, invite: str) -> None:
        """Another code for a table by invitation, in place of the one before."""
        tables = models.tables
        async with self._writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(invite=invite))

    async def again_of(self, table_id: str) -> str:
        """The table at which the game of this one is played again; "" where there is none."""
        tables = models.tables
        rows = await self._read(select(tables.c.id).where(tables.c.again_of == table_id))
        return rows[0].id if rows else ""

    async def recent(self, status: str, limit: int, share: int) -> list[tuple[Head, list[Place]]]:
        """Listed tables by their last change, the latest first; of one host so many at most."""
        tables = models.tables
        order = (tables.c.touched.desc(), tables.c.id)
        number = func.row_number().over(partition_by=tables.c.host, order_by=order)
        listed = and_(tables.c.status == status, tables.c.private.is_(False))
        of_host = select(tables.c.id, number.label("number")).where(listed).subquery()
        within = select(of_host.c.id).where(of_host.c.number <= share)
        return await self._tables(tables.c.id.in_(within), limit)

    async def recent_of(self, player: str, limit: int, over: bool) -> list[tuple[Head, list[Place]]]:
        """The tables at which a player has a seat, also one that is kept, over or not yet; the latest first."""
        places = models.places
        own = select(places.c.table_id).where(places.c.player == player)
        tables = models.tables
        fits = tables.c.status == OVER if over else tables.c.status != OVER
        return await self._tables(and_(tables.c.id.in_(own), fits), limit)

    async def looks(self, ids: Sequence[str]) -> dict[str, tuple[int, str, str]]:
        """By table, in PostgreSQL: how many entries its log has, its status, and a text that changes with its seats.

        Of hundreds of tables at once, by a process that has no time for more.
        """
        async with self.engine.connect() as connection:
            rows = (await connection.exec_driver_sql(_LOOKS, (list(ids),))).all()
            return {
                table_id: (answers, status, seats) for table_id, answers, status, seats in map(tuple, rows)
            }

    async def held(self, player: str) -> tuple[int, int]:
        """At how many unfinished tables a player has a seat, and how many of those that wait are theirs."""
        places, tables = models.places, models.tables
        seats = select(tables.c.status, tables.c.host).join(places, tables.c.id == places.c.table_id)
        seats = seats.where(places.c.player == player, places.c.kind == HUMAN, places.c.away.is_(False))
        found = await self._read(seats.where(tables.c.status != OVER))
        return len(found), sum(row.status == OPEN and row.host == player for row in found)

    async def brought(self, player: str) -> int:
        """How many records from elsewhere a player has brought that are still kept."""
        tables = models.tables
        query = select(func.count()).where(tables.c.host == player, tables.c.origin == RECORD)
        return int((await self._read(query))[0][0])

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
            await _still(connection, head, waiting)
            await connection.execute(update(places).where(*at).values(msgspec.structs.asdict(after)))
            if former is not None:
                values = msgspec.structs.asdict(former) | {"table_id": head.id}
                await connection.execute(insert(models.formers).values(values))
            told: dict[str, str | int] = {"host": host, "touched": int(time.time())}
            if start is not None:
                told |= {"status": PLAYING, "version": start.version, "seed": start.seed}
                for place in start.seated:
                    at = (places.c.table_id == head.id, places.c.seat == place.seat)
                    await connection.execute(update(places).where(*at).values(msgspec.structs.asdict(place)))
                if start.sealed is not None:
                    at_table = models.deals.c.table_id == head.id
                    values = msgspec.structs.asdict(start.sealed)
                    await connection.execute(update(models.deals).where(at_table).values(values))
            await connection.execute(update(tables).where(tables.c.id == head.id).values(told))

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
        rows = await self._read(query.where(deals.c.table_id == table_id))
        return msgspec.convert(rows[0]._mapping, Sealed) if rows else None

    @_whole
    async def let_guests_talk(self, table_id: str, allowed: bool) -> None:
        tables = models.tables
        async with self._writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table_id).values(guests_talk=allowed)
            )

    @_whole
    async def skip(self, table_id: str, player: str, skips: bool) -> None:
        """Whether a player wants to be asked at a table where there is one answer."""
        places = models.places
        own = (places.c.table_id == table_id, places.c.player == player, places.c.kind == HUMAN)
        async with self._writing() as connection:
            await connection.execute(update(places).where(*own).values(skips=skips))

    async def ranks(self, table_id: str) -> list[int]:
        """The place of each seat of a finished game, as its results have them; empty where it has none."""
        of = models.results.c
        rows = await self._read(select(of.place).where(of.table_id == table_id).order_by(of.seat))
        return [row.place for row in rows]

    async def formers(self, table_id: str) -> list[Former]:
        """Who had seats of a table before, the earliest first."""
        formers = models.formers
        query = select(formers.c.seat, formers.c.until, formers.c.player, formers.c.bot)
        found = await self._read(query.where(formers.c.table_id == table_id).order_by(formers.c.until))
        return [Former(*row) for row in found]

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
            await _forget(connection, ids)
        return list(ids)

    @_whole
    async def close_waiting(self, head: Head, waiting: list[Place]) -> None:
        """Forget a table that waits and is still as its caller knows it, as `reseat`. Raises LostRace."""
        async with self._writing() as connection:
            await _still(connection, head, waiting)
            await _forget(connection, [head.id])

    # --- the log

    async def answers(self, table_id: str, since: int = 0) -> list[Answer]:
        log = models.answers
        query = select(log.c.seat, log.c.choice, log.c.request).where(
            log.c.table_id == table_id, log.c.seq >= since
        )
        return [Answer(*row) for row in await self._read(query.order_by(log.c.seq))]

    async def log_numbers(self, table_id: str) -> tuple[int, int]:
        """How many entries the log of a table has, and the number of the last; (0, -1) where it has none."""
        log = models.answers
        query = select(func.count(), func.coalesce(func.max(log.c.seq), -1)).where(log.c.table_id == table_id)
        count, last = (await self._read(query))[0]
        return int(count), int(last)

    async def append(
        self,
        table_id: str,
        seq: int,
        answers: Sequence[Answer],
        ending: Ending | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """As `LogWriter.append`. Raises LostRace, or its TableClosed where the table has been deleted."""
        try:
            await self._log.append(table_id, seq, answers, ending, snapshot)
        finally:
            self.written += ending is not None

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, as `LogWriter.keep`. Raises LostRace."""
        await self._log.keep(snapshot)

    async def snapshot_at(self, table_id: str) -> int:
        """After how many answers the snapshot of a table was taken; -1 where there is none."""
        snapshots = models.snapshots
        rows = await self._read(select(snapshots.c.answers).where(snapshots.c.table_id == table_id))
        return int(rows[0][0]) if rows else -1

    async def chapters(self, table_id: str) -> list[Snapshot]:
        """What happened up to the snapshot of a table, in order; the last one has the state. Empty without one."""
        chapters, snapshots = models.chapters, models.snapshots
        # One statement, so that what is read belongs together.
        query = select(chapters, snapshots.c.answers, snapshots.c.state)
        query = query.join(snapshots, snapshots.c.table_id == chapters.c.table_id)
        query = query.where(chapters.c.table_id == table_id).order_by(chapters.c.first)
        return [
            Snapshot(row.table_id, row.answers, row.version, row.state, row.first, row.events)
            for row in await self._read(query)
        ]

    async def with_snapshots(self, ids: Sequence[str]) -> set[str]:
        """Those of these tables that have one."""
        at = models.snapshots.c.table_id
        return {row[0] for row in await self._read(select(at).where(at.in_(ids)))}

    @_whole
    async def go_on_by(self, table_id: str, version: int) -> None:
        """A game is played by later rules from here on."""
        tables = models.tables
        later = update(tables).where(tables.c.id == table_id, tables.c.version < version)
        async with self._writing() as connection:
            await connection.execute(later.values(version=version))

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
        async with self._writing(counts=False) as connection:
            await connection.execute(
                update(endings).where(endings.c.table_id == table_id).values(frames=frames)
            )

    # --- time

    async def times(self, table_id: str) -> KeptTimes | None:
        """What the seats of a table have left."""
        times = models.times
        rows = await self._read(select(times).where(times.c.table_id == table_id))
        if not rows:
            return None
        found = msgspec.json.decode(rows[0].state, type=Times)
        found.at = rows[0].at
        return KeptTimes(found, rows[0].due, rows[0].revision)

    @_whole
    async def keep_times(self, table_id: str, kept: KeptTimes) -> None:
        """Write them, the first ones or in place of the revision before.

        Raises LostRace where that is not the last, or its TableClosed where the table has been deleted.
        """
        times, row = models.times, _times_row(kept)
        async with self._writing(counts=False) as connection:
            at = models.tables.c.id
            still = select(at).where(at == table_id).with_for_update(read=True, key_share=True)
            if (await connection.execute(still)).first() is None:
                raise TableClosed(table_id)
            if kept.revision:
                before = (times.c.table_id == table_id, times.c.revision == kept.revision - 1)
                if (await connection.execute(update(times).where(*before).values(row))).rowcount != 1:
                    raise LostRace
                return
            try:
                await insert_times(connection, table_id, kept)
            except IntegrityError as error:
                raise LostRace from error

    async def overdue(self, before: int, limit: int) -> list[str]:
        """Tables at which something was to be done before a time, the longest ago first."""
        due = models.times.c.due
        query = select(models.times.c.table_id).where(due > 0, due < before).order_by(due).limit(limit)
        return [row.table_id for row in await self._read(query)]

    async def last_beat(self) -> int:
        """When any process was last there to count the time; milliseconds since 1970."""
        rows = await self._read(select(models.server.c.alive))
        return int(rows[0].alive)

    async def left_turns(self, since: int, now: int) -> list[str]:
        """Running tables with days for an answer, or of a tournament, changed since a time, that no process has.

        The latest stand last.

        `since` is in seconds since 1970, `now` in milliseconds.
        """
        tables = models.tables
        called = or_(tables.c.time_control["kind"].as_string() == "days", tables.c.tournament != "")
        query = select(tables.c.id).where(*_left(since, now), called)
        return [row.id for row in await self._read(query.order_by(tables.c.touched, tables.c.id))]

    async def left_with_bots(
        self, since: int, now: int, before: tuple[int, str] | None, limit: int
    ) -> list[tuple[str, int]]:
        """Running tables at which bots play for or with people, changed since a time, that no process has.

        The latest first, with when they changed; those after `before`, that of another of them and its id. Times are as
        in `left_turns`.
        """
        tables, places = models.tables, models.places
        here = select(places.c.table_id).where(places.c.table_id == tables.c.id)
        wanted = [*_left(since, now), here.where(places.c.kind == BOT).exists()]
        wanted.append(or_(tables.c.tournament != "", here.where(places.c.player != "").exists()))
        if before is not None:
            touched, table_id = before
            same = and_(tables.c.touched == touched, tables.c.id > table_id)
            wanted.append(or_(tables.c.touched < touched, same))
        query = select(tables.c.id, tables.c.touched).where(*wanted)
        rows = await self._read(query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit))
        return [(row.id, int(row.touched)) for row in rows]

    @_whole
    async def stop_times(self, table_id: str) -> None:
        """Nothing more is to be done at a table."""
        times = models.times
        async with self._writing() as connection:
            await connection.execute(update(times).where(times.c.table_id == table_id).values(due=0))

    @_whole
    async def beat(self, now: int, longest: int, grace: int) -> int:
        """Say that somebody is there to count the time; if nobody was for longer than `longest`, it is not counted.

        `grace` comes on top of it, for people to come back. Gives how long nobody was there, or 0; a clock that was set
        back makes that negative. All in milliseconds.
        """
        server, times = models.server, models.times
        if not await self._read(select(times.c.table_id).where(times.c.due > 0).limit(1)):
            return 0
        async with self._writing(counts=False) as connection:
            alive = (await connection.execute(select(server.c.alive).with_for_update())).scalar_one()
            gap = now - alive if abs(now - alive) > longest else 0
            # Who counted a table's times later than that was there then.
            begun = times.c.at if gap < 0 else case((times.c.at > alive, times.c.at), else_=alive)
            more = now + grace - begun
            later = {"at": times.c.at + more, "due": times.c.due + more, "revision": times.c.revision + 1}
            if gap:
                missed = (times.c.due > 0, (begun - now if gap < 0 else now - begun) > longest)
                await connection.execute(update(times).where(*missed).values(later))
            await connection.execute(update(server).values(alive=now))
        return gap

    # --- all tables

    async def ids(self, after: str, limit: int) -> list[str]:
        """The next tables in the order of their ids."""
        tables = models.tables
        rows = await self._read(
            select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        )
        return [row.id for row in rows]

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._read(select(func.count()).select_from(models.tables)))[0][0])

    async def touched(self, ids: Sequence[str]) -> dict[str, int]:
        """When tables last changed, in seconds since 1970; some seconds late while they are played."""
        tables = models.tables
        rows = await self._read(select(tables.c.id, tables.c.touched).where(tables.c.id.in_(ids)))
        return {row.id: int(row.touched) for row in rows}

    async def left_alone(self, reason: str, before: int, limit: int) -> list[str]:
        """Tables that last changed before a time, in seconds since 1970, and may be closed for this reason."""
        tables, places = models.tables, models.places
        there = select(places.c.table_id).where(places.c.kind == HUMAN, places.c.away.is_(False))
        condition = {
            "table-expired": tables.c.status == OPEN,
            "table-left": and_(tables.c.status == PLAYING, tables.c.id.not_in(there)),
            "table-idle": tables.c.status == PLAYING,
            "table-pruned": tables.c.status == OVER,
            "table-brought": tables.c.origin == RECORD,
        }[reason]
        query = select(tables.c.id).where(condition, tables.c.touched < before).limit(limit)
        return [row.id for row in await self._read(query)]

    async def count_finished(self, before: int) -> int:
        """How many finished games last changed before a time, in seconds since 1970."""
        tables = models.tables
        query = select(func.count()).where(tables.c.status == OVER, tables.c.touched < before)
        return int((await self._read(query))[0][0])

    async def strays(self) -> dict[str, list[str]]:
        """By what is kept of tables, those of which there is something but no table."""
        found: dict[str, list[str]] = {}
        for kept in models.OF_A_TABLE:
            at = kept.c.table_id
            rows = await self._read(select(at).where(at.not_in(select(models.tables.c.id))).distinct())
            if rows:
                found[kept.name] = sorted(row[0] for row in rows)
        return found

    # --- for others who keep something in the same database

    async def read(self, query: Any) -> Sequence[Any]:
        """All rows of a query."""
        return await self._read(query)

    @_whole
    async def write(self, act: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """What `act` gives, whose writing is one transaction."""
        async with self._writing() as connection:
            return await act(connection)

    async def alive(self) -> bool:
        """Whether the database answers."""
        return bool(await self._read(select(models.server.c.id)))

    # --- within

    async def _tables(
        self, condition: Any, limit: int, order: tuple[Any, ...] | None = None
    ) -> list[tuple[Head, list[Place]]]:
        tables, places = models.tables, models.places
        order = order or (tables.c.touched.desc(), tables.c.id)
        found = await self._read(select(tables).where(condition).order_by(*order).limit(limit))
        ids = [row.id for row in found]
        seated = await self._read(
            select(places).where(places.c.table_id.in_(ids)).order_by(places.c.table_id, places.c.seat)
        )
        by_table: dict[str, list[Place]] = {table_id: [] for table_id in ids}
        for row in seated:
            by_table[row.table_id].append(_place(row))
        return [(_head(row), by_table[row.id]) for row in found]

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """What is done within is done by nobody else of this database meanwhile."""
        # Of this process one asks the database, so that those who wait do not take all of its connections.
        async with self._meeting:
            if self.sqlite:
                yield
                return
            async with self.engine.begin() as connection:
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MEETING})")
                yield

    async def _read(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    @asynccontextmanager
    async def _writing(self, counts: bool = True) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._turn if self.sqlite else nullcontext(), self.engine.begin() as connection:
                yield connection
        finally:
            self.written += counts


def _left(since: int, now: int) -> list[Any]:
    """That a table runs, has changed since a time, and no process has it; times are as in `Store.left_turns`."""
    tables, leases, processes = models.tables, models.leases, models.processes
    led = select(leases.c.table_id).join(processes, processes.c.id == leases.c.holder)
    free = tables.c.id.not_in(led.where(processes.c.until > now))
    return [tables.c.status == PLAYING, tables.c.touched >= since, free]


def _times_row(kept: KeptTimes) -> dict[str, Any]:
    state = msgspec.json.encode(kept.times).decode()
    return {"at": kept.times.at, "due": kept.due, "revision": kept.revision, "state": state}


async def insert_times(connection: AsyncConnection, table_id: str, kept: KeptTimes) -> None:
    """The first times of a table, as part of a transaction. Raises IntegrityError where it has some."""
    await connection.execute(insert(models.times).values(_times_row(kept) | {"table_id": table_id}))


async def insert_table(
    connection: AsyncConnection,
    head: Head,
    places: Sequence[Place],
    answers: Sequence[Answer] = (),
    ending: Ending | None = None,
    sealed: Sealed | None = None,
    snapshot: Snapshot | None = None,
) -> None:
    """`Store.add_table`, as part of a transaction. Raises LostRace."""
    row = msgspec.structs.asdict(head) | {"touched": int(time.time())}
    row["time_control"] = msgspec.to_builtins(head.time_control)
    try:
        await connection.execute(insert(models.tables).values(row))
    except IntegrityError as error:
        raise LostRace from error
    rows = [msgspec.structs.asdict(place) | {"table_id": head.id} for place in places]
    await connection.execute(insert(models.places), rows)
    if answers:
        log = enumerate(map(msgspec.structs.asdict, answers))
        told = [answer | {"table_id": head.id, "seq": seq} for seq, answer in log]
        await connection.execute(insert(models.answers), told)
    if ending is not None:
        kept = {"table_id": head.id, "record": ending.record, "frames": ending.frames}
        kept["views"] = msgspec.json.encode(ending.views).decode()
        await connection.execute(insert(models.endings).values(kept))
    if sealed is not None:
        row = msgspec.structs.asdict(sealed) | {"table_id": head.id}
        await connection.execute(insert(models.deals).values(row))
    if snapshot is not None:
        row = msgspec.structs.asdict(snapshot)
        for table in (models.snapshots, models.chapters):
            await connection.execute(insert(table).values({each.name: row[each.name] for each in table.c}))


async def _still(connection: AsyncConnection, head: Head, waiting: list[Place]) -> None:
    """Raises LostRace unless status, host and seats of a table are these; they stay so for this transaction."""
    tables, places = models.tables, models.places
    known = select(tables.c.status, tables.c.host).where(tables.c.id == head.id)
    # The table first, as who deletes it does: or each could wait for the other. Whoever changes a seat, or what
    # is added to the deal, waits here for all others who do.
    row = (await connection.execute(known.with_for_update(key_share=True))).first()
    if row is None or (row.status, row.host) != (head.status, head.host):
        raise LostRace
    seats = select(places).where(places.c.table_id == head.id).order_by(places.c.seat)
    if list(map(_place, await connection.execute(seats))) != waiting:
        raise LostRace


async def _forget(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete tables, with all that there is of them, as part of a transaction."""
    for kept in models.OF_A_TABLE:
        await connection.execute(kept.delete().where(kept.c.table_id.in_(ids)))
    await connection.execute(models.tables.delete().where(models.tables.c.id.in_(ids)))


def _place(row: Any) -> Place:
    return Place(row.seat, row.kind, row.player, row.bot, row.away, row.salt, row.skips)


def _head(row: Any) -> Head:
    values = {name: getattr(row, name) for name in Head.__struct_fields__}
    values["time_control"] = msgspec.convert(row.time_control, TimeControl)
    return Head(**values)


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
