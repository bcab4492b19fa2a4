"""Guests: names, and a cookie that nobody else can read, guess or use from another site."""

import sqlite3

import pytest

from cosmodrome.server.accounts import clean_name, cookie_header
from cosmodrome.server.refusals import Refused
from tests.server.conftest import House


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Żółw", "Żółw"),
        ("Zoe\u0301", "Zoé"),
        ("李", "李"),
        ("🚀🚀", "🚀🚀"),
        ("x" * 24, "x" * 24),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_names_people_may_have(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\n",
        "x" * 25,
        "a\x00b",
        "a\u200bb",
        "\u202eabc",
        "\ud800",
        "\ue000",
        "\u0301\u0301",
        "a\u2028\u0007",
    ],
)
def test_names_people_may_not_have(given: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(given)


def test_a_guest_is_known_by_the_cookie(tiny: House) -> None:
    ada = tiny.visitor(None)
    first = ada.get("/api/me")
    line = first.headers["set-cookie"]
    assert "HttpOnly" in line and "SameSite=Lax" in line and "Secure" not in line
    again = ada.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json()
    renamed = ada.post("/api/me", {"name": " Ada "}).json()["player"]
    assert renamed == {"id": first.json()["player"]["id"], "name": "Ada"}
    assert ada.get("/api/me").json()["player"]["name"] == "Ada"
    refused = ada.post("/api/me", {"name": "\u200b"})
    assert (refused.status_code, refused.json()["reason"]) == (400, "bad-name")
    assert ada.get("/api/me").json()["player"]["name"] == "Ada"


def test_a_made_up_cookie_is_a_stranger(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    for token in ("x", "'; drop table guests; --", "x" * 5000, ada.get("/api/me").json()["player"]["id"]):
        stranger = tiny.visitor(None)
        stranger.cookie = f"cosmodrome_guest={token}"
        said = stranger.get("/api/me")
        assert said.status_code == 200
        assert said.json()["player"]["name"] != "Ada"


def test_the_database_holds_no_cookie(tiny: House, database: str) -> None:
    ada = tiny.visitor("Ada")
    token = ada.cookie.split("=", 1)[1]
    dump = "\n".join(sqlite3.connect(database).iterdump())
    assert "Ada" in dump and token not in dump


def test_behind_https_the_cookie_is_for_https() -> None:
    assert cookie_header("t", secure=True).endswith("; Secure")


def test_other_sites_change_nothing(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    for origin in ("https://evil.example", "null", "http://testserver.local.evil.example", "http://[bad"):
        refused = ada.post("/api/me", {"name": "Eve"}, headers={"origin": origin})
        assert (refused.status_code, refused.json()["reason"]) == (403, "other-site")
    assert ada.get("/api/me").json()["player"]["name"] == "Ada"
    assert (
        ada.post("/api/me", {"name": "Eva"}, headers={"origin": "http://testserver.local"}).status_code == 200
    )
