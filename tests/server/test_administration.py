"""Reports on the page: for administrators alone, and nothing that who plays may not know."""

from pathlib import Path
from typing import Any

from tests.cli.program import ran
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.test_chat import say, with_people
from tests.server.test_membership import member


def reports(visitor: Visitor, more: str = "") -> Any:
    return visitor.get(f"/api/admin/reports{more}").json()


def test_administrators_read_and_close_reports(database: str, tmp_path: Path) -> None:
    with tiny_house(database, page=tmp_path) as house:
        table, ada, ben, _ = with_people(house)
        say(ben, table, "you fool")
        ada.post(f"/api/tables/{table}/report", {"line": 0, "note": "he insults me"})
        zoe = member(house, "Zoe")
        assert zoe.get("/api/account").json()["account"]["administers"] is False
        assert reports(zoe)["reason"] == "not-found"
        assert "Zoe is an administrator now" in ran(
            "admin", "user", "administrator", "zoe", "--database", database
        )
        assert "Zoe, administrator" in ran("admin", "user", "list", "--database", database)
        assert zoe.get("/api/account").json()["account"]["administers"] is True
        (one,) = reports(zoe)
        assert (one["kind"], one["by"], one["about"], one["note"]) == ("line", "Ada", "Ben", "he insults me")
        path = f"/{one['id']}"
        shown = reports(zoe, path)
        assert [line["text"] for line in shown["chat"]] == ["you fool"] and shown["line"] == 0
        # The game still runs: its record has the seed and every hand.
        assert (shown["record"], shown["replay"]) == (False, False) and '"seed"' not in str(shown)
        assert reports(zoe, f"{path}/record")["reason"] == "game-not-over"
        ada.post(f"/api/tables/{table}/resign")
        assert (reports(zoe, path)["record"], reports(zoe, path)["replay"]) == (True, True)
        assert '"seed":7' in zoe.get(f"/api/admin/reports{path}/record").text
        assert zoe.post(f"/api/admin/reports{path}", {"closed": True}).json()["closed"] is True
        assert reports(zoe) == [] and len(reports(zoe, "?closed=yes")) == 1
        foreign = zoe.post(
            f"/api/admin/reports{path}", {"closed": False}, headers={"origin": "http://evil.example"}
        )
        assert foreign.json()["reason"] == "other-site" and reports(zoe) == []
        zoe.post(f"/api/admin/reports{path}", {"closed": False})
        assert len(reports(zoe)) == 1 and reports(zoe, "/zzz")["reason"] == "no-such-report"
        told = ran("admin", "user", "administrator", "Zoe", "--no-longer", "--database", database)
        assert "no administrator any more" in told
        answers = [
            each.request(method, f"/api/admin/reports{more}", json={"closed": True})
            for each in (zoe, ada, house.visitor(None))
            for method, more in (("GET", ""), ("GET", path), ("GET", f"{path}/record"), ("POST", path))
        ]
        assert {(each.status_code, each.json()["reason"]) for each in answers} == {(404, "not-found")}


def test_an_administrator_who_plays_there_reads_it_when_the_game_is_over(tiny: House, database: str) -> None:
    ada = member(tiny, "Ada")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2, "seed": 7, "private": True}).json()["id"]
    ben, eve = tiny.visitor("Ben"), tiny.visitor("Eve")
    ben.post(f"/api/tables/{table}/join", {"invite": ada.get(f"/api/tables/{table}").json()["invite"]})
    assert say(ben, table, "card_q is mine") == {"number": 0}
    ben.post(f"/api/tables/{table}/report", {"note": "my hand shows card_q"})
    eve.post(f"/api/tables/{table}/report", {"seat": 0, "note": "about Ada herself"})
    ran("admin", "user", "administrator", "Ada", "--database", database)
    (one,) = reports(ada)
    assert one["held"] and one["note"] == ""
    shown = reports(ada, f"/{one['id']}")
    assert shown["chat"] == [] and "card_q" not in str(shown) and ben.id not in str(shown)
    ben.post(f"/api/tables/{table}/resign")
    (one,) = reports(ada)
    assert not one["held"] and one["note"] == "my hand shows card_q"
    assert [line["text"] for line in reports(ada, f"/{one['id']}")["chat"]] == ["card_q is mine"]
    assert "about Ada herself" not in str(reports(ada)), "nobody reads what is said of themselves"
