"""How long a table waits for programs from outside, and how much nonsense it hears from them."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from cosmodrome.server.db.tables import HUMAN
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

_AGAIN = 1.0
"""Seconds after which it is tried again where a seat could not be given away, as while the database is gone."""

HandOver = Callable[[LiveTable, int, int | None], Awaitable[None]]
"""Gives a seat to a house bot, if its question is still this one."""


class ProgramTimeouts(Attendant):
    """Of one table: a program that owes an answer too long, or is refused too often, loses its seat to a house bot."""

    matter = "programs"

    def __init__(self, table: LiveTable, seconds: float, refusals: int, hand_over: HandOver) -> None:
        """`seconds`: how long a program may owe an answer; `refusals`: how many of its answers may be refused, one
        after the other; 0 for as long, or as many, as it likes."""
        self._table = table
        self._seconds = seconds
        self._refusals = refusals
        self._hand_over = hand_over
        self._since: dict[tuple[int, int], float] = {}
        """By seat and question, since when a program owes the answer."""
        self._refused: Counter[str] = Counter()
        self._working: dict[int, asyncio.Task[None]] = {}
        """By seat, what gives it away now."""

    def heed(self) -> None:
        self._stop_timer()
        table = self._table
        if not self._seconds or not table.roster.owners or not table.runs:
            self._since = {}
            return
        now = time.monotonic()
        owed = [
            (seat, table.match.trail.question(seat)) for seat in table.match.awaited() if self._plays(seat)
        ]
        self._since = {asked: self._since.get(asked, now) for asked in owed}
        if self._since:
            wait = min(self._since.values()) + self._seconds - now
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._time_is_up)

    def refused(self, player: str) -> None:
        """An answer of a player has been refused."""
        if self._refusals and player in self._table.roster.owners:
            self._refused[player] += 1
            seat = self._table.seat_of(player)
            if self._refused[player] > self._refusals and seat is not None:
                self._give(seat, None)

    def accepted(self, player: str) -> None:
        self._refused.pop(player, None)

    async def rest(self) -> None:
        self._stop_timer()
        self._since = {}

    def _plays(self, seat: int) -> bool:
        place = self._table.roster.places[seat]
        return place.kind == HUMAN and place.player in self._table.roster.owners

    def _time_is_up(self) -> None:
        self._timer = None
        if not self._table.runs:
            return  # another process does by now
        late = time.monotonic() - self._seconds
        for (seat, question), since in self._since.items():
            if since <= late:
                self._give(seat, question)

    def _give(self, seat: int, question: int | None) -> None:
        if seat in self._working:
            return
        task = asyncio.ensure_future(self._given(self._hand_over(self._table, seat, question)))
        self._working[seat] = task
        task.add_done_callback(lambda _: self._working.pop(seat))

    async def _given(self, done: Awaitable[None]) -> None:
        try:
            await done
        except Exception:
            logger.exception("a house bot could not take a seat of table %s", self._table.head.id)
            self._stop_timer()
            self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._time_is_up)
