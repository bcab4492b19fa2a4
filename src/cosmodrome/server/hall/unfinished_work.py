"""What a process that is gone has left undone, by restart or death: bots that owe an answer, and calls."""

import logging

from cosmodrome.server.db import clocks
from cosmodrome.server.db.outage import is_outage
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.refusals import Refused

logger = logging.getLogger(__name__)

_EVERY = 1.0
"""Seconds between two portions."""
_AT_ONCE = 8
"""Tables of one portion: whether a bot owes something is seen only when they are brought to life."""
_RECENT = 30 * 24 * 60 * 60
"""Seconds: nobody waits any more at tables that changed longer ago."""
_SLACK = 300
"""Seconds for which a bot may have waited for its turn, and its process be thought to be there still."""


class LeftBots(Keeper):
    """Brings such tables to life, portion by portion, the latest first. Of all processes one does so.

    It goes over all of them once. Of one process all other tables are its own, so then it is done; of several each may
    die, so it goes over those again that have changed lately.
    """

    def __init__(self, hall: Hall) -> None:
        super().__init__(_EVERY, "looking for bots that owe an answer")
        self._hall = hall
        self._since: int | None = self._now() - _RECENT
        """From which change on tables are looked at, in seconds since 1970; None where none need be."""
        self._began = 0
        """When it was begun to go over them; 0 where it is still to be."""
        self._before: tuple[int, str] | None = None
        """The last table looked at: when it changed, and its id."""
        self._looked: dict[str, int] = {}
        """When tables had changed at which it has been looked."""

    def _now(self) -> int:
        return self._hall.cluster.now() // 1000

    async def _round(self) -> None:
        hall = self._hall
        if self._since is None or not hall.cluster.first:
            return
        self._began = self._began or self._now()
        found = await clocks.left_with_bots(
            hall.store, self._since, hall.cluster.now(), self._before, _AT_ONCE
        )
        for table_id, touched in found:
            if self._looked.get(table_id) != touched and hall.known(table_id) is None:
                await self._wake(table_id)
                self._looked[table_id] = touched
            self._before = touched, table_id
        if len(found) < _AT_ONCE:
            self._begin_anew()

    async def _wake(self, table_id: str) -> None:
        try:
            await self._hall.table(table_id)
        except Refused as refused:
            logger.info("no bot goes on at table %s: %s", table_id, refused)
        except Exception as error:
            if is_outage(error):
                raise  # the next round begins here
            logger.exception("no bot goes on at table %s", table_id)

    def _begin_anew(self) -> None:
        self._since = self._began - _SLACK if self._hall.cluster.shared else None
        self._began, self._before = 0, None
        self._looked = {each: at for each, at in self._looked.items() if at >= (self._since or at + 1)}


_BEAT_SLACK = 10
"""Seconds between what is written down of a process and its end, at most."""
_FOUND = 30
"""Seconds until it shows, at the latest, that a process has died."""
_CALLS_AT_ONCE = 50


class LeftCalls:
    """Brings tables to life at which somebody waited to be called; they do the rest, and nobody is called twice."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._since: int | None = None
        """From which change on tables are looked at, in seconds since 1970; None where none need be."""
        self._looked: set[str] = set()
        """Those looked at since then."""

    def _wait(self) -> int:
        """Seconds for which a call waits."""
        return int(self._hall.caller.seconds) + _BEAT_SLACK

    async def begin(self) -> None:
        """Before the first beat: what was asked shortly before the last process was there may not have been called."""
        self._since = await clocks.last_beat(self._hall.store) // 1000 - self._wait()

    async def look(self) -> None:
        """To be called every few seconds, by one process of all."""
        hall, now = self._hall, self._hall.cluster.now()
        if not hall.caller.calls or self._since is None:
            return
        found = await clocks.left_turns(hall.store, self._since, now)
        self._looked.intersection_update(found)
        left = [each for each in found if each not in self._looked and hall.known(each) is None]
        for table_id in left[:_CALLS_AT_ONCE]:
            self._looked.add(table_id)
            try:
                await hall.table(table_id)
            except Refused as refused:
                logger.error("nobody is called to table %s: %s", table_id, refused)
        if len(left) <= _CALLS_AT_ONCE:
            # Of one process all other tables are its own; of several each may die.
            self._since = now // 1000 - self._wait() - _FOUND if hall.cluster.shared else None
