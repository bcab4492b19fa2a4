"""No secret stands in what a server prints: cookies, recovery codes, seeds and choices, also when something fails."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cosmodrome.server.logs import Lines
from tests.server.server_process import SAID, ServerProcess

pytestmark = pytest.mark.server

_FAILING = """
import logging
from cosmodrome.server.hall.hall import Hall
async def fails(self, player):
    raise RuntimeError("planted")
Hall.lobby = fails
logging.getLogger().setLevel(logging.INFO)
"""


def test_nothing_that_a_stranger_chose_begins_a_line_of_the_log() -> None:
    record = logging.LogRecord(
        "cosmodrome", logging.ERROR, "", 1, "%s failed", ("/a\nERROR: \x1b[31m é",), None
    )
    assert Lines("%(levelname)s %(name)s: %(message)s").format(record) == (
        "ERROR cosmodrome: /a\\nERROR: \\x1b[31m é failed"
    )


def test_no_secret_is_printed(database: str) -> None:
    with ServerProcess(database, first=SAID + _FAILING) as server:
        ada, ben = server.client("Ada"), server.client("Ben")
        code = ada.get("/api/me/code").json()["code"]
        spent = ben.get("/api/me/code").json()["code"]
        secrets = [code, spent, *ada.cookies.values(), *ben.cookies.values()]
        # Used, used again, misspelled, and sent to where it does not belong.
        assert ben.post("/api/me/recover", json={"code": spent}).status_code == 200
        assert ben.post("/api/me/recover", json={"code": spent}).status_code == 404
        assert ada.post("/api/me/recover", json={"code": [code]}).status_code == 400
        assert ada.post("/api/me", content=f'{{"code":"{code}"').status_code == 400
        word, wrong = "correct horse battery", "wrong horse battery"
        signed = server.client("Cyd")
        secrets += [
            word,
            wrong,
            signed.post("/api/account", json={"name": "Cyd", "password": word}).json()["code"],
        ]
        assert ada.post("/api/account/sign-in", json={"name": "Cyd", "password": wrong}).status_code == 403
        assert ada.post("/api/account/sign-in", json={"name": [word], "password": wrong}).status_code == 400
        secrets += signed.cookies.values()
        table = ada.post("/api/play", json={"game": "race", "bots": 1}).json()["id"]
        seat = server.sit(ada, table)
        for _ in range(3):
            decision = seat.ready()
            seat.say({"type": "choose", "request": 1, "question": 99, "choices": [code]})
            verb = decision["options"][-1]["verb"]
            picks = [f"{verb}:{card}" for card in decision["pool"][: decision["more"]]]
            seat.choose(picks or [decision["options"][0]["key"]])
        token = ada.post("/api/me/bots", json={"name": "Rex"}).json()["token"]
        for shown in (token, token[:-1]):
            ben.get("/api/games", headers={"Authorization": f"Bearer {shown}"})
        secrets += [token, token[:-1]]
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        assert ada.get("/api/tables", headers={"Cookie": cookie}).status_code == 500
        assert ada.post(f"/api/tables/{table}/leave").status_code == 200
        secrets += ben.cookies.values()
        server.interrupt()
    said = Path(database).with_name("said.txt").read_text()
    assert "planted" in said  # it is the server's
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT digest, recovery_digest FROM guests JOIN sessions ON player = guests.id "
            "UNION SELECT seed, seed FROM tables"
            " UNION SELECT secret, nonce FROM deals"
        )
        secrets += [str(value) for row in rows for value in row]
        choices = [row[0] for row in connection.execute("SELECT choice FROM answers WHERE choice LIKE '%:%'")]
    assert len(secrets) >= 10 and choices
    for secret in [*secrets, *(each.replace("-", "").lower() for each in (code, spent)), *choices]:
        assert secret not in said, secret
