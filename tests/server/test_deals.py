"""Deals that can be proved: promised before the game, kept back until its end, told whole then."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.play.deal import LONGEST_SALT, problem
from cosmodrome.play.record import Header, loads, verify
from cosmodrome.server.db.tables import Sealed
from cosmodrome.server.table import deals
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import play_on, play_to_the_end
from tests.server.tiny_game import TINY

GAMES = {"tiny": TINY}


def deal_of(person: Visitor, table: str) -> Any:
    return person.get(f"/api/tables/{table}").json()["deal"]


def header_of(person: Visitor, table: str) -> Header:
    record = loads(person.get(f"/api/tables/{table}/record").text, GAMES)
    assert verify(TINY, record) is None
    return record.header


def test_a_table_is_dealt_as_it_promised(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.opens()
    promised = deal_of(ben, table)
    assert len(promised["commitment"]) == 64 and promised["revealed"] is None
    assert ada.post(f"/api/tables/{table}/salt", {"salt": "tea"}).json()["deal"]["salt"] == "tea"
    assert deal_of(ben, table)["salted"] == [0] and deal_of(ben, table)["salt"] == ""
    # The last one who sits down has no time to add anything later.
    ben.post(f"/api/tables/{table}/join", {"salt": "coffee"})
    play_to_the_end([ada.sit(table), ben.sit(table)])
    header = header_of(ada, table)
    assert header.deal is not None and problem(header.deal, 2, header.seed, header.players) == ""
    assert header.deal.commitment == promised["commitment"]
    assert (header.deal.salts, header.deal.sitters) == (["tea", "coffee"], ["Ada", "Ben"])
    told = deal_of(tiny.visitor(None), table)
    assert told["revealed"]["secret"] == header.deal.secret and told["seed"] == str(header.seed)
    assert told["commitment"] == promised["commitment"]


def test_a_salt_is_changed_and_taken_back_until_the_game_begins(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.opens(seats=3)
    ben.post(f"/api/tables/{table}/join", {"salt": "coffee"})
    assert deal_of(ada, table)["salted"] == [1]
    ben.post(f"/api/tables/{table}/leave")
    assert deal_of(ada, table)["salted"] == []
    for salt in ("tea", "", "x" * LONGEST_SALT):
        assert ada.post(f"/api/tables/{table}/salt", {"salt": salt}).status_code == 200
        assert deal_of(ada, table)["salt"] == salt
    for salt in ("x" * (LONGEST_SALT + 1), "a\nb", "\x00"):
        for path, person in (("salt", ada), ("join", ben)):
            refused = person.post(f"/api/tables/{table}/{path}", {"salt": salt})
            assert refused.status_code == 400 and refused.json()["reason"] == "bad-salt"
    assert ben.post(f"/api/tables/{table}/salt", {"salt": "tea"}).json()["reason"] == "not-seated"
    for seat in (1, 2):
        ada.post(f"/api/tables/{table}/bot", {"seat": seat})
    assert ada.post(f"/api/tables/{table}/salt", {"salt": "late"}).json()["reason"] == "already-started"


def test_a_seed_that_was_given_promises_nothing(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.opens(seed=3)
    assert deal_of(ada, table)["commitment"] == ""
    assert ada.post(f"/api/tables/{table}/salt", {"salt": "tea"}).json()["reason"] == "no-deal"
    assert ben.post(f"/api/tables/{table}/join", {"salt": "tea"}).json()["reason"] == "no-deal"
    ben.post(f"/api/tables/{table}/join")
    play_to_the_end([ada.sit(table), ben.sit(table)])
    assert header_of(ada, table).deal is None
    assert deal_of(ada, table) == {"commitment": "", "salted": [], "salt": "", "revealed": None, "seed": ""}


def test_who_left_and_came_to_another_browser_does_not_break_the_proof(tiny: House) -> None:
    """Ada's seat goes to a bot before her first answer, and Ben takes another name."""
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.opens(ben)
    seat = deal_seat(ada, table)
    ada.post(f"/api/tables/{table}/leave")
    ben.post(f"/api/tables/{table}/bot", {"seat": seat})
    ben.post("/api/me", {"name": "Benno"})
    play_to_the_end([ben.sit(table)])
    header = header_of(ben, table)
    assert header.players[seat] == "Ada / first" and "Benno" in header.players
    assert header.deal is not None and problem(header.deal, 2, header.seed, header.players) == ""


def deal_seat(person: Visitor, table: str) -> int:
    seat: int = person.get(f"/api/tables/{table}").json()["you"]
    return seat


@pytest.fixture
def known_secret(monkeypatch: pytest.MonkeyPatch) -> Sealed:
    sealed = deals.fresh()
    monkeypatch.setattr(deals, "fresh", lambda: sealed)
    return sealed


def told_before_the_end(house: House, folder: Path) -> tuple[list[str], list[str]]:
    """Everything that anybody is told of a table until its game is over; and the salts and the seed."""
    ada, ben, eve = house.visitor("Ada"), house.visitor("Ben"), house.visitor("Eve")
    table = ada.opens()
    waiting = [ada.sit(table), eve.sit(table)]
    ada.post(f"/api/tables/{table}/salt", {"salt": "ada-adds-this"})
    ben.post(f"/api/tables/{table}/join", {"salt": "ben-adds-this"})
    seats = [ada.sit(table), ben.sit(table)]
    said: list[str] = []
    heard: list[str] = []
    while house.hall._known[table].match.awaited():
        for person in (ada, ben, eve):
            for path in ("", "/record", "/frames"):
                said.append(person.get(f"/api/tables/{table}{path}").text)
            said += [person.get(path).text for path in ("/api/tables", "/api/me/tables")]
        said += [ada.get("/api/me/export").text, eve.get("/api/openapi.json").text]
        heard = [text for seat in (*waiting, *seats) for text in seat.heard]
        play_on(seats, random.Random(1), most=1)
    seed = str(house.hall._known[table].head.seed)
    said += [path.read_text(errors="replace") for path in folder.glob("*.log")]
    return [*said, *heard], ["ben-adds-this", seed]


def test_nothing_of_the_secret_is_told_before_the_end(
    tiny: House, known_secret: Sealed, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    said, others = told_before_the_end(tiny, tmp_path)
    said.append(caplog.text)
    assert sum(deals.commitment(known_secret) in text for text in said) > 10
    for secret in (known_secret.secret, known_secret.nonce, *others):
        assert not any(secret in text for text in said)
    assert known_secret.secret not in repr(known_secret)


def test_the_search_finds_a_planted_leak(
    tiny: House, known_secret: Sealed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commitment that is no digest."""
    monkeypatch.setattr(deals, "commitment", lambda sealed: sealed.nonce * 2)
    said, _ = told_before_the_end(tiny, tmp_path)
    assert any(known_secret.nonce in text for text in said)


@pytest.mark.postgres
def test_what_is_added_through_any_process_counts(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a process that has heard nothing yet, too: the game begins by what the database has."""
    monkeypatch.delenv("REDIS_URL", raising=False)
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        ada, ben = one.visitor("Ada"), other.visitor("Ben")
        table = ada.opens()
        assert deal_of(ben, table) == deal_of(ada, table)
        behind = other.hall._known[table]
        known = list(behind.roster.places)

        async def nothing_new() -> None:
            behind.roster.places = list(known)

        with monkeypatch.context() as patch:
            patch.setattr(behind, "catch_up", nothing_new)
            ada.post(f"/api/tables/{table}/salt", {"salt": "tea"})
            ben.post(f"/api/tables/{table}/join", {"salt": "coffee"})
        play_to_the_end([ada.sit(table), ben.sit(table)])
        header = header_of(ben, table)
        assert header.deal is not None and header.deal.salts == ["tea", "coffee"]
        assert problem(header.deal, 2, header.seed, header.players) == ""
        assert json.dumps(deal_of(ada, table)) == json.dumps(deal_of(ben, table))
