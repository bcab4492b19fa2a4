"""Changing a table to which other processes write, too."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from cosmodrome.server.races import won
from cosmodrome.server.refusals import Refused

T = TypeVar("T")


class Shared(Protocol):
    alone: bool
    """Whether no other process can be at this table."""

    async def read_on(self) -> bool:
        """Take in what others have written; whether there was anything."""


async def change_table(table: Shared, act: Callable[[], Awaitable[T]]) -> T:
    """What `act` does to the table as it is, by who holds its lock. Raises Refused.

    It is done anew where another process wrote first, and once after a refusal if there was news: it may be this
    process that is behind, not who asks.
    """
    looked_again = table.alone

    async def step() -> T:
        nonlocal looked_again
        try:
            return await act()
        except Refused:
            if looked_again or not await table.read_on():
                raise
        looked_again = True
        return await step()

    return await won(step, table.read_on)
