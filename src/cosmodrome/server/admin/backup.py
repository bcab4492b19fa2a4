"""Backup and restoring. A backup is a file of SQLite in our own form, whichever kind of database it was made from.

So it can be looked into with any tool, served as it is, and restored into the other kind of database.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import JSON, Connection, MetaData, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cosmodrome.server.admin.opening import CannotUse, Progress, told, url_of
from cosmodrome.server.database import models, revisions
from cosmodrome.server.database.claim import Claim, InUse
from cosmodrome.server.settings import SettingsError, database_file, database_url

_PAGES = 2048  # of SQLite, copied in one go
_ROWS = 100
# Of processes that run now; in a backup they would be of those that ran then.
_NOT_KEPT = {"alembic_version", models.processes.name, models.leases.name}


class Copied(msgspec.Struct):
    """What a backup holds, or what was restored from one."""

    file: str
    form: str
    tables: int
    answers: int
    bytes: int


def back_up(database: str, file: Path, tell: Progress) -> Copied:
    """Copy a database, as it is at one moment, into a new file. A server may go on meanwhile. Raises CannotUse."""
    url = url_of(database)
    source = database_file(url)
    if file.exists():
        raise CannotUse(f"{file} exists already: name a new file")
    with told(source or "the database"), _made(file) as part:
        if source:
            _copy_pages(source, part, tell)
        else:
            asyncio.run(_from_postgres(url, part, tell))
        with told(str(file)):
            copied = _looked_at(part)
        if not copied.form:
            raise CannotUse(f"{source} has no tables of Cosmodrome")
    return msgspec.structs.replace(copied, file=str(file))


def restore(database: str, file: Path, tell: Progress) -> Copied:
    """Fill a new database, or an empty one of PostgreSQL, from a backup. Raises CannotUse."""
    if not file.is_file():
        raise CannotUse(f"there is no backup {file}")
    with told(str(file)):
        copied = _looked_at(file)
    if copied.form not in revisions.known():
        has = f"has form {copied.form}, newer than this program's" if copied.form else "is no backup"
        raise CannotUse(f"{file} {has}; known are {', '.join(revisions.known())}")
    try:
        url = database_url(database)
    except SettingsError as error:
        raise CannotUse(str(error)) from error
    target = database_file(url)
    with told(target or "the database"):
        if target:
            _put(file, Path(target), tell)
        else:
            asyncio.run(_to_postgres(url, file, copied.form, tell))
    return copied


@contextmanager
def _made(file: Path) -> Iterator[Path]:
    """A file under another name while it is written; at the end it is on the disk, under its own."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    # It holds what every player has in hand, and digests of cookies.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        for each in (part, part.parent):
            handle = os.open(each, os.O_RDONLY)
            os.fsync(handle)
            os.close(handle)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def _copy_pages(source: str, target: Path, tell: Progress) -> None:
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        # One reading transaction, or the copy would begin anew whenever somebody answers.
        there.execute("BEGIN")
        there.execute("SELECT count(*) FROM sqlite_master")
        there.backup(
            here, pages=_PAGES, sleep=0, progress=lambda _, left, all_: tell("pages", all_ - left, all_)
        )
        here.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file


def _looked_at(file: Path) -> Copied:
    """What a backup holds. Raises CannotUse where it is damaged."""
    with closing(sqlite3.connect(file)) as backup:
        (said,) = backup.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise CannotUse(f"{file} is damaged: {said.splitlines()[-1]}")
        names = {name for (name,) in backup.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "tables", "answers"} <= names:
            return Copied(str(file), "", 0, 0, 0)
        (form,) = backup.execute("SELECT version_num FROM alembic_version").fetchone()
        (tables,) = backup.execute("SELECT count(*) FROM tables").fetchone()
        (answers,) = backup.execute("SELECT count(*) FROM answers").fetchone()
    return Copied(str(file), form, tables, answers, file.stat().st_size)


def _put(file: Path, target: Path, tell: Progress) -> None:
    try:
        claim = Claim(str(target), make=False)
    except InUse as error:
        raise CannotUse(f"{error}; stop it, or restore elsewhere by --database FILE") from error
    with claim:
        if target.exists():
            raise CannotUse(f"{target} exists already: move it away, or restore elsewhere by --database FILE")
        with _made(target) as part:
            shutil.copyfile(file, part)
            tell("bytes", part.stat().st_size, part.stat().st_size)


# --- between kinds of databases


async def _from_postgres(url: str, file: Path, tell: Progress) -> None:
    async with _between(url, database_url(str(file))) as (source, target):
        # What others commit meanwhile is not seen, so all that is copied belongs together.
        source = await source.execution_options(isolation_level="REPEATABLE READ")
        revision = await source.run_sync(revisions.revision_of)
        if revision not in revisions.known():
            raise CannotUse("the database has no tables of Cosmodrome, or those of a newer program")
        await target.run_sync(revisions.upgrade, revision)
        await _copy_rows(source, target, tell)


async def _to_postgres(url: str, file: Path, revision: str, tell: Progress) -> None:
    async with _between(database_url(str(file)), url) as (source, target):
        if await target.run_sync(revisions.revision_of):
            raise CannotUse("the database has tables already: restore into an empty one")
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
