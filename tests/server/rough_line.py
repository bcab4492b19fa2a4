"""A line between clients and a server on which everything happens that can happen to connections.

What goes over one connection keeps its order, whole or up to some byte: TCP sees to that. So a connection is cut, slow,
or silent on both sides without being closed; what is sent twice is sent over two connections; and what comes in the
wrong order was held up in an old connection while a new one is in use already.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress

FATES = ("cut", "slow", "silent", "double", "late", "whole")
_LONGEST = 1.2
"""Seconds for which a rough connection lives."""
_HELD_UP = 0.4
"""Seconds by which what is late comes after the line was cut."""


class RoughLine:
    """Passes connections at its own port on to a port of this machine."""

    def __init__(self, to: int, seed: int) -> None:
        self.to = to
        self.port = 0
        self.rough = True
        self.fates: Counter[str] = Counter()
        """How many connections had which."""
        self._chance = random.Random(seed)
        self._coming: list[str] = []
        """Fates in the order of their connections; all have come before one comes again."""
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._late: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self.calm()

    async def storm(self) -> None:
        """From now on anything happens to connections. Those that were left alone are cut."""
        self.rough = True
        await self._cut()

    async def _cut(self) -> None:
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def calm(self) -> None:
        """From now on connections are left alone. Those that were not are cut, and what is late has arrived."""
        self.rough = False
        await self._cut()
        await asyncio.gather(*self._late, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        with suppress(OSError, asyncio.CancelledError):
            await self._pass_on(reader, writer)
        self._lines.discard(task)

    def _fate(self) -> str:
        if not self._coming:
            self._coming = self._chance.sample(FATES, len(FATES))
        return self._coming.pop()

    async def _pass_on(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        fate = self._fate() if self.rough else "whole"
        self.fates[fate] += 1
        lives = self._chance.uniform(0.05, _LONGEST) if fate != "whole" else None
        far, forth = await asyncio.open_connection("127.0.0.1", self.to)
        outs = [forth]
        held: list[bytes] = []
        if fate == "double":
            deaf, twin = await asyncio.open_connection("127.0.0.1", self.to)
            outs.append(twin)
            listening = asyncio.ensure_future(_pump(deaf, []))
        ways = asyncio.gather(
            self._way(near, outs, fate, held, 0.6 * lives if lives and fate == "late" else None),
            self._way(far, [back], fate, [], None),
        )
        try:
            await asyncio.wait_for(ways, lives)
        except TimeoutError:
            if fate == "silent":
                await asyncio.sleep(3600)  # nobody hears that nobody listens
        finally:
            ways.cancel()
            with suppress(OSError, asyncio.CancelledError):
                await ways
            back.transport.abort()
            if held:
                late = asyncio.create_task(_deliver(forth, held))
                self._late.add(late)
                late.add_done_callback(self._late.discard)
            else:
                forth.transport.abort()
            if fate == "double":
                listening.cancel()
                twin.transport.abort()

    async def _way(
        self,
        reader: asyncio.StreamReader,
        outs: list[asyncio.StreamWriter],
        fate: str,
        held: list[bytes],
        hold_after: float | None,
    ) -> None:
        """One direction; what comes after so many seconds is held."""
        begun = asyncio.get_running_loop().time()
        while heard := await reader.read(65536):
            if hold_after is not None and asyncio.get_running_loop().time() > begun + hold_after:
                held.append(heard)
                continue
            at = 0
            while at < len(heard):
                size = len(heard)
                if fate == "slow":
                    size = self._chance.choice((1, 7, 100, 4000))
                    await asyncio.sleep(self._chance.uniform(0.0, 0.05))
                for out in outs:
                    with suppress(OSError):
                        out.write(heard[at : at + size])
                        await out.drain()
                at += size
        for out in outs:
            with suppress(OSError):
                out.write_eof()


async def _pump(reader: asyncio.StreamReader, into: list[bytes]) -> None:
    while await reader.read(65536):
        into.clear()


async def _deliver(writer: asyncio.StreamWriter, held: list[bytes]) -> None:
    with suppress(OSError):
        await asyncio.sleep(_HELD_UP)
        writer.write(b"".join(held))
        await writer.drain()
        await asyncio.sleep(0.05)
    writer.transport.abort()
