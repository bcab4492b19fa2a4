"""Talk in pairs at a table: who hears it, and by how many ways nobody else does."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from cosmodrome.server.admin.user import set_administrator
from cosmodrome.server.db import models, restraints
from tests.market.game import MARKET
from tests.server.conftest import House, Visitor, open_house
from tests.server.people import refused
from tests.server.test_chat import heard, say, texts
from tests.server.test_membership import WORD, member
from tests.server.test_open_play import MarketBots
from tests.server.test_programs import made
from tests.server.test_ties import tie
from tests.server.tiny_game import TINY

SECRET = "the blue ones are mine"
NAMES = ("Ada", "Ben", "Cleo")


class Floor:
    """Three people, a program and a bot bargain; Zoe looks on."""

    def __init__(self, house: House, **more: Any) -> None:
        self.house = house
        self.people = {name: member(house, name) for name in NAMES}
        self.zoe = member(house, "Zoe")
        self.rex, _ = made(self.people["Cleo"])
        ada, *others = self.people.values()
        wanted = {"game": "market", "seats": 5, "bots": {"4": "silent"}, "asides": True} | more
        self.table = ada.opens(*others, self.rex, **wanted)
        self.seats = {each["name"]: each["seat"] for each in self.told["seats"]}

    @property
    def told(self) -> Any:
        return self.zoe.get(f"/api/tables/{self.table}").json()

    def says(self, name: str, to: str, text: str = SECRET) -> Any:
        return say(self.people[name], self.table, text, to=self.seats[to])

    def hears(self, visitor: Visitor) -> list[str]:
        """On a line of their own, from now on."""
        return texts(visitor.sit(self.table))


@pytest.fixture
def floor(database: str) -> Iterator[Floor]:
    with open_house(database, {"market": MARKET, "tiny": TINY}, MarketBots()) as house:
        yield Floor(house)


def test_only_the_two_hear_it(floor: Floor, database: str) -> None:
    """The leak test: every way to what was said and played, before and after the end."""
    ada, ben, cleo = (floor.people[name] for name in NAMES)
    assert floor.told["asides"] is True
    lines = {name: visitor.sit(floor.table) for name, visitor in floor.people.items()}
    others = [lines["Cleo"], floor.zoe.sit(floor.table), floor.rex.sit(floor.table)]
    number = floor.says("Ada", "Ben")["number"]
    assert say(ada, floor.table, "for all")["number"] == number + 1
    (aside, open_) = heard(lines["Ben"])
    assert (aside["text"], aside["aside"], aside["to"], aside["you"]) == (SECRET, True, "Ben", False)
    assert (open_["text"], open_["aside"], open_["to"]) == ("for all", False, "")
    assert texts(lines["Ada"]) == [SECRET, "for all"]
    for seat in others[:1]:
        assert texts(seat) == ["for all"]
    assert texts(others[1]) == [], "who watches hears no seat"

    # Nobody comes to it later, on whatever line, or by what they can ask for.
    outside = (cleo, floor.zoe, floor.house.visitor(None))
    assert (floor.hears(cleo), floor.hears(ben)) == (["for all"], [SECRET, "for all"])
    note = {"note": "look", "line": number}
    assert cleo.post(f"/api/tables/{floor.table}/report", note).json()["reason"] == "no-such-line"
    cleo.post(f"/api/tables/{floor.table}/report", {"note": "of all"})
    for each in (ada, ben, cleo, floor.rex):
        each.post(f"/api/tables/{floor.table}/motion", {"about": "end"})
    lines["Ada"].see(lambda: lines["Ada"].table["status"] == "over")
    found = [
        visitor.get(f"/api{path}").text
        for visitor in (*outside, ben)
        for path in (
            f"/tables/{floor.table}",
            f"/tables/{floor.table}/record",
            *(f"/tables/{floor.table}/frames{side}" for side in ("", "?seat=all", "?seat=none", "?seat=0")),
            f"/tables/{floor.table}/review",
            f"/tables/{floor.table}/reports",
            "/me/tables",
            "/me/export",
            "/tables",
            "/games/finished",
        )
    ]
    for path in ("record", "frames?seat=all", "frames?seat=none"):
        assert floor.zoe.get(f"/api/tables/{floor.table}/{path}").status_code == 200
    heard_there = [text for seat in others for text in (*seat.heard, *floor.rex.sit(floor.table).heard)]
    assert not any(SECRET in text for text in (*found, *heard_there))
    assert SECRET in ada.get("/api/me/export").text, "what one has said oneself is in one's own download"

    # A report shows it to who looks after the server, and only the one of whom it was said to.
    ben.post(f"/api/tables/{floor.table}/report", note)
    floor.house.call(set_administrator, database, "Zoe", True)
    told = [
        floor.zoe.get(f"/api/admin/reports/{each['id']}").json()
        for each in floor.zoe.get("/api/admin/reports").json()
    ]
    by = {each["by"]: each for each in told}
    assert [(line["text"], line["to"]) for line in by["Ben"]["chat"]] == [(SECRET, "Ben"), ("for all", "")]
    assert (by["Ben"]["about"], by["Ben"]["line"]) == ("Ada", number)
    assert SECRET not in json.dumps(by["Cleo"]["chat"])


def test_there_has_to_be_somebody_who_sits_there(floor: Floor) -> None:
    ada, ben = floor.people["Ada"], floor.people["Ben"]
    for to, why in (
        (floor.seats["Ada"], "nobody-to-hear"),
        (floor.seats["silent"], "nobody-to-hear"),
        (floor.seats["Rex"], "nobody-to-hear"),
        (7, "no-such-seat"),
        (-1, "no-such-seat"),
    ):
        assert say(ada, floor.table, SECRET, to=to)["reason"] == why
    assert say(floor.zoe, floor.table, SECRET, to=floor.seats["Ada"])["reason"] == "not-seated"
    ben.post(f"/api/tables/{floor.table}/leave")
    assert floor.says("Ada", "Ben")["reason"] == "nobody-to-hear"
    kept = floor.house.call(floor.house.hall.store.read, select(models.chat))
    assert kept == []


@pytest.mark.parametrize("how", ["muted", "blocked"])
def test_who_is_muted_or_blocked_reaches_nobody(floor: Floor, how: str) -> None:
    ada, ben = floor.people["Ada"], floor.people["Ben"]
    if how == "muted":
        ben.post("/api/me/mutes", {"player": ada.id, "muted": True})
    else:
        tie(ben, ada, "blocked")
    line = ben.sit(floor.table)
    assert "number" in floor.says("Ada", "Ben"), "who blocked or muted whom is not told"
    floor.says("Cleo", "Ben", "from Cleo")
    assert texts(line) == ["from Cleo"] and not any(SECRET in text for text in line.heard)
    floor.house.call(restraints.lay, floor.house.hall.store, ada.id, "muted", 1, "rude", "")
    assert floor.says("Ada", "Cleo")["reason"] == "muted"


def test_it_goes_with_either_of_the_two(floor: Floor) -> None:
    floor.says("Ada", "Ben")
    floor.people["Ben"].post("/api/account/delete", {"password": WORD})
    assert floor.hears(floor.people["Ada"]) == []
    assert floor.house.call(floor.house.hall.store.read, select(models.chat)) == []


def test_a_table_has_it_where_its_host_wants_and_people_bargain_for_nothing(floor: Floor) -> None:
    ada, ben = floor.people["Ada"], floor.people["Ben"]
    table = ada.post("/api/tables", {"game": "market", "seats": 2}).json()["id"]
    ben.post(f"/api/tables/{table}/join", {})
    told = ada.get(f"/api/tables/{table}").json()
    assert told["asides"] is False
    other = next(seat["seat"] for seat in told["seats"] if not seat["you"])
    assert say(ada, table, SECRET, to=other)["reason"] == "no-asides"
    timed = {"time": {"kind": "move", "seconds": 60, "reserve": 0, "phase": 60}}
    wanted = {"seats": 2, "asides": True}
    for more in ({"game": "tiny"}, {"game": "market", "rated": True} | timed):
        assert refused(ada.post("/api/tables", wanted | more)) == (400, "asides-not-here")
    assert ada.post("/api/tables", wanted | {"game": "market"}).status_code == 201
