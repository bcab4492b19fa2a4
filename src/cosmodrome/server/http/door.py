"""A door takes connections, a few in each turn of the event loop, and turns away whom there is no room for.

An event loop's own way accepts for as long as anybody waits, and a flood would have it do nothing else.
"""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn

from cosmodrome.server.http.arrivals import Arrivals
from cosmodrome.server.limits import counted

logger = logging.getLogger(__name__)

_FULL = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"
_BACKLOG = 2048
_A_TURN = 2
"""Connections that are let in between two looks at everything else: each costs as much as some answers of people."""
_TURNED_AWAY = 8
"""As many are turned away in that time, which costs little."""
_NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_REST = 1.0
"""Seconds for which nobody is taken once no more files can be opened."""


class Door:
    """A bound socket, open from when this is made; `close` and `wait_closed` are what uvicorn asks of a server."""

    def __init__(
        self, listening: socket.socket, arrivals: Arrivals, protocol: Callable[[str], asyncio.BaseProtocol]
    ) -> None:
        """`protocol` makes what speaks to one connection, given the address it counts for. Made in the event loop."""
        self._listening = listening
        self._arrivals = arrivals
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._said = False
        listening.setblocking(False)
        listening.listen(_BACKLOG)
        self._open()

    def _open(self) -> None:
        self._resting = None
        self._loop.add_reader(self._listening, self._look)

    def close(self) -> None:
        """Take nobody any more."""
        if self._resting is not None:
            self._resting.cancel()
        self._loop.remove_reader(self._listening)
        self._listening.close()

    async def wait_closed(self) -> None:
        """Closed it is at once."""

    def _look(self) -> None:
        let_in = 0
        for _ in range(_TURNED_AWAY):
            try:
                line, client = self._listening.accept()
            except OSError as error:
                if error.errno in _NO_ROOM:
                    self._rest(error)
                return
            self._said = False
            address = counted(client[0])
            if not self._arrivals.arrived(address):
                with suppress(OSError), line:
                    line.send(_FULL)
                continue
            line.setblocking(False)
            coming = self._loop.create_task(self._let_in(line, address))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)
            let_in += 1
            if let_in == _A_TURN:
                return

    async def _let_in(self, line: socket.socket, address: str) -> None:
        try:
            await self._loop.connect_accepted_socket(partial(self._protocol, address), line)
        except OSError:  # it has gone already, and nothing was made for it that would say so
            line.close()
            self._arrivals.gone(address)

    def _rest(self, error: OSError) -> None:
        self._loop.remove_reader(self._listening)
        self._resting = self._loop.call_later(_REST, self._open)
        if not self._said:
            self._said = True
            logger.error("nobody new is let in until something is closed: %s", error.strerror)


class ServerWithDoors(uvicorn.Server):
    """uvicorn's server, which is reached through doors."""

    def __init__(self, config: uvicorn.Config, arrivals: Arrivals) -> None:
        super().__init__(config)
        self._arrivals = arrivals

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        doors: list[Any] = [Door(listening, self._arrivals, self._arrival) for listening in sockets or ()]
        self.servers = doors

    def _arrival(self, address: str) -> asyncio.Protocol:
        arrival = self._arrivals.http(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        arrival.address = address  # type: ignore[attr-defined]
        return arrival
