"""The caller: tells who is gone that a table, or their tournament's round, waits for them: by push or letter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import h11
import msgspec

from cosmodrome.server.database.store import HUMAN, Store
from cosmodrome.server.people import call_book, letters, push
from cosmodrome.server.people.call_book import Wanted
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Mail
from cosmodrome.server.table.wanted import asks
from cosmodrome.server.time_controls import PerDays
from cosmodrome.text.speak import LANGUAGES, said

if TYPE_CHECKING:
    from cosmodrome.server.table.live_table import LiveTable

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

    def call(self, title: str, wanted: Wanted) -> None:
        """Tell somebody, beside all else."""
        self._beside(self._called(title, wanted))

    def note_seen(self, wanted: Wanted) -> None:
        """Whoever was there is not called to this, by no process."""
        self._beside(self._seen(wanted))

    def _beside(self, act: Coroutine[Any, Any, None]) -> None:
        if len(self._calling) >= _MOST_WAITING:
            act.close()
            return
        task = asyncio.create_task(act)
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def end(self) -> None:
        for task in self._calling:
            task.cancel()
        await asyncio.gather(*self._calling, return_exceptions=True)

    async def _seen(self, wanted: Wanted) -> None:
        try:
            await call_book.note_seen(self.store, wanted)
        except Exception:
            logger.exception("it was not noted that somebody had been at table %s", wanted.table)

    async def _called(self, title: str, wanted: Wanted) -> None:
        try:
            devices = await call_book.devices_of(self.store, wanted.player) if self.contact else []
            letter = await call_book.letter_for(self.store, wanted.player) if self.mail else None
            if not devices and letter is None:
                return
            if not await call_book.claim(self.store, wanted, self._most):
                return
            told = [self._push(device, title, wanted) for device in devices]
            if letter is not None:
                told.append(self._write(letter, title, wanted))
            await asyncio.gather(*told)
        except Exception:
            logger.exception("somebody could not be called to table %s", wanted.table)

    async def _push(self, known: call_book.KnownDevice, title: str, wanted: Wanted) -> None:
        language = call_book.spoken(LANGUAGES, known.language)
        body = (
            said(language, "call-agree", what=wanted.about) if wanted.about else said(language, "call-turn")
        )
        text = msgspec.json.encode({"table": wanted.table, "title": title, "body": body})
        try:
            await (await self._ready()).send(known.device, text, wanted.table)
        except (push.Gone, push.NotPossible):
            await call_book.drop_device(self.store, known.id)
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            # Only its kind: the endpoint belongs to whoever is called.
            logger.info("a push service did not take a message: %s", type(error).__name__)

    async def _write(self, letter: call_book.Letter, title: str, wanted: Wanted) -> None:
        assert self.mail is not None
        to = (self.mail, letter.to, letter.name, title, wanted.table, letter.language)
        try:
            await (letters.to_agree(*to, wanted.about) if wanted.about else letters.your_turn(*to))
        except Refused:
            return  # it is in the log


class TurnCalls:
    """Of one table: who is to be called when."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.caller: Caller | None = None
        """The hall sets it."""
        self._waiting: dict[Wanted, asyncio.TimerHandle] = {}
        """Until they have been gone long enough."""
        self._done: set[Wanted] = set()
        """Of those who are wanted, to what they have been called, or at what they were there."""

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    def heed(self) -> None:
        """Look at the table: to be called after every change of it."""
        caller, wanted = self.caller, self._wanted()
        for each in self._waiting.keys() - wanted:
            self._waiting.pop(each).cancel()
        self._done &= wanted
        if caller is None:
            return
        for each in wanted - self._waiting.keys() - self._done:
            loop = asyncio.get_running_loop()
            self._waiting[each] = loop.call_later(caller.seconds, self._time_is_up, each)

    def stop(self) -> None:
        """Call nobody, until the table is next looked at."""
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _wanted(self) -> set[Wanted]:
        """Who owes an answer, and who is asked to agree to something."""
        table = self._table
        if self.caller is None or not self.caller.calls or not table.runs or not table.begun:
            return set()
        seats, asked = table.awaited(), asks(table)
        if not isinstance(table.head.time_control, PerDays):
            # A round of a tournament begins without its players: who has answered nothing yet is called to it.
            seats = [seat for seat in seats if table.head.tournament and not table.question(seat)]
            asked = []
        found = [self._of(seat, "", table.question(seat)) for seat in seats]
        found += [self._of(seat, ask.about, ask.number) for ask in asked for seat in ask.waiting]
        return {each for each in found if each is not None}

    def _of(self, seat: int, about: str, number: int) -> Wanted | None:
        """None for a seat of which nobody is to be called."""
        table, place = self._table, self._table.places[seat]
        if place.kind != HUMAN or place.away or place.player in table.owners:
            return None
        return Wanted(table.head.id, place.player, about, number)

    def _time_is_up(self, wanted: Wanted) -> None:
        self._waiting.pop(wanted, None)
        caller, table = self.caller, self._table
        if caller is None or wanted not in self._wanted():
            return
        self._done.add(wanted)
        if wanted.player in table.present():
            caller.note_seen(wanted)
        else:
            caller.call(table.head.name or table.game.meta.title, wanted)
