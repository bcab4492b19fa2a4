"""A table is in one process once, however many others come and go meanwhile."""

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest

from cosmodrome.server import wire
from cosmodrome.server.database.store import Store
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.people.accounts import Accounts, Player
from cosmodrome.server.settings import database_url
from cosmodrome.server.table import seating
from tests.server.tiny_game import TINY, TinyBots


@pytest.fixture
async def hall(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """One that keeps a single table in memory."""
    monkeypatch.setattr("cosmodrome.server.hall.hall._MOST_LIVE", 1)
    store = Store(database_url(database))
    await store.open()
    yield Hall(store, {"tiny": TINY}, TinyBots(), {})
    await store.close()


async def some_people(hall: Hall, count: int) -> list[Player]:
    accounts = Accounts(hall.store)
    return [(await accounts.welcome(f"P{number}")).player for number in range(count)]


async def test_a_table_let_go_while_somebody_holds_it_is_not_made_again(hall: Hall) -> None:
    ada, ben, eve = await some_people(hall, 3)
    wanted = wire.NewTable("tiny", 3)
    held = await hall.create(ada, wanted)
    others = [(await hall.create(eve, wanted)).head.id for _ in range(3)]
    assert held.head.id not in hall._live
    again = await hall.table(held.head.id)
    await hall.table(others[0])
    assert again is held
    # Two who sit down, one with a table that was let go meanwhile, are both at one table.
    await seating.join(held, ben, None)
    await seating.join(again, eve, None)
    assert [place.player != "" for place in held.places] == [True] * 3
    assert held.head.status == "playing"


async def test_many_who_ask_at_once_get_one_table(hall: Hall) -> None:
    (ada,) = await some_people(hall, 1)
    table_id = (await hall.create(ada, wire.NewTable("tiny", 2))).head.id
    for _ in range(5):
        hall._live.clear()
        await asyncio.sleep(0)  # what has just been awaited is held until here
        gc.collect()
        assert table_id not in hall._known  # nobody holds it any more
        found = await asyncio.gather(*(hall.table(table_id) for _ in range(20)))
        assert len({id(table) for table in found}) == 1
        del found
