"""The hourglass: how long all other people wait already for the last one in a step in which all act.

It stands at tables where no clock ends such a step. It ends none either: who has waited so long may do so.
"""

from typing import Final

from msgspec.structs import replace

from cosmodrome.core.seats import CLOCK
from cosmodrome.server.db.races import change_table
from cosmodrome.server.db.tables import BOT
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.motions import people_at, people_for_time
from cosmodrome.server.table.participants import seat_of
from cosmodrome.server.table.runner_report import Hourglass
from cosmodrome.server.time_controls import PerDays

SPAN: Final = 60_000
"""Milliseconds. It is turned with every answer at the table."""


class Turning(Attendant):
    """Of one table: it is set, and turned with every answer, by who runs it."""

    matter = "last"

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def heed(self) -> None:
        table = self._table
        last, glass = _last(table), table.hourglass
        if last is None:
            glass = None
        elif glass is None or glass.seat != last:
            glass = Hourglass(last, len(table.match.trail.answers), table.now() + SPAN)
        table.tell_of_runner(replace(table.runner, hourglass=glass))


def _last(table: TableFacts) -> int | None:
    """The seat of the one person who is still at it; None where there are more, or no other person waits."""
    if table.match.time() is None or "back" in table.match.motions or _has_clock(table):
        return None
    at_it = [seat for seat in table.match.awaited() if table.roster.places[seat].kind != BOT]
    if len(at_it) != 1 or at_it[0] not in people_at(table):
        return None
    return at_it[0] if people_for_time(table) - {*at_it} else None


def _has_clock(table: TableFacts) -> bool:
    """Whether a clock ends such a step, or nobody need be there at the same time."""
    return bool(table.terms and table.terms.phase) or isinstance(table.head.time_control, PerDays)


async def end_waiting(table: LiveTable, player: Player) -> None:
    """Somebody who has waited so long ends the step, as the clock does where there is one. Raises Refused."""

    async def act() -> None:
        seat, glass, time = seat_of(table, player), table.hourglass, table.match.time()
        waits = glass is not None and seat != glass.seat and seat in people_for_time(table)
        if glass is None or time is None or not waits or table.now() < glass.until:
            raise Refused("not-now")
        await table.enter((CLOCK, time[0].key))

    async with table.lock:
        if not table.alone:
            await table.read_on()
        await change_table(table, act)
