"""Connections as they arrive: so many from one address, a request within its time, no flood below the wire.

uvicorn counts nobody by address, waits for the rest of a request for ever, and hands on whatever comes over a socket.
What its classes are taught here beyond that is held by `tests/server/test_arrivals.py` and `test_floods.py`.
"""

import asyncio
import logging
import resource
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cosmodrome.server import wire
from cosmodrome.server.figures import FIGURES
from cosmodrome.server.http.guard import HEADERS
from cosmodrome.server.limits import Bucket, Buckets, Limits, counted
from cosmodrome.server.refusals import sentence

_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def _refusal(status: str, reason: str, *more: tuple[str, str]) -> bytes:
    """A whole answer to what never became a request."""
    body = wire.encode(wire.ErrorSent(reason, {}, sentence(reason, {})))
    headers = (("Content-Type", "application/json"), ("Content-Length", str(len(body))), *HEADERS, *more)
    lines = [f"HTTP/1.1 {status}", "Connection: close", *(f"{name}: {value}" for name, value in headers), "", ""]
    return "\r\n".join(lines).encode() + body


_NO_REQUEST = _refusal("400 Bad Request", "malformed")
_NO_SUCH_PATH = _refusal("404 Not Found", "not-found")
_FULL = _refusal("429 Too Many Requests", "too-many-connections", ("Retry-After", "10"))
_TOO_MUCH = _refusal("429 Too Many Requests", "too-many-bytes", ("Retry-After", "10"))
_TOO_LARGE = _refusal("431 Request Header Fields Too Large", "too-large")
_FAULTS = logging.getLogger("uvicorn.error.requests")
"""What strangers send that is no request is answered, and no news: only faults of our own are told."""
_FAULTS.setLevel(logging.ERROR)
_OWN_FILES = 100
"""So many files the server needs itself: databases, processes of bots, letters, what a backup copies."""
_AT_ONCE = 1024
"""Bytes of a socket that are read before its messages are looked at: a flood waits unread. All at once would be 256 kB,
which hold 40,000 messages of six bytes and take 15 MB as such."""


class Arrivals:
    """Those of one server: how many there are by address."""

    def __init__(self, limits: Limits, by_address: bool) -> None:
        """`by_address` is False where all come through a proxy."""
        self.limits = limits
        self._most = limits.connections_here if by_address else None
        self._most_of_all = _most_connections()
        self._lately = Buckets(limits.arrivals_here, "too-many-connections")
        self._held: Counter[str] = Counter()
        self._held_by_all = 0
        self._most_unread = limits.unread_here
        self._unread: Counter[str] = Counter()
        """Bytes by address that have come and have not become a whole request or message yet."""

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


class _Counted(asyncio.Protocol):
    """A connection that has its place among those of its address."""

    transport: asyncio.Transport
    address = ""
    """As it is counted; "" for whom there is no room."""
    _held = 0

    def __init__(self, arrivals: Arrivals, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.arrivals = arrivals

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.address:
            self.hold(0)
            self.arrivals.gone(self.address)

    def hold(self, unread: int) -> bool:
        """So many bytes have come that are no whole request or message; whether there is room for them."""
        more, self._held = unread - self._held, unread
        return self.arrivals.has_room(self.address, more)


class Arrival(_Counted, H11Protocol):
    """A connection until it has become a socket."""

    late: asyncio.TimerHandle | None = None
    talking = False
    """Whether it has become a socket."""
    refused = False
    """Whether what came was no request, so that the rest of it is let go by."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.logger = _FAULTS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = counted(self.client[0]) if self.client else ""
        if address and self.arrivals.arrived(address):
            self.address = address
            self._begin()
        else:
            transport.write(_FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.refused or self.transport.is_closing():
            return
        super().data_received(data)
        if not (self.refused or self._half_sent()):
            self.hold(0)
            self._end()
            return
        self._begin()
        if not self.hold(self._held + len(data)):
            self.refused = True
            self._say_last(_TOO_MUCH)
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.talking = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _half_sent(self) -> bool:
        """Whether a request has begun to arrive and not ended."""
        if self.talking:
            return False
        begun = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        return begun or self.conn.their_state is h11.SEND_BODY

    def _begin(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(self.arrivals.limits.request_seconds, self._too_late)

    def _end(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _too_late(self) -> None:
        if not self.refused:
            self._say_last(_LATE)
        self.transport.close()

    def _say_last(self, text: bytes) -> None:
        """Unless an answer is just being sent."""
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(text)

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


class Talk(_Counted, WebSocketsSansIOProtocol):
    """A socket, over which what is no message comes only at a program's pace."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._pings = Bucket(self.arrivals.limits.pings)
        self._frames = Bucket(self.arrivals.limits.messages)
        """For those that are no message yet, or none at all."""
        self._unread = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.address = transport.get_protocol().address  # type: ignore[attr-defined]
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Read what has come a little at a time, until there is a message; the next one waits for its turn."""
        if self.disconnected:
            return
        while self._unread and not (self.read_paused or self.transport.is_closing()):
            part, self._unread = self._unread[:_AT_ONCE], self._unread[_AT_ONCE:]
            super().data_received(part)
        if not self.hold(len(self._unread) + len(self.conn.reader.buffer) + sum(map(len, self.frames))):
            self._hang_up(4429, "too-many-bytes")

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if not event.fin:
            self._spend(self._frames, "too many frames")

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._spend(self._frames, "too many frames")

    def handle_ping(self) -> None:
        super().handle_ping()
        self._spend(self._pings, "too many pings")

    def _spend(self, bucket: Bucket, reason: str) -> None:
        if bucket.wait():
            self._hang_up(1008, reason)
        bucket.spend()

    def _hang_up(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        # The parser, stopped in mid-message, and its exception know the connection, which knows them: what they
        # hold would stay until the search through all garbage (2.6 GB in 40 s of eight clients that came and went).
        self.conn.parser.close()
        self.conn.parser_exc = None
        self.conn.reader.buffer.clear()
        self.frames, self._unread = [], b""
        super().connection_lost(exc)
