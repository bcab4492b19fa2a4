"""The servers beside ours that some tests speak to: where they are, and databases made in them for one test."""

import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit, urlunsplit

POSTGRES = os.environ.get("COSMO_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
"""A database whose user may make others."""
REDIS = os.environ.get("COSMO_TEST_REDIS", "redis://127.0.0.1:6379/0")


@cache
def answers(url: str) -> bool:
    """Whether somebody listens there."""
    place = urlsplit(url)
    try:
        socket.create_connection((place.hostname, place.port), timeout=2).close()
    except OSError:
        return False
    return True


@contextmanager
def postgres_database(template: str = "") -> Iterator[str]:
    """The URL of a database of its own, empty or a copy of another; dropped at the end."""
    name = f"cosmodrome_test_{secrets.token_hex(8)}"
    ask_postgres(POSTGRES, f"CREATE DATABASE {name}" + (f" TEMPLATE {name_of(template)}" if template else ""))
    try:
        yield urlunsplit(urlsplit(POSTGRES)._replace(path=f"/{name}"))
    finally:
        ask_postgres(POSTGRES, f"DROP DATABASE {name} WITH (FORCE)")


def name_of(url: str) -> str:
    return urlsplit(url).path.removeprefix("/")


async def cut_all(url: str) -> None:
    """As when the database server is started anew: every connection to this database is lost."""
    import asyncpg

    connection = await asyncpg.connect(POSTGRES)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name_of(url)
    )
    await connection.close()


def ask_postgres(url: str, statement: str) -> list[Any]:
    """Run a statement, outside any loop of the test's own; gives the rows it finds."""
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    import asyncpg

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            rows: list[Any] = await connection.fetch(statement)
            return rows
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, ask()).result()
