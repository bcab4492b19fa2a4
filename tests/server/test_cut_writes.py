"""Writes cut with their connection, as when PostgreSQL starts anew: nothing acknowledged is lost, nothing doubled."""

import asyncio
import random
import socket
from collections import Counter

import asyncpg
import msgspec
import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import record
from cosmodrome.server.database import log_writer
from cosmodrome.server.database.log_writer import (
    Answer,
    Ending,
    LostRace,
    PostgresDriver,
    Snapshot,
    Transaction,
)
from cosmodrome.server.database.outage import Unreachable
from cosmodrome.server.database.store import PLAYING, Head, Place, Store
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
        self._write = PostgresDriver._write
        monkeypatch.setattr(PostgresDriver, "_write", lambda driver, given: self.write(driver, given))

    async def write(self, driver: PostgresDriver, given: Transaction) -> set[str]:
        way = self.ways.pop(0) if self.ways else "not at all"
        self.cut[way] += 1
        if way == "before":
            await cut_all(self.url)
        cutting = asyncio.create_task(cut_all(self.url)) if way == "during" else None
        try:
            written = await self._write(driver, given)
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
    await store.append("t0", 0, [Answer(0, "play:a", "first")])
    Cutting(monkeypatch, postgres, [way])
    wanted = [
        store.append("t0", 1, [Answer(0, "play:b", "r"), Answer(1, "play:c", "s")]),
        store.append("t1", 0, [Answer(0, "play:d", "r")], Ending("record", {})),
        store.append("t2", 0, [Answer(0, "play:e", "r")]),
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
    await store.append("t0", 3, [Answer(0, "play:f")])
    await store.close()


async def test_who_is_cut_alone_is_told_nothing_of_it(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at a table has to answer anew because a database was restarted."""
    store, _ = await tables(postgres)
    Cutting(
        monkeypatch, postgres, ["before", "before", "not at all", "before", "not at all", "after the commit"]
    )
    await store.append("t0", 0, [Answer(0, "play:a", "r")])
    await store.append("t0", 1, [Answer(0, "play:b", "s")])
    with pytest.raises(LostRace):
        await store.append("t0", 2, [Answer(0, "play:c", "t")])
    assert [answer.request for answer in await store.answers("t0")] == ["r", "s", "t"]
    await store.close()


async def test_while_no_database_is_there_all_are_refused_at_once(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writer, "_PATIENCE", 0.3)
    store, ids = await tables(postgres, 20)
    driver = store._log._driver
    assert isinstance(driver, PostgresDriver)
    address = driver._address
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        driver._address = f"postgresql://postgres@127.0.0.1:{nobody.getsockname()[1]}/nothing"
        batches, write = list[int](), driver.write

        async def counted(transaction: Transaction) -> set[str]:
            batches.append(len(transaction.rows))
            return await write(transaction)

        monkeypatch.setattr(driver, "write", counted)
        wanted = [store.append(table, 0, [Answer(0, "play:a")]) for table in ids]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert {type(each) for each in found} == {Unreachable}
        # Nobody waits until all before them have been refused.
        assert sum(batches) == len(ids) and len(batches) <= 2
    driver._address = address
    await asyncio.gather(*(store.append(table, 0, [Answer(0, "play:a")]) for table in ids))
    assert [len(await store.answers(table)) for table in ids] == [1] * 20
    await store.close()


def test_a_game_goes_on_while_writes_are_cut(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people and a bot; whoever hears no receipt sends the same again, as the page does."""
    chance = random.Random(11)
    with open_house(postgres) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        wanted = {"game": "jump_drive", "seats": 3, "bots": {"1": "greedy"}}
        table = ada.post("/api/tables", wanted).json()["id"]
        ben.post(f"/api/tables/{table}/join")
        seats = [ada.sit(table), ben.sit(table)]
        cutting = Cutting(monkeypatch, postgres, [chance.choice(WAYS) for _ in range(20)])
        said, again = play_saying_again(seats, chance)
        log = house.call(house.hall.store.answers, table)
        kept = record.loads(ada.get(f"/api/tables/{table}/record").text, GAMES)
        assert house.call(house.hall.store.strays) == {}
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
