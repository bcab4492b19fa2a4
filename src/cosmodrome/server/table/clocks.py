"""Clocks: when the time of a table is up. The rules know of it only by an answer, or by a bot who goes on for a seat.

The times themselves are in the database, so that another process, or the same one after a restart, goes on with them.
Of the processes of one database the one that leads the table counts; all others read.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from copy import deepcopy
from functools import partial
from typing import Protocol

from cosmodrome.core.choice import Choice
from cosmodrome.server.database.log_writer import TableClosed
from cosmodrome.server.database.store import KeptTimes, Store
from cosmodrome.server.races import tried, won
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.time_controls import Terms
from cosmodrome.server.times import Times

logger = logging.getLogger(__name__)

_SOON = 10 * 60.0
"""Seconds for which a timer is set; what takes longer the timekeeper sees."""


class Timed(Protocol):
    """A table, as its clock sees it."""

    @property
    def table_id(self) -> str: ...

    @property
    def terms(self) -> Terms | None:
        """What its time control comes to; None for as long as people like."""

    @property
    def seats(self) -> int: ...

    @property
    def begun(self) -> bool:
        """Whether its game goes on."""

    @property
    def leads(self) -> bool:
        """Whether this process counts the time."""

    def now(self) -> int:
        """Milliseconds since 1970, by the database's clock."""

    def time(self) -> tuple[Choice, int] | None:
        """What the clock may answer now, and the round; None where no step ends by the clock."""

    def nobody_left(self) -> bool:
        """Whether all who are waited for are bots with nothing more to say."""

    def come(self) -> list[int]:
        """The seats whose players have come, or have been there before."""

    def owed(self) -> dict[int, int]:
        """How many answers of each person who owes one stand, by seat, where no step ends by the clock."""

    async def ring(self, time: Choice) -> None:
        """Enter the clock's answer."""

    async def run_out(self) -> None:
        """Let bots go on for those whose time is up."""

    def tell(self) -> None:
        """Let everyone who is connected here know of the times."""

    def times_kept(self) -> None:
        """Let the other processes know."""


class Clock(Attendant):
    """The clock of one table."""

    def __init__(self, table: Timed, store: Store) -> None:
        self._table = table
        self._store = store
        self.times: Times | None = None
        """As last counted or read; None where there are none."""
        self._revision = -1
        """Which of the database's they came from; -1 for none."""
        self._ringing: asyncio.Task[None] | None = None
        self._saving: asyncio.Task[None] | None = None
        self._unsaved = False

    @property
    def busy(self) -> bool:
        """Whether something is soon to be done here."""
        return self._timer is not None or self._ringing is not None or self._saving is not None

    @property
    def overdue(self) -> bool:
        """Whether something is to be done now."""
        due = self._due()
        return 0 < due <= self._table.now()

    def _due(self) -> int:
        terms = self._table.terms
        return self.times.due(terms) if self.times is not None and terms is not None else 0

    def heed(self) -> None:
        found = self._table.time()
        terms = self._table.terms
        self._stop_timer()
        if terms is not None and (self._table.begun or self.times is not None):
            self._count(terms, "" if found is None else f"{found[0].key} {found[1]}")
        if found is not None and (self._step_is_over() or self._table.nobody_left()):
            self._begin_ringing(partial(self._table.ring, found[0]))
        elif self.late():
            self._begin_ringing(self._table.run_out)

    def _count(self, terms: Terms, step: str) -> None:
        now = self._table.now()
        if self.times is None:
            self.times = Times.fresh(terms, self._table.seats, now)
        stood = self._standing()
        self.times.settle(now)
        if self.times.missing:
            self.times.come(self._table.come())
        changed = self.times.heed(terms, self._table.owed(), step)
        if changed or stood != self._standing():
            self._save_soon()
            self._table.tell()
        due = self.times.due(terms)
        if due and due - now < 1000 * _SOON:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, (due - now) / 1000), self._rings_now)

    def _standing(self) -> tuple[bool, list[bool], list[int]]:
        """For whom time does not run."""
        assert self.times is not None
        own = self.times
        return (own.stands, [seat.away for seat in own.seats], own.missing)

    def _rings_now(self) -> None:
        self._timer = None
        if self._table.leads:
            self.heed()

    def late(self) -> list[int]:
        """The seats whose time is up."""
        terms = self._table.terms
        return self.times.late(terms) if self.times is not None and terms is not None else []

    def left(self, seat: int) -> int | None:
        """What a seat has left now, of its own time or of the step's; None where neither runs."""
        terms = self._table.terms
        if self.times is None or terms is None:
            return None
        end = self.times.until(terms, seat) or self.times.step_until(terms)
        return max(0, end - self._table.now()) if end else None

    def _step_is_over(self) -> bool:
        terms = self._table.terms
        return self.times is not None and terms is not None and self.times.step_is_over(terms)

    def run_out(self, seat: int) -> None:
        """Note that a bot goes on for a seat."""
        if self.times is not None:
            self.times.run_out(seat)
            self._save_soon()

    def _begin_ringing(self, act: Callable[[], Awaitable[None]]) -> None:
        if self._ringing is None:
            self._ringing = asyncio.ensure_future(self._rings(act))

    async def _rings(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except Exception:
            logger.exception("the clock of a table stopped")
            return
        finally:
            self._ringing = None
        if self._table.leads:
            self.heed()  # what follows may be a step of the same kind, in which nobody is left either

    async def rest(self) -> None:
        """Stop before the server does; what the clock is about to say, it says the next time."""
        self._stop_timer()
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)
        if self._saving is not None:
            await asyncio.gather(self._saving, return_exceptions=True)

    # --- what is kept

    async def read(self, anew: bool = False) -> bool:
        """Take in what another process has written; with `anew` even over what has not been written here.

        Gives whether there was anything.
        """
        if self._table.terms is None or (self._unsaved and not anew):
            return False
        kept = await self._store.times(self._table.table_id)
        if kept is None or (kept.revision == self._revision and not anew):
            return False
        self.times, self._revision, self._unsaved = kept.times, kept.revision, False
        return True

    async def change(self, act: Callable[[Times, Terms], None]) -> None:
        """Change the times as somebody wants it. What `act` raises changes nothing. Raises Refused."""
        terms = self._table.terms
        assert terms is not None
        if self._saving is not None:
            await self._saving

        async def step() -> Times:
            await self.read(anew=True)
            times = deepcopy(self.times) or Times.fresh(terms, self._table.seats, self._table.now())
            times.settle(self._table.now())
            act(times, terms)
            try:
                await self._keep(times, terms)
            except TableClosed as closed:
                raise Refused("no-such-table", 404, table=self._table.table_id) from closed
            return times

        self.times = await won(step)

    async def make_up(self, milliseconds: int) -> None:
        """Give so much to all whose time runs: nobody counted it, or nobody could answer."""
        if self.times is not None:
            self.times.at = max(self.times.at, min(self._table.now(), self.times.at + milliseconds))
            self._save_soon()

    def move(self, milliseconds: int) -> None:
        """The clock by which these times are told was set by so much."""
        if self.times is not None:
            self.times.at += milliseconds
            if self._table.leads:
                self.heed()
                self._save_soon()
                self._table.tell()

    async def _keep(self, times: Times, terms: Terms) -> None:
        kept = KeptTimes(times, times.due(terms), self._revision + 1)
        await self._store.keep_times(self._table.table_id, kept)
        self._revision += 1

    def _save_soon(self) -> None:
        self._unsaved = True
        if self._saving is None:
            self._saving = asyncio.ensure_future(self._save())

    async def _save(self) -> None:
        terms = self._table.terms
        try:
            while self._unsaved and self.times is not None and terms is not None:
                self._unsaved = False
                if not await tried(partial(self._keep, self.times, terms)):
                    # Somebody at another process wants a pause, say: this is added to what they have written.
                    await self.read(anew=True)
                    if self._table.leads:
                        self.heed()
        except TableClosed:
            pass
        except Exception:
            logger.exception("the times of table %s were not kept", self._table.table_id)
        finally:
            self._saving = None
        self._table.times_kept()
