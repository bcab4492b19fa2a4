"""A database of an older form, as an older program left it: what it holds stays, and its games go on."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from cosmodrome.server.db import revisions
from cosmodrome.server.db.store import Store
from cosmodrome.server.settings import database_url
from tests.server.conftest import make_empty
from tests.server.older_forms import later_form
from tests.server.people import hear_the_end, play_on
from tests.server.test_admin import checked, everything
from tests.server.test_restart import again, come_back, start


def test_a_database_of_an_older_form_goes_on(empty: str, tmp_path: Path) -> None:
    """All rows stay what they were, in the form of today; its people come back with their cookies and play on."""
    with again(empty) as house:
        table, cookies = start(house)
        assert not play_on(come_back(house, table, cookies), random.Random(1), most=3)
    before = asyncio.run(everything(empty))
    with later_form(tmp_path) as form:
        assert asyncio.run(brought(empty)) == (form, ["older"])
        assert asyncio.run(everything(empty)) == before
        with again(empty) as house:
            seats = come_back(house, table, cookies)
            assert play_on(seats, random.Random(2))
            hear_the_end(seats[0])
        assert checked(empty).problems == []


async def brought(database: str) -> tuple[str, list[str]]:
    """The form that a database has once it has been opened, and what the last step wrote."""
    store = Store(database_url(database))
    await store.open()
    async with store.engine.connect() as connection:
        planted = (await connection.execute(text("SELECT planted FROM tables"))).scalars().all()
        form = await connection.run_sync(revisions.revision_of)
    await store.close()
    return form, list(planted)


def test_one_that_has_not_grown_with_the_first_form_is_refused(empty: str) -> None:
    """With the table and the column it lacks, before anything is read or written."""
    asyncio.run(make_empty(empty))
    asyncio.run(shrunk(empty))
    with pytest.raises(revisions.UnknownForm, match="its table tables has no origin: "):
        asyncio.run(make_empty(empty))


async def shrunk(database: str) -> None:
    """One column less, as of before it was thought of."""
    store = Store(database_url(database))
    async with store.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE tables DROP COLUMN origin"))
    await store.close()
