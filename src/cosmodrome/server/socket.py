"""The socket of a table: answers in, updates out, every message checked."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.accounts import Accounts, Known
from cosmodrome.server.arrivals import SAY
from cosmodrome.server.figures import FIGURES
from cosmodrome.server.hall import Hall
from cosmodrome.server.limits import Guard, address_of, too_much
from cosmodrome.server.log_writer import Unreachable
from cosmodrome.server.programs import PLAY, Programs, may
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
    accounts: Accounts = socket.app.state.accounts
    programs: Programs = socket.app.state.programs
    guard: Guard = socket.app.state.guard
    await socket.accept()
    try:
        with ExitStack() as places:
            places.enter_context(guard.sockets_here.held(address_of(socket.scope)))
            program = await programs.known(socket)
            if program is not None:
                guard.programs.take(program.id)
                # One that may only read watches as a stranger does.
                known = Known(program, "", program.id) if may(program, PLAY) else None
            else:
                known = await accounts.known(socket.cookies)
            if known:
                places.enter_context(guard.sockets.held(known.player.id))
            await _connect(socket, table_id, known)
    except Refused as refused:
        await socket.send_text(
            wire.encode(wire.RefusedMessage(None, refused.reason, refused.facts, refused.rule)).decode()
        )
        await socket.close(code=4000 + refused.status, reason=refused.reason)


async def finish_answers(seconds: float) -> None:
    """Before the server stops: wait so long for answers that are on their way into the log."""
    if _unfinished:
        await asyncio.wait(set(_unfinished), timeout=seconds)


async def _connect(socket: WebSocket[Any, Any, Any], table_id: str, known: Known | None) -> None:
    """Listen and tell until either side ends it. Raises Refused for a table there is not."""
    hall: Hall = socket.app.state.hall
    table = await hall.table(table_id)
    text = socket.query_params.get("since", "0")
    since = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    watcher = Watcher(table, known.player.id, since, known.session) if known else Watcher(table, "", since)

    say = (socket.scope.get("extensions") or {}).get(SAY)

    async def send_text(message: bytes) -> None:
        await socket.send_text(message.decode())

    send: Callable[[bytes], Awaitable[None]] = say or send_text  # type: ignore[assignment]

    async def send_until_closed() -> None:
        await watcher.send_all(send)
        await socket.close(code=NO_SUCH_TABLE, reason=watcher.table.closed)

    await table.chat.read_on()
    table.onlookers.add(watcher)
    await watcher.heed_ties()
    hall.looked_at(table)
    tell_presence(watcher)
    sending = asyncio.create_task(send_until_closed())
    try:
        await _listen(socket, watcher)
    finally:
        table.onlookers.discard(watcher)
        tell_presence(watcher)
        sending.cancel()
        for failure in await asyncio.gather(sending, return_exceptions=True):
            gone = isinstance(failure, (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError))
            if failure is not None and not gone:
                logger.error("telling table %s failed", table_id, exc_info=failure)


def tell_presence(watcher: Watcher) -> None:
    """Somebody has come or gone: the others see it of those with a seat."""
    if watcher.table.has(watcher.player):
        watcher.table.tell()
        watcher.table.say_present(watcher.table)


async def _listen(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    guard: Guard = socket.app.state.guard
    messages, address = guard.messages(), address_of(socket.scope)
    while True:
        received: Any = await socket.receive()
        if received["type"] != "websocket.receive":
            return
        text = received.get("text")
        given = received.get("bytes") or b"" if text is None else text
        try:
            if wait := messages.wait():
                raise too_much("too-many-messages", wait)
            messages.spend()
            guard.messages_here.take(address)
            taken = await _answer(watcher, given)
        except Refused as refused:
            taken = watcher.reply(
                wire.RefusedMessage(wire.request_of(given), refused.reason, refused.facts, refused.rule)
            )
            # Nothing more is read meanwhile, so that a flood costs no more than this.
            await asyncio.sleep(float(refused.facts["seconds"]))
        if not taken:
            await socket.close(code=NOT_READING, reason="not-reading")
            return


async def _answer(watcher: Watcher, text: str | bytes) -> bool:
    """Do what one message asks for, and reply to it."""
    request: str | int | None = None
    try:
        message = wire.read_message(text)
        if isinstance(message, wire.Ping):
            return watcher.reply(wire.Pong(watcher.table.now()))
        request = message.request
        if isinstance(message, wire.Weigh):
            return watcher.reply(watcher.table.weigh(watcher.player, message))
        began = time.perf_counter()
        choosing = asyncio.create_task(watcher.table.choose(watcher.player, message))
        _unfinished.add(choosing)
        choosing.add_done_callback(_unfinished.discard)
        await asyncio.shield(choosing)
        watcher.table.patience.accepted(watcher.player)
        FIGURES.accepted += 1
        FIGURES.choice_seconds.note(time.perf_counter() - began)
        return watcher.reply(wire.Accepted(message.request))
    except Refused as refused:
        FIGURES.refused[refused.reason] += 1
        watcher.table.patience.refused(watcher.player)
        if request is None and refused.reason == "malformed":
            request = wire.request_of(text)
        return watcher.reply(wire.RefusedMessage(request, refused.reason, refused.facts, refused.rule))
    except Unreachable as error:
        logger.warning("an answer could not be written: %s", error)
        return watcher.reply(wire.RefusedMessage(request, "server-error", {}))
    except Exception:
        # A fault of ours: the copy it happened on is thrown away, so the table stands as before.
        logger.exception("an answer failed")
        return watcher.reply(wire.RefusedMessage(request, "server-error", {}))
