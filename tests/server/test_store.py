"""The store: durable, all or nothing, and two writers cannot append the same entry."""

import asyncio
import itertools
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from cosmodrome.core.choice import LONGEST_KEY
from cosmodrome.core.seats import CLOCK
from cosmodrome.server.db import lobby, upkeep
from cosmodrome.server.db.leases import Leases
from cosmodrome.server.db.log_writer import (
    Answer,
    Ending,
    LostRace,
    Snapshot,
    TableClosed,
    Write,
)
from cosmodrome.server.db.models import metadata
from cosmodrome.server.db.people import People, Session
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import HUMAN, OPEN, PLAYING, Head, Place, Start
from cosmodrome.server.settings import SettingsError, database_url

HEAD = Head("abc", "", "tiny", 1, 2, 7, {"colour": "red"}, OPEN, "ada")


async def test_a_commit_is_on_the_disk_when_it_returns(database: str) -> None:
    store = Store(database_url(database))
    await store.open()
    await store.add_table(HEAD, [Place(0), Place(1)])
    await store.log.append("abc", 0, [Answer(0, "play:a")])
    log = store.log
    assert log._file is not None

    def pragma(name: str) -> Any:
        assert log._file is not None
        return log._file.scalar(text(f"PRAGMA {name}"))

    asked = [log._thread.submit(pragma, name).result() for name in ("journal_mode", "synchronous")]
    assert asked == ["wal", 2]
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
    await store.close()


async def test_what_cannot_be_written_is_no_lost_race(store: Store) -> None:
    await store.add_table(HEAD, [Place(0), Place(1)])
    nothing: Any = None
    with pytest.raises(IntegrityError):
        await store.log.append("abc", 0, [Answer(0, nothing)])
    await store.log.append("abc", 0, [Answer(0, "play:a")])


async def test_the_migrations_lead_to_the_models(store: Store) -> None:
    async with store.engine.connect() as connection:
        different = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert different == []


async def test_own_cards_are_kept(store: Store) -> None:
    cards = {"game": "tiny", "worth": {"card_a": 3}}
    own = msgspec.structs.replace(HEAD, cards=cards)
    await store.add_table(own, [Place(0), Place(1)])
    await store.add_table(msgspec.structs.replace(HEAD, id="def"), [Place(0), Place(1)])
    found = await store.table("abc")
    assert found is not None and found[0] == own
    async with store.engine.connect() as connection:
        nulls = await connection.execute(text("SELECT id FROM tables WHERE cards IS NULL"))
        assert nulls.scalars().all() == ["def"]


async def test_opening_twice_changes_nothing(store: Store) -> None:
    await store.add_table(HEAD, [Place(0, HUMAN, "ada"), Place(1)])
    twin = Store(store.url.render_as_string(hide_password=False))
    await twin.open()
    assert await twin.table("abc") == (HEAD, [Place(0, HUMAN, "ada"), Place(1)])
    await twin.close()


async def test_the_longest_key_is_kept_whole(store: Store) -> None:
    await store.add_table(HEAD, [Place(0), Place(1)])
    longest = ("offer:" + "ż" * LONGEST_KEY)[:LONGEST_KEY]
    await store.log.append("abc", 0, [Answer(0, longest), Answer(CLOCK, "time:trade")])
    assert await store.answers("abc") == [Answer(0, longest), Answer(CLOCK, "time:trade")]


async def test_an_append_is_all_or_nothing(store: Store) -> None:
    await store.add_table(HEAD, [Place(0), Place(1)])
    first = [Answer(0, "play:a", "r"), Answer(1, "play:b", "s")]
    await store.log.append("abc", 0, first)
    with pytest.raises(LostRace):
        await store.log.append("abc", 1, [Answer(0, "play:c"), Answer(0, "play:d")], Ending("", {}))
    assert await store.answers("abc") == first
    assert await store.ending("abc") is None
    await store.log.append("abc", 2, [Answer(0, "play:c")], Ending("record\n", {}))
    assert await store.answers("abc", 2) == [Answer(0, "play:c")]
    assert await store.ending("abc") == Ending("record\n", {})
    found = await store.table("abc")
    assert found is not None and found[0].status == "over"


def transactions_of(store: Store) -> list[Sequence[Write]]:
    """What is written from here on."""
    written: list[Sequence[Write]] = []
    commit = store.log._commit

    async def noted(batch: Sequence[Write], touched: Sequence[str]) -> set[str]:
        written.append(batch)
        return await commit(batch, touched)

    store.log._commit = noted  # type: ignore[method-assign]
    return written


async def test_what_comes_together_is_written_together_and_only_the_loser_loses(store: Store) -> None:
    tables = [f"t{number}" for number in range(12)]
    for table in tables:
        await store.add_table(msgspec.structs.replace(HEAD, id=table), [Place(0), Place(1)])
    await store.log.append("t5", 0, [Answer(0, "play:z")])
    transactions = transactions_of(store)
    written = await asyncio.gather(
        *(
            store.log.append(
                table, 0, [Answer(1, f"play:{table}")], Ending("", {}) if table == "t7" else None
            )
            for table in tables
            if table != "t5"
        )
    )
    assert written == [None] * 11 and len(transactions) <= 2
    assert [each.table_id for batch in transactions for each in batch if each.ending] == ["t7"]
    outcomes = await asyncio.gather(
        *(store.log.append(table, 1 - (table == "t5"), [Answer(0, "again")]) for table in tables),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [LostRace if t == "t5" else type(None) for t in tables]
    for table in tables:
        expected = ["play:z"] if table == "t5" else [f"play:{table}", "again"]
        assert [answer.choice for answer in await store.answers(table)] == expected
        found = await store.table(table)
        assert found is not None and found[0].status == ("over" if table == "t7" else OPEN)


async def test_what_has_begun_is_written_even_if_nobody_waits_for_it(store: Store) -> None:
    """No transaction is broken off, however often its caller is cancelled; closing waits for the last of them."""
    await store.add_table(HEAD, [Place(0), Place(1)])
    people = People(store)
    for number in range(30):
        calls = [
            asyncio.create_task(people.add("Ada", f"code {number}", session(f"g{number}"))),
            asyncio.create_task(store.log.append("abc", number, [Answer(0, "play:a")])),
        ]
        for _ in range(1 + number % 5):
            await asyncio.sleep(0)
        for call in calls * 2:
            call.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(*calls, return_exceptions=True)
    await asyncio.wait_for(store.close(), 20)
    await store.open()
    assert [answer.choice for answer in await store.answers("abc")] == ["play:a"] * 30
    assert all([await people.signed_in(f"digest of g{number}") for number in range(30)])


def session(player: str) -> Session:
    """Of a browser that is here for the first time."""
    now = int(time.time())
    return Session(player, f"digest of {player}", player, now, now, "")


async def test_who_gives_up_takes_nobody_elses_entries_along(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One transaction carries the entries of many; who leaves while it runs does not break it off."""
    for table in ("abc", "def"):
        await store.add_table(msgspec.structs.replace(HEAD, id=table), [Place(0), Place(1)])
    running, go_on = asyncio.Event(), asyncio.Event()
    written = transactions_of(store)
    commit = store.log._commit

    async def slowly(batch: Sequence[Write], touched: Sequence[str]) -> set[str]:
        running.set()
        await go_on.wait()
        return await commit(batch, touched)

    monkeypatch.setattr(store.log, "_commit", slowly)
    gives_up = asyncio.create_task(store.log.append("abc", 0, [Answer(0, "play:a")]))
    stays = asyncio.create_task(store.log.append("def", 0, [Answer(0, "play:b")]))
    await running.wait()
    gives_up.cancel()
    await asyncio.gather(gives_up, return_exceptions=True)
    assert not stays.done()
    go_on.set()
    await stays
    assert [len(batch) for batch in written] == [2]
    assert await store.answers("abc") == [Answer(0, "play:a")]
    assert await store.answers("def") == [Answer(0, "play:b")]


async def test_nothing_is_written_for_a_table_that_is_gone(store: Store) -> None:
    """Whoever writes together with it is none the worse."""
    tables = [f"t{number}" for number in range(6)]
    for table in tables:
        await store.add_table(msgspec.structs.replace(HEAD, id=table, status=PLAYING), [Place(0), Place(1)])
    await store.log.append("t1", 0, [Answer(0, "play:a")])
    assert await store.delete(["t1", "t4", "never"]) == ["t1", "t4"]
    transactions = transactions_of(store)
    for seq in range(2):  # the first transaction tells the lobby too, the second has answers alone
        found = await asyncio.gather(
            *(store.log.append(table, seq, [Answer(0, "play:b")]) for table in tables[:4]),
            return_exceptions=True,
        )
        assert [str(each) for each in found] == ["None", "table closed: t1", "None", "None"]
        assert isinstance(found[1], TableClosed) and len(transactions) <= 2 * (seq + 1)
    found = await asyncio.gather(
        *(
            store.log.append(table, seq, [Answer(0, "end")], Ending("", {}))
            for table, seq in (("t4", 0), ("t2", 2))
        ),
        *(store.keep(Snapshot(table, 0, 1, "state", 0, "events")) for table in ("t1", "t3")),
        return_exceptions=True,
    )
    assert [type(each) for each in found] == [TableClosed, type(None), TableClosed, type(None)]
    assert await upkeep.strays(store) == {}
    assert await upkeep.with_snapshots(store, tables) == {"t3"}
    assert [len(await store.answers(table)) for table in tables] == [2, 0, 3, 2, 0, 0]


async def test_tables_deleted_while_they_are_played_leave_nothing_behind(store: Store) -> None:
    """Also where another process deletes them."""
    other = Store(store.url.render_as_string(hide_password=False))
    tables = [f"t{number:02}" for number in range(20)]
    for table in tables:
        await store.add_table(msgspec.structs.replace(HEAD, id=table, status=PLAYING), [Place(0), Place(1)])

    async def play(table: str) -> int:
        for seq in itertools.count():
            try:
                await store.log.append(table, seq, [Answer(0, "play:a")])
                await store.keep(Snapshot(table, seq, 1, "state", seq, "events"))
            except TableClosed:
                return seq
        raise AssertionError

    playing = [asyncio.create_task(play(table)) for table in tables]
    for number in range(0, len(tables), 2):
        await asyncio.sleep(0.01)
        await (other, store)[number % 4 // 2].delete(tables[number : number + 2])
    assert max(await asyncio.gather(*playing)) > 1
    await other.close()
    assert await upkeep.count(store) == 0 and await upkeep.strays(store) == {}


@pytest.mark.postgres
@pytest.mark.parametrize("ending", [None, Ending("", {})], ids=["one statement", "several"])
async def test_who_deletes_and_who_writes_wait_for_each_other(postgres: str, ending: Ending | None) -> None:
    """Whichever comes first: nothing is left of the table."""
    store = Store(database_url(postgres))
    for table in ("abc", "def", "ghi"):
        await store.add_table(msgspec.structs.replace(HEAD, id=table, status=PLAYING), [Place(0), Place(1)])
    await store.log.append("ghi", 0, [Answer(0, "play:a")])  # the lobby is told now and not for a while
    async with store.engine.begin() as deleting:
        await deleting.execute(text("DELETE FROM places WHERE table_id = 'abc'"))
        await deleting.execute(text("DELETE FROM tables WHERE id = 'abc'"))
        late = asyncio.create_task(store.log.append("abc", 0, [Answer(0, "play:a")], ending))
        assert await asyncio.wait([late], timeout=0.2) == (set(), {late})
    with pytest.raises(TableClosed):
        await late
    async with store.engine.begin() as writing:
        await writing.execute(text("SELECT id FROM tables WHERE id = 'def' FOR KEY SHARE"))
        await writing.execute(text("INSERT INTO answers VALUES ('def', 0, 0, 'play:a', '')"))
        waits = asyncio.create_task(store.delete(["def"]))
        assert await asyncio.wait([waits], timeout=0.2) == (set(), {waits})
    assert await waits == ["def"]
    assert await upkeep.strays(store) == {}
    await store.close()


@pytest.mark.postgres
async def test_leases_are_of_tables_there_are(postgres: str) -> None:
    store = Store(database_url(postgres))
    await store.add_table(HEAD, [Place(0), Place(1)])
    leases = Leases(store.engine, "me", 6.0)
    await leases.beat()
    assert await leases.take(["abc", "gone"]) == {"abc": False}
    await store.close()


async def test_a_seat_is_taken_once(store: Store) -> None:
    waiting = [Place(0, HUMAN, "ada"), Place(1)]
    await store.add_table(HEAD, waiting)
    seated = [waiting[0], Place(1, HUMAN, "ben")]
    await store.reseat(HEAD, waiting, seated[1], "ada", start=Start(2, 7, seated, None))
    with pytest.raises(LostRace):
        await store.reseat(HEAD, waiting, Place(1, HUMAN, "zoe"), "ada")
    head = msgspec.structs.replace(HEAD, status=PLAYING, version=2)
    with pytest.raises(LostRace):
        await store.reseat(msgspec.structs.replace(head, host="ben"), seated, Place(1, HUMAN, "zoe"), "ben")
    with pytest.raises(LostRace):
        await store.close_waiting(HEAD, waiting)
    assert await store.table("abc") == (head, seated)
    assert [found[0].id for found in await lobby.recent_of(store, "ben", 9, over=False)] == ["abc"]
    assert (
        await lobby.recent_of(store, "ben", 9, over=True)
        == await lobby.recent_of(store, "zoe", 9, over=False)
        == []
    )


def test_databases_by_file_and_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite+aiosqlite:///{tmp_path}/cosmodrome/tables.sqlite"
    assert database_url("/a/b.sqlite") == "sqlite+aiosqlite:////a/b.sqlite"
    assert database_url("sqlite:////a/b.sqlite") == "sqlite+aiosqlite:////a/b.sqlite"
    assert database_url("postgresql://me@here/x") == "postgresql+asyncpg://me@here/x"
    monkeypatch.setenv("DATABASE_URL", "postgres://me@here/x")
    assert database_url("") == "postgresql+asyncpg://me@here/x"
    with pytest.raises(SettingsError, match="mysql"):
        database_url("mysql://x")
