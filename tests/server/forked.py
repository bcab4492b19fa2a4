"""A server forked from a process that has imported what servers need: it starts in a tenth of the processor time."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server import serving

_FORKS = multiprocessing.get_context("forkserver")
_NEEDED = [
    "cosmodrome.server.serve",
    "cosmodrome.bots.catalogue",
    "aiosqlite",
    "anyio._backends._asyncio",
    "asyncpg",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
]
"""What is not installed is passed over."""


class Forked:
    """What tests use of `subprocess.Popen`; the server says on `stdout` what it would print."""

    def __init__(
        self, first: str, words: Sequence[str], environment: Mapping[str, str], folder: Path | None
    ) -> None:
        _FORKS.set_forkserver_preload(_NEEDED)
        said, saying = _FORKS.Pipe(duplex=False)
        given = (saying, first, list(words), dict(environment), folder)
        self._process = _FORKS.Process(target=_serve, args=given)
        self._process.start()
        saying.close()
        self.stdout = os.fdopen(os.dup(said.fileno()), encoding="utf-8")
        said.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("the server", timeout)
        return code

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


def _serve(
    saying: Connection, first: str, words: list[str], environment: dict[str, str], folder: Path | None
) -> None:
    os.dup2(saying.fileno(), sys.stdout.fileno())
    saying.close()
    os.environ.clear()
    os.environ.update(environment)
    if folder is not None:
        os.chdir(folder)
    exec(first, {})
    serving.run(words)
