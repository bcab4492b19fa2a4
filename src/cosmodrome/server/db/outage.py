"""Whether an error means that the database cannot be reached just now, and nothing worse."""

import sqlite3
import sys
from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from cosmodrome.server.refusals import Refused

_RETRY = 5
"""Seconds after which it may be asked again."""
_UNIQUE = "23505"
"""PostgreSQL's code for a key that is there already."""
_SQLITE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}


TROUBLES = (SQLAlchemyError, sqlite3.Error, OSError)
"""What goes wrong with a database, whatever it is."""


class Unreachable(Exception):
    """The database could not be reached for some seconds: whether it was written is not known."""


def is_outage(error: BaseException) -> bool:
    """Whether the database is away: it ended the connection, took none, or is locked or full."""
    return was_cut(error) or any(
        isinstance(each, (Unreachable, NoConnection))
        or (isinstance(each, sqlite3.OperationalError) and each.sqlite_errorcode & 0xFF in _SQLITE)
        for each in _with_causes(error)
    )


def away() -> Refused:
    """What is answered meanwhile."""
    return Refused("database-away", 503, seconds=_RETRY)


def in_one_line(error: BaseException) -> str:
    """What the database or its driver said, without the statement that was to be carried out."""
    text = str(getattr(error, "orig", None) or error).strip()
    return text.partition("\n")[0] or type(error).__name__


def was_cut(error: BaseException) -> bool:
    """Whether a connection to PostgreSQL is what failed: as told by the database, which may just be starting."""
    if "asyncpg" not in sys.modules:
        return False
    import asyncpg  # comes with the extra `postgres`

    kinds = (
        OSError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.InternalClientError,  # the driver's, where a connection ends while a transaction is undone
    )
    return any(
        isinstance(each, kinds) or (isinstance(each, DBAPIError) and each.connection_invalidated)
        for each in _with_causes(error)
    )


def is_taken(error: BaseException) -> bool:
    """Whether there is a row with that key already."""
    cause = getattr(error, "orig", None)
    keys = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
    return getattr(cause, "sqlite_errorcode", 0) in keys or getattr(cause, "sqlstate", "") == _UNIQUE


def _with_causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__
