"""Who may not talk or play: told so and until when at every door, their seats seen to, with a log of who did what."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.payloads import Counter, Move, Note, Offer
from cosmodrome.server.db import restraints
from cosmodrome.server.hall import restraining
from tests.cli.program import complaint, ran
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import Hung, Seat, play_on
from tests.server.test_appraising import have, trading
from tests.server.test_chat import say, with_people
from tests.server.test_membership import WORD, member
from tests.server.tiny_game import TinyBots


def about(house: House, seats: int = 2, **more: Any) -> tuple[str, Visitor, Visitor, Visitor, str]:
    """A table of Ada and Ben, Zoe who administers, and Ada's report about Ben."""
    ben, ada, zoe = member(house, "Ben"), house.visitor("Ada"), member(house, "Zoe")
    table = ada.opens(ben, **{"seats": seats, "seed": 7, "private": True} | more)
    seat = ben.get(f"/api/tables/{table}").json()["you"]
    told = {"seat": seat, "reason": "rude", "note": "insults"}
    report = ada.post(f"/api/tables/{table}/report", told).json()["id"]
    house.call(_administer, house, zoe.id)
    return table, ada, ben, zoe, report


async def _administer(house: House, player: str) -> None:
    from cosmodrome.server.db import models

    change = models.accounts.update().where(models.accounts.c.player == player).values(administers=True)
    await house.hall.store.write(lambda connection: connection.execute(change))


def restrain(zoe: Visitor, report: str, kind: str, **more: Any) -> Any:
    asked = {"kind": kind, "why": "insults", **more}
    return zoe.post(f"/api/admin/reports/{report}/restrain", asked).json()


def until_hung(seat: Seat) -> dict[str, Any]:
    with pytest.raises(Hung):
        while True:
            seat.hear()
    return next(each for each in map(json.loads, reversed(seat.heard)) if each["type"] == "refused")


@pytest.mark.parametrize("kind", ["suspended", "banned"])
def test_who_may_not_play_is_told_so_at_every_door(tiny: House, kind: str) -> None:
    table, ada, ben, zoe, report = about(tiny)
    seats = [ada.sit(table), ben.sit(table)]
    (laid,) = restrain(zoe, report, kind, days=3)
    assert (laid["name"], laid["kind"], laid["by"], laid["holds"]) == ("Ben", kind, "Zoe", True)
    assert (laid["until"] - laid["at"] == 3 * 86_400_000) if kind == "suspended" else laid["until"] == 0
    told = until_hung(seats[1])
    assert told["reason"] == kind and told["facts"]["why"] == "insults"
    assert ("UTC" in told["facts"].get("until", "")) is (kind == "suspended")
    # The bot plays on for him, and keeps the seat.
    seat = next(each for each in ada.get(f"/api/tables/{table}").json()["seats"] if each["name"] != "Ada")
    assert (seat["kind"], seat["name"]) == ("bot", TinyBots().names("tiny")[0])
    for path, body in (
        ("tables", {"game": "tiny", "seats": 2}),
        ("play", {"game": "tiny"}),
        (f"tables/{table}/join", {}),
        (f"tables/{table}/chat", {"text": "hm"}),
        (f"tables/{table}/report", {"note": "hm"}),
        ("me", {"name": "Benny"}),
        ("me/bots", {"name": "Rex"}),
        ("tournaments", {"game": "tiny", "name": "Cup", "seats": 2, "rounds": 1}),
    ):
        assert ben.post(f"/api/{path}", body).json()["reason"] == kind, path
    assert json.loads(ben.line(table).receive())["reason"] == kind
    mine = ben.get("/api/me/restraint").json()
    assert (mine["kind"], mine["why"]) == (kind, "insults")
    # What is theirs they can read, take along and end.
    assert ben.get("/api/me/export").json()["restraints"][0]["why"] == "insults"
    assert ben.post("/api/account/sign-out").status_code == 200
    assert ben.post("/api/account/sign-in", {"name": "Ben", "password": WORD}).status_code == 200
    assert ben.post("/api/tables", {"game": "tiny", "seats": 2}).json()["reason"] == kind
    # It is lifted, which the log tells too, and he has his seat again.
    (lifted,) = zoe.post("/api/admin/restraints/lift", {"player": laid["player"]}).json()
    assert (lifted["holds"], lifted["lifted_by"]) == (False, "Zoe") and lifted["lifted"]
    assert ben.post(f"/api/tables/{table}/join").json()["you"] is not None
    assert play_on([seats[0], ben.sit(table)], random.Random(1))


@pytest.mark.postgres
def test_who_is_suspended_through_one_process_is_out_at_the_other(postgres: str, told_by: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        table, ada, ben, zoe, report = about(one)
        first, there = ada.sit(table), ben.at(other)
        seat = there.sit(table)
        restrain(zoe, report, "suspended", days=3)
        assert there.post("/api/play", {"game": "tiny"}).json()["reason"] == "suspended"
        assert json.loads(there.line(table).receive())["reason"] == "suspended"
        other.call(restraining.look, other.hall)
        assert until_hung(seat)["reason"] == "suspended"
        kinds = [each["kind"] for each in other.visitor(None).get(f"/api/tables/{table}").json()["seats"]]
        assert sorted(kinds) == ["bot", "human"]
        assert play_on([first], random.Random(1))


def test_seats_that_a_process_died_over_are_seen_to_by_the_next(
    always_either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Died(Exception):
        """As if the process were killed just then."""

    async def die(*_given: Any) -> None:
        raise Died

    with tiny_house(always_either) as house:
        table, _, ben, _, _ = about(house)
        who = ben.id
        house.call(restraints.lay, house.hall.store, who, "suspended", 3, "ads", restraints.HOST)
        with monkeypatch.context() as patched, pytest.raises(Died):
            patched.setattr(restraining, "_see_to_seats", die)
            house.call(restraining.look, house.hall)
        assert house.call(restraints.to_see_to, house.hall.store)
    with tiny_house(always_either) as house:
        house.call(restraining.look, house.hall)
        seats = house.visitor(None).get(f"/api/tables/{table}").json()["seats"]
        assert sorted(each["kind"] for each in seats) == ["bot", "human"]
        assert house.call(restraints.to_see_to, house.hall.store) == []


def test_a_suspension_ends_by_itself(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, ben, zoe, report = about(tiny)
    (laid,) = restrain(zoe, report, "suspended", days=1)
    monkeypatch.setattr(restraints, "_now", lambda: laid["until"] - 1)
    assert ben.post("/api/play", {"game": "tiny"}).json()["reason"] == "suspended"
    monkeypatch.setattr(restraints, "_now", lambda: laid["until"])
    assert ben.post("/api/play", {"game": "tiny"}).status_code == 201
    assert ben.get("/api/me/restraint").json()["kind"] == ""
    assert [each["holds"] for each in zoe.get("/api/admin/restraints").json()] == [False]


def test_a_seat_of_a_table_that_waits_is_free(tiny: House) -> None:
    table, ada, ben, zoe, report = about(tiny, seats=3)
    waiting = ben.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    restrain(zoe, report, "suspended")
    kinds = [seat["kind"] for seat in ada.get(f"/api/tables/{table}").json()["seats"]]
    assert sorted(kinds) == ["empty", "empty", "human"]
    assert ada.get(f"/api/tables/{waiting}").status_code == 404


def test_who_is_muted_plays_and_says_nothing(tiny: House) -> None:
    table, ada, ben, zoe, report = about(tiny)
    restrain(zoe, report, "muted", days=2)
    assert say(ben, table, "you fool")["reason"] == say(ben, table, phrase="hello")["reason"] == "muted"
    assert say(ada, table, "peace") == {"number": 0}
    assert play_on([ada.sit(table), ben.sit(table)], random.Random(1))


def test_who_is_muted_writes_nothing_that_others_read(tiny: House) -> None:
    table, _, ben, zoe, report = about(tiny)
    waiting = zoe.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    token = ben.post("/api/me/bots", {"name": "Rex"}).json()["token"]
    head = {"authorization": f"Bearer {token}"}
    restrain(zoe, report, "muted", days=2)
    cup = {"game": "tiny", "name": "you fools", "seats": 2, "rounds": 1}
    for path, body in (
        ("me", {"name": "you fool", "confirmed": True}),
        (f"tables/{waiting}/join", {"name": "you fool", "confirmed": True}),
        (f"tables/{waiting}/join", {"salt": "you fool"}),
        (f"tables/{table}/salt", {"salt": "you fool"}),
        ("tables", {"game": "tiny", "seats": 2, "name": "you fools"}),
        ("me/bots", {"name": "you fool"}),
        ("tournaments", cup),
        ("records", {}),
    ):
        assert ben.post(f"/api/{path}", body).json()["reason"] == "muted", path
    # His programs are held by it as well.
    named = {"game": "tiny", "seats": 2, "name": "you fools"}
    assert tiny.visitor(None).post("/api/tables", named, headers=head).json()["reason"] == "muted"
    # All that says nothing he may do; what is written to hosts reaches them.
    assert ben.post(f"/api/tables/{waiting}/join", {"name": "Ben"}).status_code == 200
    assert ben.post("/api/tables", {"game": "tiny", "seats": 2, "name": " "}).status_code == 201
    assert ben.post(f"/api/tables/{table}/report", {"note": "I did nothing"}).status_code == 201
    # A guest becomes an account under the name they have, and under no other.
    gia = tiny.visitor("Gia")
    tiny.call(restraints.lay, tiny.hall.store, gia.id, "muted", 2, "ads", restraints.HOST)
    assert gia.post("/api/account", {"name": "you fool", "password": WORD}).json()["reason"] == "muted"
    assert gia.post("/api/account", {"name": "Gia", "password": WORD}).status_code == 201


def test_who_is_muted_promises_nothing_in_words(database: str) -> None:
    with open_house(database, {"sidereal": GAMES["sidereal"]}) as house:
        table, seats = trading(house)
        ben = house.hall.known(table).roster.places[1].player
        house.call(restraints.lay, house.hall.store, ben, "muted", 2, "ads", restraints.HOST)
        gift = [Move(goods={have(seats[1], 1)[0]: 1}, giver=1, receiver=0)]
        written = Offer(gift, [Note(by=1, to=0, text="you fool", turn=2)])
        for key in (
            FORMS["offer"].choice(written).key,
            FORMS["counter"].choice(Counter(number=0, offer=written)).key,
        ):
            assert seats[1].choose([key])["reason"] == "muted"
        assert seats[0].choose([FORMS["offer"].choice(Offer([], written.promises)).key])["type"] == "accepted"
        assert seats[1].choose([FORMS["offer"].choice(Offer(gift)).key])["type"] == "accepted"


def test_only_administrators_restrain_and_none_of_them_is(tiny: House) -> None:
    table, ada, ben, zoe, report = about(tiny)
    for who in (ada, ben, tiny.visitor(None)):
        assert restrain(who, report, "banned")["reason"] == "not-found"
        assert who.get("/api/admin/restraints").json()["reason"] == "not-found"
        assert who.post("/api/admin/restraints/lift", {"player": "x"}).json()["reason"] == "not-found"
    assert restrain(zoe, report, "banned", why="\u200b")["reason"] == "bad-line"
    nobody = ada.post(f"/api/tables/{table}/report", {"note": "the rules"}).json()["id"]
    assert restrain(zoe, nobody, "banned")["reason"] == "not-restrained"
    tiny.call(_administer, tiny, ben.id)
    assert restrain(zoe, report, "banned")["reason"] == "not-restrained"
    assert zoe.get("/api/admin/restraints").json() == []


def test_a_program_is_held_by_what_its_owner_did(tiny: House) -> None:
    table, _, ben, zoe, report = about(tiny)
    token = ben.post("/api/me/bots", {"name": "Rex"}).json()["token"]
    head = {"authorization": f"Bearer {token}"}
    restrain(zoe, report, "suspended")
    program = tiny.visitor(None)
    assert program.post("/api/play", {"game": "tiny"}, headers=head).json()["reason"] == "suspended"
    assert json.loads(program.line(table, headers=head).receive())["reason"] == "suspended"


def test_the_command_line_restrains_lifts_and_lists(database: str, tmp_path: Path) -> None:
    with tiny_house(database, page=tmp_path) as house:
        table, ada, _, eve = with_people(house)
        ben = member(house, "Benito")
        admin = ("--database", database)
        gia = ada.id
        assert "for 3 days" in ran(
            "admin", "user", "suspend", "Benito", "--days", "3", "--why", "spam", *admin
        )
        assert "Ada is banned for good" in ran("admin", "user", "ban", gia, "--why", "cheats", *admin)
        assert "Eve is muted" in ran("admin", "user", "mute", eve.id, "--why", "ads", *admin)
        assert ben.post("/api/play", {"game": "tiny"}).json()["facts"]["why"] == "spam"
        seat = ada.line(table)
        assert json.loads(seat.receive())["reason"] == "banned"
        house.call(restraining.look, house.hall)
        assert "bot" in {each["kind"] for each in eve.get(f"/api/tables/{table}").json()["seats"]}
        listed = ran("admin", "user", "restrained", *admin)
        assert listed.count("by the host") == 3 and "cheats" in listed and listed.endswith("\n3 in all\n")
        assert "1 lifted" in ran("admin", "user", "lift", "Benito", *admin)
        assert ben.post("/api/play", {"game": "tiny"}).status_code == 201
        assert "lifted" in ran("admin", "user", "restrained", *admin)
    assert "no account or guest" in complaint("admin", "user", "ban", "Nobody", "--why", "x", *admin)
    assert "says nothing" in complaint("admin", "user", "ban", "Benito", "--why", " ", *admin)
