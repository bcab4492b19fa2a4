"""Several processes write to one database: whoever writes first wins, and the others look anew."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from cosmodrome.server.database.log_writer import LostRace, TableClosed
from cosmodrome.server.refusals import Refused

T = TypeVar("T")
_MOST: Final = 20
"""To lose so many in a row, even where many sit down at once, is a fault."""


async def won(step: Callable[[], Awaitable[T]], look_anew: Callable[[], Awaitable[Any]] | None = None) -> T:
    """What `step` gives; where somebody else wrote first it is done again, on what there is by then. Raises Refused."""
    for _ in range(_MOST):
        try:
            return await step()
        except LostRace:
            if look_anew is not None:
                await look_anew()
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
