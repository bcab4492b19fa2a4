"""Connections as they arrive: so many from one address, a request within its time, no flood below the wire."""

import asyncio
import logging
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from cosmodrome.server import wire
from cosmodrome.server.figures import FIGURES
from cosmodrome.server.http.guard import HEADERS
from cosmodrome.server.http.packing import Packing
from cosmodrome.server.limits import Bucket, Buckets, Limits
from cosmodrome.server.refusals import sentence
from cosmodrome.server.waiting import Bell, Inbox

GO_ON = "cosmodrome.go-on"
"""Among the extensions of a socket's scope: takes what goes on there once the framework has let it in and returned.

For as long as it waited for that, the framework would hold the request with all it has made of it.
"""

Rest = Callable[[Any, Any, Any], Awaitable[None]]
"""What goes on there: given how to receive and to send, as ASGI has them, and to say a text at less cost."""

_TOLD = ("type", "client", "path", "query_string")
"""What the log tells of a socket that closes."""

_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def _refusal(status: str, reason: str, *more: tuple[str, str]) -> bytes:
    """A whole answer to what never became a request."""
    body = wire.encode(wire.ErrorSent(reason, {}, sentence(reason, {})))
    said = (("Content-Type", "application/json"), ("Content-Length", str(len(body))), *HEADERS, *more)
    lines = [f"HTTP/1.1 {status}", "Connection: close", *(f"{name}: {value}" for name, value in said), "", ""]
    return "\r\n".join(lines).encode() + body


_NO_REQUEST = _refusal("400 Bad Request", "malformed")
_NO_SUCH_PATH = _refusal("404 Not Found", "not-found")
_TOO_MUCH = _refusal("429 Too Many Requests", "too-many-bytes", ("Retry-After", "10"))
_TOO_LARGE = _refusal("431 Request Header Fields Too Large", "too-large")
logger = logging.getLogger(__name__)
_FAULTS = logging.getLogger("uvicorn.error.requests")
"""What strangers send that is no request is answered, and no news: only faults of our own are told."""
_FAULTS.setLevel(logging.ERROR)
_OWN_FILES = 100
"""So many files the server needs itself: databases, processes of bots, letters, what a backup copies."""
_AT_ONCE = 1024
"""Bytes of a socket that are read before its messages are looked at: a flood waits unread."""


class Arrivals:
    """Those of one server: how many there are by address."""

    def __init__(self, limits: Limits, by_address: bool) -> None:
        """`by_address` is False where all come through a proxy."""
        self._most = limits.connections_here if by_address else None
        self._most_of_all = _most_connections()
        self._lately = Buckets(limits.arrivals_here, "too-many-connections")
        self._held: Counter[str] = Counter()
        self._held_by_all = 0
        self._most_unread = limits.unread_here
        self._unread: Counter[str] = Counter()
        """Bytes by address that have come and have not become a whole request or message yet."""
        self.http, self.ws = _protocols(limits, self)

    def arrived(self, address: str) -> bool:
        """Count one more from there, if there is room."""
        if self._held_by_all >= self._most_of_all:
            FIGURES.limits["too-many-connections"] += 1
            return False
        if self._most is not None:
            if self._held[address] >= self._most or self._lately.wait(address):
                FIGURES.limits["too-many-connections"] += 1
                return False
            self._lately.spend(address)
        self._held[address] += 1
        self._held_by_all += 1
        return True

    def gone(self, address: str) -> None:
        self._held_by_all -= 1
        _add(self._held, address, -1)

    def has_room(self, address: str, more: int) -> bool:
        """Whether an address may have so many more bytes that wait; less are noted as well."""
        unread = _add(self._unread, address, more)
        if more <= 0 or self._most is None or unread <= self._most_unread:
            return True
        FIGURES.limits["too-many-bytes"] += 1
        return False


def _add(counter: Counter[str], address: str, more: int) -> int:
    counter[address] += more
    found = counter[address]
    if not found:
        del counter[address]
    return found


def _most_connections() -> int:
    """As many as the system lets this process have files open, less those that it needs itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return max(soft - _OWN_FILES, soft // 2) if soft != resource.RLIM_INFINITY else sys.maxsize


def _protocols(
    limits: Limits, arrivals: Arrivals
) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn's protocols for one server."""

    packings = [Packing()]

    class Arrival(H11Protocol):
        """A connection until it has become a socket."""

        address = ""
        """As it is counted; whoever takes the connection says it, for the transport of a broken one knows none."""
        late: asyncio.TimerHandle | None = None
        talking = False
        """Whether it has become a socket."""
        refused = False
        """Whether what came was no request, so that the rest of it is let go by."""
        unread = 0

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.logger = _FAULTS

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._begin()

        def data_received(self, data: bytes) -> None:
            if self.refused or self.transport.is_closing():
                return
            super().data_received(data)
            if not (self.refused or self._half_sent()):
                self._end()
                return
            self._begin()
            self.unread += len(data)
            if not arrivals.has_room(self.address, len(data)):
                self.refused = True
                self._say_last(_TOO_MUCH)
                self.transport.close()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.talking = True
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._end()
            arrivals.gone(self.address)
            super().connection_lost(exc)

        def _half_sent(self) -> bool:
            """Whether a request has begun to arrive and not ended."""
            if self.talking:
                return False
            begun = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
            return begun or self.conn.their_state is h11.SEND_BODY

        def _begin(self) -> None:
            if self.late is None:
                self.late = self.loop.call_later(limits.request_seconds, self._too_late)

        def _end(self) -> None:
            if self.unread:
                arrivals.has_room(self.address, -self.unread)
                self.unread = 0
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def _too_late(self) -> None:
            if not self.refused:
                self._say_last(_LATE)
            self.transport.close()

        def _say_last(self, said: bytes) -> None:
            """Unless an answer is just being sent."""
            if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
                self.transport.write(said)

        def send_400_response(self, msg: str) -> None:
            """In the words of this server. A first line without an end asks for what there cannot be."""
            self.refused = True
            error = sys.exception()
            if not isinstance(error, h11.RemoteProtocolError) or error.error_status_hint != 431:
                self._say_last(_NO_REQUEST)
            elif b"\n" in self.conn.trailing_data[0]:
                self._say_last(_TOO_LARGE)
            else:
                self._say_last(_NO_SUCH_PATH)
            if self.cycle is None or self.cycle.response_complete:
                # The rest is still on its way: who is cut off while sending does not hear the answer.
                self.transport.write_eof()
            else:
                self.transport.close()

    class Talk(WebSocketsSansIOProtocol):
        """A socket, over which what is no message comes only at a program's pace."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._framework, self.app = self.app, self._let_in
            self._rest: Rest | None = None
            self.queue = Inbox()  # type: ignore[assignment]
            self.writable = Bell()  # type: ignore[assignment]
            self.writable.set()
            self.conn.available_extensions = packings
            self._pings = Bucket(limits.pings)
            self._frames = Bucket(limits.messages)
            """For those that are no message yet, or none at all."""
            self._unread = b""
            self._counted = 0
            """Bytes that its address has been told to hold here."""
            self._saying = False
            self.address = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            self.address = transport.get_protocol().address  # type: ignore[attr-defined]
            super().connection_made(transport)

        async def _let_in(self, scope: Any, receive: Any, send: Any) -> None:
            await self._framework(scope, receive, send)
            if self._rest is not None:
                rest, self._rest = self._rest, None
                self.scope = {name: scope[name] for name in _TOLD}  # type: ignore[assignment]
                del scope, receive, send
                await rest(self.receive, self.send, self.say)

        def _go_on(self, rest: Rest) -> None:
            self._rest = rest

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == 101:
                extensions: dict[str, Any] = self.scope["extensions"]
                extensions[GO_ON] = self._go_on

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.accept":
                # They would be kept as long as the socket, the request also by what reads from it.
                self.request.headers.clear()
                del self.request, self.response

        async def say(self, text: bytes) -> None:
            """Send a text in the turn of the event loop that follows, with all else that is said until then."""
            if not self.writable.is_set():
                await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
            try:
                self.conn.send_text(text)
            except InvalidState as error:
                raise ClientDisconnected from error
            if not self._saying:
                self._saying = True
                self.loop.call_soon(self._said)

        def _said(self) -> None:
            self._saying = False
            said = self.conn.data_to_send()
            if said and not self.transport.is_closing():
                self.transport.write(b"".join(said))

        def data_received(self, data: bytes) -> None:
            self._unread += data
            self._read_on()
            self._count()

        async def receive(self) -> Any:
            message = await super().receive()
            self._read_on()
            self._count()
            return message

        def _count(self) -> None:
            unread = len(self._unread) + len(self.conn.reader.buffer) + sum(map(len, self.frames))
            more, self._counted = unread - self._counted, unread
            if more and not arrivals.has_room(self.address, more):
                self._hang_up(4429, "too-many-bytes")

        def handle_cont(self, event: Any) -> None:
            # Joined as they come: kept one by one, each would take more room than what it brings.
            self.frames = [b"".join((*self.frames, event.data))]
            if event.fin:
                self.send_receive_event_to_app()
            else:
                self._heed_frame()

        def handle_pong(self, event: Any) -> None:
            super().handle_pong(event)
            self._heed_frame()

        def _heed_frame(self) -> None:
            if self._frames.wait():
                self._hang_up(1008, "too many frames")
            self._frames.spend()

        def send_receive_event_to_app(self) -> None:
            # As far as this class knows the transport is paused already: to pause it for each message, and let it go
            # on again, would cost as much as to read it. It is where more has come than one message.
            if not self.close_sent:
                self.read_paused = True
            super().send_receive_event_to_app()

        def _read_on(self) -> None:
            """Read what has come a little at a time, until there is a message; the next one waits for its turn."""
            while self._unread and not (self.read_paused or self.transport.is_closing()):
                part, self._unread = self._unread[:_AT_ONCE], self._unread[_AT_ONCE:]
                super().data_received(part)
            if self._unread and self.read_paused:
                self.transport.pause_reading()

        def connection_lost(self, exc: Exception | None) -> None:
            arrivals.gone(self.address)
            super().connection_lost(exc)
            # The parser, stopped in mid-message, and its exception know the connection, which knows them: what they
            # hold would stay until the search through all garbage.
            self.conn.parser.close()
            self.conn.parser_exc = None
            self.conn.reader.buffer.clear()
            self.frames, self._unread = [], b""
            self._count()

        def _hang_up(self, code: int, reason: str) -> None:
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

        def handle_ping(self) -> None:
            if self._pings.wait():
                self._hang_up(1008, "too many pings")
                return
            self._pings.spend()
            super().handle_ping()

    return Arrival, Talk
