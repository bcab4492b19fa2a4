"""The fan-out: short texts that each process of one database sends to all the others, by Redis or by PostgreSQL."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from sqlalchemy.engine import URL

logger = logging.getLogger(__name__)

LONGEST_TEXT = 7000
"""Bytes of one text: NOTIFY takes less than 8000."""
_SECONDS_BEFORE_ANOTHER_TRY = 0.5
_SECONDS_BETWEEN_LOOKS = 2.0
"""After which it is looked whether a silent line is still there."""
_LONGEST_WAIT = 5.0
"""Seconds for which the other end may be silent when it is asked; then the line is lost, though nobody has ended it."""


class NoLine(OSError):
    """What carries the texts cannot be reached; the message is one line."""


class Line(Protocol):
    """One connection to whatever carries the texts."""

    async def send(self, text: str) -> None: ...

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Returns or raises when the connection is lost."""

    async def close(self) -> None: ...


class Fanout:
    """Keeps a line open. A text that gets lost is no harm: who listens looks at the database once in a while, too."""

    def __init__(
        self, connect: Callable[[], Awaitable[Line]], hear: Callable[[str], None], back: Callable[[], None]
    ) -> None:
        """`hear` is called with each text, also one's own; `back` whenever the line is there after it was not."""
        self._connect = connect
        self._hear = hear
        self._back = back
        self._line: Line | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Raises what the first attempt to connect raises."""
        self._line = await self._connect()
        self._keeping = asyncio.create_task(self._keep())

    async def send(self, text: str) -> None:
        """Hand a text to the line, if there is one."""
        if self._line is not None:
            try:
                await self._line.send(text)
            except Exception as error:
                logger.warning("the other processes were not told: %s", error)

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self._lose()

    async def _keep(self) -> None:
        while True:
            try:
                if self._line is None:
                    self._line = await self._connect()
                    logger.warning("the other processes can be told again")
                self._back()
                await self._line.listen(self._hear)
            except Exception as error:
                logger.warning("the line to the other processes is lost: %s", error)
            await self._lose()
            await asyncio.sleep(_SECONDS_BEFORE_ANOTHER_TRY)

    async def _lose(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.close()


class RedisLine:
    """Publish and subscribe in a Redis server."""

    def __init__(self, client: Any, listening: Any, channel: str) -> None:
        self._client = client
        self._listening = listening
        self._channel = channel

    @classmethod
    async def connect(cls, url: str, channel: str) -> "RedisLine":
        import redis.asyncio  # comes with the extra `redis`
        from redis.exceptions import RedisError

        try:
            client = redis.asyncio.from_url(url, decode_responses=True, socket_timeout=_LONGEST_WAIT)
            listening = client.pubsub()
            await listening.subscribe(channel)
        except (RedisError, ValueError) as error:
            raise NoLine(f"cannot use Redis: {error}") from error
        return cls(client, listening, channel)

    async def send(self, text: str) -> None:
        await self._client.publish(self._channel, text)

    async def listen(self, hear: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()
        heard = loop.time()
        while loop.time() - heard < _SECONDS_BETWEEN_LOOKS + _LONGEST_WAIT:
            message = await self._listening.get_message(timeout=_SECONDS_BETWEEN_LOOKS)
            if message is None:
                # The library can ping by itself, but does not mind if nobody answers.
                await self._listening.ping()
                continue
            heard = loop.time()
            if message["type"] == "message":
                hear(message["data"])
        raise NoLine("Redis does not answer")

    async def close(self) -> None:
        await self._listening.aclose()
        await self._client.aclose()


class PostgresLine:
    """LISTEN and NOTIFY in the database itself."""

    def __init__(self, connection: Any, channel: str) -> None:
        self._connection = connection
        self._channel = channel
        self._sending = asyncio.Lock()
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    @classmethod
    async def connect(cls, url: URL, channel: str) -> "PostgresLine":
        import asyncpg  # comes with the extra `postgres`

        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        line = cls(await asyncpg.connect(address), channel)
        line._connection.add_termination_listener(lambda _: line._heard.put_nowait(None))
        await line._connection.add_listener(channel, lambda *given: line._heard.put_nowait(given[-1]))
        return line

    async def send(self, text: str) -> None:
        async with self._sending:  # a connection does one thing at a time
            try:
                query = ("SELECT pg_notify($1, $2)", self._channel, text)
                await self._connection.execute(*query, timeout=_LONGEST_WAIT)
            except Exception:
                # The driver does not always tell its listeners of an end that comes during a statement.
                self._heard.put_nowait(None)
                raise

    async def listen(self, hear: Callable[[str], None]) -> None:
        while not self._connection.is_closed():
            try:
                # `wait_for` would pass over being cancelled at the moment a text comes, and never end.
                async with asyncio.timeout(_SECONDS_BETWEEN_LOOKS):
                    text = await self._heard.get()
            except TimeoutError:
                await self._look()
                continue
            if text is None:
                return
            hear(text)

    async def _look(self) -> None:
        """Raises where the other end does not answer."""
        async with self._sending:
            if not self._connection.is_closed():
                await self._connection.execute("SELECT 1", timeout=_LONGEST_WAIT)

    async def close(self) -> None:
        await self._connection.close(timeout=1)
