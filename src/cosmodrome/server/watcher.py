"""One open socket at a table: what it has been sent, and what it is still owed."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from cosmodrome.server import seating, wire
from cosmodrome.server.live_table import LiveTable

# A page that sends and never reads is cut off, rather than remembered for.
_MOST_REPLIES = 200


class Watcher:
    """Sends the newest state whenever it changed. A slow reader gets fewer updates, never a queue of them."""

    def __init__(self, table: LiveTable, player: str, since: int) -> None:
        self.table = table
        self.player = player
        self._since = since
        self._seat: int | None = table.seat_of(player)
        self._version = -1
        self._told = b""
        self._replies: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        self._news.set()

    def reply(self, message: wire.RefusedMessage | wire.Accepted | wire.Pong) -> bool:
        """Queue an answer to this socket alone; False when it does not take its answers."""
        self._replies.append(wire.encode(message))
        self._news.set()
        return len(self._replies) <= _MOST_REPLIES

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send replies and news as they come; returns when the table has been closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._replies:
                await send(self._replies.popleft())
            if self.table.closed:
                return
            told = self._described()
            if told != self._told:
                self._told = told
                await send(told)
            update = self._owed()
            if update is not None:
                await send(update)

    def _described(self) -> bytes:
        return wire.encode(wire.TableMessage(seating.describe(self.table, self.player)))

    def _owed(self) -> bytes | None:
        table = self.table
        seat = table.seat_of(self.player)
        if seat != self._seat:
            # Other eyes, other secrets: what was shown to the former seat is told again to this one.
            self._seat, self._since, self._version = seat, 0, -1
        if not table.running or self._version == table.version:
            return None
        self._version = table.version
        update = table.update(seat, self._since)
        self._since = len(table.events)
        return update
