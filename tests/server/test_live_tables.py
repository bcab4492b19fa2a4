"""A table is in one process once, however many others come and go meanwhile."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cosmodrome.server.db.leases import Leases
from cosmodrome.server.db.outage import Unreachable
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OVER
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.people.accounts import Accounts, Player
from cosmodrome.server.settings import database_url
from cosmodrome.server.table import seating
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Choose
from tests.server.tiny_game import TINY, TinyBots


@asynccontextmanager
async def hall_of(store: Store) -> AsyncIterator[Hall]:
    cluster = Cluster(store)
    await cluster.open()
    hall = Hall(store, {"tiny": TINY}, TinyBots(), {}, cluster=cluster)
    yield hall
    await hall.close()
    await cluster.close()


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall keeps a single table in memory, and its process beats when the test says so."""
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setattr("cosmodrome.server.hall.hall._MOST_LIVE", 1)
    monkeypatch.setattr("cosmodrome.server.hall.cluster.LEASE_SECONDS", 1000.0)


@pytest.fixture
async def hall(store: Store) -> AsyncIterator[Hall]:
    """One on an empty database of each kind."""
    async with hall_of(store) as hall:
        yield hall


@pytest.fixture
async def shared(postgres: str) -> AsyncIterator[Hall]:
    """One of whose database there may be other processes."""
    store = Store(database_url(postgres))
    await store.open()
    async with hall_of(store) as hall:
        yield hall
    await store.close()


async def let_all_go(hall: Hall) -> None:
    await asyncio.gather(*(table.rest() for table in hall.live_tables()))
    hall._live.clear()
    await hall.cluster.remove(list(hall.cluster._tables.values()))
    for _ in range(100):
        await asyncio.sleep(0.01)  # what has just been awaited is held until here, and a snapshot taken of it
        gc.collect()
        if not hall.live_tables():
            return
    raise AssertionError("somebody holds a table")


async def test_a_game_is_over_even_where_its_results_cannot_be_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await some_people(hall, 2)
    table = await hall.create(ada, NewTable("tiny", 2))
    await seating.join(table, ben, None)

    async def unread(*_: object) -> list[int]:
        raise OSError("the disk does not answer")

    monkeypatch.setattr(hall.store, "ranks", unread)
    while awaited := table.match.awaited():
        seat = awaited[0]
        question = table.match.trail.question(seat)
        key = TINY.decision(table.match.state, seat).options[0].key
        player = table.roster.places[seat].player
        await table.choose(player, Choose(f"r{question}", question, [key]))
    assert table.head.status == OVER and table.match.ending is not None
    assert sorted(table.match.ranks) in ([1, 1], [1, 2])


async def some_people(hall: Hall, count: int) -> list[Player]:
    accounts = Accounts(hall.store)
    return [(await accounts.welcome(f"P{number}")).player for number in range(count)]


async def test_a_table_let_go_while_somebody_holds_it_is_not_made_again(hall: Hall) -> None:
    ada, ben, eve = await some_people(hall, 3)
    wanted = NewTable("tiny", 3)
    held = await hall.create(ada, wanted)
    others = [(await hall.create(eve, wanted)).head.id for _ in range(3)]
    assert held.head.id not in hall._live
    again = await hall.table(held.head.id)
    await hall.table(others[0])
    assert again is held
    # Two who sit down, one with a table that was let go meanwhile, are both at one table.
    await seating.join(held, ben, None)
    await seating.join(again, eve, None)
    assert [place.player != "" for place in held.roster.places] == [True] * 3
    assert held.head.status == "playing"


async def test_many_who_ask_at_once_get_one_table(hall: Hall) -> None:
    (ada,) = await some_people(hall, 1)
    table_id = (await hall.create(ada, NewTable("tiny", 2))).head.id
    for _ in range(5):
        await let_all_go(hall)
        assert table_id not in hall._known  # nobody holds it any more
        found = await asyncio.gather(*(hall.table(table_id) for _ in range(20)))
        assert len({id(table) for table in found}) == 1
        del found


async def is_brought_to_life_once(hall: Hall, kind: type, method: str, patch: pytest.MonkeyPatch) -> None:
    """Not what could not be, at the first attempt, for this method of a kind failed; nor by a beat beside it."""
    (ada,) = await some_people(hall, 1)
    table_id = (await hall.create(ada, NewTable("tiny", 2, {}, {"1": "first"}))).head.id
    await let_all_go(hall)
    assert hall.known(table_id) is None

    async def away(*_given: Any) -> None:
        raise Unreachable

    with patch.context() as while_away:
        while_away.setattr(kind, method, away)
        with pytest.raises(Unreachable):
            await hall.table(table_id)
    assert not hall.cluster._tables
    if hall.cluster.shared:
        await hall.cluster._beat()
        await asyncio.gather(*hall.cluster._reading)
    table = await hall.table(table_id)
    assert table.leads and set(hall.cluster._tables.values()) <= {table}
    gc.collect()
    live = [each for each in gc.get_objects() if isinstance(each, LiveTable) and each.head.id == table_id]
    assert len(live) == 1


async def test_a_table_that_could_not_be_read_is_here_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await is_brought_to_life_once(hall, LiveTable, "load", monkeypatch)


@pytest.mark.postgres
async def test_a_table_whose_lease_could_not_be_taken_is_here_once(
    shared: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await is_brought_to_life_once(shared, Leases, "take", monkeypatch)


@pytest.mark.postgres
async def test_a_lease_given_back_too_late_is_taken_anew(shared: Hall) -> None:
    """Let go and taken up again at the same moment, a table has its lease afterwards, or gets it at the next beat."""
    hall, store, cluster = shared, shared.store, shared.cluster
    (ada,) = await some_people(hall, 1)
    table = await hall.create(ada, NewTable("tiny", 2, {}, {"1": "first"}))
    assert table.leads and await cluster._leases.held() == {table.head.id}
    for _ in range(5):
        await asyncio.gather(cluster.remove([table]), hall.table(table.head.id))
        assert table.leads and await cluster._leases.held() == {table.head.id}
    # What this process thinks is put right by what the database has, whatever came between.
    await cluster._leases.give_back([table.head.id])
    other = Leases(store.engine, "other", 1000.0)
    await other.beat()
    assert await other.take([table.head.id])
    await cluster._beat()
    assert not table.leads
    await other.end()
    await cluster._beat()
    assert table.leads and await cluster._leases.held() == {table.head.id}
    # A table that is no longer kept is given back even if that failed when it was let go.
    cluster._tables.clear()
    await cluster._beat()
    assert not await cluster._leases.held()
