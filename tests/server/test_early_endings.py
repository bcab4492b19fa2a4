"""Games that people end before the rules do: by resigning, or because all agree."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from cosmodrome.core.seats import Standing
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import motion as motion_keys
from cosmodrome.play.leaving import KEYS, Leaving
from cosmodrome.play.record import loads, verify
from cosmodrome.server.bots.thinkers import Thinkers
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.table import consent, seating
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.consent import Consent
from cosmodrome.server.table.skipping import Skipping
from cosmodrome.server.table.table_bots import TableBots
from cosmodrome.server.time_controls import PerMove
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import hear_the_end, motion, play_on, until
from tests.server.test_meeting import people, process
from tests.server.tiny_game import TINY


def begun(*visitors: Visitor, **more: Any) -> str:
    """A running table of these people, seated as they are named."""
    return visitors[0].opens(*visitors[1:], **{"seats": len(visitors), "seed": 3} | more)


def test_in_a_game_for_two_the_other_wins(database: str) -> None:
    with tiny_house(database) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = begun(ada, ben)
        seats = [ada.sit(table), ben.sit(table)]
        seats[1].choose([seats[1].ready()["options"][0]["key"]])
        assert house.visitor("Zoe").post(f"/api/tables/{table}/resign").json()["reason"] == "not-seated"
        told = ada.post(f"/api/tables/{table}/resign").json()
        assert (told["status"], told["ended_by"], told["ranks"]) == ("over", "resigned", [2, 1])
        assert [seat["resigned"] for seat in told["seats"]] == [True, False]
        until(seats[1], lambda table: table["status"] == "over")
        assert seats[1].table["ranks"] == [2, 1]
        assert not ben.get(f"/api/tables/{table}").json()["your_turn"] and seats[1].table["your_turn"] is None
        assert seats[1].choose(["play:card_a"], question=1)["reason"] == "game-over"
        assert ada.post(f"/api/tables/{table}/resign").json()["reason"] == "game-over"
        check_record(ada, table, [2, 1])
        assert len(ben.get(f"/api/tables/{table}/frames").json()["frames"]) == 3
    with tiny_house(database) as house:
        told = house.visitor("Eve").get(f"/api/tables/{table}").json()
        assert (told["status"], told["ended_by"], told["ranks"]) == ("over", "resigned", [2, 1])
        assert [seat["resigned"] for seat in told["seats"]] == [True, False]


def check_record(visitor: Visitor, table: str, places: list[int]) -> None:
    """Whoever reads the record knows how the game ended, and re-plays it."""
    kept = loads(visitor.get(f"/api/tables/{table}/record").text, {"tiny": TINY})
    assert kept.header.places == places
    assert verify(TINY, kept) is None


def test_with_more_people_a_bot_plays_on_and_the_seat_is_last(database: str) -> None:
    """Also after the server has been started anew."""
    with tiny_house(database) as house:
        ada, ben, eve = (house.visitor(name) for name in ("Ada", "Ben", "Eve"))
        table = begun(ada, ben, eve)
        told = ada.post(f"/api/tables/{table}/resign").json()
        assert (told["status"], told["you"], told["ended_by"]) == ("playing", None, "")
        left = told["seats"][0]
        assert (left["kind"], left["resigned"], left["kept"]) == ("bot", True, False)
        assert ada.post(f"/api/tables/{table}/join").json()["reason"] == "has-resigned"
        assert ada.post(f"/api/tables/{table}/resign").json()["reason"] == "not-seated"
    with tiny_house(database) as house:
        for visitor in (ada, ben, eve):
            visitor.house = house
        assert ada.post(f"/api/tables/{table}/join").json()["reason"] == "has-resigned"
        seats = [ben.sit(table), eve.sit(table)]
        assert play_on(seats, random.Random(1))
        hear_the_end(seats[0])
        ranks = seats[0].table["ranks"]
        assert ranks[0] == 3 and sorted(ranks)[0] == 1
        check_record(ada, table, ranks)
        assert ben.post(f"/api/tables/{table}/resign").json()["reason"] == "game-over"
        assert ben.post(f"/api/tables/{table}/motion", {"about": "end"}).json()["reason"] == "game-over"


def test_without_another_person_a_game_ends(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = begun(ada, seats=3, bots={"1": "first", "2": "first"})
    told = ada.post(f"/api/tables/{table}/resign").json()
    assert (told["status"], told["ended_by"], told["ranks"]) == ("over", "resigned", [3, 1, 1])


def test_a_game_ends_without_result_once_all_people_agree(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = begun(ada, ben, seats=3, bots={"2": "first"})
    seats = [ada.sit(table), ben.sit(table)]

    def agree(visitor: Visitor, wanted: bool) -> Any:
        return visitor.post(f"/api/tables/{table}/motion", {"about": "end", "agree": wanted}).json()

    assert motion(agree(ada, True), "end")["agreed"] == [0]
    until(seats[1], lambda table: motion(table, "end").get("agreed") == [0])
    assert motion(agree(ada, True), "end")["agreed"] == [0]
    assert motion(agree(ben, False), "end") == {}
    until(seats[0], lambda table: not motion(table, "end"))
    # The game has gone on meanwhile.
    seats[0].choose([seats[0].ready()["options"][0]["key"]])
    assert (agree(ben, True)["status"], agree(ada, True)["status"]) == ("playing", "over")
    until(seats[1], lambda table: table["status"] == "over")
    assert (seats[1].table["ended_by"], seats[1].table["ranks"]) == ("agreed", [0, 0, 0])
    assert agree(ben, True)["reason"] == "game-over"
    check_record(ben, table, [0, 0, 0])


def test_what_is_proposed_is_carried_once_those_who_were_asked_have_left(tiny: House) -> None:
    ada, ben, eve = (tiny.visitor(name) for name in ("Ada", "Ben", "Eve"))
    table = begun(ada, ben, eve)
    seat = ada.sit(table)
    for visitor in (ada, ben):
        said = visitor.post(f"/api/tables/{table}/motion", {"about": "end"}).json()
    assert motion(said, "end")["waiting"] == [2]
    eve.post(f"/api/tables/{table}/resign")
    until(seat, lambda told: told["status"] == "over")


def test_a_pause_comes_once_those_who_were_asked_have_left(tiny: House) -> None:
    ada, ben, eve = (tiny.visitor(name) for name in ("Ada", "Ben", "Eve"))
    table = begun(ada, ben, eve, time={"kind": "move", "seconds": 60})
    seat = ada.sit(table)
    for visitor in (ada, ben):
        visitor.post(f"/api/tables/{table}/motion", {"about": "pause"})
    eve.post(f"/api/tables/{table}/leave")
    until(seat, lambda told: told["time"]["pause"])


def test_one_thing_alone_is_refused(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = begun(ada, ben, time={"kind": "move", "seconds": 60})
    path = f"/api/tables/{table}/motion"
    ada.post(path, {"about": "pause"})
    said = ben.post(path, {"about": "more"}).json()
    at = motion(said, "more")["at"]
    said = ben.post(path, {"about": "more", "agree": False, "at": at}).json()
    assert [each["about"] for each in said["motions"]] == ["pause"]
    assert ben.post(path, {"about": "more", "agree": False}).json()["reason"] == "no-longer-asked"


def test_who_is_asked_something_in_sidereal_goes_on_when_an_end_is_proposed(database: str) -> None:
    """In a step that is no bargaining nothing is known of the question before."""
    with open_house(database, {"sidereal": GAMES["sidereal"]}) as house:
        visitors = [house.visitor(name) for name in ("Ada", "Ben", "Eve", "Zoe")]
        table = begun(*visitors, game="sidereal")
        seats = [visitor.sit(table) for visitor in visitors]
        asked = seats[0].ready()
        visitors[1].post(f"/api/tables/{table}/motion", {"about": "end"})
        until(seats[0], lambda told: told["motions"])
        seats[0].choose([asked["options"][0]["key"]])
        assert seats[0].table["motions"]


def test_what_was_answered_before_can_still_be_taken_back(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = begun(ada, ben)
    seat = ada.sit(table)
    seat.choose([seat.ready()["options"][0]["key"]])
    ada.post(f"/api/tables/{table}/motion", {"about": "end"})
    until(seat, lambda table: motion(table, "end").get("agreed") == [0])
    seat.say({"type": "take-back", "request": "t", "question": 1})
    assert seat.hear_reply("t")["type"] == "accepted"


async def test_programs_go_along_with_people(database: str) -> None:
    async with process(database) as hall:
        ada, ben, eve = await people(hall, 3)
        tables = [await hall.create(ada, NewTable("tiny", 3)) for _ in range(2)]
        for table in tables:
            for other in (ben, eve):
                await seating.join(table, other, None)
                table.roster.owners[other.id] = ada.id
        await consent.say(tables[0], ada, Consent("end"))
        await seating.resign(tables[1], ada, "first")
        assert [table.match.leaving.end for table in tables] == ["end-agreed", "end-resigned"]


async def test_what_a_bot_thought_of_a_game_that_is_over_is_dropped(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that still thinks, a clock that rings, and an answer in advance: each comes a moment after the end."""
    thinking, go_on, thought = asyncio.Event(), asyncio.Event(), Thinkers.think

    async def slowly(self: Thinkers, *asked: Any) -> Any:
        said = await thought(self, *asked)
        thinking.set()
        await go_on.wait()
        return said

    monkeypatch.setattr(Thinkers, "think", slowly)
    monkeypatch.setattr(Skipping, "_has_no_choice", lambda *_: True)
    async with process(database) as hall:
        (ada,) = await people(hall, 1)
        table = await hall.create(ada, NewTable("tiny", 2, bots={"1": "first"}, time=PerMove(60)))
        await thinking.wait()
        table.roster.places[0] = msgspec.structs.replace(table.roster.places[0], skips=True)
        async with table.lock:
            resigns = asyncio.create_task(seating.resign(table, ada, "first"))
            await asyncio.sleep(0)
            table.attendant(Skipping).heed()
            late = [table.attendant(TableBots)._thinking, table.attendant(Skipping)._answering]
            await asyncio.sleep(0)
        await resigns
        go_on.set()
        await asyncio.gather(*(task for task in late if task is not None))
        await table.attendant(Clock).run_out()
        assert len(late) == 2 and None not in late
        assert [entry.choice for entry in table.match.trail.answers] == ["resign", "end-resigned"]
        assert (table.head.status, table.attendant(TableBots).busy) == ("over", False)
    assert not [record.message for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.postgres
async def test_other_processes_hear_of_the_end(postgres: str) -> None:
    async with process(postgres) as one, process(postgres) as other:
        ada, ben = await people(one, 2)
        table = await one.create(ada, NewTable("tiny", 2))
        await seating.join(table, ben, None)
        twin = await other.table(table.head.id)
        await consent.say(table, ada, Consent("end"))
        await consent.say(twin, ben, Consent("end"))
        await table.catch_up()
        assert (table.head.status, table.match.leaving.end, table.match.awaited()) == (
            "over",
            "end-agreed",
            [],
        )
        assert twin.match.leaving.end == "end-agreed"


def test_no_choice_of_a_game_has_a_key_of_these() -> None:
    assert not [
        (name, key)
        for name, game in GAMES.items()
        for key in {*KEYS, *motion_keys.KEYS}
        if key in game.by_key
    ]


def test_who_resigned_shares_the_last_place() -> None:
    standing = Standing([5, 9, 7, 7], [0, 0, 1, 0])
    assert Leaving().places(standing) == [4, 1, 2, 3]
    assert Leaving([(1, "resign"), (0, "take-back")]).places(standing) == [3, 4, 1, 2]
    assert Leaving([(1, "resign"), (2, "resign")]).places(standing) == [2, 3, 3, 1]
    assert Leaving([(1, "resign"), (-2, "end-resigned")]).places(standing) == [1, 4, 1, 1]
    assert Leaving([(1, "resign"), (-2, "end-agreed")]).places(standing) == [0, 0, 0, 0]
