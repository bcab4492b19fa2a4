"""A store for tables that live in memory alone."""

from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.server.db.tables import Head, Place
from cosmodrome.server.table import seating
from cosmodrome.server.table.attendants import attend
from cosmodrome.server.table.caller import Caller
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.program_timeouts import ProgramTimeouts


class NoStore:
    """Keeps nothing; nothing is proved of the deal."""

    def __init__(self) -> None:
        self.log = self

    async def append(self, *_: Any) -> None: ...

    async def keep_frames(self, *_: Any) -> None: ...

    async def sealed(self, *_: Any) -> None: ...

    async def read(self, *_: Any) -> list[Any]:
        return []

    async def ranks(self, *_: Any) -> list[int]:
        return []

    async def write(self, *_: Any) -> None: ...


def table_without_store(game: Game[Any], thinkers: Any, head: Head, places: list[Place]) -> LiveTable:
    """With all who look after a table; nobody is called, nor loses a seat."""
    store: Any = NoStore()
    table = LiveTable(store, game, head, places)
    attend(
        table,
        thinkers,
        0.0,
        Caller(store, None, "", 0.0, 0),
        ProgramTimeouts(table, 0.0, 0, seating.replace_program),
    )
    return table
