"""The bots of one live table: who of them is asked when, and how what they think becomes entries of the log."""

from __future__ import annotations

import asyncio
import logging
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.taking_back import TAKE_BACK
from cosmodrome.server import bot_seats
from cosmodrome.server.store import BOT, Answer, LostRace, Place

if TYPE_CHECKING:
    from cosmodrome.server.live_table import LiveTable

logger = logging.getLogger(__name__)


class TableBots:
    """They think in a worker thread on a copy of the state, while people may answer."""

    def __init__(self, table: LiveTable, maker: bot_seats.BotMaker) -> None:
        self._table = table
        self._maker = maker
        self._made: dict[tuple[int, str], bot_seats.Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._bargaining = bot_seats.Bargaining()

    @property
    def thinking(self) -> bool:
        return self._thinking is not None

    def asked(self) -> list[int]:
        """The bots that are awaited or, where anybody may act, those that have not heard the latest news."""
        table = self._table
        if table.course is None:
            return []
        if table.time() is None:
            return [seat for seat in table.awaited() if self._sits(seat)]
        return self._bargaining.awake([seat for seat in table.game.may_act(table.state) if self._sits(seat)])

    def silent(self) -> bool:
        """Whether all who are waited for are bots with nothing more to say."""
        return not self.thinking and not self.asked() and all(map(self._sits, self._table.awaited()))

    def heed(self, answers: list[Answer]) -> None:
        """Note what has been answered: it is news where anybody may act."""
        by_bots = all(entry.seat != CLOCK and self._sits(entry.seat) for entry in answers)
        self._bargaining.heed(self._table.time(), by_bots)

    def wake(self) -> None:
        """Let them answer, if any is to be asked and they are not at it already."""
        if self._thinking is None and self.asked():
            self._thinking = asyncio.create_task(self._run())

    async def rest(self) -> None:
        """Stop them; they go on when the table is next used."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _sits(self, seat: int) -> bool:
        return self._table.places[seat].kind == BOT

    async def _run(self) -> None:
        table = self._table
        try:
            while order := self.asked():
                bots = {place.seat: self._bot(place) for place in table.places if place.kind == BOT}
                asked = {seat: table.question(seat) for seat in bots}
                taken_back = self._taken_back()
                state = table.game.copy(table.state)
                if table.time() is not None:
                    await self._bargain(state, bots, order)
                    continue
                thoughts = await asyncio.to_thread(bot_seats.think, table.game, state, bots)
                async with table.lock:
                    try:
                        if taken_back == self._taken_back():
                            await self._enter(thoughts, asked)
                    except LostRace:
                        await table.load()
        except Exception:
            logger.exception("the bots of table %s stopped", table.head.id)
        finally:
            self._thinking = None
        table.clock.heed()

    async def _bargain(self, state: Any, bots: dict[int, bot_seats.Bot], order: list[int]) -> None:
        """Ask each of these bots once, where anybody may act. What people did meanwhile is news for the next time."""
        table = self._table
        heard = len(table.answers)
        said = await asyncio.to_thread(bot_seats.bargain, table.game, state, bots, order)
        async with table.lock:
            if heard != len(table.answers):
                return
            answers = [(seat, choice) for seat, choice in said if choice is not None]
            if answers:
                try:
                    await self._enter(answers, {})
                except LostRace:
                    await table.load()
                    return
            # Whoever had nothing to say before somebody else acted is asked again.
            silent = takewhile(lambda each: each[1] is None, reversed(said))
            self._bargaining.sleep(seat for seat, _ in silent)

    def _taken_back(self) -> int:
        """How often an answer has been taken back: what a bot thought of later moves may rest on one."""
        return sum(entry.choice == TAKE_BACK for entry in self._table.answers)

    async def _enter(self, thoughts: list[tuple[int, Choice]], asked: dict[int, int]) -> None:
        """Enter what bots answered. Others may have answered meanwhile: what no longer fits is dropped."""
        table = self._table
        if any(table.question(seat) != question for seat, question in asked.items()):
            return
        if not all(self._sits(seat) for seat, _ in thoughts):
            return  # a person has come back to a seat that a bot kept
        trial = table.trial()
        for seat, choice in thoughts:
            try:
                table.game.check(trial.course.state, seat, choice)
            except NotAllowed:
                break
            trial.choose(seat, choice)
        if trial.answers:
            await table.commit(trial)

    def _bot(self, place: Place) -> bot_seats.Bot:
        key = (place.seat, place.bot)
        if key not in self._made:
            seed = bot_seats.bot_seed(self._table.head.seed, place.seat)
            self._made[key] = self._maker.make(self._table.game, place.bot, seed)
        return self._made[key]
