"""How upkeep opens a database: as it is, never changing its form, with every trouble told in one line."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from cosmodrome.bots.extras import missing
from cosmodrome.server.db import revisions
from cosmodrome.server.db.outage import TROUBLES
from cosmodrome.server.db.revisions import UnknownForm
from cosmodrome.server.db.store import Store
from cosmodrome.server.settings import (
    SettingsError,
    database_file,
    database_url,
    without_password,
)


class CannotUse(Exception):
    """A database or file that cannot be used so; the message is one line."""


@contextmanager
def told(name: str) -> Iterator[None]:
    """Troubles with a database or file of this name become CannotUse."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CannotUse(missing(error) or str(error)) from error
    except UnknownForm as error:
        raise CannotUse(str(error)) from error
    except TROUBLES as error:
        why = str(getattr(error, "strerror", None) or error).strip().splitlines()[0]
        raise CannotUse(f"cannot use {name}: {why}") from error


def url_of(database: str) -> str:
    """The URL of a database that is there already. Raises CannotUse."""
    try:
        url = database_url(database)
    except SettingsError as error:
        raise CannotUse(str(error)) from error
    file = database_file(url)
    if file and not Path(file).is_file():
        raise CannotUse(f"there is no database {file}")
    return url


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The store of a database that has the form of today. Raises CannotUse."""
    with told(without_password(database) or "the database"):
        store = Store(url_of(database))
        try:
            revision = await store.revision()
            if revision != revisions.known()[-1]:
                raise CannotUse(_other_form(database, revision))
            yield store
        finally:
            await store.close()


def _other_form(database: str, revision: str) -> str:
    name, newest = without_password(database) or "the database", revisions.known()[-1]
    if not revision:
        return f"{name} has no tables of Cosmodrome"
    if revision in revisions.known():
        return f"{name} has form {revision}, this program uses {newest}: start its server once, which brings it there"
    return f"{name} has form {revision}, which this program does not know; it knows {newest} and older ones"
