"""Leases and locks in the database: who runs a table's bots and clock, who comes first, what time it is."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

# By the database's own clock, in milliseconds: those of the processes may differ.
_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
_FORGOTTEN = 24 * 60 * 60 * 1000
_SET = 1000
"""Milliseconds: clocks that go a little fast or slow differ by less."""


# Locks of a whole PostgreSQL database, each held until a transaction ends; SQLite has one writer at a time anyway.
UPGRADING = 4_210_011
"""Of whoever brings a database to the present form."""
MEETING = 4_210_012
"""Of whoever looks for a table to play at, so that of two who look one finds the other."""
RATING = 4_210_013
"""Of whoever counts a rated game: of two that end at once one comes first."""


def hold(connection: Connection, lock: int) -> None:
    """Wait until nobody else of this database has it."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(lock)))


def wall() -> int:
    """Milliseconds since 1970, by the clock of this process."""
    return int(1000 * time.time())


def steady() -> int:
    """Milliseconds since some moment, by a clock that nobody sets and that stands still while a machine sleeps."""
    return int(1000 * time.monotonic())


class Time:
    """The time by the database's clock, in milliseconds since 1970, told on by one that nobody sets.

    So that clocks of games do not jump where a machine's clock is set, or it slept: `heed` is where they follow.
    """

    def __init__(self) -> None:
        self._ahead = wall() - steady()

    def now(self) -> int:
        return steady() + self._ahead

    def heed(self, time: int) -> int:
        """Go by what the database's clock tells now; gives by how much it was set, or 0 if it went on as ever."""
        by = time - self.now()
        self._ahead += by
        return by if abs(by) > _SET else 0


class Leases:
    """Those of one process. All of them end with it, a while after its last beat."""

    def __init__(self, engine: AsyncEngine, process: str, seconds: float) -> None:
        self._engine = engine
        self._process = process
        self.seconds = seconds
        self._ahead = wall() - steady()
        """By how much the database's clock was before the steady one of this process at the last beat."""

    async def beat(self) -> set[str]:
        """Say that this process is there for so many seconds more; gives all processes that are."""
        until = int(1000 * self.seconds)
        await self._run(
            f"INSERT INTO processes (id, until) VALUES ($1, {_NOW} + $2::int)"
            " ON CONFLICT (id) DO UPDATE SET until = excluded.until",
            self._process,
            until,
        )
        await self._run(f"DELETE FROM processes WHERE until < {_NOW} - $1::int", _FORGOTTEN)
        rows = await self._run(f"SELECT id, {_NOW} FROM processes WHERE until > {_NOW}")
        self._ahead = max((row[1] for row in rows), default=self.now()) - steady()
        return {row[0] for row in rows}

    def now(self) -> int:
        """What the database's clock tells, as far as the last beat knows."""
        return steady() + self._ahead

    async def take(self, tables: Sequence[str]) -> dict[str, bool]:
        """Take the leases of these tables, as far as nobody who is there has them.

        Gives those that are ours, and whether somebody had them before, a process that is no more or this one: the row
        is another version of one that was there, which its `xmax` tells.

        Of tables that have been deleted there are none.
        """
        rows = await self._run(
            "WITH there AS (SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE)"
            " INSERT INTO leases (table_id, holder) SELECT id, $2 FROM there"
            " ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder"
            " WHERE leases.holder = excluded.holder OR NOT EXISTS"
            f" (SELECT 1 FROM processes WHERE id = leases.holder AND until > {_NOW})"
            " RETURNING table_id, xmax::text <> '0'",
            sorted(tables),
            self._process,
        )
        return {row[0]: row[1] for row in rows}

    async def held(self) -> set[str]:
        """The tables whose leases are ours."""
        rows = await self._run("SELECT table_id FROM leases WHERE holder = $1", self._process)
        return {row[0] for row in rows}

    async def give_back(self, tables: Sequence[str]) -> None:
        if tables:
            await self._run(
                "DELETE FROM leases WHERE holder = $1 AND table_id = ANY($2::text[])",
                self._process,
                sorted(tables),
            )

    async def end(self) -> None:
        """Give everything back: this process stops."""
        await self._run("DELETE FROM leases WHERE holder = $1", self._process)
        await self._run("DELETE FROM processes WHERE id = $1", self._process)

    async def _run(self, statement: str, *values: Any) -> Sequence[Any]:
        async with self._engine.begin() as connection:
            done = await connection.exec_driver_sql(statement, values)
            return done.all() if done.returns_rows else []
