"""Who is to be called to a table when: those who owe an answer or their consent, and have been gone long enough."""

import asyncio

from cosmodrome.server.db.calls import Wanted
from cosmodrome.server.db.tables import HUMAN
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.caller import Caller
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.motions import moved, waiting
from cosmodrome.server.time_controls import PerDays


class TurnCalls(Attendant):
    """Of one table: who is to be called when."""

    matter = "calls"

    def __init__(self, table: TableFacts, caller: Caller) -> None:
        self._table = table
        self._caller = caller
        self._waiting: dict[Wanted, asyncio.TimerHandle] = {}
        """Until they have been gone long enough."""
        self._done: set[Wanted] = set()
        """Of those who are wanted, to what they have been called, or at what they were there."""

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def heed(self) -> None:
        wanted = self._wanted()
        for each in self._waiting.keys() - wanted:
            self._waiting.pop(each).cancel()
        self._done &= wanted
        for each in wanted - self._waiting.keys() - self._done:
            loop = asyncio.get_running_loop()
            self._waiting[each] = loop.call_later(self._caller.seconds, self._time_is_up, each)

    async def rest(self) -> None:
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _wanted(self) -> set[Wanted]:
        """Who owes an answer, and who is asked to agree to something."""
        table = self._table
        if not self._caller.calls or not table.runs or table.match.course is None:
            return set()
        seats, asked = table.match.awaited(), moved(table)
        if not isinstance(table.head.time_control, PerDays):
            # A round of a tournament begins without its players: who has answered nothing yet is called to it.
            seats = [seat for seat in seats if table.head.tournament and not table.match.trail.question(seat)]
            asked = []
        found = [self._of(seat, "", table.match.trail.question(seat)) for seat in seats]
        found += [self._of(seat, each.about, each.at) for each in asked for seat in waiting(table, each)]
        return {each for each in found if each is not None}

    def _of(self, seat: int, about: str, number: int) -> Wanted | None:
        """None for a seat of which nobody is to be called."""
        table, place = self._table, self._table.roster.places[seat]
        if place.kind != HUMAN or place.away or place.player in table.roster.owners:
            return None
        return Wanted(table.head.id, place.player, about, number)

    def _time_is_up(self, wanted: Wanted) -> None:
        self._waiting.pop(wanted, None)
        caller, table = self._caller, self._table
        if wanted not in self._wanted():
            return
        self._done.add(wanted)
        if wanted.player in table.present():
            caller.note_seen(wanted)
        else:
            caller.call(table.head.name or table.game.meta.title, wanted)
