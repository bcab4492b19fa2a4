"""Waiting at a socket, small: what asyncio has for it takes 0.8 kB each time, which hundreds of sockets feel."""

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Bell:
    """As `asyncio.Event`."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._rung

    def set(self) -> None:
        self._rung = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def clear(self) -> None:
        self._rung = False

    async def wait(self) -> None:
        """Returns once it is set, and was not cleared again before this could go on."""
        while not self._rung:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, waiting)
            try:
                await waiting
            finally:
                self._waiting = tuple(each for each in self._waiting if each is not waiting)


class Inbox(Generic[Item]):
    """As much of `asyncio.Queue` as one reader needs."""

    __slots__ = ("_items", "_news")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._news = Bell()

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Item) -> None:
        self._items.append(item)
        self._news.set()

    async def get(self) -> Item:
        """The first item, once there is one."""
        while not self._items:
            self._news.clear()
            await self._news.wait()
        return self._items.pop(0)
