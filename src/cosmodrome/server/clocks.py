"""Clocks: the one place that says when time is up, as an answer of the clock's own seat, which goes into the log."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from cosmodrome.core.choice import Choice

logger = logging.getLogger(__name__)

Step = tuple[str, int]
"""A step that ends by the clock: the key of the clock's answer, and the round."""


class Timed(Protocol):
    """A table, as its clock sees it."""

    @property
    def seconds(self) -> int:
        """How long a live step may take, or an answer in any other; 0 for as long as people like."""

    def time(self) -> tuple[Choice, int] | None:
        """What the clock may answer now, and the round; None where no clock runs."""

    def nobody_left(self) -> bool:
        """Whether all who are waited for are bots with nothing more to say."""

    def owed(self) -> dict[int, int]:
        """The number of the question that each person owes an answer to, by seat, where no step ends by the clock."""


class Clock:
    """The clock of one table. After a restart of the server the open step has all of its time again."""

    def __init__(
        self,
        table: Timed,
        ring: Callable[[Choice], Awaitable[None]],
        answer_for: Callable[[dict[int, int]], Awaitable[None]],
    ) -> None:
        """`ring` enters the clock's answer; `answer_for` answers questions, by seat, of people who are late."""
        self._table = table
        self._ring = ring
        self._answer_for = answer_for
        self._step: Step | None = None
        self._owed: dict[tuple[int, int], float] = {}
        """Until when each seat may answer its question, in seconds since 1970."""
        self._timer: asyncio.TimerHandle | None = None
        self.ends = 0
        """When the open step ends, or the first answer is late, in milliseconds since 1970; 0 where no time runs."""
        self._ringing: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None or self._ringing is not None

    def heed(self) -> None:
        """Look at the table: to be called after every change of it."""
        found = self._table.time()
        step = None if found is None else (found[0].key, found[1])
        if step != self._step:
            self.stop()
            self._step = step
            if found is not None and self._table.seconds > 0:
                loop = asyncio.get_running_loop()
                self.ends = int(1000 * (time.time() + self._table.seconds))
                self._timer = loop.call_later(self._table.seconds, self._time_is_up, found[0])
        if found is None:
            self._heed_questions()
        elif self._table.nobody_left():
            self._time_is_up(found[0])

    def _heed_questions(self) -> None:
        """Each seat has its own time for each of its questions, as where seats answer one after another."""
        seconds, now = self._table.seconds, time.time()
        owed = self._table.owed() if seconds > 0 else {}
        self._owed = {asked: self._owed.get(asked, now + seconds) for asked in owed.items()}
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self.ends = None, 0
        if self._owed:
            first = min(self._owed.values())
            self.ends = int(1000 * first)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, first - now), self._some_are_late)

    def stop(self) -> None:
        """Let no time run any more, until the table is next looked at."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._step, self.ends = None, None, 0
        self._owed = {}

    def _time_is_up(self, time: Choice) -> None:
        if self._ringing is None:
            self._ringing = asyncio.ensure_future(self._rings(self._ring(time)))

    def _some_are_late(self) -> None:
        if self._ringing is None:
            first = min(self._owed.values())
            late = dict(asked for asked, until in self._owed.items() if until <= max(first, time.time()))
            self._ringing = asyncio.ensure_future(self._rings(self._answer_for(late)))

    async def _rings(self, done: Awaitable[None]) -> None:
        try:
            await done
        except Exception:
            logger.exception("the clock of a table stopped")
            return
        finally:
            self._ringing = None
        self.heed()  # what follows may be a step of the same kind, in which nobody is left either

    async def rest(self) -> None:
        """Stop before the server does; what the clock is about to say, it says the next time."""
        self.stop()
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)
