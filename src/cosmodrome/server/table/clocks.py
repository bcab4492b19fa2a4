"""Clocks: when the time of a table is up. The rules know of it only by an answer, or by a bot who goes on for a seat.

The times themselves are in the database, so that another process, or the same one after a restart, goes on with them.
Of the processes of one database the one that leads the table counts; all others read.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from copy import deepcopy
from functools import partial

from cosmodrome.core.choice import Choice
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.motion import About, Motion
from cosmodrome.server.db.log_writer import TableClosed
from cosmodrome.server.db.races import change_table, tried, won
from cosmodrome.server.db.tables import BOT, HUMAN, OPEN, PLAYING, KeptTimes
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import seating
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.motions import carried_for_time, people_for_time
from cosmodrome.server.time_controls import Terms
from cosmodrome.server.times import Times

logger = logging.getLogger(__name__)

_SOON = 10 * 60.0
"""Seconds for which a timer is set; what takes longer the timekeeper sees."""


class Clock(Attendant):
    """The clock of one table."""

    matter = "time"

    def __init__(self, table: LiveTable) -> None:
        self._table = table
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
        return self._table.times.due(terms) if self._table.times is not None and terms is not None else 0

    def heed(self) -> None:
        found = self._table.match.time()
        terms = self._table.terms
        self._stop_timer()
        if terms is not None and (self._table.match.course is not None or self._table.times is not None):
            self._count(terms, "" if found is None else f"{found[0].key} {found[1]}")
        if found is not None and (self._step_is_over() or self._nobody_left()):
            self._begin_ringing(partial(self._ring, found[0]))
        elif self.late():
            self._begin_ringing(self.run_out)
        elif carried_for_time(self._table) is not None:
            self._begin_ringing(self._carry)

    def _count(self, terms: Terms, step: str) -> None:
        now = self._table.now()
        if self._table.times is None:
            self._table.times = Times.fresh(terms, self._table.head.seats, now)
        stood = self._standing()
        self._table.times.settle(now)
        if self._table.times.missing:
            self._table.times.come(self._come())
        changed = self._table.times.heed(terms, self._owed(), step)
        if changed or stood != self._standing():
            self._save_soon()
            self._table.tell()
        due = self._table.times.due(terms)
        if due and due - now < 1000 * _SOON:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, (due - now) / 1000), self._rings_now)

    def _standing(self) -> tuple[bool, list[bool], list[int]]:
        """For whom time does not run."""
        assert self._table.times is not None
        own = self._table.times
        return (own.stands, [seat.away for seat in own.seats], own.missing)

    def _rings_now(self) -> None:
        self._timer = None
        if self._table.leads:
            self.heed()

    def late(self) -> list[int]:
        """The seats whose time is up."""
        terms = self._table.terms
        return self._table.times.late(terms) if self._table.times is not None and terms is not None else []

    def left(self, seat: int) -> int | None:
        """What a seat has left now, of its own time or of the step's; None where neither runs."""
        terms = self._table.terms
        if self._table.times is None or terms is None:
            return None
        end = self._table.times.until(terms, seat) or self._table.times.step_until(terms)
        return max(0, end - self._table.now()) if end else None

    def _step_is_over(self) -> bool:
        terms = self._table.terms
        return self._table.times is not None and terms is not None and self._table.times.step_is_over(terms)

    def _nobody_left(self) -> bool:
        """Whether all who are waited for are bots with nothing more to say."""
        table = self._table
        at_it = [table.roster.places[seat] for seat in table.match.awaited()]
        return (
            table.runs
            and all(place.kind == BOT for place in at_it)
            and not any(each.waits for each in table.attendants.values())
        )

    def _come(self) -> list[int]:
        """The seats whose players have come, or have been there before."""
        there, trail = self._table.present(), self._table.match.trail
        return [
            place.seat
            for place in self._table.roster.places
            if place.kind != HUMAN or place.player in there or trail.question(place.seat)
        ]

    def _owed(self) -> dict[int, int]:
        """How many answers of each person who owes one stand, by seat, where no step ends by the clock."""
        match, places = self._table.match, self._table.roster.places
        if match.time() is not None:
            return {}
        people = [seat for seat in match.awaited() if places[seat].kind == HUMAN]
        return {seat: len(match.trail.standing(seat)) for seat in people}

    def heed_arrivals(self) -> None:
        """Somebody may have come for whom the clock waits."""
        times = self._table.times
        if self._table.runs and times is not None and times.missing:
            self.heed()

    async def run_out(self) -> None:
        """Let bots go on for those whose time is up, unless they have answered meanwhile."""
        table = self._table
        async with table.lock:
            await table.read_on()
            self.heed()
            for seat in self.late():
                if table.times is not None and table.usual_bot:
                    table.times.run_out(seat)
                    self._save_soon()
                    await seating.stand_in(table, seat)

    async def _ring(self, time: Choice) -> None:
        """Enter the clock's answer, unless the step has ended meanwhile."""
        table = self._table

        async def act() -> None:
            now = table.match.time()
            if now is not None and now[0] is time:
                await table.enter((CLOCK, time.key))

        async with table.lock:
            await change_table(table, act)

    async def say(self, player: str, about: About, agree: bool, at: int | None) -> None:
        """A pause, going on or more time is proposed, agreed to or refused, as `Consent` has it. Raises Refused."""
        table = self._table

        def act(times: Times, terms: Terms, seat: int) -> None:
            motion = times.motions.get(about)
            if at is not None and (motion is None or motion.at != at):
                raise Refused("no-longer-asked")
            if not agree:
                if motion is None:
                    raise Refused("no-longer-asked")
                times.decline(about)
                return
            if about != "more" and (about == "pause") == bool(times.pause):
                raise Refused("not-now")
            proposed = Motion(about, (seat,), len(table.match.trail.answers))
            times.agree(terms, motion.seconded(seat) if motion else proposed, people_for_time(table))

        await self._wish(player, act)

    async def _carry(self) -> None:
        table = self._table
        async with table.lock:
            if (motion := carried_for_time(self._table)) is not None:
                await self._change(lambda times, terms: times.agree(terms, motion, people_for_time(table)))
                table.announce()

    async def holiday(self, player: str, away: bool) -> None:
        """Somebody goes on holiday, or comes back. Raises Refused."""

        def act(times: Times, terms: Terms, seat: int) -> None:
            if away and not times.seats[seat].holidays:
                raise Refused("no-holidays")
            times.holiday(seat, away)

        await self._wish(player, act)

    async def _wish(self, player: str, act: Callable[[Times, Terms, int], None]) -> None:
        """Change the times as who sits there wants it. Raises Refused."""
        table = self._table
        async with table.lock:
            if table.terms is None:
                raise Refused("no-clock")
            seat = table.seat_of(player)
            if seat is None:
                raise Refused("not-seated", 403)
            if table.head.status != PLAYING:
                raise Refused("not-started" if table.head.status == OPEN else "game-over")
            await self._change(lambda times, terms: act(times, terms, seat))
            table.announce()
            table.heed()

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

    async def read_on(self) -> bool:
        return await self._read()

    async def _read(self, anew: bool = False) -> bool:
        """`read_on`; with `anew` even over what has not been written here."""
        if self._table.terms is None or (self._unsaved and not anew):
            return False
        stored = await self._table.store.times(self._table.head.id)
        if stored is None or (stored.revision == self._revision and not anew):
            return False
        self._table.times, self._revision, self._unsaved = stored.times, stored.revision, False
        return True

    async def _change(self, act: Callable[[Times, Terms], None]) -> None:
        """Change the times as somebody wants it. What `act` raises changes nothing. Raises Refused."""
        terms = self._table.terms
        assert terms is not None
        if self._saving is not None:
            await self._saving

        async def step() -> Times:
            await self._read(anew=True)
            times = deepcopy(self._table.times) or Times.fresh(
                terms, self._table.head.seats, self._table.now()
            )
            times.settle(self._table.now())
            act(times, terms)
            try:
                await self._keep(times, terms)
            except TableClosed as closed:
                raise Refused("no-such-table", 404, table=self._table.head.id) from closed
            return times

        self._table.times = await won(step)

    async def make_up(self, milliseconds: int) -> None:
        """Give so much to all whose time runs: nobody counted it, or nobody could answer."""
        if self._table.times is not None:
            self._table.times.at = max(
                self._table.times.at, min(self._table.now(), self._table.times.at + milliseconds)
            )
            self._save_soon()

    def move(self, milliseconds: int) -> None:
        """The clock by which these times are told was set by so much."""
        if self._table.times is not None:
            self._table.times.at += milliseconds
            if self._table.leads:
                self.heed()
                self._save_soon()
                self._table.tell()

    async def _keep(self, times: Times, terms: Terms) -> None:
        stored = KeptTimes(times, times.due(terms), self._revision + 1)
        await self._table.store.keep_times(self._table.head.id, stored)
        self._revision += 1

    def _save_soon(self) -> None:
        self._unsaved = True
        if self._saving is None:
            self._saving = asyncio.ensure_future(self._save())

    async def _save(self) -> None:
        terms = self._table.terms
        try:
            while self._unsaved and self._table.times is not None and terms is not None:
                self._unsaved = False
                if not await tried(partial(self._keep, self._table.times, terms)):
                    # Somebody at another process wants a pause, say: this is added to what they have written.
                    await self._read(anew=True)
                    if self._table.leads:
                        self.heed()
        except TableClosed:
            pass
        except Exception:
            logger.exception("the times of table %s were not kept", self._table.head.id)
        finally:
            self._saving = None
        self._table.others.changed(self._table)
