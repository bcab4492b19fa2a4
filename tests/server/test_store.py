"""The store: durable, all or nothing, and two writers cannot append the same entry."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text

from cosmodrome.core.choice import LONGEST_KEY
from cosmodrome.core.seats import CLOCK
from cosmodrome.server import store as store_module
from cosmodrome.server.log_writer import Answer, Ending, LostRace, SqliteDriver, Transaction
from cosmodrome.server.models import metadata
from cosmodrome.server.settings import SettingsError, database_url
from cosmodrome.server.store import BOT, HUMAN, OPEN, PLAYING, Head, Place, Store

MIGRATIONS = Path(store_module.__file__).parent / "migrations"
HEAD = Head("abc", "", "tiny", 1, 2, 7, {"colour": "red"}, OPEN, "ada")


async def test_a_commit_is_on_the_disk_when_it_returns(database: str) -> None:
    store = Store(database_url(database))
    path: Any = store.url.database
    log = SqliteDriver(path, asyncio.Lock())
    await log.write(Transaction())
    assert log._connection is not None
    pragmas = [
        log._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    ]
    assert pragmas == ["wal", 2]
    await log.close()
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
    await store.close()


async def test_the_migrations_lead_to_the_models(store: Store) -> None:
    async with store.engine.connect() as connection:
        different = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert different == []


def steps_to(connection: Any, revision: str) -> None:
    """Bring a database to an older form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def test_a_database_of_the_first_form_goes_on(tmp_path: Path) -> None:
    """What it holds stays as it was: a table without cards of its own is played with the built-in ones."""
    store = Store(database_url(str(tmp_path / "old.sqlite")))
    rows = (
        "insert into tables values ('abc', 'Old', 'tiny', 1, 2, 7, '{\"colour\": \"red\"}', 'playing', 'ada', 5)",
        "insert into places values ('abc', 0, 'human', 'ada', '', 0)",
        "insert into places values ('abc', 1, 'bot', '', 'first', 0)",
        "insert into answers values ('abc', 0, 0, 'play:a', 'r')",
        "insert into guests values ('ada', 'Ada', 'digest', 5)",
    )
    async with store.engine.begin() as connection:
        await connection.run_sync(steps_to, "0001")
        for row in rows:
            await connection.exec_driver_sql(row)
    await store.open()
    head = Head("abc", "Old", "tiny", 1, 2, 7, {"colour": "red"}, PLAYING, "ada")
    assert head.cards is None and not head.ask_anyway
    assert await store.table("abc") == (head, [Place(0, HUMAN, "ada"), Place(1, BOT, bot="first")])
    assert await store.answers("abc") == [Answer(0, "play:a", "r")]
    assert await store.guest("digest") == ("ada", "Ada")
    assert await store.formers("abc") == []
    # The server has got an id, which stays; and guests without a recovery code stay guests.
    named = store.id
    assert len(named) == 12
    await store.close()
    await store.open()
    assert store.id == named
    await store.add_recovery("ada", "digest of a code")
    assert await store.guest_to_recover("digest of a code") == ("ada", "Ada", "digest of a code")
    await store.close()


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
    longest = ("offer:" + "ż" * LONGEST_KEY)[:LONGEST_KEY]
    await store.append("abc", 0, [Answer(0, longest), Answer(CLOCK, "time:trade")])
    assert await store.answers("abc") == [Answer(0, longest), Answer(CLOCK, "time:trade")]


async def test_an_append_is_all_or_nothing(store: Store) -> None:
    await store.add_table(HEAD, [Place(0), Place(1)])
    first = [Answer(0, "play:a", "r"), Answer(1, "play:b", "s")]
    await store.append("abc", 0, first)
    with pytest.raises(LostRace):
        await store.append("abc", 1, [Answer(0, "play:c"), Answer(0, "play:d")], Ending("", {}))
    assert await store.answers("abc") == first
    assert await store.ending("abc") is None
    await store.append("abc", 2, [Answer(0, "play:c")], Ending("record\n", {}))
    assert await store.answers("abc", 2) == [Answer(0, "play:c")]
    assert await store.ending("abc") == Ending("record\n", {})
    found = await store.table("abc")
    assert found is not None and found[0].status == "over"


def transactions_of(store: Store) -> list[Transaction]:
    """What is written from here on."""
    written: list[Transaction] = []
    write = store._log._driver.write

    async def noted(transaction: Transaction) -> None:
        written.append(transaction)
        await write(transaction)

    store._log._driver.write = noted  # type: ignore[method-assign]
    return written


async def test_what_comes_together_is_written_together_and_only_the_loser_loses(store: Store) -> None:
    tables = [f"t{number}" for number in range(12)]
    for table in tables:
        await store.add_table(msgspec.structs.replace(HEAD, id=table), [Place(0), Place(1)])
    await store.append("t5", 0, [Answer(0, "play:z")])
    transactions = transactions_of(store)
    written = await asyncio.gather(
        *(
            store.append(table, 0, [Answer(1, f"play:{table}")], Ending("", {}) if table == "t7" else None)
            for table in tables
            if table != "t5"
        )
    )
    assert written == [None] * 11 and len(transactions) <= 2
    assert [end[0] for each in transactions for end in each.ends] == ["t7"]
    outcomes = await asyncio.gather(
        *(store.append(table, 1 - (table == "t5"), [Answer(0, "again")]) for table in tables),
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
    for number in range(30):
        calls = [
            asyncio.create_task(store.add_guest(f"g{number}", "Ada", f"digest {number}", f"code {number}")),
            asyncio.create_task(store.append("abc", number, [Answer(0, "play:a")])),
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
    assert all([await store.guest(f"digest {number}") for number in range(30)])


async def test_who_gives_up_takes_nobody_elses_entries_along(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One transaction carries the entries of many; who leaves while it runs does not break it off."""
    for table in ("abc", "def"):
        await store.add_table(msgspec.structs.replace(HEAD, id=table), [Place(0), Place(1)])
    running, go_on = asyncio.Event(), asyncio.Event()
    written = transactions_of(store)
    write = store._log._driver.write

    async def slowly(transaction: Transaction) -> None:
        running.set()
        await go_on.wait()
        await write(transaction)

    monkeypatch.setattr(store._log._driver, "write", slowly)
    gives_up = asyncio.create_task(store.append("abc", 0, [Answer(0, "play:a")]))
    stays = asyncio.create_task(store.append("def", 0, [Answer(0, "play:b")]))
    await running.wait()
    gives_up.cancel()
    await asyncio.gather(gives_up, return_exceptions=True)
    assert not stays.done()
    go_on.set()
    await stays
    assert [len(each.rows) for each in written] == [2]
    assert await store.answers("abc") == [Answer(0, "play:a")]
    assert await store.answers("def") == [Answer(0, "play:b")]


async def test_a_seat_is_taken_once(store: Store) -> None:
    await store.add_table(HEAD, [Place(0, HUMAN, "ada"), Place(1)])
    head = Head("abc", "", "tiny", 1, 2, 7, {"colour": "red"}, PLAYING, "ada")
    await store.reseat(head, Place(1), Place(1, HUMAN, "ben"))
    with pytest.raises(LostRace):
        await store.reseat(HEAD, Place(1), Place(1, HUMAN, "zoe"))
    assert await store.table("abc") == (head, [Place(0, HUMAN, "ada"), Place(1, HUMAN, "ben")])
    assert [found[0].id for found in await store.recent_of("ben", 9)] == ["abc"]
    assert await store.recent_of("zoe", 9) == []


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
