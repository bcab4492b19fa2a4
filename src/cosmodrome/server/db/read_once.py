"""What many ask for alike, and costs more than others should wait: read once for all, until something is written."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, TypeVar

from cosmodrome.server.db.store import Store

T = TypeVar("T")

_SECONDS = 0.5
"""Until what other processes have written is seen."""


class ReadOnce:
    """Of one process. What is not asked for alike by many has no place here: all is kept until the next writing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._written = 0
        self._reading: dict[Hashable, tuple[float, asyncio.Task[Any]]] = {}
        """When it was begun."""

    def get(self, key: Hashable, read: Callable[[], Coroutine[Any, Any, T]]) -> Awaitable[T]:
        """What `read` gives, or gave just now to somebody else by this key. Raises what it raises."""
        if self._written != self._store.written:
            self._written = self._store.written
            self._reading.clear()
        now = time.monotonic()
        began, reading = self._reading.get(key, (0.0, None))
        if reading is None or now - began > _SECONDS:
            reading = asyncio.create_task(read())
            # Whoever asked for it may have gone: then nobody looks.
            reading.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._reading[key] = now, reading
        return asyncio.shield(reading)
