"""Calls that a process has left undone: after a restart, or when another has died, they are made here."""

import logging

from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.refusals import Refused

logger = logging.getLogger(__name__)

_SLACK = 10
"""Seconds between what is written down of a process and its end, at most."""
_FOUND = 30
"""Seconds until it shows, at the latest, that a process has died."""
_AT_ONCE = 50


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
        return int(self._hall.caller.seconds) + _SLACK

    async def begin(self) -> None:
        """Before the first beat: what was asked shortly before the last process was there may not have been called."""
        self._since = await self._hall.store.last_beat() // 1000 - self._wait()

    async def look(self) -> None:
        """To be called every few seconds, by one process of all."""
        hall, now = self._hall, self._hall.cluster.now()
        if not hall.caller.calls or self._since is None:
            return
        found = await hall.store.left_turns(self._since, now)
        self._looked.intersection_update(found)
        left = [each for each in found if each not in self._looked and hall.known(each) is None]
        for table_id in left[:_AT_ONCE]:
            self._looked.add(table_id)
            try:
                await hall.table(table_id)
            except Refused as refused:
                logger.error("nobody is called to table %s: %s", table_id, refused)
        if len(left) <= _AT_ONCE:
            # Of one process all other tables are its own; of several each may die.
            self._since = now // 1000 - self._wait() - _FOUND if hall.cluster.shared else None
