"""Hints at a table: for whom, at which question, how often, and what others learn of it."""

import threading

import pytest
from msgspec.structs import replace

from cosmodrome.bots.hints import Hint
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server.bots.minds import AskedHint, Minds
from cosmodrome.server.http import hinting
from cosmodrome.server.limits import Rate
from tests.server.conftest import House, Visitor, open_house
from tests.server.people import Seat
from tests.server.test_limits import limited
from tests.server.tiny_game import TinyBots


def asked(visitor: Visitor, table: str, seat: Seat) -> tuple[int, str]:
    said = visitor.post(f"/api/tables/{table}/hint", {"question": seat.update["decision"]["question"]})
    return said.status_code, said.json().get("reason", "")


def test_who_is_asked_hears_what_a_bot_would_consider(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2, "seed": 3}).json()["id"]
    path = f"/api/tables/{table}/hint"
    assert ada.post(path, {"question": 0}).json()["reason"] == "not-started"
    ben.post(f"/api/tables/{table}/join")
    seats = {0: ada.sit(table), 1: ben.sit(table)}
    awaited = seats[0].update["view"]["awaited"][0]
    on, off = (ada, ben) if awaited == 0 else (ben, ada)
    question = seats[awaited].update["decision"]["question"]
    found = on.post(path, {"question": question}).json()
    (answer,) = found["answers"]
    keys = {option["key"] for option in seats[awaited].update["decision"]["options"]}
    assert found["weighs"] == "usual" and {choice["key"] for choice in answer["choices"]} <= keys
    # Nothing has been answered by it; the table tells that somebody asked.
    assert on.post(path, {"question": question}).json() == found
    assert on.get(f"/api/tables/{table}").json()["marks"] == ["hint"]
    assert on.post(path, {"question": question + 1}).json()["reason"] == "stale-question"
    assert tiny.visitor("Eve").post(path, {"question": 0}).json()["reason"] == "not-seated"
    if 1 - awaited not in seats[0].update["view"]["awaited"]:
        assert off.post(path, {"question": 0}).json()["reason"] == "not-asked"
    tiny.hall.known(table).head.rated = True
    assert on.post(path, {"question": question}).json()["reason"] == "no-hints-rated"


def test_hints_of_a_game_are_those_of_its_adviser_and_not_without_end(database: str) -> None:
    race = {"race": GAMES["race"]}
    limits = replace(limited(), hints=Rate(2, 60.0))
    with open_house(database, race, TinyBots(), limits=limits) as house:
        table, ada, _ = house.two(game="race", seed=3)
        seat = ada.sit(table)
        question = seat.update["decision"]["question"]
        found = ada.post(f"/api/tables/{table}/hint", {"question": question}).json()
        assert found["weighs"].startswith("race-")
        owed = seat.update["decision"]["more"]
        assert all(len(answer["choices"]) == owed for answer in found["answers"])
        assert asked(ada, table, seat) == (200, "")
        assert asked(ada, table, seat) == (429, "too-many-hints")


def test_at_a_table_of_ones_own_with_bots_hints_have_no_limit(database: str) -> None:
    limits = replace(limited(), hints=Rate(1, 600.0), hints_here=Rate(1, 600.0))
    with open_house(database, {"race": GAMES["race"]}, TinyBots(), limits=limits) as house:
        table, ada, seat = house.alone(game="race", bot="first", seed=3)
        assert [asked(ada, table, seat) for _ in range(4)] == [(200, "")] * 4


def test_while_bots_are_busy_a_hint_waits_and_is_then_refused_in_words(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refused one marks nothing; once the bots have time again there is one."""
    table, ada, ben = tiny.two(seed=3)
    seats = {0: ada.sit(table), 1: ben.sit(table)}
    awaited = seats[0].update["view"]["awaited"][0]
    asking, seat = (ada, ben)[awaited], seats[awaited]
    free, begun = threading.Event(), threading.Event()
    usual = Minds.hint

    def busy(minds: Minds, question: AskedHint) -> Hint:
        begun.set()
        free.wait(10)
        return usual(minds, question)

    monkeypatch.setattr(Minds, "hint", busy)
    monkeypatch.setattr(hinting, "_PATIENCE", 0.05)
    assert asked(asking, table, seat) == (503, "hint-late")
    assert begun.is_set() and asking.get(f"/api/tables/{table}").json()["marks"] == []
    free.set()
    monkeypatch.setattr(hinting, "_PATIENCE", 10.0)
    assert asked(asking, table, seat) == (200, "")
    assert asking.get(f"/api/tables/{table}").json()["marks"] == ["hint"]
