"""Databases of older forms, as older programs left them: what they hold stays, and their games go on."""

import asyncio
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cosmodrome.server.database.log_writer import Answer
from cosmodrome.server.database.people import People
from cosmodrome.server.database.store import HUMAN, PLAYING, Head, Place, Store
from cosmodrome.server.people.accounts import Accounts, _digest
from cosmodrome.server.settings import database_url
from tests.server.conftest import House
from tests.server.older_forms import steps_to
from tests.server.people import Seat, hear_the_end, play_on
from tests.server.test_admin import checked
from tests.server.test_restart import again, come_back
from tests.server.test_snapshots import Mended
from tests.services import postgres_database

GUESTS = (
    f"insert into guests (id, name, token_digest, created) values ('ada', 'Ada', '{_digest('a')}', 5)",
    f"insert into guests (id, name, token_digest, created) values ('ben', 'Ben', '{_digest('b')}', 5)",
    "insert into places values ('abc', 0, 'human', 'ada', '', false)",
    "insert into places values ('abc', 1, 'human', 'ben', '', false)",
)
FIRST = (
    *GUESTS,
    "insert into tables values ('abc', 'Old', 'tiny', 1, 2, 7, '{\"colour\": \"red\"}', 'playing', 'ada', 5)",
    "insert into answers values ('abc', 0, 0, 'play:card_c', 'r')",
)
"""What the first program wrote, in revision 0001."""
SNAPSHOT = (
    *GUESTS,
    "insert into tables (id, name, game, version, seats, seed, options, status, host, touched, ask_anyway) values"
    " ('abc', 'Old', 'tiny', 1, 2, 7, '{\"colour\": \"red\", \"long\": false}', 'playing', 'ada', 5, true)",
    "insert into answers values ('abc', 0, 0, 'play:card_w', 'r1'), ('abc', 1, 1, 'play:card_o', 'r1'),"
    " ('abc', 2, 1, 'discard:card_s', 'r2')",
    'insert into chapters values (\'abc\', 0, 1, \'[[{"event":"dealt","seat":0,"cards":["card_c","card_d",'
    '"card_f","card_v","card_w","card_y"]},{"event":"dealt","seat":1,"cards":["card_b","card_g","card_o",'
    '"card_r","card_s","card_x"]}]]\')',
    'insert into chapters values (\'abc\', 1, 1, \'[[],[{"event":"played","cards":["card_w","card_o"]}],'
    '[{"event":"discarded","seat":1,"card":"card_s"},{"event":"discarded","seat":1,"card":"card_x"}]]\')',
    'insert into snapshots values (\'abc\', 3, 1, \'{"cards":1473719642,"standing":{"0":1,"1":2},"state":'
    '{"w":["TinyState",0,{"hands":[[2,3,5,21,24],[1,6,17]],"sealed":[-1,-1],"owed":[0,0],"points":[1,0],'
    '"least":[0,23],"round":1}]}}\')',
)
"""What the first program with snapshots wrote, in revision 0012: one round has been played."""


def older(database: str, revision: str, rows: tuple[str, ...]) -> None:
    """Make this empty database one of an older form, with these rows."""

    async def make() -> None:
        store = Store(database_url(database))
        async with store.engine.begin() as connection:
            await connection.run_sync(steps_to, revision)
            for row in rows:
                await connection.exec_driver_sql(row)
        await store.close()

    if "://" not in database:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(make())


@contextmanager
def twin(database: str) -> Iterator[str]:
    """A copy of a database that nobody has open."""
    if "://" in database:
        with postgres_database(database) as url:
            yield url
    else:
        yield str(shutil.copy(database, f"{database}.twin"))


def seats_of(house: House) -> list[Seat]:
    return come_back(house, "abc", [f"{Accounts(house.hall.store).cookie}={token}" for token in ("a", "b")])


def test_a_database_of_the_first_form_goes_on(empty: str) -> None:
    """What it holds stays as it was: a table without cards of its own is played with the built-in ones."""
    older(empty, "0001", FIRST)
    asyncio.run(look_around(Store(database_url(empty))))


async def look_around(store: Store) -> None:
    await store.open()
    head = Head("abc", "Old", "tiny", 1, 2, 7, {"colour": "red"}, PLAYING, "ada")
    assert head.cards is None and not head.ask_anyway
    assert await store.table("abc") == (head, [Place(0, HUMAN, "ada"), Place(1, HUMAN, "ben")])
    assert await store.answers("abc") == [Answer(0, "play:card_c", "r")]
    people = People(store)
    found = await people.signed_in(_digest("a"))
    assert found is not None and (found.player, found.name, found.account) == ("ada", "Ada", False)
    assert await store.formers("abc") == []
    # The server has got an id, which stays; and guests without a recovery code stay guests.
    named = store.id
    assert len(named) == 12
    await store.close()
    await store.open()
    assert store.id == named
    await people.set_recovery("ada", "digest of a code", first=True)
    assert await people.to_recover("digest of a code") == ("ada", "Ada", "digest of a code", False)
    await store.close()


def test_a_game_of_the_first_form_of_the_database_is_played_on(empty: str) -> None:
    """By its own rules; by others there is its log."""
    older(empty, "0001", FIRST)
    with twin(empty) as other, again(other, Mended()) as house:
        assert house.visitor(None).get("/api/tables/abc").json()["status"] == "ended"
        record = house.visitor(None).get("/api/tables/abc/record").text.splitlines()
        assert '"choice":"play:card_c"' in record[1] and len(record) == 3
    with again(empty) as house:
        tables = house.visitor(None).get("/api/tables").json()
        assert [table["status"] for table in tables] == ["playing"]
        assert play_on(seats_of(house), random.Random(1), most=1) is False
    with again(empty, Mended()) as house:  # by now it has a snapshot
        assert play_on(seats_of(house), random.Random(1))
    assert checked(empty).problems == []


def test_a_snapshot_of_an_older_program_is_taken_up(empty: str) -> None:
    """By mended rules as well: what has happened stays, what is to come is worth what it is now."""
    older(empty, "0012", SNAPSHOT)
    for game, worth in ((Mended(), 10), (None, 1)):
        with twin(empty) as copy, again(copy, *([game] if game else [])) as house:
            seats = seats_of(house)
            played = [event for event in seats[0].update["events"] if event["event"] == "played"]
            assert [event["cards"] for event in played] == [["card_w", "card_o"]]
            assert seats[0].update["view"]["points"] == [1, 0]
            assert play_on(seats, random.Random(2))
            hear_the_end(seats[0])
            assert sum(seats[0].update["view"]["points"]) == 1 + worth
        # A copy in PostgreSQL is gone by now; the file is looked at.
    if "://" not in empty:
        assert checked(f"{empty}.twin").problems == []
