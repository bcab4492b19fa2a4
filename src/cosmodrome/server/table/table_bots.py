"""The bots of one live table: who of them is asked when, and how what they think becomes entries of the log."""

import asyncio
import dataclasses
import logging
import time
from itertools import takewhile

from msgspec.structs import replace

from cosmodrome.bots.budget import Shared
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.seats import CLOCK
from cosmodrome.server.bots import bot_seats
from cosmodrome.server.bots.minds import Asked
from cosmodrome.server.bots.thinkers import BotsFail, NoWorker, Thinkers
from cosmodrome.server.db.races import change_table
from cosmodrome.server.db.tables import BOT, HUMAN
from cosmodrome.server.table import seating
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.consent import Agreeing
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 60.0
"""Seconds after which bots that could not go on try again: twice as many each time."""
_TURN = 0.8
"""Seconds for which the bots of a table search until a person is asked again: with what else takes time, about one."""
_MOST_FAILURES = 3
"""Thoughts in a row that fail before they give up."""


class TableBots(Attendant):
    """They think elsewhere, on a copy of the state, while people may answer."""

    matter = "bots"

    def __init__(self, table: LiveTable, thinkers: Thinkers, seconds: float) -> None:
        """`seconds`: how long those may think for whom the usual bot can go on; 0 for as long as they like."""
        self._table = table
        self._thinkers = thinkers
        self._seconds = seconds
        self._thinking: asyncio.Task[None] | None = None
        self._apart = False
        """Whether they are asked one by one, to find which of them ends its process, or thinks too long."""
        self._bargaining = bot_seats.Bargaining()
        self._heard = len(table.match.trail.answers)
        self._shared = Shared(_TURN)
        self.why = ""
        """What went wrong with their thoughts here again and again, for whoever looks after the server."""

    @property
    def busy(self) -> bool:
        """Whether they think."""
        return self._thinking is not None

    @property
    def waits(self) -> bool:
        """Whether they may have something to say, or a person has."""
        return self.busy or bool(self.asked()) or not all(map(self._sits, self._table.match.awaited()))

    def asked(self) -> list[int]:
        """The bots that are awaited or, where anybody may act, those that have not heard the latest news."""
        table = self._table
        if (
            table.match.course is None
            or not table.runs
            or table.attendant(Agreeing).waits
            or table.bots_stopped
        ):
            return []
        if table.match.time() is None:
            return [seat for seat in table.match.awaited() if self._sits(seat)]
        return self._bargaining.awake(
            [seat for seat in table.game.may_act(table.match.state) if self._sits(seat)]
        )

    def heed(self) -> None:
        """Let them answer, if any is to be asked and they are not at it already."""
        table = self._table
        if news := table.match.trail.answers[self._heard :]:
            # What has been answered is news where anybody may act.
            by_bots = all(entry.seat != CLOCK and self._sits(entry.seat) for entry in news)
            self._bargaining.heed(table.match.time(), by_bots)
            if not by_bots:
                self._shared = Shared(_TURN)
        self._heard = len(table.match.trail.answers)
        if self._thinking is None and self.asked():
            self._thinking = asyncio.create_task(self._run())

    async def rest(self) -> None:
        """Stop them; they go on when the table is next used."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _sits(self, seat: int) -> bool:
        return self._table.roster.places[seat].kind == BOT

    async def _run(self) -> None:
        pause, failures, self._apart = _FIRST_PAUSE, 0, False
        try:
            while order := self.asked():
                try:
                    await self._go_on(order[:1] if self._apart else order)
                    pause, failures = _FIRST_PAUSE, 0
                except Exception as failure:
                    failures += isinstance(failure, BotsFail)
                    if failures == _MOST_FAILURES:
                        self._give_up(str(failure))
                        break
                    # As where the database is away for a while. Nobody else would wake them.
                    logger.exception("the bots of table %s stop for %.0f s", self._table.head.id, pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
        finally:
            self._thinking = None
        if self._table.runs:
            self._table.attendant(Clock).heed()

    def try_again(self) -> None:
        """Somebody has come to look, or they are run here from now on: perhaps they no longer fail."""
        if self._table.leads:
            self._table.tell_of_runner(replace(self._table.runner, failing=False))

    def _give_up(self, why: str) -> None:
        """Let the table say that they answer no more, until somebody comes to look again."""
        self.why = why
        logger.error("the bots of table %s answer no more: %s", self._table.head.id, why)
        self._table.tell_of_runner(replace(self._table.runner, failing=True))

    async def _go_on(self, order: list[int]) -> None:
        """Have these bots answer once. The seat of one that fails is given to the usual bot, if that is another."""
        bots = self._bots(order if self._apart else None)
        try:
            failed = await self._answer(order, bots)
        except NoWorker:
            raise
        except BotsFail:
            if all(name == self._table.usual_bot for name, _ in bots.values()):
                raise
            if len(bots) > 1:
                self._apart = True
                return
            (failed,) = bots
        if failed is not None:
            await self._replace(failed, bots[failed][0])

    def _bots(self, seats: list[int] | None) -> dict[int, tuple[str, int]]:
        """Those in these seats, or all, as in `Asked`."""
        table = self._table
        return {
            place.seat: (place.bot, bot_seats.bot_seed(table.head.seed, place.seat))
            for place in table.roster.places
            if place.kind == BOT and (seats is None or place.seat in seats)
        }

    async def _replace(self, seat: int, bot: str) -> None:
        table = self._table
        if await seating.replace_bot(table, seat, bot):
            logger.error("at table %s %s goes on for bot %s", table.head.id, table.usual_bot, bot)
            table.tell_of_runner(replace(table.runner, failed=table.runner.failed | {seat: bot}))

    async def _answer(self, order: list[int], bots: dict[int, tuple[str, int]]) -> int | None:
        """Enter what these bots answer, as far as it still fits then; the seat of one that failed. Raises BotsFail."""
        table = self._table
        seats = [place.seat for place in table.roster.places if place.kind == BOT]
        asked = {seat: table.match.trail.question(seat) for seat in seats}
        taken_back = table.match.trail.taken_back
        if table.match.time() is not None:
            return await self._bargain(order, bots)
        answers, failed = await self._said(bots)
        thoughts = [(seat, choice) for seat, choice in answers if choice is not None]

        async def act() -> None:
            # What a bot thought of later moves may rest on an answer that has been taken back.
            if taken_back == table.match.trail.taken_back:
                await self._enter(thoughts, asked)

        async with table.lock:
            await change_table(table, act)
        return failed

    async def _bargain(self, order: list[int], bots: dict[int, tuple[str, int]]) -> int | None:
        """Ask each of these bots once, where anybody may act. What people did meanwhile is news for the next time."""
        table = self._table
        heard = len(table.match.trail.answers)
        replies, failed = await self._said(bots, order)

        async def act() -> None:
            if heard != len(table.match.trail.answers):
                return
            answers = [(seat, choice) for seat, choice in replies if choice is not None]
            if answers:
                await self._enter(answers, {})
            # Whoever had nothing to say before somebody else acted is asked again.
            silent = takewhile(lambda each: each[1] is None, reversed(replies))
            self._bargaining.sleep(seat for seat, _ in silent)

        async with table.lock:
            await change_table(table, act)
        return failed

    async def _enter(self, thoughts: list[tuple[int, Choice]], asked: dict[int, int]) -> None:
        """Enter what bots answered. Others may have answered meanwhile: what no longer fits is dropped."""
        table = self._table
        if any(table.match.trail.question(seat) != question for seat, question in asked.items()):
            return
        if table.match.course is None or not table.runs or not all(self._sits(seat) for seat, _ in thoughts):
            return  # the game has ended, nobody looks on any more, or a person is back in a seat that a bot kept
        if table.attendant(Agreeing).waits:
            return  # an answer would end what people are asked
        trial = table.match.trial(table.showing.views())
        for seat, choice in thoughts:
            try:
                trial.choose(seat, choice)
            except NotAllowed:
                break
        if trial.answers:
            await table.commit(trial)

    async def _said(
        self, bots: dict[int, tuple[str, int]], order: list[int] | None = None
    ) -> tuple[list[tuple[int, Choice | None]], int | None]:
        """What the bots say to the table as it is now, and who failed; with `order`, those where anybody may act."""
        table = self._table
        asked = Asked(
            table.head.id, table.game, table.game.copy(table.match.state), bots, order, table.usual_bot
        )
        # Where others have the same deal equal answers meet equal answers, however busy the server is: no time counts.
        if not table.head.closed_until and any(place.kind == HUMAN for place in table.roster.places):
            asked = dataclasses.replace(asked, patience=self._shared.part)
        if asked.replaced:
            asked = dataclasses.replace(asked, seconds=self._seconds * (len(order) if order else 1))
        began = time.monotonic()
        answers, failed = await self._thinkers.think(table.guest, asked)
        self._shared.spend(time.monotonic() - began)
        return [(seat, None if key is None else table.game.parse(key)) for seat, key in answers], failed
