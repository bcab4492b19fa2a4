"""How long a table waits for programs from outside, and how much nonsense it hears from them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from cosmodrome.server.database.store import HUMAN

if TYPE_CHECKING:
    from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

_AGAIN = 1.0
"""Seconds after which it is tried again where a seat could not be given away, as while the database is gone."""


class Patience:
    """Of one table: a program that owes an answer too long, or is refused too often, loses its seat to a house bot."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.seconds = 0.0
        """How long a program may owe an answer; 0 for as long as it likes. The hall sets this and what follows."""
        self.refusals = 0
        """How many answers of a program may be refused, one after the other; 0 for as many as it likes."""
        self.hand_over: Callable[[LiveTable, int, int | None], Awaitable[None]] | None = None
        """Gives a seat to a house bot, if its question is still this one."""
        self._since: dict[tuple[int, int], float] = {}
        """By seat and question, since when a program owes the answer."""
        self._refused: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._working: dict[int, asyncio.Task[None]] = {}
        """By seat, what gives it away now."""

    def heed(self) -> None:
        """Look at the table: to be called after every change of it."""
        self._stop_timer()
        table = self._table
        if not self.seconds or not table.owners or not table.runs:
            self._since = {}
            return
        now = time.monotonic()
        owed = [(seat, table.question(seat)) for seat in table.awaited() if self._plays(seat)]
        self._since = {asked: self._since.get(asked, now) for asked in owed}
        if self._since:
            wait = min(self._since.values()) + self.seconds - now
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._time_is_up)

    def refused(self, player: str) -> None:
        """An answer of a player has been refused."""
        if self.refusals and player in self._table.owners:
            self._refused[player] += 1
            seat = self._table.seat_of(player)
            if self._refused[player] > self.refusals and seat is not None:
                self._give(seat, None)

    def accepted(self, player: str) -> None:
        self._refused.pop(player, None)

    def stop(self) -> None:
        """Let no time run any more, until the table is next looked at."""
        self._stop_timer()
        self._since = {}

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _plays(self, seat: int) -> bool:
        place = self._table.places[seat]
        return place.kind == HUMAN and place.player in self._table.owners

    def _time_is_up(self) -> None:
        self._timer = None
        if not self._table.runs:
            return  # another process does by now
        late = time.monotonic() - self.seconds
        for (seat, question), since in self._since.items():
            if since <= late:
                self._give(seat, question)

    def _give(self, seat: int, question: int | None) -> None:
        if self.hand_over is None or seat in self._working:
            return
        task = asyncio.ensure_future(self._given(self.hand_over(self._table, seat, question)))
        self._working[seat] = task
        task.add_done_callback(lambda _: self._working.pop(seat))

    async def _given(self, done: Awaitable[None]) -> None:
        try:
            await done
        except Exception:
            logger.exception("a house bot could not take a seat of table %s", self._table.head.id)
            self._stop_timer()
            self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._time_is_up)
