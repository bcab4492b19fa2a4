"""A store for tables that live in memory alone."""

from typing import Any


class NoStore:
    """Keeps nothing; nothing is proved of the deal."""

    async def append(self, *_: Any) -> None: ...

    async def keep_frames(self, *_: Any) -> None: ...

    async def sealed(self, *_: Any) -> None: ...

    async def read(self, *_: Any) -> list[Any]:
        return []

    async def ranks(self, *_: Any) -> list[int]:
        return []

    async def write(self, *_: Any) -> None: ...
