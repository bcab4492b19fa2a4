"""`cosmodrome serve` as a person starts it: a process with a port and a database of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import httpx

from tests.server.server_process import free_port

_PATIENCE = 60.0  # it takes a few seconds of processor time, which a busy machine may not have
_CROWD = ("--limit", "guests_here=1000000/0", "--limit", "tables_here=1000000/0")
"""Visitors of hundreds of tests come from one address within minutes, as nobody else does."""
_ROOT = Path(__file__).resolve().parents[2]
SERVE = [sys.executable, "-c", "from cosmodrome.cli.app import main; main()", "serve"]
STAGED = [sys.executable, "-m", "tests.web.stage", "serve", "--bot-processes", "0"]
"""Bots think in this process: others know neither its scenes nor its cast."""


class Served:
    """The server; it can be killed and started again at the same address with the same tables."""

    def __init__(
        self,
        folder: Path,
        command: list[str] = SERVE,
        root: Path = _ROOT,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.folder = folder
        self._command = command
        self._root = root
        self._environment = environment
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        database = str(self.folder / "tables.sqlite")
        said = self.folder / "server.txt"
        with said.open("ab") as out:
            command = [*self._command, "--port", str(self.port), "--database", database, *_CROWD]
            self._process = subprocess.Popen(
                command, stdout=out, stderr=out, cwd=self._root, env=self._environment
            )
        until = time.monotonic() + _PATIENCE
        while True:
            assert self._process.poll() is None, f"the server ended:\n{said.read_text()}"
            try:
                if httpx.get(f"{self.address}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                if time.monotonic() > until:
                    self.stop()
                    raise AssertionError(f"the server does not answer:\n{said.read_text()}") from None
                time.sleep(0.05)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it; with SIGKILL it has no time to tidy anything up."""
        process, self._process = self._process, None
        if process and process.poll() is None:
            process.send_signal(how)
            process.wait(timeout=_PATIENCE)
