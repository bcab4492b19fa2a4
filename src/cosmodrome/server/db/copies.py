"""Copies of a database: page by page of a file, or row by row into one of the other kind."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import JSON, Connection, MetaData, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cosmodrome.server.db import models, revisions
from cosmodrome.server.settings import database_url

_PAGES = 2048  # of SQLite, copied in one go
_ROWS = 100
# Of processes that run now; in a backup they would be of those that ran then.
_NOT_KEPT = {"alembic_version", models.processes.name, models.leases.name}

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is; 0 where that is not known."""


class Copied(msgspec.Struct):
    """What a backup holds, or what was restored from one."""

    file: str
    form: str
    tables: int
    answers: int
    bytes: int


def copy_pages(source: str, target: Path, tell: Progress) -> None:
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        # One reading transaction, or the copy would begin anew whenever somebody answers.
        there.execute("BEGIN")
        there.execute("SELECT count(*) FROM sqlite_master")
        there.backup(
            here, pages=_PAGES, sleep=0, progress=lambda _, left, all_: tell("pages", all_ - left, all_)
        )
        here.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file


def looked_at(file: Path) -> Copied:
    """What a backup holds. Raises UnknownForm where it is damaged."""
    with closing(sqlite3.connect(file)) as backup:
        (verdict,) = backup.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise revisions.UnknownForm(f"{file} is damaged: {verdict.splitlines()[-1]}")
        names = {name for (name,) in backup.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "tables", "answers"} <= names:
            return Copied(str(file), "", 0, 0, 0)
        (form,) = backup.execute("SELECT version_num FROM alembic_version").fetchone()
        (tables,) = backup.execute("SELECT count(*) FROM tables").fetchone()
        (answers,) = backup.execute("SELECT count(*) FROM answers").fetchone()
    return Copied(str(file), form, tables, answers, file.stat().st_size)


# --- between kinds of databases


async def from_postgres(url: str, file: Path, tell: Progress) -> None:
    """Copy a database into a new file. Raises UnknownForm where it is none of ours."""
    async with _between(url, database_url(str(file))) as (source, target):
        # What others commit meanwhile is not seen, so all that is copied belongs together.
        source = await source.execution_options(isolation_level="REPEATABLE READ")
        revision = await source.run_sync(revisions.revision_of)
        if revision not in revisions.known():
            raise revisions.UnknownForm(
                "the database has no tables of Cosmodrome, or those of a newer program"
            )
        await target.run_sync(revisions.upgrade, revision)
        await _copy_rows(source, target, tell)


async def to_postgres(url: str, file: Path, revision: str, tell: Progress) -> None:
    """Fill an empty database from a file. Raises UnknownForm where it is not empty."""
    async with _between(database_url(str(file)), url) as (source, target):
        if await target.run_sync(revisions.revision_of):
            raise revisions.UnknownForm("the database has tables already: restore into an empty one")
        await target.run_sync(revisions.upgrade, revision)
        await _copy_rows(source, target, tell)


@asynccontextmanager
async def _between(
    source_url: str, target_url: str
) -> AsyncIterator[tuple[AsyncConnection, AsyncConnection]]:
    """A connection to read by and one in a transaction to write by."""
    source, target = create_async_engine(source_url), create_async_engine(target_url)
    try:
        async with source.connect() as reading, target.begin() as writing:
            yield reading, writing
    finally:
        await source.dispose()
        await target.dispose()


async def _copy_rows(source: AsyncConnection, target: AsyncConnection, tell: Progress) -> None:
    """Every row of every table; both databases have the same form."""
    there, here = await source.run_sync(_found), await target.run_sync(_found)
    for name, table in sorted(here.tables.items()):
        if name in _NOT_KEPT:
            continue
        await target.execute(table.delete())  # a new database has an id of its own
        from_ = there.tables[name]
        count = (await source.execute(select(func.count()).select_from(from_))).scalar_one()
        done = 0
        async with source.stream(select(from_)) as rows:
            async for some in rows.mappings().partitions(_ROWS):
                await target.execute(insert(table), [dict(row) for row in some])
                done += len(some)
                tell(name, done, count)


def _found(connection: Connection) -> MetaData:
    """The tables that a database has."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            kind: Any = column.type
            if isinstance(kind, JSON):
                kind.none_as_null = True  # as in `models`
    return found
