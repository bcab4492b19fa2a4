"""The door of a table's socket: who comes, and whether there is room; behind it the conversation begins."""

import logging
from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.db import restraints
from cosmodrome.server.db.outage import away, in_one_line, is_outage
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.conversation import Conversation
from cosmodrome.server.limits import Guard, address_of
from cosmodrome.server.people.accounts import Accounts, Known
from cosmodrome.server.people.programs import PLAY, Programs, may
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.messages import RefusedMessage
from cosmodrome.server.table.watcher import Watcher

logger = logging.getLogger(__name__)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Connect a seat, or a spectator, to a table. `since` is how many events the page has seen."""
    await socket.accept()
    try:
        with ExitStack() as places:
            conversation = await _begun(socket, table_id, places)
            await conversation.hold(socket.receive, socket.send)
    except Exception as error:
        await _refuse(socket, error)
    finally:
        # Each knows the socket that it is kept at, which would stay until the search through all garbage, with 60 kB.
        del socket.receive, socket.send


async def _refuse(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Say why, and close. Raises what is a fault of ours."""
    if isinstance(error, Refused):
        refused = error
    elif is_outage(error):
        logger.warning("a table could not be shown: %s", in_one_line(error))
        refused = away()
    else:
        raise error
    await socket.send_text(
        wire.encode(RefusedMessage(None, refused.reason, refused.facts, refused.rule)).decode()
    )
    await socket.close(code=4000 + refused.status, reason=refused.reason)


async def _begun(socket: WebSocket[Any, Any, Any], table_id: str, places: ExitStack) -> Conversation:
    """Raises Refused for whom there is no room, for a wrong token, and for a table there is not.

    `places` gives back those that are taken.
    """
    hall: Hall = socket.app.state.hall
    guard: Guard = socket.app.state.guard
    address = address_of(socket.scope)
    guard.sockets_here.take(address)
    places.callback(guard.sockets_here.give_back, address)
    known = await _known(socket, guard)
    if known:
        guard.sockets.take(known.player.id)
        places.callback(guard.sockets.give_back, known.player.id)
        await restraints.check(hall.store, known.player.answering)
        hall.came(known.player, address)
    table = await hall.table(table_id)
    text = socket.query_params.get("since", "0")
    since = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    player, session = (known.player.id, known.session) if known else ("", "")
    table.check_shown(player)
    return Conversation(hall, guard, Watcher(table, player, since, session), address)


async def _known(socket: WebSocket[Any, Any, Any], guard: Guard) -> Known | None:
    """Who comes; None for a stranger, and for a program that may only read: it watches as a stranger does."""
    programs: Programs = socket.app.state.programs
    accounts: Accounts = socket.app.state.accounts
    program = await programs.known(socket)
    if program is None:
        return await accounts.known(socket.cookies)
    guard.programs.take(program.id)
    return Known(program, "", program.id) if may(program, PLAY) else None
