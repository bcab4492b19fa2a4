"""The director: sees that tournaments go on, also where nobody looks at them, and after a restart."""

import logging
import time

from cosmodrome.server.db import tournaments
from cosmodrome.server.hall import rounds
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Keeping
from cosmodrome.server.tournaments.standings import PLAYING

logger = logging.getLogger(__name__)

EVERY = 4.0
"""Seconds between two looks."""
_SWEEPS = 150
"""Looks between two at what nobody comes back to."""
_AT_ONCE = 50


class Director(Keeper):
    """Of all processes of one database one directs at a time. Two who did by accident would do nothing twice."""

    def __init__(self, hall: Hall, keeping: Keeping) -> None:
        super().__init__(EVERY, "looking after tournaments")
        self._hall = hall
        self._keeping = keeping
        self._looks = 0
        self._stuck: set[str] = set()
        """Tournaments of which it has been told that their deck is missing."""
        self._woken: set[str] = set()
        """Tables that were brought to life since this process began: bots and clocks go on there."""

    async def look(self) -> None:
        """One look at all tournaments."""
        hall = self._hall
        playing: set[str] = set()
        for tournament_id in await tournaments.to_look_after(hall.store, hall.cluster.now()):
            try:
                await rounds.go_on(hall, tournament_id)
                await rounds.stop_ended(hall, tournament_id)
                seen = await tournaments.tournament(hall.store, tournament_id)
            except Refused as refused:
                logger.warning("tournament %s does not go on: %s", tournament_id, refused)
                continue
            if (deck := rounds.missing_deck(hall, seen)) and tournament_id not in self._stuck:
                logger.warning(
                    "tournament %s waits for its deck %r, which is not offered", tournament_id, deck
                )
                self._stuck.add(tournament_id)
            playing |= {each.table_id for each in seen.now if each.kind == PLAYING}
        for table_id in playing - self._woken:
            await rounds.wake(hall, table_id)
        self._woken = playing

    async def sweep(self) -> int:
        """End what nobody goes on with, and forget what nobody has come back to; how many tournaments."""
        now, swept = time.time(), 0
        if days := self._keeping.tournament_days:
            for tournament_id in await tournaments.forgotten(self._hall.store, int(now - 86400 * days)):
                swept += await rounds.end_forgotten(self._hall, tournament_id)
        for days, statuses in (
            (self._keeping.idle_days, (tournaments.OPEN,)),
            (self._keeping.finished_days, (tournaments.OVER, tournaments.OFF)),
        ):
            before = int(now - 86400 * days)
            while days and (gone := await tournaments.sweep(self._hall.store, before, statuses, _AT_ONCE)):
                swept += gone
        return swept

    async def _round(self) -> None:
        if not self._hall.cluster.first:
            return
        self._looks += 1
        await self.look()
        if self._looks % _SWEEPS == 0:
            await self.sweep()
