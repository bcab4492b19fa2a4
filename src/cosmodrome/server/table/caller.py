"""The caller: tells who is gone that a table, or their tournament's round, waits for them: by push or letter."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import h11
import msgspec

from cosmodrome.server.db import calls
from cosmodrome.server.db.calls import KnownDevice, Letter, Wanted
from cosmodrome.server.db.store import Store
from cosmodrome.server.people import letters, push
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Mail
from cosmodrome.words.render import LANGUAGES, message_text

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
                private = await calls.push_key(self.store)
                if not private:
                    fresh = await asyncio.to_thread(push.fresh_key)
                    private = await calls.push_key(self.store, fresh)
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
            await calls.note_seen(self.store, wanted)
        except Exception:
            logger.exception("it was not noted that somebody had been at table %s", wanted.table)

    async def _called(self, title: str, wanted: Wanted) -> None:
        try:
            devices = await calls.devices_of(self.store, wanted.player) if self.contact else []
            letter = await calls.letter_for(self.store, wanted.player) if self.mail else None
            if not devices and letter is None:
                return
            if not await calls.claim(self.store, wanted, self._most):
                return
            tasks = [self._push(device, title, wanted) for device in devices]
            if letter is not None:
                tasks.append(self._write(letter, title, wanted))
            await asyncio.gather(*tasks)
        except Exception:
            logger.exception("somebody could not be called to table %s", wanted.table)

    async def _push(self, known: KnownDevice, title: str, wanted: Wanted) -> None:
        language = known.language if known.language in LANGUAGES else LANGUAGES[0]
        facts = {"what": wanted.about} if wanted.about else {}
        body = message_text(language, "call-agree" if facts else "call-turn", **facts)
        text = msgspec.json.encode({"table": wanted.table, "title": title, "body": body})
        try:
            await (await self._ready()).send(known.device, text, wanted.table)
        except (push.Gone, push.NotPossible):
            await calls.drop_device(self.store, known.id)
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            # Only its kind: the endpoint belongs to whoever is called.
            logger.info("a push service did not take a message: %s", type(error).__name__)

    async def _write(self, letter: Letter, title: str, wanted: Wanted) -> None:
        assert self.mail is not None
        to = (self.mail, letter.to, letter.name, title, wanted.table, letter.language)
        try:
            await (letters.to_agree(*to, wanted.about) if wanted.about else letters.your_turn(*to))
        except Refused:
            return  # it is in the log
