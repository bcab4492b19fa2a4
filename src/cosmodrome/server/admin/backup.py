"""Backup and restoring. A backup is a file of SQLite in our own form, whichever kind of database it was made from.

So it can be looked into with any tool, served as it is, and restored into the other kind of database.
"""

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from cosmodrome.server.admin.opening import CannotUse, told, url_of
from cosmodrome.server.db import copies, revisions
from cosmodrome.server.db.claim import Claim, InUse
from cosmodrome.server.db.copies import Copied, Progress
from cosmodrome.server.settings import SettingsError, database_file, database_url


def back_up(database: str, file: Path, tell: Progress) -> Copied:
    """Copy a database, as it is at one moment, into a new file. A server may go on meanwhile. Raises CannotUse."""
    url = url_of(database)
    source = database_file(url)
    if file.exists():
        raise CannotUse(f"{file} exists already: name a new file")
    with told(source or "the database"), _made(file) as part:
        if source:
            copies.copy_pages(source, part, tell)
        else:
            asyncio.run(copies.from_postgres(url, part, tell))
        with told(str(file)):
            copied = copies.looked_at(part)
        if not copied.form:
            raise CannotUse(f"{source} has no tables of Cosmodrome")
    return msgspec.structs.replace(copied, file=str(file))


def restore(database: str, file: Path, tell: Progress) -> Copied:
    """Fill a new database, or an empty one of PostgreSQL, from a backup. Raises CannotUse."""
    if not file.is_file():
        raise CannotUse(f"there is no backup {file}")
    with told(str(file)):
        copied = copies.looked_at(file)
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
            asyncio.run(copies.to_postgres(url, file, copied.form, tell))
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
