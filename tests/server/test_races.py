"""Two processes write to one table: who comes second looks anew, and so does who is refused by what has passed."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.server.db.log_writer import LostRace, TableClosed
from cosmodrome.server.db.races import change_table, tried, won
from cosmodrome.server.refusals import Refused


class Board:
    """Others write to it while nobody here has read."""

    def __init__(self, news: int, alone: bool = False) -> None:
        self.alone = alone
        self.news = news
        self.known = 0

    async def read_on(self) -> bool:
        heard = self.known < self.news
        self.known = self.news
        return heard

    async def write(self) -> int:
        if self.known < self.news:
            raise LostRace
        return self.known

    async def refuse(self) -> int:
        """Before anything is written, by what is known here."""
        if self.known < 3:
            raise Refused("not-now")
        return self.known


def outcome(doing: Callable[[], Awaitable[object]]) -> object:
    async def done() -> object:
        try:
            return await doing()
        except Refused as refused:
            return refused.reason

    return asyncio.run(done())


def test_who_comes_second_looks_anew() -> None:
    board = Board(news=3)
    assert outcome(lambda: change_table(board, board.write)) == 3


def test_a_refusal_is_looked_at_again_once_there_is_news() -> None:
    behind, up_to_date, alone = Board(news=3), Board(news=2), Board(news=3, alone=True)
    assert outcome(lambda: change_table(behind, behind.refuse)) == 3
    assert outcome(lambda: change_table(up_to_date, up_to_date.refuse)) == "not-now"
    assert outcome(lambda: change_table(alone, alone.refuse)) == "not-now"


def test_to_lose_for_ever_is_a_fault() -> None:
    board = Board(news=1)
    assert outcome(lambda: won(board.write)) == "server-error"
    assert outcome(lambda: tried(board.write)) is False
    assert outcome(lambda: change_table(board, board.write)) == 1
    assert outcome(lambda: tried(board.write)) is True


def test_at_a_table_that_is_gone_nothing_is_tried_again() -> None:
    async def write() -> None:
        raise TableClosed("t")

    with pytest.raises(TableClosed):
        asyncio.run(tried(write))


def test_a_lost_race_is_caught_in_one_module() -> None:
    source = Path(cosmodrome.__file__).parent
    modules = [file.name for file in source.rglob("*.py") if "except LostRace" in file.read_text()]
    assert modules == ["races.py"]
