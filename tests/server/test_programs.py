"""Programs from outside: their tokens and what these allow, and that a bad one hurts nobody but itself."""

import sqlite3
from contextlib import closing
from typing import Any

import msgspec
import pytest

from cosmodrome.play.record import loads
from cosmodrome.server.limits import UNLIMITED, Rate
from cosmodrome.server.table import program_timeouts, seating
from tests.clock import Clock, wait_until
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import Hung, Seat, granted, play_to_the_end, refused
from tests.server.tiny_game import TINY

GAMES = {"tiny": TINY}


class Robot(Visitor):
    """A program: no cookie, but a token."""

    def __init__(self, house: House, token: str) -> None:
        super().__init__(house, None)
        self.header = {"authorization": f"Bearer {token}"}

    def request(self, method: str, path: str, **more: Any) -> Any:
        return super().request(method, path, headers=self.header | more.pop("headers", {}), **more)

    def sit(self, table: str, since: Any = 0, headers: dict[str, str] | None = None) -> Seat:
        return super().sit(table, since, self.header | (headers or {}))


def made(owner: Visitor, name: str = "Rex", **more: Any) -> tuple[Robot, str]:
    """A program of this guest, and its id."""
    said = granted(owner.post("/api/me/bots", {"name": name} | more), 201)
    return Robot(owner.house, said["token"]), said["bot"]["id"]


def joined(house: House) -> tuple[str, Visitor, Robot]:
    """A table that Ben has opened and Ada's program Rex has joined; Ben and Rex."""
    ben = house.visitor("Ben")
    rex, _ = made(house.visitor("Ada"))
    return ben.opens(rex, seed=3), ben, rex


def seats_of(person: Visitor, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = person.get(f"/api/tables/{table}").json()["seats"]
    return seats


# --- tokens


def test_a_token_is_told_once_and_kept_as_a_digest(database: str) -> None:
    with tiny_house(database) as house:
        ada = house.visitor("Ada")
        said = ada.post("/api/me/bots", {"name": "Rex"})
        token = said.json()["token"]
        listed = ada.get("/api/me/bots")
        assert [(bot["name"], bot["scopes"]) for bot in listed.json()] == [("Rex", ["play", "read"])]
        assert token not in listed.text
        assert Robot(house, token).get("/api/me").json()["player"]["name"] == "Rex"
        # A token is no cookie.
        thief = house.visitor(None)
        thief.cookie = f"{house.client.app.state.accounts.cookie}={token}"
        assert thief.get("/api/me").json()["player"] is None
    with closing(sqlite3.connect(database)) as connection:
        assert token not in "\n".join(connection.iterdump())


def test_a_revoked_token_is_good_no_more_and_its_sockets_only_watch(tiny: House) -> None:
    ada, eve = tiny.visitor("Ada"), tiny.visitor("Eve")
    rex, bot = made(ada)
    table = ada.opens(rex, seed=3)
    seat = rex.sit(table)
    assert seat.update["seat"] == 1
    for wrong in (bot.upper(), "nix", "a" * 300, "%00"):
        assert refused(ada.request("DELETE", f"/api/me/bots/{wrong}")) == (404, "no-such-bot")
    assert refused(eve.request("DELETE", f"/api/me/bots/{bot}")) == (404, "no-such-bot")
    assert ada.request("DELETE", f"/api/me/bots/{bot}").json() == []
    assert refused(rex.get("/api/me")) == (401, "bad-token")
    seat.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    with pytest.raises(Hung, match="bad-token"):
        rex.sit(table).hear()


def test_scopes_say_what_a_token_may(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    reader, player = made(ada, "Reader", scopes=["read"])[0], made(ada, "Player", scopes=["play"])[0]
    table = ada.opens(seed=3)
    assert reader.get(f"/api/tables/{table}").status_code == 200
    assert refused(reader.post(f"/api/tables/{table}/join")) == (403, "not-in-scope")
    assert player.post(f"/api/tables/{table}/join").json()["you"] == 1
    watching = reader.sit(table)
    assert watching.update["seat"] is None
    assert watching.choose(["play:card_a"], question=0)["reason"] == "not-seated"
    # What is a guest's own, and all that says nothing of programs, is for people.
    for method, path in (
        ("POST", "/api/me"), ("GET", "/api/me/code"), ("POST", "/api/me/recover"), ("POST", "/api/meet"),
        ("GET", "/api/me/bots"), ("POST", "/api/me/bots"), ("DELETE", "/api/me/bots/abc"),
    ):  # fmt: skip
        said = player.request(method, path, json={} if method == "POST" else None)
        assert refused(said) == (403, "not-for-bots"), path
    wrong = Robot(tiny, "cosmo_nix")
    assert refused(wrong.get("/api/games")) == (401, "bad-token")
    # A proxy's own password is nobody's token.
    assert ada.get("/api/me", headers={"authorization": "Basic eDp5"}).json()["player"]["name"] == "Ada"
    assert refused(ada.post("/api/me/bots", {"name": "Rex", "scopes": []})) == (400, "malformed")
    assert refused(ada.post("/api/me/bots", {"name": "Rex", "scopes": ["admin"]})) == (400, "malformed")
    assert refused(ada.post("/api/me/bots", {"name": "first"})) == (400, "bots-name")


def test_a_token_has_limits_of_its_own(database: str) -> None:
    limits = msgspec.structs.replace(UNLIMITED, bots=2, bot_requests=Rate(3, 100.0))
    with tiny_house(database, limits=limits) as house:
        ada = house.visitor("Ada")
        rex, _ = made(ada, "Rex")
        other, _ = made(ada, "Max")
        assert refused(ada.post("/api/me/bots", {"name": "Lux"})) == (429, "too-many-bots")
        assert [rex.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert other.get("/api/games").status_code == ada.get("/api/games").status_code == 200
        with pytest.raises(Hung, match="too-many-requests"):
            rex.sit(ada.opens(seed=3)).hear()


def test_a_program_is_shown_with_whose_it_is(tiny: House) -> None:
    table, ben, rex = joined(tiny)
    seat = rex.sit(table)
    for seats in (
        seats_of(ben, table), seat.table["seats"], ben.get("/api/tables").json()[0]["seats"],
    ):  # fmt: skip
        assert [(each["name"], each["owner"]) for each in seats] == [("Ben", ""), ("Rex", "Ada")]
    people = [ben.sit(table), seat]
    play_to_the_end(people)


def test_who_looks_for_people_finds_no_program(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    rex, _ = made(ada)
    there = rex.opens()
    watching = rex.sit(there)
    found = ben.post("/api/meet", {"game": "tiny", "seats": 2}).json()["id"]
    assert found != there
    assert (
        watching.table["id"] == there
    )  # whose host is there, and for whom a person may sit down all the same
    assert ben.post(f"/api/tables/{there}/join").status_code == 200


def test_whoever_is_blocked_does_not_come_as_a_program_either(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    rex, _ = made(ada)
    table = ben.opens(seed=3)
    blocked = {"player": ada.id, "tie": "blocked"}
    assert ben.post("/api/me/people", blocked).status_code == 200
    assert refused(rex.post(f"/api/tables/{table}/join")) == (403, "not-wanted")


def test_what_is_kept_of_a_guest_can_be_had(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    made(ada)
    table = ada.opens()
    ada.post(f"/api/tables/{table}/salt", {"salt": "tea"})
    kept = ada.get("/api/me/export").json()
    assert [bot["name"] for bot in kept["bots"]] == ["Rex"]
    assert [each["salt"] for each in kept["tables"]] == ["tea"]


def test_the_tokens_of_who_is_no_more_are_good_no_more(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    password = "nobody knows this one"
    assert ada.post("/api/account", {"name": "Ada", "password": password}).status_code == 201
    rex, _ = made(ada)
    table = ben.opens(rex, seed=3)
    assert ada.post("/api/account/delete", {"password": password}).status_code == 200
    assert refused(rex.get("/api/me")) == (401, "bad-token")
    assert [seat["owner"] for seat in seats_of(ben, table)] == ["", "?"]


# --- those that are slow, wrong or gone


def replaced(person: Visitor, table: str, seat: int) -> bool:
    return seats_of(person, table)[seat]["bot"] == "first"


@pytest.mark.parametrize("connected", [True, False], ids=["slow", "vanished"])
def test_whom_the_table_waits_for_too_long_loses_the_seat_to_a_house_bot(
    database: str, connected: bool, clock: Clock
) -> None:
    with tiny_house(database, bot_seconds=100.0) as house:
        table, ben, rex = joined(house)
        robot = rex.sit(table) if connected else None
        seat = ben.sit(table)
        if robot is not None:  # who answers in time keeps the seat
            house.pass_time(clock, 90.0)
            assert robot.choose([robot.ready()["options"][0]["key"]])["type"] == "accepted"
            house.pass_time(clock, 90.0)
            assert not replaced(ben, table, 1)
        seat.choose([seat.ready()["options"][0]["key"]])
        wait_until(lambda: 1 in house.hall.known(table).match.awaited(), "the program owes nothing")
        house.pass_time(clock, 100.0)
        play_to_the_end([seat])
        assert seats_of(ben, table)[1]["bot"] == "first"
        header = loads(ben.get(f"/api/tables/{table}/record").text, GAMES).header
        assert header.players[1] in ("Rex / first", "first")


def test_a_seat_that_could_not_be_given_away_is_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the database is gone for a moment."""
    monkeypatch.setattr(program_timeouts, "_AGAIN", 0.05)
    tried = []
    replace = seating.replace_program

    async def fails_once(*given: Any) -> None:
        tried.append(given)
        if len(tried) == 1:
            raise OSError("planted")
        await replace(*given)

    monkeypatch.setattr(seating, "replace_program", fails_once)
    with tiny_house(database, bot_seconds=0.1) as house:
        table, ben, _ = joined(house)
        wait_until(lambda: replaced(ben, table, 1), "no bot has the seat")
        assert len(tried) == 2


def test_people_have_all_the_time_they_like(database: str, clock: Clock) -> None:
    with tiny_house(database, bot_seconds=100.0) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = ada.opens(ben, seed=3)
        house.pass_time(clock, 10_000.0)
        assert [seat["kind"] for seat in seats_of(ada, table)] == ["human", "human"]


@pytest.mark.parametrize(
    "nonsense",
    [
        {"type": "choose", "request": 1, "question": 0, "choices": ["play:the_whole_deck"]},
        {"type": "choose", "request": 1, "question": 99, "choices": ["play:card_a"]},
        {"type": "nonsense"},
    ],
    ids=["not allowed", "stale", "malformed"],
)
def test_who_answers_wrong_too_often_loses_the_seat(database: str, nonsense: dict[str, Any]) -> None:
    limits = msgspec.structs.replace(UNLIMITED, bot_refusals=3)
    with tiny_house(database, limits=limits, bot_seconds=60.0) as house:
        table, ben, rex = joined(house)
        robot, seat = rex.sit(table), ben.sit(table)
        for _ in range(3):
            robot.say(nonsense)
            robot.hear_until(lambda message: message["type"] == "refused")
        # A right answer makes up for what was wrong before.
        assert robot.choose([robot.ready()["options"][0]["key"]])["type"] == "accepted"
        for _ in range(4):
            assert not replaced(ben, table, 1)
            robot.say(nonsense)
            robot.hear_until(lambda message: message["type"] == "refused")
        wait_until(lambda: replaced(ben, table, 1), "no bot has the seat")
        for _ in range(5):  # a person may be wrong as often as they like
            seat.say(nonsense)
        play_to_the_end([seat])


def test_a_lost_seat_is_not_given_back(database: str) -> None:
    with tiny_house(database, bot_seconds=60.0) as house:
        table, ben, rex = joined(house)
        assert rex.post(f"/api/tables/{table}/leave").status_code == 200
        assert replaced(ben, table, 1)  # nobody has to wait for who has left
        assert refused(rex.post(f"/api/tables/{table}/join")) == (409, "seat-lost")


@pytest.mark.postgres
def test_a_token_is_good_at_every_process_and_one_of_them_keeps_the_time(
    postgres: str, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    monkeypatch.delenv("REDIS_URL", raising=False)
    with tiny_house(postgres, bot_seconds=100.0) as one, tiny_house(postgres, bot_seconds=100.0) as other:
        ada, ben = one.visitor("Ada"), other.visitor("Ben")
        rex, bot = made(ada)
        elsewhere = Robot(other, rex.header["authorization"].partition(" ")[2])
        table = ben.opens(elsewhere, seed=3)
        assert seats_of(ada, table)[1]["owner"] == "Ada"
        seat = rex.sit(table)
        for house in (one, other):
            house.pass_time(clock, 100.0)
        wait_until(lambda: replaced(ben, table, 1) and replaced(ada, table, 1), "no bot has the seat")
        seat.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
        assert ada.request("DELETE", f"/api/me/bots/{bot}").json() == []
        assert refused(elsewhere.get("/api/me")) == (401, "bad-token")
