"""All games of one player, what is most urgent first."""

from math import inf

from cosmodrome.server.db import lobby, upkeep
from cosmodrome.server.db.tables import OPEN, OVER
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.description import TableSent

_MOST_RUNNING = 200
"""More than `Limits.games` lets anybody have, with those that bots keep."""
_MOST_FINISHED = 5
"""All of them are told page by page, in a player's history."""


async def my_games(hall: Hall, player: str) -> list[TableSent]:
    """The tables at which a player sits or sat, or has a place kept.

    First those that wait for the player: where a clock of theirs runs, by what it has left, then those that have waited
    longest. Then those that go on, that have not begun, and the last few of those that are over, the latest first.
    """
    running = await lobby.recent_of(hall.store, player, _MOST_RUNNING, over=False)
    finished = await lobby.recent_of(hall.store, player, _MOST_FINISHED, over=True)
    found = await hall.listed([*running, *finished], player)
    touched = await upkeep.touched(hall.store, [table.id for table in found])
    for table in found:
        table.since = 1000 * touched.get(table.id, 0)
        live = hall.known(table.id)
        if table.your_turn and table.you is not None and live is not None:
            table.left = live.attendant(Clock).left(table.you)
    return sorted(found, key=_urgency)


def _urgency(table: TableSent) -> tuple[int, float, int]:
    if table.your_turn:
        return 0, inf if table.left is None else table.left, table.since
    return {OPEN: 2, OVER: 3}.get(table.status, 1), 0, -table.since
