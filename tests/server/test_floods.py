"""What comes over sockets or as records and is too much is ended or refused; each guard is missed when it is gone."""

import re
import signal
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from cosmodrome.server.bots import thinkers
from cosmodrome.server.limits import Limits, Rate
from cosmodrome.server.table.messages import LARGEST_MESSAGE
from tests.clock import wait_until
from tests.server.attacks import UPGRADE, deflated, frame
from tests.server.server_process import ServerProcess
from tests.server.test_arrivals import said
from tests.server.tiny_game import TinyBots

PING = frame(b"pong", 9)
"""One of the protocol's own: what it brings comes back as it is, not packed."""
PONG = b"\x8a\x04pong"
UNSEARCHED = """
import gc, signal
gc.collect = lambda *_: 0

def tell(*_):
    kept = [each for each in gc.get_objects() if type(each).__name__ in ("Talk", "ServerProtocol", "WebSocket")]
    open("kept.txt", "w").write(f"{len(kept)} .")

signal.signal(signal.SIGUSR1, tell)
"""
"""Before a server: nobody looks for garbage, and when asked it tells how much of sockets it still holds."""
UNREAD = """
import signal
from cosmodrome.server.http import arrivals

begin = arrivals.Arrivals.__init__

def planted(all, *given, **named):
    begin(all, *given, **named)
    tell = lambda *_: open("unread.txt", "w").write(f"{all._held_by_all} {all._unread.total()} .")
    signal.signal(signal.SIGUSR1, tell)

arrivals.Arrivals.__init__ = planted
"""
"""Before a server: when asked, it tells how many connections it counts, and how many bytes that wait."""
PLAIN = UPGRADE[: UPGRADE.index("Sec-WebSocket-Extensions")]
"""Where nothing is packed."""
UNFINISHED = {
    "a frame": frame(b"a" * 50_000, length=60_000),
    "a message in parts": frame(b"a" * 25_000, fin=0) + frame(b"a" * 25_000, 0, 0),
    "packed parts": frame(deflated(b"a" * 25_000), fin=0, packed=True) + frame(deflated(b"a" * 25_000), 0, 0),
    "one that is too long": frame(b"a" * 70_000),
    "one that unpacks to too much": frame(deflated(b"a" * 1_000_000), packed=True),
    "what is no frame": b"\xff" * 3000,
    "nothing": b"",
}
TALK = """
from cosmodrome.server.http.arrivals import Talk
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

Talk.{name} = WebSocketsSansIOProtocol.{name}
"""
"""Before a server: its sockets let something by."""


class NotLetIn(Exception):
    """No socket was opened."""


@contextmanager
def talking(running: ServerProcess, table: str, upgrade: str = UPGRADE) -> Iterator[socket.socket]:
    """A bare socket at a table; what it is told is not read."""
    with socket.create_connection(("127.0.0.1", running.port), timeout=20.0) as line:
        line.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{upgrade}\r\n".encode())
        if line.recv(12) != b"HTTP/1.1 101":
            raise NotLetIn
        yield line


def begun(running: ServerProcess) -> str:
    """A table to look at."""
    table: str = running.client("Ada").post("/api/play", json={"game": "race", "bots": 1}).json()["id"]
    return table


def heard(line: socket.socket, last_word: bytes = PONG) -> bytes:
    """The last that is heard over a bare socket, to a pong of the protocol's own or another word, or to its end.

    In the frame that closes it stand its code and reason.
    """
    last = b""
    with suppress(ConnectionError):
        while last_word not in last and (more := line.recv(65536)):
            last = last[-200:] + more
    return last


def closes(heard: bytes, code: int, reason: str = "[ -~]*") -> bool:
    """Whether the last of it is the frame that closes a socket for this reason.

    Looked at whole: two bytes of a code alone come by chance in what was packed before.
    """
    frame = b"\\x88[\\x02-\\x7d]" + re.escape(struct.pack("!H", code)) + reason.encode() + b"\\Z"
    return re.search(frame, heard) is not None


def test_a_code_among_other_bytes_closes_nothing() -> None:
    code, pong = struct.pack("!H", 1009), b'\x81\x0f{"type":"pong"}'
    assert closes(b"news\x88\x09" + code + b"too big", 1009)
    assert not closes(b"news" + code + b"more news" + pong, 1009)
    assert not closes(b"news\x88\x09" + code + b"too big", 1008)


def test_a_socket_that_goes_in_mid_message_leaves_nothing_behind(database: str) -> None:
    with ServerProcess(database, UNSEARCHED, Limits()) as running:
        table, told = begun(running), Path(database).with_name("kept.txt")
        for unfinished in UNFINISHED.values():
            for _ in range(3):
                with talking(running, table) as line, suppress(ConnectionError):
                    line.sendall(unfinished)

        def kept() -> list[str]:
            told.unlink(missing_ok=True)
            running.process.send_signal(signal.SIGUSR1)
            return wait_until(lambda: told.exists() and told.read_text().split(), "it does not tell")

        wait_until(lambda: kept() == ["0", "."], "what was sent is kept")


def test_what_those_who_went_had_sent_counts_no_more(database: str) -> None:
    """Also what stood behind a message that was still to be taken in."""
    with ServerProcess(database, UNREAD, Limits()) as running:
        table, told = begun(running), Path(database).with_name("unread.txt")
        for _ in range(5):
            with talking(running, table) as line:
                line.sendall(frame(b'{"type":"ping"}') * 8000)

        def unread() -> str:
            told.unlink(missing_ok=True)
            running.process.send_signal(signal.SIGUSR1)
            return wait_until(
                lambda: told.exists() and told.read_text().partition(".")[0], "it does not tell"
            )

        wait_until(lambda: unread() == "0 0 ", "what nobody will read counts")


# --- guards, and faults of theirs


def one_that_is_too_long_as_sent(database: str, first: str = "") -> None:
    """Its head says so and ends the socket: nothing of the message is waited for.

    Who has sent more by then may see the connection break before they hear why, so here nobody does.
    """
    with ServerProcess(database, first, Limits()) as running:
        table = begun(running)
        with talking(running, table) as line:
            line.sendall(frame(b"", length=LARGEST_MESSAGE + 1))
            line.shutdown(socket.SHUT_WR)
            assert closes(heard(line), 1009)
        with talking(running, table) as line:  # one as long as is legal is read
            line.sendall(frame(b" " * LARGEST_MESSAGE) + PING)
            assert PONG in heard(line)


def one_that_is_too_long_unpacked(database: str, first: str = "") -> None:
    with ServerProcess(database, first, Limits()) as running, talking(running, begun(running)) as line:
        line.sendall(frame(deflated(b" " * (LARGEST_MESSAGE + 1)), packed=True) + PING)
        assert closes(heard(line), 1009)


def _flood(database: str, first: str, flood: bytes) -> None:
    limits = Limits(messages=Rate(5, 1000.0))
    with ServerProcess(database, first, limits) as running, talking(running, begun(running)) as line:
        line.sendall(flood + PING)
        assert closes(heard(line), 1008, "too many frames")


def pongs_that_nobody_asked_for(database: str, first: str = "") -> None:
    _flood(database, first, frame(b"", 10) * 10)


def parts_of_a_message_without_end(database: str, first: str = "") -> None:
    _flood(database, first, frame(b" ", fin=0) + frame(b"", 0, 0) * 10 + frame(b"", 0))


def what_has_not_come_whole(database: str, first: str = "") -> None:
    """By address, over sockets and in requests; what was held goes with those who held it."""
    with ServerProcess(database, first, Limits(unread_here=190_000)) as running:
        table, ben = begun(running), running.client("Ben", "127.0.0.2")
        with ExitStack() as held:
            for _ in range(3):
                held.enter_context(talking(running, table)).sendall(UNFINISHED["a frame"])
            asking = held.enter_context(socket.create_connection(("127.0.0.1", running.port), timeout=20.0))
            head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500000\r\n\r\n"
            assert ben.get("/api/me").status_code == 200  # by now all that was sent before has been read
            asking.sendall(head + b" " * 60_000)
            asking.shutdown(socket.SHUT_WR)
            answer = said(asking, 20.0)
            assert answer.startswith(b"HTTP/1.1 429") and b"too-many-bytes" in answer
            with talking(running, table) as late:
                late.sendall(UNFINISHED["a message in parts"])
                assert closes(heard(late), 4429, "too-many-bytes")
            assert ben.post("/api/records", content=b" " * 100_000).status_code == 400
        with talking(running, table) as line:
            line.sendall(UNFINISHED["a frame"])
            line.sendall(b"a" * 9_999 + b" " + PING)
            assert PONG in heard(line)


def sockets_that_come_and_go(database: str, first: str = "") -> None:
    limits = Limits(openings_here=Rate(2, 600.0), held_back=0.01)
    with ServerProcess(database, first, limits) as running:
        table, opened = begun(running), 0
        with suppress(NotLetIn):
            while opened < 3:
                with talking(running, table):
                    opened += 1
        assert opened == 2
        ben = running.client("Ben", "127.0.0.2")
        running.sit(ben, table, came_from="127.0.0.2")


def _records(database: str, first: str, limits: Limits) -> None:
    with ServerProcess(database, first, limits) as running:
        ada, ben = running.client("Ada"), running.client("Ben", "127.0.0.2")
        tried = [ada.post("/api/records", content=b" " * 1000).status_code for _ in range(3)]
        assert tried == [400, 400, 429]
        assert ben.post("/api/records", content=b" " * 1000).status_code == 400


def records_one_after_the_other(database: str, first: str = "") -> None:
    _records(database, first, Limits(records_here=Rate(2, 600.0), held_back=0.01))


def bytes_of_records(database: str, first: str = "") -> None:
    _records(database, first, Limits(record_bytes_here=Rate(1001, 600.0), held_back=0.01))


Check = Callable[..., None]
NO_BUCKET = """
from cosmodrome.server import limits

check = limits.Buckets.check

def planted(buckets, key):
    if buckets.rate != limits.Rate({rate}, 600.0):
        check(buckets, key)

limits.Buckets.check = planted
"""
"""Before a server: one of its buckets is never empty."""
NEVER_TOO_LONG = "from cosmodrome.server.table import messages; messages.LARGEST_MESSAGE *= 2"
GUARDS: dict[Check, str] = {
    one_that_is_too_long_as_sent: NEVER_TOO_LONG,
    one_that_is_too_long_unpacked: NEVER_TOO_LONG,
    pongs_that_nobody_asked_for: TALK.format(name="handle_pong"),
    parts_of_a_message_without_end: TALK.format(name="handle_cont"),
    what_has_not_come_whole: "from cosmodrome.server.http import arrivals; "
    "arrivals.Arrivals.has_room = lambda *_: True",
    sockets_that_come_and_go: NO_BUCKET.format(rate=2),
    records_one_after_the_other: NO_BUCKET.format(rate=2),
    bytes_of_records: NO_BUCKET.format(rate=1001),
}
"""What must be too much, each with a fault that lets it through."""


@pytest.mark.parametrize("too_much", GUARDS, ids=lambda check: check.__name__)
def test_it_is_too_much(database: str, too_much: Check) -> None:
    too_much(database)


@pytest.mark.parametrize("too_much", GUARDS, ids=lambda check: check.__name__)
@pytest.mark.sample(3)
def test_where_it_is_let_through_its_test_fails(database: str, too_much: Check) -> None:
    with pytest.raises(AssertionError):
        too_much(database, GUARDS[too_much])


def test_a_message_may_have_some_parts(database: str) -> None:
    limits = Limits(messages=Rate(5, 1000.0))
    with ServerProcess(database, limits=limits) as running, talking(running, begun(running), PLAIN) as line:
        line.sendall(frame(b'{"type":', fin=0) + frame(b"", 0, 0) * 3 + frame(b'"ping"}', 0))
        assert b'"pong"' in heard(line, b'"pong"')


async def test_records_are_replayed_in_a_process_that_is_ended_when_one_takes_too_long() -> None:
    (worker,) = thinkers.replayer(TinyBots(), 1)._workers
    assert isinstance(worker, thinkers.InProcess) and worker._patience == 10.0
