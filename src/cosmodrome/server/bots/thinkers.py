"""Who thinks for the bots of all tables, and in which order: guests take turns, and none has two thoughts at once."""

import asyncio
import logging
import os
import pickle
import sys
import time
from collections import deque
from contextlib import suppress
from typing import Any, Protocol

from cosmodrome.bots.hints import Hint
from cosmodrome.core.decision import Verdict
from cosmodrome.server.bots.bot_seats import BotMaker
from cosmodrome.server.bots.minds import (
    GREETING,
    HEAD,
    AnyAsked,
    Asked,
    AskedHint,
    AskedWorth,
    Minds,
    Said,
)
from cosmodrome.server.figures import FIGURES

logger = logging.getLogger(__name__)

_THREADS = 4
_MOST_TABLES = 1000
"""Those asked last, of which is known who thought for them."""


_MOST_STILLBORN = 3
_REST = 600.0
"""Seconds for which no process is begun after so many have died at once."""


class BotsFail(RuntimeError):
    """Bots cannot answer; the message says why, for whoever looks after the server."""


class Worker(Protocol):
    """Has one thought at a time."""

    stopped: str
    """Why it has no thoughts for a while; "" while it has."""

    async def think(self, asked: AnyAsked) -> Any:
        """What bots say, a hint, or what else is said beside a question."""

    async def end(self) -> None: ...


class InThread:
    """Thinks in a thread of this process."""

    stopped = ""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds

    async def think(self, asked: AnyAsked) -> Any:
        try:
            return await asyncio.to_thread(self._minds.said, asked)
        except Exception as failure:
            raise BotsFail(repr(failure)) from failure

    async def end(self) -> None:
        """A thread ends with its thought."""


class InProcess:
    """Thinks in a process of its own, begun with the first thought and again after it has died.

    A process is greeted first. Those that die of it, or do not know the games, are no table's fault: after a few in a
    row none is begun for a while.
    """

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._stillborn = 0
        """How many processes in a row have not survived the greeting."""
        self._until = 0.0
        self.stopped = ""

    async def think(self, asked: AnyAsked) -> Any:
        """Raises BotsFail where bots fail, also by killing their process twice."""
        died = ""
        for _ in range(2):
            if self._process is None:
                await self._begin()
            said, died = await self._answer(asked)
            if not died:
                return said
            logger.warning("a process of bots has died at table %s: %s", asked.table, died)
        raise BotsFail(f"processes of bots die: {died}")

    async def _begin(self) -> None:
        """A process that has been greeted. Raises BotsFail."""
        while not self.stopped or time.monotonic() >= self._until:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-m", "cosmodrome.server.bots.minds"),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                _, died = await self._answer(GREETING)
            except (BotsFail, OSError) as failure:
                died = str(failure)
                await self.end()
            if not died:
                self.stopped, self._stillborn = "", 0
                return
            self._stillborn += 1
            if self._stillborn >= _MOST_STILLBORN:
                self.stopped, self._until = f"processes of bots die at once: {died}", time.monotonic() + _REST
                logger.error("%s; none is begun for %.0f s", self.stopped, _REST)
        raise BotsFail(self.stopped)

    async def _answer(self, question: object) -> tuple[Any, str]:
        """What the process answers, or how it has died instead. Raises BotsFail with what it says went wrong."""
        asked = pickle.dumps(question)
        try:
            said = pickle.loads(await self._exchange(HEAD.pack(len(asked)) + asked))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None, await self._how_it_died()
        if isinstance(said, str):
            raise BotsFail(said)
        return said, ""

    async def _exchange(self, question: bytes) -> bytes:
        assert self._process is not None
        to, back = self._process.stdin, self._process.stdout
        assert to is not None and back is not None
        to.write(question)
        await to.drain()
        (size,) = HEAD.unpack(await back.readexactly(HEAD.size))
        return await back.readexactly(size)

    async def _how_it_died(self) -> str:
        process = self._process
        assert process is not None
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 1)  # the pipe closes a moment before
        code = process.returncode
        await self.end()
        if code is None:
            return "it closed its pipe"
        return f"by signal {-code}" if code < 0 else f"exit code {code}"

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()  # it keeps nothing
        await process.wait()


class Thinkers:
    """A few workers for the bots of all tables.

    The guests whose tables wait take turns, and each has one thought at a time: so whoever fills tables with bots that
    think long keeps one worker busy, and the bots of all others have the rest. A guest's tables take turns, too.
    """

    def __init__(self, workers: list[Worker]) -> None:
        self._workers = workers
        self._idle = list(workers)
        self._waiting: dict[str, deque[tuple[AnyAsked, asyncio.Future[Any]]]] = {}
        """By guest, in the order of their turns."""
        self._at_it: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._latest: dict[str, Worker] = {}
        """By table, the worker that thought for it last, whose bots may remember something."""

    @property
    def trouble(self) -> str:
        """Why some of the workers have stopped; "" where none has."""
        return next((worker.stopped for worker in self._workers if worker.stopped), "")

    async def think(self, guest: str, asked: Asked) -> Said:
        """What the bots of a guest's table say. Raises what goes wrong with them."""
        answer: Said = await self._thought(guest, asked)
        return answer

    async def hint(self, guest: str, asked: AskedHint) -> Hint:
        """What a guest is told who asks for a hint, in their turn. Raises what goes wrong with it."""
        answer: Hint = await self._thought(guest, asked)
        return answer

    async def worth(self, guest: str, asked: AskedWorth) -> list[Verdict]:
        """What more is said of a question. Raises what goes wrong with it."""
        answer: list[Verdict] = await self._thought(guest, asked)
        return answer

    async def _thought(self, guest: str, asked: AnyAsked) -> Any:
        said: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append((asked, said))
        self._give_out()
        began = time.monotonic()
        answer = await said
        FIGURES.thoughts.note(time.monotonic() - began)
        return answer

    async def end(self) -> None:
        """Nobody thinks any more; who still waits is not answered."""
        self._idle.clear()
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    def _give_out(self) -> None:
        while self._idle:
            guest = next((guest for guest in self._waiting if guest not in self._at_it), None)
            if guest is None:
                return
            tables = self._waiting.pop(guest)
            asked, said = tables.popleft()
            if tables:
                self._waiting[guest] = tables
            if said.done():
                continue  # the table rests, or is let go
            latest = self._latest.get(asked.table)
            worker = latest if latest is not None and latest in self._idle else self._idle[0]
            self._idle.remove(worker)
            self._latest.pop(asked.table, None)
            self._latest[asked.table] = worker
            if len(self._latest) > _MOST_TABLES:
                del self._latest[next(iter(self._latest))]
            self._at_it.add(guest)
            task = asyncio.create_task(self._work(guest, worker, asked, said))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, guest: str, worker: Worker, asked: AnyAsked, said: asyncio.Future[Any]) -> None:
        try:
            answer = await worker.think(asked)
            if not said.done():
                said.set_result(answer)
        except Exception as failure:
            if not said.done():
                said.set_exception(failure)
        finally:
            self._at_it.discard(guest)
            if guest in self._waiting:  # behind all who have waited meanwhile
                self._waiting[guest] = self._waiting.pop(guest)
            self._idle.insert(0, worker)  # the one that has begun already goes first
            self._give_out()


def thinkers(maker: BotMaker, processes: int) -> Thinkers:
    """So many processes, or with 0 a few threads of this process, for the bots that `maker` makes."""
    if processes:
        return Thinkers([InProcess() for _ in range(processes)])
    minds = Minds(maker)
    return Thinkers([InThread(minds) for _ in range(_THREADS)])


def usual_processes() -> int:
    """As many as processors, and two at least, so that no guest ever keeps all of them busy."""
    return max(2, os.cpu_count() or 1)
