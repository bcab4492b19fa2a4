"""Answers given in advance: who wants it so is not asked where there is one answer, also while they are away."""

import asyncio
import logging

from msgspec.structs import replace

from cosmodrome.play.course import TAKE_BACK
from cosmodrome.play.leaving import RESIGN
from cosmodrome.play.motion import is_key
from cosmodrome.server.db.races import change_table
from cosmodrome.server.db.tables import HUMAN
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.consent import Agreeing
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)


class Skipping(Attendant):
    """That of one table; only where the table's bots and clock run, too."""

    matter = "skips"

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._answering: asyncio.Task[None] | None = None

    def due(self) -> list[int]:
        """The seats for which there is something to answer: not again what has just been taken back."""
        table = self._table
        if (
            table.match.course is None
            or not table.leads
            or table.match.time() is not None
            or table.attendant(Agreeing).waits
        ):
            return []
        return [
            seat
            for seat in table.match.awaited()
            if table.roster.places[seat].skips and self._has_no_choice(seat)
        ]

    def _has_no_choice(self, seat: int) -> bool:
        table = self._table
        if table.roster.places[seat].kind != HUMAN:
            return False
        own = next(
            (
                entry
                for entry in reversed(table.match.trail.answers)
                if entry.seat == seat and entry.choice != RESIGN and not is_key(entry.choice)
            ),
            None,
        )
        if own is not None and own.choice == TAKE_BACK:
            return False
        asked = table.game.decision(table.match.state, seat)
        return len(asked.options) == 1 and not asked.forms

    def heed(self) -> None:
        if self._answering is None and self.due():
            self._answering = asyncio.create_task(self._answer())

    async def rest(self) -> None:
        if self._answering is not None:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)

    async def _answer_one(self) -> None:
        """One after the other: an answer may end the step, and with it what others were asked."""
        # Who held the lock before may have answered, or ended the game.
        if due := self.due():
            table, seat = self._table, due[0]
            await table.enter((seat, table.game.options(table.match.state, seat)[0].key))

    async def _answer(self) -> None:
        table = self._table
        try:
            while self.due():
                async with table.lock:
                    await change_table(table, self._answer_one)
        except Exception:
            logger.exception("answers in advance stopped at table %s", table.head.id)
        finally:
            self._answering = None


async def skip(table: LiveTable, player: str, skips: bool) -> None:
    """Whether a player is not to be asked where there is one answer. Raises Refused."""
    async with table.lock:
        seat, places = table.seat_of(player), table.roster.places
        if seat is None:
            raise Refused("not-seated", 403)
        if places[seat].skips == skips:
            return
        await table.store.set_place(table.head.id, player, skips=skips)
        places[seat] = replace(places[seat], skips=skips)
        table.announce()
        table.heed()
