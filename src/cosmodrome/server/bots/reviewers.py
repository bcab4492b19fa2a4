"""Who is next of those who wait for a review: a few at a time are worked at, slice by slice, for one guest one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from cosmodrome.review.report import Lamp
from cosmodrome.server.bots.minds import AskedLamp, AskedReview
from cosmodrome.server.bots.reviewing import Slice
from cosmodrome.server.bots.thinkers import BotsFail, Worker
from cosmodrome.server.bots.turns import Turn, Turns

_AT_ONCE = 2
"""Reviews that are worked at: a short one does not wait for the end of a long one."""
_MOST_SETBACKS = 2
"""How often a review may lose what was done, with its process, before it is given up."""

_Waiting = asyncio.Future[Turn["_Waiting"]]


class Reviewers:
    """Those of one process of the server, who share one worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._turns: Turns[_Waiting] = Turns(_AT_ONCE)
        self._free = _AT_ONCE
        self._one = asyncio.Lock()
        """Held for a slice: who has waited longest for it is next."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def review(
        self, guest: str, address: str, asked: AskedReview, told: Callable[[Slice], Awaitable[None]]
    ) -> None:
        """Judge a whole game in the turn of a guest who asks from an address; `told` after each slice how far it is.

        Raises BotsFail, and what `told` raises.
        """
        turn: _Waiting = asyncio.get_running_loop().create_future()
        self._turns.wait(address, guest, turn, long=False)
        self._give_out()
        try:
            await turn
            await self._work(asked, told)
        finally:
            if turn.done() and not turn.cancelled():
                self._over(turn.result())

    async def lamp(self, asked: AskedLamp) -> Lamp | None:
        """What the lamp shows, after the slice that is worked at. Raises BotsFail."""
        lamp: Lamp | None = await self._to_its_end(asked)
        return lamp

    async def _work(self, asked: AskedReview, told: Callable[[Slice], Awaitable[None]]) -> None:
        done, setbacks = -1, 0
        while True:
            slice_ = await self._slice(asked)
            if slice_.done <= done:
                setbacks += 1
                if setbacks > _MOST_SETBACKS:
                    raise BotsFail("its process dies again and again")
            done = slice_.done
            await told(slice_)
            if done >= slice_.count:
                return

    async def _slice(self, asked: AskedReview) -> Slice:
        found: Slice = await self._to_its_end(asked)
        return found

    async def _to_its_end(self, asked: AskedReview) -> Any:
        """It goes there even where nobody waits for it any more, so that no answer of the worker is left over."""
        task = asyncio.create_task(self._judged(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _judged(self, asked: AskedReview) -> Any:
        async with self._one:
            return await self._worker.think(asked)

    def _give_out(self) -> None:
        while self._free and (turn := self._turns.next()):
            if turn.item.done():
                self._turns.over(turn)  # given up while it waited
            else:
                self._free -= 1
                turn.item.set_result(turn)

    def _over(self, turn: Turn[_Waiting]) -> None:
        self._turns.over(turn)
        self._free += 1
        self._give_out()

    async def end(self) -> None:
        """Nobody's review goes on."""
        self._turns.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._worker.end()
