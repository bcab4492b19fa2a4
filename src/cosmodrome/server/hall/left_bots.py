"""Bots that owe an answer at tables that no process has, as after a restart or when a process has died."""

import logging

from cosmodrome.server.database.outage import is_outage
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
        found = await hall.store.left_with_bots(self._since, hall.cluster.now(), self._before, _AT_ONCE)
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
