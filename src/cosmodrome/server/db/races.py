"""Several processes write to one database: whoever writes first wins, and the others look anew."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from cosmodrome.server.db.log_writer import LostRace, TableClosed
from cosmodrome.server.refusals import Refused

T = TypeVar("T")
_MOST: Final = 20
"""To lose so many in a row, even where many sit down at once, is a fault."""


async def won(step: Callable[[], Awaitable[T]]) -> T:
    """What `step` gives; where somebody else wrote first it is done again, on what there is by then. Raises Refused."""
    for _ in range(_MOST):
        with suppress(LostRace):
            return await step()
    raise Refused("server-error", 500)


async def tried(step: Callable[[], Awaitable[Any]]) -> bool:
    """Do it once; whether nobody else wrote first. Raises TableClosed: then there is nothing to be done again."""
    try:
        await step()
    except TableClosed:
        raise
    except LostRace:
        return False
    return True


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
    for _ in range(_MOST):
        try:
            return await act()
        except LostRace:
            await table.read_on()
        except Refused:
            if looked_again or not await table.read_on():
                raise
            looked_again = True
    raise Refused("server-error", 500)
