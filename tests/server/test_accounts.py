"""Guests: a cookie that nobody else can read, guess or use from another site, and a code that moves it."""

import logging
import sqlite3
from pathlib import Path

import pytest

from cosmodrome.server.db.store import Store
from cosmodrome.server.people.accounts import Accounts, cookie_header
from cosmodrome.server.settings import database_url
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import refused


def test_looking_makes_nobody_a_guest(tiny: House, database: str) -> None:
    stranger = tiny.visitor(None)
    table = tiny.visitor("Ada").post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    for path in ("me", "me/code", "me/tables", "tables", f"tables/{table}", "games"):
        assert "set-cookie" not in stranger.get(f"/api/{path}").headers
    assert stranger.get("/api/me").json() == {"player": None}
    stranger.sit(table)
    for act, reason in (("leave", "not-seated"), ("bot", "not-seated")):
        said = stranger.post(f"/api/tables/{table}/{act}", {} if act == "leave" else {"seat": 1})
        assert (said.json()["reason"], "set-cookie" in said.headers) == (reason, False)
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT name FROM guests").fetchall() == [("Ada",)]


def test_a_guest_is_known_by_the_cookie(tiny: House) -> None:
    ada = tiny.visitor(None)
    first = ada.post("/api/me", {"name": " Ada "})
    line = first.headers["set-cookie"]
    assert "HttpOnly" in line and "SameSite=Lax" in line and "Secure" not in line
    again = ada.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json() and again.json()["player"]["name"] == "Ada"
    renamed = ada.post("/api/me", {"name": "Ada L."}).json()["player"]
    assert renamed == {"id": first.json()["player"]["id"], "name": "Ada L.", "account": False}
    assert refused(ada.post("/api/me", {"name": "\u200b"})) == (400, "unseen-name")
    assert ada.get("/api/me").json()["player"]["name"] == "Ada L."


def test_the_first_act_makes_a_guest(tiny: House) -> None:
    ada = tiny.visitor(None)
    table = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    assert ada.get("/api/me").json()["player"]["name"]
    assert ada.get(f"/api/tables/{table}").json()["you"] is not None


def test_a_made_up_cookie_is_a_stranger(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    name = ada.cookie.split("=")[0]
    for token in ("x", "'; drop table guests; --", "x" * 5000, ada.id):
        for cookie in (name, "cosmodrome_guest"):
            stranger = tiny.visitor(None)
            stranger.cookie = f"{cookie}={token}"
            said = stranger.get("/api/me")
            assert (said.status_code, said.json()) == (200, {"player": None})


def test_two_servers_at_one_host_keep_their_guests_apart(tiny: House, tmp_path: Path) -> None:
    """A browser has one jar for all ports of a host, and sends all of it."""
    with tiny_house(str(tmp_path / "other.sqlite")) as house:
        here, there = tiny.visitor("Ada"), house.visitor("Bea")
        names = [visitor.cookie.split("=")[0] for visitor in (here, there)]
        assert names[0] != names[1]
        here.cookie = there.cookie = f"{here.cookie}; {there.cookie}"
        assert here.get("/api/me").json()["player"]["name"] == "Ada"
        assert there.get("/api/me").json()["player"]["name"] == "Bea"


def test_a_cookie_from_before_they_were_named_by_server_is_still_good(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    name, token = ada.cookie.split("=")
    ada.cookie = f"cosmodrome_guest={token}"
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    assert ada.cookie == f"{name}={token}"
    ada.cookie = f"cosmodrome_guest={token}"
    assert ada.sit(table).table["you"] == 0


def test_the_database_holds_no_cookie(tiny: House, database: str) -> None:
    ada = tiny.visitor("Ada")
    token = ada.cookie.split("=", 1)[1]
    dump = "\n".join(sqlite3.connect(database).iterdump())
    assert "Ada" in dump and token not in dump


def test_behind_https_the_cookie_is_for_https() -> None:
    assert cookie_header("name", "t", secure=True).endswith("; Secure")


def test_other_sites_change_nothing(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    for origin in ("https://evil.example", "null", "http://testserver.local.evil.example", "http://[bad"):
        refused = ada.post("/api/me", {"name": "Eve"}, headers={"origin": origin})
        assert (refused.status_code, refused.json()["reason"]) == (403, "other-site")
    assert ada.get("/api/me").json()["player"]["name"] == "Ada"
    assert (
        ada.post("/api/me", {"name": "Eva"}, headers={"origin": "http://testserver.local"}).status_code == 200
    )


# --- the recovery code


def code_of(visitor: Visitor) -> str:
    code: str = visitor.get("/api/me/code").json()["code"]
    return code


def test_a_code_moves_the_seats_to_another_browser_once(tiny: House, database: str) -> None:
    ada, phone = tiny.visitor("Ada"), tiny.visitor(None)
    assert phone.get("/api/me/code").json() == {"code": None}
    table = ada.post("/api/play", {"game": "tiny", "bots": 1, "seed": 1}).json()["id"]
    code = code_of(ada)
    assert code == code_of(ada) and len(code.replace("-", "")) == 16
    seat = ada.sit(table)
    assert seat.table["you"] == 0
    said = phone.post("/api/me/recover", {"code": f"  {code.lower().replace('-', ' ')} "})
    assert said.status_code == 200 and said.json()["name"] == "Ada" and said.json()["left"] is None
    assert phone.sit(table).update["seat"] == 0
    # It was good once; the browser it was used against is nobody's now, and sees what everybody sees.
    assert ada.get("/api/me").json() == {"player": None}
    seat.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    assert refused(tiny.visitor(None).post("/api/me/recover", {"code": code})) == (404, "no-such-code")
    # The next code is another one, and moves the seats back.
    following = code_of(phone)
    assert following == said.json()["code"] != code
    assert ada.post("/api/me/recover", {"code": following}).status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["you"] == 0
    dump = "\n".join(sqlite3.connect(database).iterdump()).upper()
    assert not [
        each for each in (code, following, code_of(ada)) if each in dump or each.replace("-", "") in dump
    ]


def test_who_one_was_before_can_be_had_back(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    said = ben.post("/api/me/recover", {"code": code_of(ada)}).json()
    assert said["left"]["name"] == "Ben"
    assert tiny.visitor(None).post("/api/me/recover", {"code": said["left"]["code"]}).json()["name"] == "Ben"


def test_codes_cannot_be_guessed_at_leisure(tiny: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada, eve = tiny.visitor("Ada"), tiny.visitor("Eve")
    code = code_of(ada)
    for number in range(10):
        assert eve.post("/api/me/recover", {"code": f"{number}-{code}x"}).json()["reason"] == "no-such-code"
    said = eve.post("/api/me/recover", {"code": code})
    assert (said.status_code, said.json()["reason"]) == (429, "too-many-attempts")
    assert 0 < said.json()["facts"]["seconds"] <= 600
    assert ada.get("/api/me").json()["player"]["name"] == "Ada"
    said = caplog.text.upper()
    assert code not in said and code.replace("-", "") not in said


async def test_a_guest_from_before_there_were_codes_gets_one(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "tables.sqlite")))
    await store.open()
    accounts = Accounts(store)
    known = await accounts.welcome("Ada")
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE guests SET recovery_digest = NULL")
    code = await accounts.code(known)
    assert code is not None
    moved, following, ended = await accounts.recover(code)
    assert moved.player == known.player and ended == [known.session]
    assert await accounts.known({accounts.cookie: moved.token}) == moved
    assert following == await accounts.code(moved) != code
    assert await accounts.known({accounts.cookie: known.token}) is None
    await store.close()
