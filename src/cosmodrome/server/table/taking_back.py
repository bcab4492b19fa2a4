"""Taking back what was told: somebody asks, all other people agree, and the table goes back to before the answer."""

import asyncio
import logging
import time
from typing import Final

from cosmodrome.core.seats import CLOCK
from cosmodrome.play.going_back import AGREE, ASK, BACK, LAPSE, REFUSE, Asking
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.agreeing import offered, people_at, waited_for
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.change import change_table
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.participants import seat_of
from cosmodrome.server.time_controls import PerDays, PerGame, PerMove

logger = logging.getLogger(__name__)

WAITED_FOR: Final = 120.0
"""Seconds for which bots, and answers given in advance, wait for those who are asked."""
LASTS: Final = 24 * 60 * 60.0
"""Seconds after which asking lapses where no time runs; where people have days for an answer, each of them counts so.

Where they have less, it is `WAITED_FOR`.
"""


class Agreeing(Attendant):
    """That of one table: how long it waits for those who are asked. Counted only where its bots run."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._at = -1
        """The entry that asked when this was last looked at; -1 for none."""
        self._since = 0.0
        self._working: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether bots wait, too."""
        asking = self._table.asking
        return asking is not None and (asking.at != self._at or self._passed() < WAITED_FOR)

    def _passed(self) -> float:
        return time.monotonic() - self._since

    def heed(self) -> None:
        self._stop_timer()
        asking = self._table.asking
        if asking is None:
            self._at = -1
            return
        if asking.at != self._at:
            self._at, self._since = asking.at, time.monotonic()
        if not waited_for(self._table, asking):
            self._begin()  # those who were still asked have left
            return
        passed = self._passed()
        due = WAITED_FOR if passed < WAITED_FOR else self._lasts()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, due - passed), self._go_on)

    def _lasts(self) -> float:
        control = self._table.head.time_control
        if isinstance(control, PerMove | PerGame):
            return WAITED_FOR
        return control.days * LASTS if isinstance(control, PerDays) else LASTS

    def _go_on(self) -> None:
        self._timer = None
        if not self._table.leads:
            return  # another process looks after it by now
        if self._passed() >= self._lasts():
            self._begin()
        else:
            self._table.heed()

    def _begin(self) -> None:
        if self._working is None:
            self._working = asyncio.create_task(self._end())

    async def _end(self) -> None:
        """Nobody is waited for any longer: the table goes back if all who are left agree, or the asking lapses."""
        table = self._table
        try:
            async with table.lock:
                await change_table(table, lambda: table.enter(*_ended(table, self._at)))
        except Refused as refused:
            logger.info("table %s: %s", table.head.id, refused)
        except Exception:
            logger.exception("asking to take back did not end at table %s", table.head.id)
        finally:
            self._working = None

    async def rest(self) -> None:
        self._stop_timer()
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)


Said = list[tuple[int, str]]
"""Entries for the log: seat and key."""


async def ask(table: LiveTable, player: Player, entry: int) -> None:
    """Ask to go back to before this entry, which `offered` has named. Raises Refused."""

    def said() -> Said:
        seat = seat_of(table, player)
        if offered(table, player).entry != entry:
            raise Refused("back-not-this")
        others = people_at(table) - {seat}
        return [(seat, f"{ASK}{entry}")] + ([] if others else [(CLOCK, f"{BACK}{entry}")])

    async with table.lock:
        await change_table(table, lambda: table.enter(*said()))


async def reply(table: LiveTable, player: Player, agrees: bool, at: int) -> None:
    """Agree to what entry `at` asks for, or refuse it, or ask no more. Raises Refused."""

    def said() -> Said:
        seat = seat_of(table, player)
        asking = _asked(table, at)
        if not agrees:
            return [(seat, REFUSE)]
        if seat == asking.seat:
            raise Refused("back-asked-already")
        left = [other for other in waited_for(table, asking) if other != seat]
        return [(seat, AGREE)] + ([] if left else [(CLOCK, f"{BACK}{asking.to}")])

    async with table.lock:
        await change_table(table, lambda: table.enter(*said()))


def _ended(table: LiveTable, at: int) -> Said:
    asking = _asked(table, at)
    return [(CLOCK, LAPSE if waited_for(table, asking) else f"{BACK}{asking.to}")]


def _asked(table: LiveTable, at: int) -> Asking:
    """What entry `at` asks for. Raises Refused where that has ended."""
    asking = table.asking
    if asking is None or asking.at != at:
        raise Refused("back-not-asked")
    return asking
