"""What looks after clocks, tournaments and old tables: a round that failed is followed by another."""

import asyncio
import logging

import pytest

from cosmodrome.server.db.outage import Unreachable
from cosmodrome.server.hall.keeper import Keeper


class Counting(Keeper):
    """Fails in its first rounds."""

    def __init__(self, *failures: Exception) -> None:
        super().__init__(0.001, "counting")
        self.failures = list(failures)
        self.counted = asyncio.Event()
        self.began: list[str] = []

    async def _at_once(self) -> None:
        self.began.append("at once")

    async def _round(self) -> None:
        self.began.append("round")
        if self.failures:
            raise self.failures.pop(0)
        self.counted.set()


async def test_a_round_that_failed_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """An outage of the database is told in one line, all else with its trace."""
    keeper = Counting(Unreachable("no answer\nfor 5 s"), ZeroDivisionError("by zero"))
    with caplog.at_level(logging.WARNING):
        await keeper.begin()
        await asyncio.wait_for(keeper.counted.wait(), 5)
    await keeper.end()
    assert keeper.began[:4] == ["at once", "round", "round", "round"]
    outage, fault = caplog.records
    assert outage.levelname == "WARNING" and outage.exc_info is None
    assert outage.getMessage() == "counting: the database is away, it is tried again in 0 s: no answer"
    assert fault.getMessage() == "counting failed; it is tried again in 0 s" and fault.exc_info is not None


async def test_after_the_end_there_is_no_round() -> None:
    keeper = Counting()
    await keeper.begin()
    await asyncio.wait_for(keeper.counted.wait(), 5)
    await keeper.end()
    began = list(keeper.began)
    await asyncio.sleep(0.01)
    assert keeper.began == began
