"""What takes thought to say beside the open questions of a table: asked where bots think, told right after."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from cosmodrome.bots.appraising import appraises, weighs
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed, Verdict
from cosmodrome.server import wire
from cosmodrome.server.bots.minds import AskedWorth
from cosmodrome.server.bots.thinkers import Thinkers
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Appraised, Weigh, Weighed, verdicts_sent

Appraisal = Callable[[], Awaitable[list[Verdict]]]

logger = logging.getLogger(__name__)


class Appraising(Attendant):
    """One thought a seat at a time, of the table as it is then; no answer waits for it."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self.does = appraises(table.game)
        """Whether there is ever anything to say beside a question of this game."""
        self._found: dict[int, tuple[int, bytes | None]] = {}
        """By seat: the version of the table that was looked at, and what is told of it; None where that went wrong."""
        self._asking: dict[int, asyncio.Task[None]] = {}

    def of(self, seat: int) -> bytes | None:
        """What is told beside a seat's question, as it is sent; None for nothing yet, and then it is found out."""
        version, sent = self._found.get(seat, (-1, None))
        if version == self._table.showing.version:
            return sent
        if seat not in self._asking and self._asked(seat):
            self._asking[seat] = asyncio.create_task(self._ask(seat))
        return None

    def weigh(self, player: str, message: Weigh) -> tuple[Weighed, Appraisal | None]:
        """What a choice in the making would come to, in a running game, for who sits there. Raises Refused.

        And where it takes thought to say it all, how to find out the rest.
        """
        table = self._table
        seat = table.seat_of(player)
        if seat is None:
            raise Refused("not-seated", 403)
        if table.match.course is None:
            raise Refused("game-over")
        try:
            choice = table.game.parse(message.choice)
            found = table.game.referee.weigh(table.match.state, seat, choice)
        except NotAllowed as refusal:
            return Weighed(message.request, [], refusal.reason, refusal.facts, refusal.rule), None
        weighed = Weighed(message.request, verdicts_sent(found), "", {})
        return weighed, partial(self._weigh, seat, choice) if weighs(table.game, choice.verb) else None

    async def _weigh(self, seat: int, choice: Choice) -> list[Verdict]:
        try:
            return await self._thought(seat, choice)
        except Exception:
            logger.exception("nothing could be said of a choice at table %s", self._table.head.id)
            return []

    async def rest(self) -> None:
        """Stop thinking; it goes on when somebody looks again."""
        asking = list(self._asking.values())
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    def _asked(self, seat: int) -> bool:
        table = self._table
        return table.match.course is not None and seat in table.game.may_act(table.match.state)

    async def _ask(self, seat: int) -> None:
        table = self._table
        try:
            await asyncio.sleep(0)  # an answer that has just been taken in is acknowledged first
            if not self._asked(seat):
                return
            version = table.showing.version
            sent: bytes | None = None
            try:
                found = await self._thought(seat)
                sent = wire.encode(Appraised(seat, verdicts_sent(found)))
            except Exception:
                logger.exception("nothing could be said of a question at table %s", table.head.id)
            self._found[seat] = version, sent
        finally:
            del self._asking[seat]
        for onlooker in table.gallery.onlookers:
            if table.seat_of(onlooker.player) == seat:
                onlooker.wake()  # where the table has changed meanwhile, they ask again

    async def _thought(self, seat: int, making: Choice | None = None) -> list[Verdict]:
        """It takes its turn beside the thoughts of bots, and has a memory of its own there."""
        table = self._table
        view = table.game.view(table.match.state, seat)
        asked = AskedWorth(f"{table.head.id} offers", seat, table.game, view, making)
        return await self._thinkers.worth(table.guest, asked)
