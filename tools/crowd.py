"""A crowd that looks on at one table: sockets that cost the one who measures next to nothing, for they read nothing.

Like a browser each offers to unpack what is sent, answers the server's pings, and comes back when it is cut off.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

_OF_ONE_ADDRESS = 100
"""A server counts by address how many sockets there are."""
_COMING_AT_ONCE = 16
_PING, _PONG = b"\x89", b"\x8a\x80\x00\x00\x00\x00"


class Onlooker(asyncio.Protocol):
    """One socket, which throws away what it gets."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.heard = 0
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = (
            f"GET {self.path} HTTP/1.1",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self.open.set_result(data.startswith(b"HTTP/1.1 101"))
        elif data.startswith(_PING) and self.transport is not None:
            self.transport.write(_PONG)  # an empty one: that the line lives is seen by any
        self.heard += len(data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_result(False)

    @property
    def gone(self) -> bool:
        return self.transport is None or self.transport.is_closing()


class Crowd:
    """So many onlookers at one table, of whom some leave and come back every second."""

    def __init__(self, port: int, table: Callable[[], str], most: int, coming: float) -> None:
        """`table` tells which table is looked at now; `coming` is how many come back a second."""
        self.port = port
        self.table = table
        self.most = most
        self.coming = coming
        self.onlookers: list[Onlooker | None] = [None] * most
        self.lost = 0
        """How often one was cut off, or not let in."""

    async def gather(self) -> None:
        """Returns when all are there."""
        doors = asyncio.Semaphore(_COMING_AT_ONCE)

        async def one(at: int) -> None:
            async with doors:
                await self._come(at)

        await asyncio.gather(*map(one, range(self.most)))

    async def stay(self) -> None:
        """Let them leave and come back, one after the other, until cancelled."""
        at, pause = 0, 1 / self.coming if self.coming else 1.0
        came: set[asyncio.Task[None]] = set()
        try:
            while True:
                await asyncio.sleep(pause)
                gone = [n for n, each in enumerate(self.onlookers) if each is None or each.gone]
                self.lost += len(gone)
                for each in {*gone, at} if self.coming else gone:
                    came.add(task := asyncio.create_task(self._come(each)))
                    task.add_done_callback(came.discard)
                at = (at + 1) % self.most
        finally:
            for task in came:
                task.cancel()
            self.leave()

    def leave(self) -> None:
        for onlooker in self.onlookers:
            if onlooker is not None and onlooker.transport is not None:
                onlooker.transport.abort()

    async def _come(self, at: int) -> None:
        former = self.onlookers[at]
        if former is not None and former.transport is not None:
            former.transport.close()
        address = f"127.9.{1 + at // _OF_ONE_ADDRESS // 250}.{1 + at // _OF_ONE_ADDRESS % 250}"
        path = f"/api/tables/{self.table()}/socket?since=0"
        with suppress(OSError):
            _, onlooker = await asyncio.get_running_loop().create_connection(
                lambda: Onlooker(path), "127.0.0.1", self.port, local_addr=(address, 0)
            )
            self.onlookers[at] = onlooker
            await onlooker.open
