"""Who thinks for the bots of all tables: workers, given out in `turns`, of which no guest has two at once."""

import asyncio
import logging
import os
import pickle
import sys
import time
from collections.abc import Coroutine
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
    AskedReplay,
    AskedResume,
    AskedWorth,
    Minds,
    Said,
)
from cosmodrome.server.bots.replaying import Replayed, Resumed, Wrong
from cosmodrome.server.bots.turns import Turn, Turns, remember
from cosmodrome.server.figures import FIGURES
from cosmodrome.server.refusals import Refused

logger = logging.getLogger(__name__)

_THREADS = 4
_PATIENCE = 10.0
"""Seconds in which a record is replayed or given up; the longest games take one or two."""
_REVIEW_PATIENCE = 900.0
"""Seconds for a part of a review: mostly it takes one, but where others want the processor it hardly has any."""
_MOST_STILLBORN = 3
_REST = 600.0
"""Seconds for which no process is begun after so many have died at once."""


class BotsFail(RuntimeError):
    """Bots cannot answer; the message says why, for whoever looks after the server."""


class NoWorker(BotsFail):
    """There is nobody who could think for bots, whichever they are."""


class Worker(Protocol):
    """Has one thought at a time."""

    stopped: str
    """Why it has no thoughts for a while; "" while it has."""

    @property
    def ready(self) -> bool:
        """Whether it can think at once."""

    async def begin(self) -> None:
        """Become ready. Raises NoWorker."""

    async def think(self, asked: AnyAsked) -> Any:
        """What bots say, a hint, or what else is said beside a question."""

    async def end(self) -> None: ...


class InThread:
    """Thinks in a thread of this process."""

    stopped = ""
    ready = True

    def __init__(self, minds: Minds) -> None:
        self._minds = minds

    async def begin(self) -> None:
        """A thread is there at once."""

    async def think(self, asked: AnyAsked) -> Any:
        patience = _patience(asked, None)
        try:
            return await asyncio.wait_for(asyncio.to_thread(self._minds.said, asked), patience)
        except TimeoutError as late:
            raise _too_late(patience) from late  # the thread goes on: nothing ends one
        except Exception as failure:
            raise BotsFail(repr(failure)) from failure

    async def end(self) -> None:
        """A thread ends with its thought."""


class InProcess:
    """Thinks in a process of its own, begun with the first thought and again after it has died.

    A process is greeted first. Those that die of it, or do not know the games, are no table's fault: after a few in a
    row none is begun for a while.
    """

    program = "cosmodrome.server.bots.minds"

    def __init__(self, patience: float | None = None) -> None:
        """`patience`: after so many seconds a thought is given up, with its process; None for never."""
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._stillborn = 0
        """How many processes in a row have not survived the greeting."""
        self._until = 0.0
        self.stopped = ""

    async def think(self, asked: AnyAsked) -> Any:
        """Raises BotsFail where bots fail, also by killing their process twice."""
        died, patience = "", _patience(asked, self._patience)
        for _ in range(2):
            if self._process is None:
                await self.begin()
            try:
                reply, died = await asyncio.wait_for(self._answer(asked), patience)
            except TimeoutError as late:
                await self.end()
                raise _too_late(patience) from late
            if not died:
                return reply
            logger.warning("a process of bots has died at table %s: %s", asked.table, died)
        raise BotsFail(f"processes of bots die: {died}")

    @property
    def ready(self) -> bool:
        return self._process is not None

    async def begin(self) -> None:
        """A process that has been greeted. Raises NoWorker."""
        while not self.stopped or time.monotonic() >= self._until:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-m", self.program),
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
        raise NoWorker(self.stopped)

    async def _answer(self, question: object) -> tuple[Any, str]:
        """What the process answers, or how it has died instead. Raises BotsFail with what it says went wrong."""
        asked = pickle.dumps(question)
        try:
            reply = pickle.loads(await self._exchange(HEAD.pack(len(asked)) + asked))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None, await self._how_it_died()
        if isinstance(reply, str):
            raise BotsFail(reply)
        return reply, ""

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


def _patience(asked: AnyAsked, patience: float | None) -> float | None:
    """After so many seconds a thought is given up; None for never."""
    return asked.seconds or patience if isinstance(asked, Asked) else patience


def _too_late(patience: float | None) -> BotsFail:
    return BotsFail(f"it takes longer than {patience or 0:g} s")


_Waiting = tuple[AnyAsked, asyncio.Future[Any]]


class Thinkers:
    """A few workers for the bots of all tables, which take turns."""

    def __init__(self, workers: list[Worker], maker: BotMaker) -> None:
        self._maker = maker
        self._workers = workers
        self._idle = list(workers)
        self._turns: Turns[_Waiting] = Turns(len(workers))
        self._addresses: dict[str, str] = {}
        """From where each guest asked last. All others are counted as of one address."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._latest: dict[str, Worker] = {}
        """By table, the worker that thought for it last, whose bots may remember something."""

    @property
    def trouble(self) -> str:
        """Why some of the workers have stopped; "" where none has."""
        return next((worker.stopped for worker in self._workers if worker.stopped), "")

    def came(self, guest: str, address: str) -> None:
        """A guest asks for something from an address, as `limits` counts them."""
        remember(self._addresses, guest, address)

    async def think(self, guest: str, asked: Asked) -> Said:
        """What the bots of a guest's table say. Raises what goes wrong with them."""
        answer: Said = await self._thought(guest, guest, asked)
        return answer

    async def hint(self, guest: str, asked: AskedHint) -> Hint:
        """What a guest is told who asks for a hint, in their turn. Raises what goes wrong with it."""
        answer: Hint = await self._thought(guest, guest, asked)
        return answer

    async def worth(self, guest: str, asked: AskedWorth) -> list[Verdict]:
        """What more is said of a question at a guest's table, whose bots think meanwhile. Raises what goes wrong."""
        answer: list[Verdict] = await self._thought(guest, f"{guest} offers", asked)
        return answer

    async def _thought(self, guest: str, turns_of: str, asked: AnyAsked) -> Any:
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._turns.wait(self._addresses.get(guest, ""), turns_of, (asked, answered), self._is_long(asked))
        self._give_out()
        self._look_ahead()
        began = time.monotonic()
        answer = await answered
        FIGURES.thoughts.note(time.monotonic() - began)
        return answer

    async def replay(self, guest: str, asked: AskedReplay) -> Replayed | Wrong:
        """What a record comes to that a guest has brought. Raises what goes wrong with it."""
        answer: Replayed | Wrong = await self._thought(guest, guest, asked)
        return answer

    async def resume(self, guest: str, asked: AskedResume) -> Resumed:
        """A finished game from whose moment a guest goes on. Raises Refused, and what else goes wrong with it."""
        answer: Resumed | Refused = await self._thought(guest, guest, asked)
        if isinstance(answer, Refused):
            raise answer
        return answer

    def _is_long(self, asked: AnyAsked) -> bool:
        """Whether it may last as long as a budget allows; bots that have none answer at once."""
        if not isinstance(asked, Asked):
            return True
        budgets = self._maker.budgets(asked.game.meta.id)
        return any(name.partition("@")[0] in budgets for name, _ in asked.bots.values())

    async def end(self) -> None:
        """Nobody thinks any more; who still waits is not answered."""
        self._idle.clear()
        self._turns.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    def _give_out(self) -> None:
        while self._idle and (turn := self._turns.next()):
            asked, answered = turn.item
            if answered.done():
                self._turns.over(turn)
                continue  # the table rests, or is let go
            latest = self._latest.get(asked.table)
            worker = latest if latest is not None and latest in self._idle else self._idle[0]
            self._idle.remove(worker)
            remember(self._latest, asked.table, worker)
            self._beside(self._work(turn, worker))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _look_ahead(self) -> None:
        """Where all that have begun are busy, begin another one: it takes a second, in which nobody waits for it."""
        if 0 < len(self._idle) < len(self._workers) and self._turns.shared:
            if not any(worker.ready for worker in self._idle):
                self._beside(self._begin(self._idle.pop()))

    async def _begin(self, worker: Worker) -> None:
        with suppress(BotsFail):  # whoever has it think hears so
            await worker.begin()
        self._idle.insert(0 if worker.ready else len(self._idle), worker)
        self._give_out()

    async def _work(self, turn: Turn[_Waiting], worker: Worker) -> None:
        asked, answered = turn.item
        try:
            answer = await worker.think(asked)
            if not answered.done():
                answered.set_result(answer)
        except Exception as failure:
            if not answered.done():
                answered.set_exception(failure)
        finally:
            self._turns.over(turn)
            self._idle.insert(0, worker)  # the one that has begun already goes first
            self._give_out()
            self._look_ahead()


def thinkers(maker: BotMaker, processes: int) -> Thinkers:
    """So many processes, or with 0 a few threads of this process, for the bots that `maker` makes."""
    if processes:
        return Thinkers([InProcess() for _ in range(processes)], maker)
    minds = Minds(maker)
    return Thinkers([InThread(minds) for _ in range(_THREADS)], maker)


def replayer(maker: BotMaker, processes: int) -> Thinkers:
    """One more process, or with 0 a thread: records are replayed one after the other, in turns like thoughts."""
    return Thinkers([InProcess(_PATIENCE) if processes else InThread(Minds(maker))], maker)


def reviewer(maker: BotMaker, processes: int) -> Worker:
    """As `replayer`, of reviews."""
    return InProcess(_REVIEW_PATIENCE) if processes else InThread(Minds(maker))


def usual_processes() -> int:
    """One more than processors, for short thoughts, and three at least: of long ones others have one too.

    None begins before it is needed.
    """
    return max(3, (os.cpu_count() or 1) + 1)
