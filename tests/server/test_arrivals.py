"""Connections to a real server: half a request, too many of them, pings below the wire; and who is behind a proxy."""

import asyncio
import json
import os
import socket
import struct
from contextlib import ExitStack, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from cosmodrome.server.http.arrivals import Arrival, Arrivals
from cosmodrome.server.limits import Limits, Rate
from tests.clock import wait_until
from tests.server.server_process import HAND, SAID, ServerProcess

WHOLE = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
PATIENT = """
import functools, uvicorn
uvicorn.Config = functools.partial(uvicorn.Config, timeout_keep_alive=1000)
"""
"""Before a server: connections over which nothing is asked stay open for long."""
HALVES = {
    "nothing": b"",
    "part of a line": b"GET /api/m",
    "part of the headers": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "part of a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
    "part of a second request": b"GET /api/me HT",
}


def answered(line: socket.socket) -> bool:
    """Whether a whole request is answered, over a connection that stays open."""
    line.sendall(WHOLE)
    line.settimeout(5.0)
    heard = b""
    while not heard.endswith(b'{"player":null}') and (more := line.recv(65536)):
        heard += more
    return heard.startswith(b"HTTP/1.1 200")


def let_in(place: tuple[str, int], kept: ExitStack | None = None) -> bool:
    """Whether somebody who comes now is answered; who is may stay."""
    line = socket.create_connection(place)
    with suppress(OSError):
        if answered(line):
            if kept is not None:
                kept.enter_context(line)
            else:
                line.close()
            return True
    line.close()
    return False


def hung_up(line: socket.socket) -> bool:
    """Whether nobody takes what is sent any more."""
    try:
        line.sendall(b"x")
    except OSError:
        return True
    return False


def said(line: socket.socket, patience: float) -> bytes:
    """Everything up to the end of the connection. Raises TimeoutError where it stays open."""
    line.settimeout(patience)
    return b"".join(iter(lambda: line.recv(65536), b""))


def test_half_a_request_does_not_stay_open(database: str) -> None:
    limits = Limits(request_seconds=10.0)
    first = PATIENT + HAND.format(seconds=0.6 * limits.request_seconds)
    with ServerProcess(database, first, limits=limits) as running, ExitStack() as lines:
        place = ("127.0.0.1", running.port)
        opened = {name: lines.enter_context(socket.create_connection(place)) for name in HALVES}
        assert answered(opened["part of a second request"])
        for name, line in opened.items():
            line.sendall(HALVES[name])
        # A letter now and then does not make it longer.
        running.pass_time()
        opened["part of the headers"].sendall(b"x")
        with socket.create_connection(place) as other:
            # So the letter has been read: what is not read when a line is ended takes the answer along.
            assert answered(other)
        running.pass_time()
        for name, line in opened.items():
            assert said(line, 5.0).startswith(b"HTTP/1.1 408 Request Timeout"), name
        # Whoever sends the whole of it is answered, also later over the same connection.
        with socket.create_connection(place) as line:
            assert answered(line)
            running.pass_time()
            running.pass_time()
            assert answered(line)


NO_REQUESTS = {
    "another protocol": (b"\x16\x03\x01\x02\x00\x01\x00\x01", b"400 Bad Request", "malformed"),
    "a path of 70 kB": (b"GET /" + b"x" * 70_000, b"404 Not Found", "not-found"),
    "a path of 700 kB": (b"GET /" + b"x" * 700_000, b"404 Not Found", "not-found"),
    "headers without an end": (WHOLE[:-2] + b"X: " + b"y" * 70_000, b"431", "too-large"),
}


def test_what_is_no_request_is_refused_in_words_and_nothing_is_logged(database: str, tmp_path: Path) -> None:
    first = SAID + HAND.format(seconds=Limits().request_seconds)
    with ServerProcess(database, first, limits=Limits()) as running:
        place = ("127.0.0.1", running.port)
        for name, (sent, status, reason) in NO_REQUESTS.items():
            with socket.create_connection(place) as line:
                line.sendall(sent)
                # Whoever is refused may still be sending: the answer is not lost for that.
                line.sendall(b"x" * 1000)
                head, _, body = said(line, 5.0).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 " + status) and b"nosniff" in head, name
            assert json.loads(body)["reason"] == reason, name
        with socket.create_connection(place) as line:
            path = b"x" * 60_000
            line.sendall(b"GET /" + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert said(line, 5.0).startswith(b"HTTP/1.1 404 Not Found"), "one that fits"
        # In the middle of a request that is being answered, too.
        with socket.create_connection(place) as line:
            line.sendall(
                b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n"
            )
            assert said(line, 5.0).startswith(b"HTTP/1.1 400 Bad Request")
        # Who does not hang up is let go.
        with socket.create_connection(place) as line:
            line.sendall(b"nonsense\r\n\r\n")
            assert said(line, 5.0)
            running.pass_time()
            wait_until(lambda: hung_up(line), "a line that nothing is read from stays open")
    assert (tmp_path / "said.txt").read_text() == ""


def test_a_socket_is_no_half_request(database: str) -> None:
    first = HAND.format(seconds=2 * Limits().request_seconds)
    with ServerProcess(database, first, limits=Limits()) as running:
        ada = running.client("Ada")
        table = ada.post("/api/play", json={"game": "race", "bots": 1}).json()["id"]
        seat = running.sit(ada, table)
        running.pass_time()
        seat.line.send('{"type":"ping"}')
        seat.hear_until(lambda message: message["type"] == "pong")


def test_connections_are_counted_by_address(database: str) -> None:
    with ServerProcess(database, limits=Limits(connections_here=3)) as running, ExitStack() as lines:
        place = ("127.0.0.1", running.port)
        opened = [lines.enter_context(socket.create_connection(place)) for _ in range(3)]
        assert all(map(answered, opened))
        with socket.create_connection(place) as one_more:
            heard = said(one_more, 5.0)
            assert heard.startswith(b"HTTP/1.1 429") and b"Retry-After" in heard
        with socket.create_connection(place, source_address=("127.0.0.2", 0)) as another:
            assert answered(another)
        opened[0].close()
        wait_until(lambda: let_in(place), "who has hung up is counted still")


FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))
"""
OWN_FILES = """
from cosmodrome.server.http import arrivals
arrivals._most_connections = lambda: 10_000
"""
"""Before a server: it does not know how many files it may have open."""


@pytest.mark.parametrize("known", [True, False])
def test_where_no_more_files_can_be_opened_who_is_there_goes_on(
    database: str, tmp_path: Path, known: bool
) -> None:
    first = SAID + FILES.format(files=120) + ("" if known else OWN_FILES)
    with ServerProcess(database, first, limits=Limits()) as running, ExitStack() as lines:
        place = ("127.0.0.1", running.port)
        ada = running.client("Ada")
        table = ada.post("/api/play", json={"game": "race", "bots": 1}).json()["id"]
        seat = running.sit(ada, table)
        opened = [lines.enter_context(socket.create_connection(place)) for _ in range(200)]
        for _ in range(50):
            seat.line.send('{"type":"ping"}')
            seat.hear_until(lambda message: message["type"] == "pong")
        for line in opened:
            line.close()
        wait_until(lambda: let_in(place), "nobody is let in once there is room")
    told = (tmp_path / "said.txt").read_text().splitlines()
    assert told == []


def test_who_has_gone_is_counted_no_more(database: str) -> None:
    """Also who broke the line off before the server has looked who it is."""
    with ServerProcess(database, limits=Limits(connections_here=3)) as running:
        place = ("127.0.0.1", running.port)
        for _ in range(20):
            with socket.create_connection(place) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        with ExitStack() as lines:
            for _ in range(3):
                wait_until(lambda: let_in(place, lines), "who has hung up is counted still")


async def _nothing(scope: object, receive: object, send: object) -> None:
    """No application."""


def test_a_flood_of_connections_lets_others_have_their_turn() -> None:
    """And whom there is no room for is told so."""
    arrivals = Arrivals(Limits(connections_here=50), by_address=True)
    server = uvicorn.Server(
        uvicorn.Config(_nothing, log_config=None, lifespan="off", http=partial(Arrival, arrivals))  # type: ignore[arg-type]
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=200)
    let_in = [0]

    async def flooded(waiting: list[socket.socket]) -> None:
        serving = asyncio.create_task(server.serve([listening]))
        while let_in[-1] < 50:
            await asyncio.sleep(0)
            let_in.append(arrivals._held_by_all)
        heard = [await asyncio.to_thread(said, line, 5.0) for line in waiting[50:]]
        assert all(each.startswith(b"HTTP/1.1 429") for each in heard)
        server.should_exit = server.force_exit = True
        await serving

    with ExitStack() as lines:
        waiting = [lines.enter_context(socket.create_connection(listening.getsockname())) for _ in range(100)]
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(flooded(waiting))
    assert max(later - earlier for earlier, later in pairwise(let_in)) < 10


def test_who_comes_and_goes_is_counted_too() -> None:
    arrivals = Arrivals(Limits(arrivals_here=Rate(3, 1000.0)), by_address=True)
    here = [arrivals.arrived("127.0.0.1") for _ in range(5)]
    assert here == [True, True, True, False, False] and arrivals.arrived("127.0.0.2")
    behind_proxy = Arrivals(Limits(arrivals_here=Rate(3, 1000.0)), by_address=False)
    assert all(behind_proxy.arrived("127.0.0.1") for _ in range(5))


def test_pings_below_the_wire_end_a_socket_when_they_are_a_flood(database: str) -> None:
    with ServerProcess(database, limits=Limits(pings=Rate(5, 1.0))) as running:
        ada = running.client("Ada")
        table = ada.post("/api/play", json={"game": "race", "bots": 1}).json()["id"]
        with connect(f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket", legacy=True) as line:
            assert line.ping().wait(5.0)
            raw = line.socket
            frame = b"\x89\x80" + os.urandom(4)  # a ping without contents, masked
            raw.sendall(frame * 200)
            with pytest.raises(Exception, match="1008"):
                while True:
                    line.recv(timeout=5.0)


@pytest.mark.parametrize(("proxies", "counted"), [(("127.0.0.1",), True), ((), False)])
def test_the_word_of_a_proxy_is_taken_only_when_it_is_trusted(
    database: str, proxies: tuple[str, ...], counted: bool
) -> None:
    """Or anybody could say to be somebody else at each request, and be counted as nobody."""
    with ServerProcess(database, limits=Limits(held_back=0.01), proxies=proxies) as running:
        ada = running.client("Ada")
        seen = []
        for number in range(12):
            headers = {"X-Forwarded-For": f"198.51.100.{number}", "X-Forwarded-Proto": "https"}
            said = ada.post("/api/me/recover", json={"code": f"wrong{number}"}, headers=headers)
            seen.append((said.status_code, "strict-transport-security" in said.headers))
        by_one = [(404, False)] * 10 + [(429, False)] * 2
        assert seen == ([(404, True)] * 12 if counted else by_one)
        # What a client said of itself before a trusted proxy added what it saw does not count.
        headers = {"X-Forwarded-For": "203.0.113.1, 198.51.100.99"}
        again = [
            ada.post("/api/me/recover", json={"code": f"{number}"}, headers=headers).status_code
            for number in range(11)
        ]
        assert (again[-1] == 429) and (again[0] == (404 if counted else 429))
