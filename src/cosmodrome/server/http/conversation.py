"""A conversation at a table, over one socket: answers in, updates out, every message checked."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from cosmodrome.server import wire
from cosmodrome.server.database.outage import in_one_line, is_outage
from cosmodrome.server.figures import FIGURES
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.limits import Guard, too_much
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.patience import Patience
from cosmodrome.server.table.watcher import Watcher

logger = logging.getLogger(__name__)

NO_SUCH_TABLE = 4404
NOT_READING = 4408
_COUNTS_MORE = 4096
"""Bytes of a message from which on it counts as several: it costs as much to read."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
"""As ASGI has them."""
Say = Callable[[bytes], Awaitable[None]]
"""Sends a text at less cost."""

# Answers on their way into the log, which finish even if the page that sent them goes away.
_unfinished: set[asyncio.Task[int]] = set()


async def finish_answers(seconds: float) -> None:
    """Before the server stops: wait so long for answers that are on their way into the log."""
    if _unfinished:
        await asyncio.wait(set(_unfinished), timeout=seconds)


class Conversation:
    """With whoever has come in, until either side ends it. There are thousands at a time; this is all they keep."""

    __slots__ = ("_address", "_guard", "_hall", "_messages", "_player", "_watcher")

    def __init__(self, hall: Hall, guard: Guard, watcher: Watcher, address: str, player: str) -> None:
        """`address` and `player` ("" for a stranger) have a place each among the guard's sockets."""
        self._hall = hall
        self._guard = guard
        self._watcher = watcher
        self._address = address
        self._player = player
        self._messages = guard.messages()

    async def hold(self, receive: Receive, send: Send, say: Say | None = None) -> None:
        """Listen and tell until either side ends it, then give the places back."""
        try:
            await self._hold(receive, send, say or _by_text(send))
        finally:
            self._guard.sockets_here.give_back(self._address)
            if self._player:
                self._guard.sockets.give_back(self._player)

    async def _hold(self, receive: Receive, send: Send, say: Say) -> None:
        watcher = self._watcher
        table = watcher.table
        await table.chat.catch_up()
        table.onlookers.add(watcher)
        await watcher.heed_ties()
        self._hall.looked_at(table)
        tell_presence(watcher)
        sending = asyncio.create_task(_tell(watcher, send, say))
        try:
            await self._listen(receive, send)
        finally:
            table.onlookers.discard(watcher)
            tell_presence(watcher)
            sending.cancel()
            for failure in await asyncio.gather(sending, return_exceptions=True):
                gone = isinstance(
                    failure, (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError)
                )
                if failure is not None and not gone:
                    logger.error("telling table %s failed", table.table_id, exc_info=failure)

    async def _listen(self, receive: Receive, send: Send) -> None:
        while True:
            received = await receive()
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            given = received.get("bytes") or b"" if text is None else text
            try:
                if wait := self._messages.wait():
                    raise too_much("too-many-messages", wait)
                self._messages.spend()
                self._guard.messages_here.take(self._address, 1 + len(given) // _COUNTS_MORE)
                waiting = await _answer(self._watcher, given)
            except Refused as refused:
                waiting = self._watcher.reply(
                    wire.RefusedMessage(wire.request_of(given), refused.reason, refused.facts, refused.rule)
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
    there_already = any(each.player == watcher.player for each in table.onlookers if each is not watcher)
    if table.has(watcher.player) and not there_already:
        table.tell()
        table.heed_arrivals()
        table.say_present(table)


def _by_text(send: Send) -> Say:
    async def say(message: bytes) -> None:
        await send({"type": "websocket.send", "text": message.decode()})

    return say


async def _tell(watcher: Watcher, send: Send, say: Say) -> None:
    await watcher.send_all(say)
    await send(_closing(NO_SUCH_TABLE, watcher.ended))


def _closing(code: int, reason: str) -> dict[str, Any]:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def _choose(watcher: Watcher, message: wire.Choose | wire.TakeBack) -> int:
    """Let it be taken in, and reply at once, so that the reply goes out together with what has changed."""
    await watcher.table.choose(watcher.player, message)
    watcher.table.attendant(Patience).accepted(watcher.player)
    FIGURES.accepted += 1
    return watcher.reply(wire.Accepted(message.request))


async def _answer(watcher: Watcher, text: str | bytes) -> int:
    """Do what one message asks for, and reply to it; gives how many replies have not been taken."""
    request: str | int | None = None
    try:
        message = wire.read_message(text)
        if isinstance(message, wire.Ping):
            return watcher.reply(wire.Pong(watcher.table.now()))
        request = message.request
        if isinstance(message, wire.Weigh):
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
        watcher.table.attendant(Patience).refused(watcher.player)
        if request is None and refused.reason == "malformed":
            request = wire.request_of(text)
        return watcher.reply(wire.RefusedMessage(request, refused.reason, refused.facts, refused.rule))
    except Exception as error:
        if is_outage(error):
            logger.warning("an answer could not be written: %s", in_one_line(error))
            return watcher.reply(wire.RefusedMessage(request, "server-error", {}))
        # A fault of ours: the copy it happened on is thrown away, so the table stands as before.
        logger.exception("an answer failed")
        return watcher.reply(wire.RefusedMessage(request, "server-error", {}))
