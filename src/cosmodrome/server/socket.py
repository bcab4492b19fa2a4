"""The socket of a table: answers in, updates out, every message checked."""

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.accounts import Accounts
from cosmodrome.server.hall import Hall
from cosmodrome.server.refusals import Refused
from cosmodrome.server.watcher import Watcher

logger = logging.getLogger(__name__)

NO_SUCH_TABLE = 4404
NOT_READING = 4408

# Answers on their way into the log, which finish even if the page that sent them goes away.
_unfinished: set[asyncio.Task[None]] = set()


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Connect a seat, or a spectator, to a table. `since` is how many events the page has seen."""
    hall: Hall = socket.app.state.hall
    accounts: Accounts = socket.app.state.accounts
    await socket.accept()
    known = await accounts.known(socket.cookies)
    try:
        table = await hall.table(table_id)
    except Refused as refused:
        await socket.send_text(wire.encode(wire.RefusedMessage(None, refused.reason, refused.facts)).decode())
        await socket.close(code=NO_SUCH_TABLE, reason=refused.reason)
        return
    text = socket.query_params.get("since", "0")
    since = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    watcher = Watcher(table, known[0].id if known else "", since)

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    async def send_until_closed() -> None:
        await watcher.send_all(send)
        await socket.close(code=NO_SUCH_TABLE, reason="no-such-table")

    table.onlookers.add(watcher)
    table.tell()
    sending = asyncio.create_task(send_until_closed())
    try:
        await _listen(socket, watcher)
    finally:
        table.onlookers.discard(watcher)
        table.tell()
        sending.cancel()
        for failure in await asyncio.gather(sending, return_exceptions=True):
            gone = isinstance(failure, (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError))
            if failure is not None and not gone:
                logger.error("telling table %s failed", table_id, exc_info=failure)


async def _listen(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        received: Any = await socket.receive()
        if received["type"] != "websocket.receive":
            return
        text = received.get("text")
        if not await _answer(watcher, received.get("bytes") or b"" if text is None else text):
            await socket.close(code=NOT_READING, reason="not-reading")
            return


async def _answer(watcher: Watcher, text: str | bytes) -> bool:
    """Do what one message asks for, and reply to it."""
    request: str | int | None = None
    try:
        message = wire.read_message(text)
        if isinstance(message, wire.Ping):
            return watcher.reply(wire.Pong())
        request = message.request
        if isinstance(message, wire.Weigh):
            return watcher.reply(watcher.table.weigh(watcher.player, message))
        choosing = asyncio.create_task(watcher.table.choose(watcher.player, message))
        _unfinished.add(choosing)
        choosing.add_done_callback(_unfinished.discard)
        await asyncio.shield(choosing)
        return watcher.reply(wire.Accepted(message.request))
    except Refused as refused:
        if request is None and refused.reason == "malformed":
            request = wire.request_of(text)
        return watcher.reply(wire.RefusedMessage(request, refused.reason, refused.facts))
    except Exception:
        # A fault of ours: the copy it happened on is thrown away, so the table stands as before.
        logger.exception("an answer failed")
        return watcher.reply(wire.RefusedMessage(request, "server-error", {}))
