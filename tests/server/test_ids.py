"""Ids that no database takes, of tables, requests and bots, are refused in words before one is asked."""

from typing import Any

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.server.db import store
from tests.server.conftest import House, open_house
from tests.server.people import refused

NONE_SUCH = ("%00", "abc%00", "x" * 3000, "%F0%9F%9A%80", "ABC", "a b")


@pytest.mark.parametrize("table", NONE_SUCH, ids=range(len(NONE_SUCH)))
def test_an_id_that_is_none_names_no_table(
    tiny_each: House, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = tiny_each.visitor("Ada")
    asked: list[Any] = []
    tables = store.tables_where

    async def noted(*given: Any) -> Any:
        asked.append(given)
        return await tables(*given)

    monkeypatch.setattr(store, "tables_where", noted)
    for path in ("", "/record", "/frames"):
        assert refused(ada.get(f"/api/tables/{table}{path}")) == (404, "no-such-table"), path
    for path, body in (("/join", {}), ("/leave", {}), ("/bot", {"seat": 0})):
        assert refused(ada.post(f"/api/tables/{table}{path}", body)) == (404, "no-such-table"), path
    assert asked == []


def test_a_request_that_cannot_be_kept_is_malformed(tiny_each: House) -> None:
    table, ada, _ = tiny_each.two()
    seat = ada.sit(table)
    choices = [seat.ready()["options"][0]["key"]]
    for request in ("a\0b", "\0", "x" * 65, "\ud800"):
        seat.send_choices(choices, 0, request)
        assert seat.hear_until(lambda m: m["type"] == "refused")["reason"] == "malformed", request
    assert tiny_each.hall._live[table].match.trail.answers == []
    assert seat.choose(choices)["type"] == "accepted"


def test_a_bot_s_name_longer_than_a_seat_keeps_is_refused(either: str) -> None:
    with open_house(either, {"race": GAMES["race"]}) as house:
        wanted = {"game": "race", "bots": 1, "bot": f"search@{'0' * 40}5"}
        assert refused(house.visitor("Ada").post("/api/play", wanted)) == (400, "unknown-bot")


def test_a_table_with_its_real_id_is_found(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    assert ada.get(f"/api/tables/{table}").status_code == 200
