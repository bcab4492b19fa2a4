"""`cosmodrome admin user`, beside a server that runs."""

import json
from pathlib import Path

import pytest

from tests.cli.program import complaint, ran, run
from tests.server.conftest import tiny_house
from tests.server.people import refused
from tests.server.test_membership import WORD, member, sign_in


@pytest.mark.postgres
def test_accounts_are_looked_after_beside_a_server(either: str) -> None:
    def asked(*words: str) -> object:
        return json.loads(ran("admin", "user", *words, "--json", "--database", either))

    with tiny_house(either) as house:
        ada, ben = member(house, "Zenobia"), member(house, "Ben")
        table = ada.opens(ben)
        beside = ben.sit(table)
        mine = ada.sit(table)
        assert [each["name"] for each in asked("list")] == ["Ben", "Zenobia"]  # type: ignore[attr-defined]
        shown = asked("show", "ZENOBIA")
        assert (shown["name"], shown["tables"], len(shown["sessions"])) == ("Zenobia", [table], 1)  # type: ignore[index]
        assert asked("show", shown["id"]) == shown  # type: ignore[index]

        assert asked("sign-out", "zenobia") == {"name": "Zenobia", "sessions": 1, "tables": 0}
        assert ada.get("/api/me").json()["player"] is None
        house.call(house.hall.look_for_changes)
        mine.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)

        given = asked("reset-password", "Zenobia")
        old = house.visitor(None).post("/api/account/sign-in", {"name": "Zenobia", "password": WORD})
        assert refused(old) == (403, "wrong-sign-in")
        back = sign_in(house, "Zenobia", given["password"])  # type: ignore[index]
        assert back.get(f"/api/tables/{table}").json()["you"] is not None

        assert asked("delete", "Zenobia", "--yes") == {"name": "Zenobia", "sessions": 1, "tables": 1}
        house.call(house.hall.look_for_changes)
        beside.hear_until(
            lambda message: (
                message["type"] == "table"
                and any(seat["name"] == "" and seat["away"] for seat in message["table"]["seats"])
            )
        )
        assert complaint("admin", "user", "show", "Zenobia", "--database", either).endswith("'Zenobia'\n")
        assert "Zenobia" not in ben.get(f"/api/tables/{table}").text


def test_they_are_told_in_lines_and_deleting_asks(database: str, tmp_path: Path) -> None:
    with tiny_house(database, page=tmp_path) as house:
        member(house)
    at = ("--database", database)
    assert "Accounts: 1" in ran("admin", "user", "list", *at)
    assert ran("admin", "user", "show", "ada", *at).startswith("Ada (")
    assert run("admin", "user", "delete", "ada", *at, typed="n\n").exit_code != 0
    assert "Ada signs in with" in ran("admin", "user", "reset-password", "ada", *at)
    assert "Ada is deleted" in ran("admin", "user", "delete", "ada", *at, typed="y\n")
    for name in ("ada", "x" * 500, "a\x00"):
        assert "there is no account" in complaint("admin", "user", "sign-out", name, *at)
