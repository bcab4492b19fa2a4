"""Writes cut with their connection, as when PostgreSQL starts anew: nothing acknowledged is lost, nothing doubled."""

import asyncio
import random
import socket
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import record
from cosmodrome.server.db import log_writer, upkeep
from cosmodrome.server.db.log_writer import (
    Answer,
    Ending,
    LogWriter,
    LostRace,
    Snapshot,
)
from cosmodrome.server.db.outage import Unreachable
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import PLAYING, Head, Place
from cosmodrome.server.settings import database_url
from tests.server.conftest import open_house
from tests.server.people import play_saying_again
from tests.services import cut_all

pytestmark = pytest.mark.postgres

HEAD = Head("abc", "", "tiny", 1, 2, 7, {}, PLAYING, "ada")
WAYS = ("not at all", "before", "during", "after the commit")


class Cutting:
    """Cuts all connections at each write, in one way after another."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, url: str, ways: list[str]) -> None:
        self.url = url
        self.ways = ways
        self.cut: Counter[str] = Counter()
        self._commit = LogWriter._commit
        monkeypatch.setattr(LogWriter, "_commit", lambda log, *given: self.commit(log, *given))

    async def commit(self, log: LogWriter, *given: Any) -> set[str]:
        way = self.ways.pop(0) if self.ways else "not at all"
        self.cut[way] += 1
        if way == "before":
            await cut_all(self.url)
        cutting = asyncio.create_task(cut_all(self.url)) if way == "during" else None
        try:
            written = await self._commit(log, *given)
        finally:
            if cutting is not None:
                await cutting
        if way == "after the commit":
            await cut_all(self.url)
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return written


async def tables(url: str, count: int = 1) -> tuple[Store, list[str]]:
    store = Store(database_url(url))
    ids = [f"t{number}" for number in range(count)]
    for table in ids:
        await store.add_table(msgspec.structs.replace(HEAD, id=table), [Place(0), Place(1)])
    return store, ids


@pytest.mark.parametrize("way", WAYS)
async def test_what_is_cut_is_written_once(postgres: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is not told that it is written finds it in the log: as somebody's who was first."""
    store, ids = await tables(postgres, 4)
    await store.log.append("t0", 0, [Answer(0, "play:a", "first")])
    Cutting(monkeypatch, postgres, [way])
    wanted = [
        store.log.append("t0", 1, [Answer(0, "play:b", "r"), Answer(1, "play:c", "s")]),
        store.log.append("t1", 0, [Answer(0, "play:d", "r")], Ending("record", {})),
        store.log.append("t2", 0, [Answer(0, "play:e", "r")]),
        store.keep(Snapshot("t3", 0, 1, "state", 0, "events")),
    ]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    allowed = {
        "not at all": {type(None)},
        "before": {type(None)},
        "during": {type(None), LostRace},
        "after the commit": {LostRace},
    }
    assert {type(each) for each in found} <= allowed[way]
    assert [len(await store.answers(table)) for table in ids] == [3, 1, 1, 0]
    assert await store.ending("t1") == Ending("record", {}) and await store.snapshot_at("t3") == 0
    await store.log.append("t0", 3, [Answer(0, "play:f")])
    await store.close()


async def test_who_is_cut_alone_is_told_nothing_of_it(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at a table has to answer anew because a database was restarted."""
    store, _ = await tables(postgres)
    Cutting(
        monkeypatch, postgres, ["before", "before", "not at all", "before", "not at all", "after the commit"]
    )
    await store.log.append("t0", 0, [Answer(0, "play:a", "r")])
    await store.log.append("t0", 1, [Answer(0, "play:b", "s")])
    with pytest.raises(LostRace):
        await store.log.append("t0", 2, [Answer(0, "play:c", "t")])
    assert [answer.request for answer in await store.answers("t0")] == ["r", "s", "t"]
    await store.close()


async def test_while_no_database_is_there_all_are_refused_at_once(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writer, "_PATIENCE", 0.3)
    store, ids = await tables(postgres, 20)
    log = store.log
    engine = log._engine
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        nowhere = f"postgresql+asyncpg://postgres@127.0.0.1:{nobody.getsockname()[1]}/nothing"
        log._engine = create_async_engine(nowhere)
        batches, write = list[int](), log._until_written

        async def counted(batch: Sequence[Any], touched: Sequence[str]) -> set[str]:
            batches.append(len(batch))
            return await write(batch, touched)

        monkeypatch.setattr(log, "_until_written", counted)
        wanted = [store.log.append(table, 0, [Answer(0, "play:a")]) for table in ids]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert {type(each) for each in found} == {Unreachable}
        # Nobody waits until all before them have been refused.
        assert sum(batches) == len(ids) and len(batches) <= 2
    log._engine = engine
    await asyncio.gather(*(store.log.append(table, 0, [Answer(0, "play:a")]) for table in ids))
    assert [len(await store.answers(table)) for table in ids] == [1] * 20
    await store.close()


def test_a_game_goes_on_while_writes_are_cut(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people and a bot; whoever hears no receipt sends the same again, as the page does."""
    chance = random.Random(11)
    with open_house(postgres) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = ada.opens(ben, game="jump_drive", seats=3, bots={"1": "greedy"})
        seats = [ada.sit(table), ben.sit(table)]
        cutting = Cutting(monkeypatch, postgres, [chance.choice(WAYS) for _ in range(20)])
        said, again = play_saying_again(seats, chance)
        log = house.call(house.hall.store.answers, table)
        kept = record.loads(ada.get(f"/api/tables/{table}/record").text, GAMES)
        assert house.call(upkeep.strays, house.hall.store) == {}
    assert set(cutting.cut) == set(WAYS) and again < len(said)
    assert record.verify(GAMES["jump_drive"], kept) is None
    for number in {seat for seat, *_ in said}:
        entries = [entry for entry in log if entry.seat == number]
        every = Counter(choice for seat, _, choices in said if seat == number for choice in choices)
        # Picks that were forced are not in the log; everything else is, once.
        assert not Counter(entry.choice for entry in entries) - every
        assert {entry.request for entry in entries} == {
            request for seat, request, _ in said if seat == number
        }


async def test_a_database_that_says_nothing_is_waited_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "_PATIENCE", 0.3)
    silent = await asyncio.start_server(lambda *_: asyncio.Event().wait(), "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    store = Store(f"postgresql+asyncpg://postgres@127.0.0.1:{port}/nothing")
    async with asyncio.timeout(30.0):  # the driver itself would wait for 60 s
        with pytest.raises(Unreachable):
            await store.log.append("t0", 0, [Answer(0, "play:a")])
    silent.close()
    await store.close()


async def test_readers_keep_no_answer_waiting(postgres: str) -> None:
    store, _ = await tables(postgres)
    async with AsyncExitStack() as reading:
        for _ in range(store.engine.pool.size() + store.engine.pool._max_overflow):
            await reading.enter_async_context(store.engine.connect())
        async with asyncio.timeout(20.0):  # the pool would let it wait for 30 s
            await store.log.append("t0", 0, [Answer(0, "play:a")])
    assert len(await store.answers("t0")) == 1
    await store.close()
