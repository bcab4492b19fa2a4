"""Running the server: one line with the address, until it is interrupted."""

import asyncio
import contextlib
import logging
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from typing import Any

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.server import wire
from cosmodrome.server.app import create_app
from cosmodrome.server.settings import Settings, database_url
from cosmodrome.server.store import Store

# Above the limit of wire.py, so that a message too large is refused in words and the socket stays open.
_LARGEST_FRAME = 16 * wire.LARGEST_MESSAGE


class CannotServe(OSError):
    """The address cannot be used; the message is one line."""


def run(
    host: str, port: int, database: str, open_browser: bool = False, cards: Sequence[Mapping[str, Any]] = ()
) -> None:
    """Serve until interrupted. Port 0 takes a free one; `cards` as in Settings.

    Raises CannotServe or SettingsError, one line each.
    """
    settings = Settings(database=database, cards=tuple(cards))
    app = create_app(settings)
    asyncio.run(_try_database(database))
    # A person's answer changes threads several times on its way to the disk. At the usual 5 ms a change, a bot
    # that is thinking would be felt.
    sys.setswitchinterval(0.0005)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with contextlib.closing(_listening(host, port)) as listening:
        address = _address(host, listening.getsockname()[1])
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws_max_size=_LARGEST_FRAME,
            timeout_graceful_shutdown=3,
            lifespan="on",
        )
        server = _Server(config, address, open_browser)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(server.serve([listening]))


class _Server(uvicorn.Server):
    """Says where it is once it can be reached, not before."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Cosmodrome is at {self._address} (Ctrl+C stops it)", flush=True)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, self._address)


async def _try_database(database: str) -> None:
    """Open and close the database once, so that its troubles are told before anything is served."""
    try:
        store = Store(database_url(database))
        try:
            await store.open()
        finally:
            await store.close()
    except (SQLAlchemyError, CommandError, sqlite3.Error, OSError, ImportError) as error:
        why = str(error).strip().splitlines()[0]
        raise CannotServe(f"cannot use the database {database or database_url(database)}: {why}") from error


def _listening(host: str, port: int) -> socket.socket:
    """A bound socket: taken here, so that a port in use is found before anything is started."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"port {port} is not one of 0 to 65535")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe(f"cannot serve at {host}:{port}: {why}; choose another port or address") from error
    return listening


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1", "") else host
    return f"http://{shown}:{port}"
