"""A conversation at a table, over one socket: answers in, updates out, every message checked."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from cosmodrome.server.db.outage import in_one_line, is_outage
from cosmodrome.server.figures import FIGURES
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.limits import Guard, too_much
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.messages import (
    Accepted,
    Choose,
    Ping,
    Pong,
    RefusedMessage,
    TakeBack,
    Weigh,
    read_message,
    request_of,
)
from cosmodrome.server.table.program_timeouts import ProgramTimeouts
from cosmodrome.server.table.watcher import Watcher

logger = logging.getLogger(__name__)

NO_SUCH_TABLE = 4404
NOT_READING = 4408
_COUNTS_MORE = 4096
"""Bytes of a message from which on it counts as several: it costs as much to read."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
"""As ASGI has them."""

# Answers on their way into the log, which finish even if the page that sent them goes away.
_unfinished: set[asyncio.Task[int]] = set()


async def finish_answers(seconds: float) -> None:
    """Before the server stops: wait so long for answers that are on their way into the log."""
    if _unfinished:
        await asyncio.wait(set(_unfinished), timeout=seconds)


class Conversation:
    """With whoever has come in, until either side ends it."""

    def __init__(self, hall: Hall, guard: Guard, watcher: Watcher, address: str) -> None:
        self._hall = hall
        self._guard = guard
        self._watcher = watcher
        self._address = address
        self._messages = guard.messages()

    async def hold(self, receive: Receive, send: Send) -> None:
        """Listen and tell until either side ends it."""
        watcher = self._watcher
        table = watcher.table
        await table.chat.catch_up()
        table.gallery.onlookers.add(watcher)
        try:
            await watcher.heed_ties()
            self._hall.looked_at(table)
            tell_presence(watcher)
            await self._listen_and_tell(receive, send)
        finally:
            table.gallery.onlookers.discard(watcher)
            tell_presence(watcher)

    async def _listen_and_tell(self, receive: Receive, send: Send) -> None:
        table = self._watcher.table
        sending = asyncio.create_task(_tell(self._watcher, send))
        try:
            await self._listen(receive, send)
        finally:
            sending.cancel()
            for failure in await asyncio.gather(sending, return_exceptions=True):
                gone = isinstance(
                    failure, (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError)
                )
                if failure is not None and not gone:
                    logger.error("telling table %s failed", table.head.id, exc_info=failure)

    async def _listen(self, receive: Receive, send: Send) -> None:
        while True:
            received = await receive()
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            message = received.get("bytes") or b"" if text is None else text
            try:
                if wait := self._messages.wait():
                    raise too_much("too-many-messages", wait)
                self._messages.spend()
                self._guard.messages_here.take(self._address, 1 + len(message) // _COUNTS_MORE)
                waiting = await _answer(self._watcher, message)
            except Refused as refused:
                waiting = self._watcher.reply(
                    RefusedMessage(request_of(message), refused.reason, refused.facts, refused.rule)
                )
                # Nothing more is read meanwhile, so that a flood costs no more than this.
                await asyncio.sleep(float(refused.facts["seconds"]))
            if waiting > self._guard.limits.replies:
                # It sends and never reads: it is not remembered for.
                await send(_closing(NOT_READING, "not-reading"))
                return


def tell_presence(watcher: Watcher) -> None:
    """Somebody has come or gone: the others see it of those with a seat, and its clock may have waited for them."""
    table = watcher.table
    there_already = any(
        each.player == watcher.player for each in table.gallery.onlookers if each is not watcher
    )
    if table.roster.has(watcher.player) and not there_already:
        table.tell()
        table.attendant(Clock).heed_arrivals()
        table.others.present(table)


async def _tell(watcher: Watcher, send: Send) -> None:
    async def say(message: bytes) -> None:
        await send({"type": "websocket.send", "text": message.decode()})

    await watcher.send_all(say)
    await send(_closing(NO_SUCH_TABLE, watcher.ended))


def _closing(code: int, reason: str) -> dict[str, Any]:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def _choose(watcher: Watcher, message: Choose | TakeBack) -> int:
    """Let it be taken in, and reply at once, so that the reply goes out together with what has changed."""
    await watcher.table.choose(watcher.player, message)
    if watcher.player in watcher.table.roster.owners:
        watcher.table.attendant(ProgramTimeouts).accepted(watcher.player)
    FIGURES.accepted += 1
    return watcher.reply(Accepted(message.request))


async def _answer(watcher: Watcher, text: str | bytes) -> int:
    """Do what one message asks for, and reply to it; gives how many replies have not been taken."""
    request: str | int | None = None
    try:
        message = read_message(text)
        if isinstance(message, Ping):
            return watcher.reply(Pong(watcher.table.now()))
        request = message.request
        if isinstance(message, Weigh):
            return watcher.weigh(message)
        began = time.perf_counter()
        choosing = asyncio.create_task(_choose(watcher, message))
        _unfinished.add(choosing)
        choosing.add_done_callback(_unfinished.discard)
        waiting = await asyncio.shield(choosing)
        FIGURES.choice_seconds.note(time.perf_counter() - began)
        return waiting
    except Refused as refused:
        FIGURES.refused[refused.reason] += 1
        watcher.table.attendant(ProgramTimeouts).refused(watcher.player)
        if request is None and refused.reason == "malformed":
            request = request_of(text)
        return watcher.reply(RefusedMessage(request, refused.reason, refused.facts, refused.rule))
    except Exception as error:
        if is_outage(error):
            logger.warning("an answer could not be written: %s", in_one_line(error))
            return watcher.reply(RefusedMessage(request, "server-error", {}))
        # A fault of ours: the copy it happened on is thrown away, so the table stands as before.
        logger.exception("an answer failed")
        return watcher.reply(RefusedMessage(request, "server-error", {}))
