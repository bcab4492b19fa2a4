"""A server as a process of its own, on a real port, that can be killed at any moment."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cosmodrome.server.limits import UNLIMITED, Limits
from tests.server.forked import Forked
from tests.server.people import Hung, Seat

HERE = "127.0.0.1"
_PATIENCE = 20.0
SAID = """
import os
os.dup2(os.open("said.txt", os.O_CREAT | os.O_WRONLY | os.O_APPEND), 2)
"""
"""Before a server: what it prints as faults goes to a file beside its database."""
HAND = """
import signal, time
from uvicorn.config import LOOP_FACTORIES
LOOP_FACTORIES["auto"] = LOOP_FACTORIES["asyncio"]  # the other has a clock of its own
steady, wall, passed = time.monotonic, time.time, []
time.monotonic = lambda: steady() + sum(passed)
time.time = lambda: wall() + sum(passed)
signal.signal(signal.SIGUSR1, lambda *_: passed.append({seconds}))
"""
"""Before a server: its clock goes on by so many seconds whenever it is told to (`pass_time`)."""
_RUN = "import sys; from tests.server.serving import run; run(sys.argv[1:])"


def free_port() -> int:
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        number: int = port.getsockname()[1]
        return number


class NetworkLine:
    """A socket over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, text: str) -> None:
        self.connection.send(text)

    def receive(self) -> str:
        try:
            text = self.connection.recv(timeout=_PATIENCE)
        except ConnectionClosed as gone:
            raise Hung(str(gone)) from gone
        assert isinstance(text, str)
        return text


class ServerProcess:
    """`cosmodrome.server.serve.run` in a process; started on entering, stopped on leaving.

    `first` is Python that runs before it; `proxies` are those it trusts. If `anew`, the process imports everything
    itself; else it is forked from one that has, where the system can do that.
    """

    def __init__(
        self,
        database: str,
        first: str = "",
        limits: Limits = UNLIMITED,
        proxies: Sequence[str] = (),
        bot_processes: int = 0,
        anew: bool = False,
    ) -> None:
        self.database = database
        self.first = first
        self.more = [msgspec.json.encode(limits).decode(), str(bot_processes), *proxies]
        self.port = free_port()
        self.anew = anew or not hasattr(os, "fork")
        self.process: subprocess.Popen[str] | Forked

    def start(self) -> str:
        """Start it, and give the line it says when it can be reached."""
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        folder = None if "://" in self.database else Path(self.database).parent
        words = [str(self.port), self.database, *self.more]
        if self.anew:
            program = [sys.executable, "-c", f"{self.first}\n{_RUN}", *words]
            self.process = subprocess.Popen(
                program, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
            )
        else:
            self.process = Forked(self.first, words, environment, folder)
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def pass_time(self) -> None:
        """For a server that begins with `HAND`."""
        self.process.send_signal(signal.SIGUSR1)
        # Its loop waits for what was due by the time before, unless somebody asks something.
        assert httpx.get(f"http://127.0.0.1:{self.port}/healthz").status_code == 200

    def kill(self) -> None:
        """kill -9: no time to tidy anything up."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def interrupt(self) -> int:
        """Ctrl+C; gives the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(timeout=_PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        assert self.start(), "the server did not start"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    def client(self, name: str, address: str = HERE) -> httpx.Client:
        """A visitor, with a cookie of their own, from one of this machine's addresses."""
        way = httpx.HTTPTransport(local_address=address)
        visitor = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=_PATIENCE, transport=way)
        assert visitor.post("/api/me", json={"name": name}).status_code == 200
        return visitor

    def sit(self, visitor: httpx.Client, table: str, since: int = 0, came_from: str = HERE) -> Seat:
        """Connect to a running table; the first update has been heard."""
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since={since}"
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                headers, source = {"Cookie": cookies}, (came_from, 0)
                line = NetworkLine(
                    connect(address, additional_headers=headers, legacy=True, source_address=source)
                )
                break
            except ConnectionRefusedError:
                assert time.monotonic() < until
                time.sleep(0.05)
        seat = Seat(line)
        seat.hear_until(lambda message: message["type"] == "update")
        return seat
