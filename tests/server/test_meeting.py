"""People come together: by one click, once more after a game, at tables that a host keeps in order."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall import meeting
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.meeting import Meeting
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.limits import UNLIMITED, Rate
from cosmodrome.server.people.accounts import Accounts, Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import database_url
from cosmodrome.server.table import seating
from cosmodrome.server.time_controls import PerMove
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import play_on
from tests.server.tiny_game import TINY, TinyBots


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Hall]:
    """A hall as a process of its own has one."""
    store = Store(database_url(database))
    await store.open()
    cluster = Cluster(store)
    await cluster.open()
    hall = Hall(store, {"tiny": TINY}, TinyBots(), {}, cluster=cluster)
    try:
        yield hall
    finally:
        await hall.close()
        await cluster.close()
        await store.close()


async def people(hall: Hall, count: int) -> list[Player]:
    return [(await Accounts(hall.store).welcome(f"P{number}")).player for number in range(count)]


async def test_all_who_look_for_a_game_at_once_find_each_other(either: str) -> None:
    """In whichever process: an even number of people leaves nobody waiting."""
    async with AsyncExitStack() as stack:
        count = 1 if "://" not in either else 2
        halls = [await stack.enter_async_context(process(either)) for _ in range(count)]
        some = await people(halls[0], 12)
        wanted = Meeting("tiny", 2)
        met = [meeting.meet(halls[n % count], each, wanted) for n, each in enumerate(some)]
        ids = [table.head.id for table in await asyncio.gather(*met)]
        assert len(set(ids)) == 6
        found = [await halls[0].store.table(each) for each in set(ids)]
        assert [each[0].status for each in found if each] == ["playing"] * 6
        seated = {place.player for each in found if each for place in each[1]}
        assert seated == {each.id for each in some}


async def test_who_waits_longest_is_found_first_if_they_are_there(database: str) -> None:
    async with process(database) as hall:
        gone, first, second, ben, eve, *others = await people(hall, 8)
        tables = [await hall.create(each, NewTable("tiny", 2)) for each in (gone, first, second)]
        for number, table in enumerate(tables):
            table.head.opened = 1000 + number
            await change(hall, table.head.id, opened=1000 + number)
        for host, table in zip((first, second), tables[1:], strict=True):
            table.gallery.elsewhere["another process"] = frozenset([host.id])
        wanted = Meeting("tiny", 2)
        # Not those that are not listed, that are played otherwise, whose seats are chosen, or that have bots.
        for more in ({"private": True}, {"options": {"long": True}}, {"time": PerMove(60)}):
            await hall.create(others[0], NewTable("tiny", 2, **more))
        await hall.create(others[1], NewTable("tiny", 3, bots={"1": "first"}))
        open_to_all = await hall.create(others[1], NewTable("tiny", 3))
        assert (await meeting.meet(hall, ben, wanted)).head.id == tables[1].head.id
        assert (await meeting.meet(hall, eve, wanted)).head.id == tables[2].head.id
        assert await meeting.meet(hall, eve, Meeting("tiny", 3)) is open_to_all
        own = await meeting.meet(hall, others[2], wanted)
        assert own.head.host == others[2].id
        assert await meeting.meet(hall, others[2], wanted) is own
        assert [place.player for place in tables[0].roster.places] == [gone.id, ""]
        with pytest.raises(Refused, match="bad-setup"):
            await meeting.meet(hall, ben, Meeting("tiny", 9))


async def change(hall: Hall, table: str, touched: int = 0, **values: Any) -> None:
    values |= {"touched": touched}
    async with hall.store.engine.begin() as connection:
        await connection.execute(update(models.tables).where(models.tables.c.id == table).values(**values))


def finished(*visitors: Visitor, **more: Any) -> str:
    """The table of a game that these people have played to its end."""
    table = visitors[0].opens(*visitors[1:], **{"seed": 7} | more)
    assert play_on([visitor.sit(table) for visitor in visitors], random.Random(1))
    return table


def seats(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in visitor.get(f"/api/tables/{table}").json()["seats"]]


def test_those_who_have_played_play_once_more_in_other_seats(tiny: House) -> None:
    ada, ben, zoe = tiny.visitor("Ada"), tiny.visitor("Ben"), tiny.visitor("Zoe")
    table = finished(ada, ben, seats=3, bots={"2": "first"}, options={"colour": "blue"})
    looking = ben.sit(table)
    assert zoe.post(f"/api/tables/{table}/again").json()["reason"] == "not-seated"
    following = ada.post(f"/api/tables/{table}/again").json()["id"]
    looking.hear_until(lambda message: message["type"] == "table" and message["table"]["again"] == following)
    assert zoe.get(f"/api/tables/{table}").json()["again"] == ""
    # The place of who has not come yet is kept, and nobody else's.
    assert seats(ada, following) == [("empty", "Ben"), ("bot", "first"), ("human", "Ada")]
    assert zoe.post(f"/api/tables/{following}/join", {"seat": 0}).json()["reason"] == "seat-kept"
    assert zoe.post(f"/api/tables/{following}/join").json()["reason"] == "table-full"
    told = ben.get("/api/me/tables").json()
    assert [(each["id"], each["seats"][0]["kept"]) for each in told if each["status"] == "open"] == [
        (following, True)
    ]
    assert ben.post(f"/api/tables/{table}/again").json()["id"] == following
    assert ada.post(f"/api/tables/{table}/again").json()["id"] == following
    shown = ben.get(f"/api/tables/{following}").json()
    assert (shown["status"], shown["you"], shown["options"]["colour"]) == ("playing", 0, "blue")
    assert ada.post(f"/api/tables/{following}/again").json()["reason"] == "game-not-over"


def test_playing_once_more_counts_as_opening_a_table(database: str) -> None:
    limits = replace(UNLIMITED, tables=Rate(2, 60.0))
    with tiny_house(database, limits=limits) as house:
        ada = house.visitor("Ada")
        table = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
        for opened in (True, False):
            ada.post(f"/api/tables/{table}/resign")
            said = ada.post(f"/api/tables/{table}/again").json()
            assert ("id" in said) == opened
            table = said.get("id", table)
        assert said["reason"] == "too-many-tables"


async def test_of_two_who_ask_for_another_game_one_opens_it(database: str) -> None:
    async with process(database) as hall:
        ada, ben = await people(hall, 2)
        table = await hall.create(ada, NewTable("tiny", 2))
        await seating.join(table, ben, None)
        table.head.status = "over"
        found = await asyncio.gather(*(meeting.again(hall, each, table) for each in (ada, ben)))
        assert found[0] is found[1] and found[0].head.status == "playing"


def test_the_host_frees_seats_of_who_is_not_there_and_of_bots(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 4, "bots": {"3": "first"}}).json()["id"]
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    watching = ada.sit(table)
    here = ben.sit(table)

    def remove(visitor: Visitor, seat: int) -> Any:
        return visitor.post(f"/api/tables/{table}/remove", {"seat": seat}).json()

    assert remove(ben, 3)["reason"] == "not-host"
    assert remove(ada, 4)["reason"] == "no-such-seat"
    assert [remove(ada, seat)["reason"] for seat in (0, 1)] == ["still-here"] * 2
    assert remove(ada, 3)["seats"][3]["kind"] == "empty"
    here.line.session.close()  # type: ignore[attr-defined]
    watching.hear_until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
    assert remove(ada, 1)["seats"][1]["kind"] == "empty"
    assert remove(ada, 1)["seats"][1]["kind"] == "empty"
    assert ben.post(f"/api/tables/{table}/join", {"seat": 1}).json()["you"] == 1


@pytest.mark.postgres
def test_an_invitation_can_be_withdrawn(either: str) -> None:
    """A seat needs one, also for who knows the table's address; who sits there already needs none."""
    with tiny_house(either) as house:
        ada, ben, eve = house.visitor("Ada"), house.visitor("Ben"), house.visitor(None)
        table = ada.post("/api/tables", {"game": "tiny", "seats": 3, "private": True}).json()["id"]
        first = ada.get(f"/api/tables/{table}").json()["invite"]
        assert len(first) == 12 and eve.get(f"/api/tables/{table}").json()["invite"] == ""
        for invite in ("", first[:-1], table):
            refused = eve.post(f"/api/tables/{table}/join", {"name": "Eve", "invite": invite})
            assert (refused.status_code, refused.json()["reason"]) == (403, "not-invited")
        assert eve.cookie == ""
        assert ben.post(f"/api/tables/{table}/join", {"invite": first}).json()["invite"] == first
        assert ben.post(f"/api/tables/{table}/invite").json()["reason"] == "not-host"
        second = ada.post(f"/api/tables/{table}/invite").json()["invite"]
        assert second != first and ben.get(f"/api/tables/{table}").json()["invite"] == second
        late = eve.post(f"/api/tables/{table}/join", {"invite": first})
        assert late.json()["reason"] == "not-invited"
        assert ben.post(f"/api/tables/{table}/join").json()["you"] is not None
    with tiny_house(either) as house:
        eve = house.visitor("Eve")
        assert eve.post(f"/api/tables/{table}/join", {"invite": first}).json()["reason"] == "not-invited"
        begun = eve.post(f"/api/tables/{table}/join", {"invite": second}).json()
        assert (begun["status"], begun["invite"]) == ("playing", "")
        public = eve.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
        assert eve.post(f"/api/tables/{public}/invite").json()["reason"] == "not-private"


def test_a_table_by_invitation_is_not_listed(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2, "private": True}).json()["id"]
    assert ben.get("/api/tables").json() == []
    (mine,) = ada.get("/api/me/tables").json()
    assert mine["id"] == table
    joined = ben.post(f"/api/tables/{table}/join", {"invite": mine["invite"]})
    assert joined.json()["status"] == "playing"
    assert tiny.visitor("Zoe").get("/api/tables").json() == []


def test_ones_games_are_told_the_most_urgent_first(database: str) -> None:
    """Also of tables that this process has not looked at yet."""
    with tiny_house(database) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        over = finished(ada, ben)
        tables = [ada.opens(ben, seed=3) for _ in range(3)]
        answered = ada.sit(tables[0])
        answered.choose([answered.ready()["options"][0]["key"]])
        waiting = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
        for at, table in enumerate((tables[2], tables[1], over, waiting, tables[0])):
            house.call(change, house.hall, table, 1000 + at)
    with tiny_house(database) as house:
        ada.house = house
        told = ada.get("/api/me/tables").json()
        order = [tables[2], tables[1], tables[0], waiting, over]
        assert [(each["id"], each["your_turn"]) for each in told] == list(
            zip(order, [True, True, False, False, False], strict=True)
        )
        assert told[0]["since"] == 1000 * 1000


def test_what_has_the_least_time_left_is_the_most_urgent(database: str) -> None:
    """Before what has waited longer without a clock, and before what stands still; also after a restart."""
    controls = [
        {"kind": "none"},
        {"kind": "days", "days": 2},
        {"kind": "move", "seconds": 3600},
        {"kind": "days", "days": 1},
        {"kind": "move", "seconds": 60},
    ]
    with tiny_house(database) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        tables = []
        for at, control in enumerate(controls):
            tables.append(ada.opens(ben, seed=3, time=control))
            house.call(change, house.hall, tables[-1], 1000 + at)
        for visitor in (ada, ben):
            told = visitor.post(f"/api/tables/{tables[-1]}/motion", {"about": "pause"}).json()
        assert told["time"]["pause"]
    with tiny_house(database) as house:
        ada.house = ben.house = house
        told = ada.get("/api/me/tables").json()
        assert [each["id"] for each in told] == [tables[at] for at in (2, 3, 1, 0, 4)]
        hours = [each["left"] and round(each["left"] / 3_600_000) for each in told]
        assert hours == [1, 24, 48, None, None]
        # Asked to agree she is wanted though she owes nothing, and not by a clock of hers.
        seat = ada.sit(tables[1])
        seat.choose([seat.ready()["options"][0]["key"]])
        assert mine(ada, tables[1]) == (False, "", False)
        ben.post(f"/api/tables/{tables[1]}/motion", {"about": "more"})
        assert mine(ada, tables[1]) == (True, "more", False)
        assert [each["id"] for each in ada.get("/api/me/tables").json()][:2] == [tables[2], tables[3]]


def mine(visitor: Visitor, table: str) -> tuple[bool, str, bool]:
    """Whether a table waits for somebody, what they are asked to agree to, and whether a clock of theirs runs."""
    told = next(each for each in visitor.get("/api/me/tables").json() if each["id"] == table)
    return told["your_turn"], told["asked_to"], told["left"] is not None


def test_who_is_asked_to_agree_is_wanted_until_they_have(tiny: House) -> None:
    """To end the game or to a pause, whoever's turn it is, and of all seats only those that have not agreed."""
    ada, ben, eve = (tiny.visitor(name) for name in ("Ada", "Ben", "Eve"))
    table = ada.opens(ben, eve, seed=3, time={"kind": "days", "days": 2})
    for visitor in (ada, ben, eve):
        seat = visitor.sit(table)
        seat.choose([seat.ready()["options"][0]["key"]])
    live = tiny.hall.known(table)
    (winner,) = {0, 1, 2} - {*live.match.awaited()}
    people = {visitor.get(f"/api/tables/{table}").json()["you"]: visitor for visitor in (ada, ben, eve)}
    idle = people.pop(winner)
    one, other = people.values()

    def asked(visitor: Visitor) -> tuple[bool, str]:
        told = visitor.get(f"/api/tables/{table}").json()
        assert mine(visitor, table)[:2] == (told["your_turn"], told["asked_to"])
        return told["your_turn"], told["asked_to"]

    assert [asked(each) for each in (idle, one, other)] == [(False, ""), (True, ""), (True, "")]
    one.post(f"/api/tables/{table}/motion", {"about": "pause"})
    assert [asked(each) for each in (idle, one, other)] == [(True, "pause"), (True, ""), (True, "pause")]
    idle.post(f"/api/tables/{table}/motion", {"about": "pause"})
    other.post(f"/api/tables/{table}/motion", {"about": "end"})
    assert [asked(each) for each in (idle, one, other)] == [(True, "end"), (True, "end"), (True, "pause")]
    idle.post(f"/api/tables/{table}/motion", {"about": "pause", "agree": False})
    idle.post(f"/api/tables/{table}/motion", {"about": "end", "agree": False})
    assert [asked(each) for each in (idle, one, other)] == [(False, ""), (True, ""), (True, "")]
    assert tiny.visitor("Zoe").get(f"/api/tables/{table}").json()["asked_to"] == ""
