"""The caller: tells people who are not there that it is their turn in a turn-based game, by web push or by letter."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import h11
import msgspec

from cosmodrome.server import call_book, letters, push
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Mail
from cosmodrome.server.store import HUMAN, Store
from cosmodrome.server.time_controls import PerDays
from cosmodrome.text.speak import LANGUAGES, said

if TYPE_CHECKING:
    from cosmodrome.server.live_table import LiveTable

logger = logging.getLogger(__name__)

_MOST_WAITING = 1000
"""Calls under way in one process; more are not made, as where a mail server is gone for hours."""


class Caller:
    """That of one process. It calls nobody for tables that another one leads."""

    def __init__(
        self, store: Store, mail: Mail | None, contact: str, seconds: float, most: int, anywhere: bool = False
    ) -> None:
        """Without `contact` there is no web push. `seconds` is how long somebody may be gone who is not called yet."""
        self.store = store
        self.mail = mail
        self.contact = contact
        self.seconds = seconds
        self.anywhere = anywhere
        self._most = most
        self._sender: push.Sender | None = None
        self._public = ""
        self._making = asyncio.Lock()
        self._calling: set[asyncio.Task[None]] = set()

    @property
    def calls(self) -> bool:
        """Whether the host lets people be called at all."""
        return bool(self.contact or self.mail)

    async def public_key(self) -> str:
        """By which browsers know this server; "" where there is no web push."""
        if self.contact:
            await self._ready()
        return self._public

    async def _ready(self) -> push.Sender:
        async with self._making:
            if self._sender is None:
                private = await call_book.push_key(self.store)
                if not private:
                    fresh = await asyncio.to_thread(push.fresh_key)
                    private = await call_book.push_key(self.store, fresh)
                self._public = await asyncio.to_thread(push.public_key, private)
                self._sender = push.Sender(private, self.contact, self.anywhere)
        return self._sender

    def call(self, table: LiveTable, player: str, question: int) -> None:
        """Tell somebody, beside all else."""
        if len(self._calling) >= _MOST_WAITING:
            return
        title = table.head.name or table.game.meta.title
        task = asyncio.create_task(self._called(table.head.id, title, player, question))
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def end(self) -> None:
        for task in self._calling:
            task.cancel()
        await asyncio.gather(*self._calling, return_exceptions=True)

    async def _called(self, table_id: str, title: str, player: str, question: int) -> None:
        try:
            devices = await call_book.devices_of(self.store, player) if self.contact else []
            letter = await call_book.letter_for(self.store, player) if self.mail else None
            if not devices and letter is None:
                return
            if not await call_book.claim(self.store, table_id, player, question, self._most):
                return
            told = [self._push(device, table_id, title) for device in devices]
            if letter is not None:
                told.append(self._write(letter, table_id, title))
            await asyncio.gather(*told)
        except Exception:
            logger.exception("somebody could not be called to table %s", table_id)

    async def _push(self, known: call_book.KnownDevice, table_id: str, title: str) -> None:
        language = call_book.spoken(LANGUAGES, known.language)
        text = msgspec.json.encode({"table": table_id, "title": title, "body": said(language, "call-turn")})
        try:
            await (await self._ready()).send(known.device, text, table_id)
        except (push.Gone, push.NotPossible):
            await call_book.drop_device(self.store, known.id)
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            # Only its kind: the endpoint belongs to whoever is called.
            logger.info("a push service did not take a message: %s", type(error).__name__)

    async def _write(self, letter: call_book.Letter, table_id: str, title: str) -> None:
        assert self.mail is not None
        try:
            await letters.your_turn(self.mail, letter.to, letter.name, title, table_id, letter.language)
        except Refused:
            return  # it is in the log


class TurnCalls:
    """Of one table: who is to be called when."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.caller: Caller | None = None
        """The hall sets it."""
        self._waiting: dict[tuple[str, int], asyncio.TimerHandle] = {}
        """By player and question, until they have been gone long enough."""
        self._seen: dict[str, int] = {}
        """By player, the latest question to which they have been called, or at which they were there."""

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    def heed(self) -> None:
        """Look at the table: to be called after every change of it."""
        caller, owed = self.caller, self._owed()
        for asked in [*self._waiting]:
            if asked not in owed:
                self._waiting.pop(asked).cancel()
        if caller is None:
            return
        for player, question in owed - self._waiting.keys():
            if self._seen.get(player, -1) < question:
                loop = asyncio.get_running_loop()
                timer = loop.call_later(caller.seconds, self._time_is_up, player, question)
                self._waiting[player, question] = timer

    def stop(self) -> None:
        """Call nobody, until the table is next looked at."""
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _owed(self) -> set[tuple[str, int]]:
        table = self._table
        if self.caller is None or not self.caller.calls or not table.runs or not table.begun:
            return set()
        if not isinstance(table.head.time_control, PerDays):
            return set()
        people = [table.places[seat] for seat in table.awaited()]
        return {
            (place.player, table.question(place.seat))
            for place in people
            if place.kind == HUMAN and not place.away and place.player not in table.owners
        }

    def _time_is_up(self, player: str, question: int) -> None:
        self._waiting.pop((player, question), None)
        if (player, question) not in self._owed():
            return
        self._seen[player] = question
        if self.caller is not None and player not in self._table.present():
            self.caller.call(self._table, player, question)
