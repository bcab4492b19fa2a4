"""The server as a process: kill -9 in the middle of a game, Ctrl+C, a port that is taken."""

import asyncio
import random
import re
import signal
import socket
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import record
from cosmodrome.server import serve, wire
from cosmodrome.server.db import store
from cosmodrome.server.db.store import Store
from cosmodrome.server.people.accounts import Accounts
from cosmodrome.server.serve import CannotServe, run
from cosmodrome.server.settings import Settings, database_url
from tests.server.people import Hung, Seat, events_of, some_answer
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.server


def log_of(database: str, table: str) -> list[tuple[int, int, str, str]]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT seq, seat, choice, request FROM answers WHERE table_id = ? ORDER BY seq", (table,)
        )
        return list(rows)


class Crowd:
    """Two people at a table with a bot, who reconnect where they were when the server comes back."""

    def __init__(self, server: ServerProcess, table: str, people: list[httpx.Client]) -> None:
        self.server = server
        self.table = table
        self.people = people
        self.seen: list[list[Any]] = [[] for _ in people]
        self.seats: list[Seat] = []
        self.connect()

    def connect(self) -> None:
        self.seats = [
            self.server.sit(person, self.table, len(seen))
            for person, seen in zip(self.people, self.seen, strict=True)
        ]
        self.note()

    def note(self) -> None:
        """Keep every event heard, each once."""
        for seat, seen in zip(self.seats, self.seen, strict=True):
            for text in seat.heard:
                update = wire.msgspec.json.decode(text)
                if update["type"] == "update":
                    assert update["from"] == len(seen), "an event was lost or doubled"
                    seen.extend(events_of(update))
            seat.heard.clear()


def test_kill_9_loses_and_doubles_nothing(database: str) -> None:
    chance = random.Random(11)
    kills = 3
    acknowledged: list[tuple[int, str, list[str]]] = []
    with ServerProcess(database) as server:
        people = [server.client("Ada"), server.client("Ben")]
        wanted = {"game": "race", "seats": 3, "bots": {"2": "greedy"}}
        table = people[0].post("/api/tables", json=wanted).json()["id"]
        assert people[1].post(f"/api/tables/{table}/join", json={}).status_code == 200
        sat = [person.get(f"/api/tables/{table}").json()["you"] for person in people]
        crowd = Crowd(server, table, people)
        number, leader = 0, 0
        while crowd.seats[leader].awaited:
            awaited = {sat.index(seat) for seat in crowd.seats[leader].awaited if seat in sat}
            if not awaited:
                crowd.seats[leader].hear()
                continue
            who = leader = chance.choice(sorted(awaited))
            seat = crowd.seats[who]
            decision = seat.ready()
            choices, request = some_answer(decision, chance), f"q{number}"
            number += 1
            if kills and number % 9 == 0:
                kills -= 1
                # Killed while the answer is on its way: it may be in the log or not, but not half of it.
                seat.send_choices(choices, decision["question"], request)
                if chance.random() < 0.5:
                    seat.hear_reply(request)
                server.kill()
                with pytest.raises(Hung):
                    while True:
                        seat.hear()
                crowd.note()
                server.start()
                crowd.connect()
                seat = crowd.seats[who]
                # The page asks again with the same request; whichever it was, it counts once.
                seat.send_choices(choices, decision["question"], request)
                assert seat.hear_reply(request)["type"] == "accepted"
                seat.answered = decision["question"]
                while seat.update["decision"] and seat.update["decision"]["question"] <= seat.answered:
                    seat.hear()
            else:
                assert seat.choose(choices, request=request)["type"] == "accepted"
            acknowledged.append((sat[who], request, choices))
        assert kills == 0
        for seat in crowd.seats:
            while seat.awaited:
                seat.hear()
        crowd.note()
        text = people[0].get(f"/api/tables/{table}/record").text
    log = log_of(database, table)
    assert [row[0] for row in log] == list(range(len(log)))
    for who, request, choices in acknowledged:
        kept = [choice for _, seat, choice, asked in log if (seat, asked) == (who, request)]
        # Two copies of a card may be picked at once, so they are counted, not only named.
        assert kept and not Counter(kept) - Counter(choices), (who, request)
    read = record.loads(text, GAMES)
    assert record.verify(GAMES["race"], read) is None
    assert [(answer.seat, answer.choice) for answer in read.answers] == [row[1:3] for row in log]
    for number, seen in zip(sat, crowd.seen, strict=True):
        own = [event.seen_by(number) for event in read.events]
        assert wire.msgspec.json.decode(wire.encode(own)) == seen


def test_it_says_where_it_is_and_stops_when_asked(database: str) -> None:
    server = ServerProcess(database, anew=True)
    line = server.start()
    try:
        assert f":{server.port}" in line and "http://" in line
        visitor = server.client("Ada")
        table = visitor.post("/api/play", json={"game": "race", "bots": 1}).json()["id"]
        server.sit(visitor, table)
        assert server.interrupt() in (0, -signal.SIGINT)
    finally:
        if server.process.poll() is None:
            server.kill()


def test_a_body_beyond_the_limit_is_refused(database: str) -> None:
    with ServerProcess(database) as server:
        visitor = server.client("Ada")
        assert visitor.post("/api/me", content=b"x" * 1_000_000).status_code == 413


def test_a_taken_port_is_one_line(database: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe) as refused:
            run("127.0.0.1", port, Settings(database))
    assert str(port) in str(refused.value) and "\n" not in str(refused.value)


def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database, and long enough to be read as one " * 20)
    for database in (str(tmp_path / "file"), str(tmp_path / "file" / "below"), str(tmp_path)):
        with pytest.raises(CannotServe) as refused:
            run("127.0.0.1", 0, Settings(database))
        assert "\n" not in str(refused.value)


def test_a_database_that_takes_no_writing_is_one_line(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = store.make_durable
    monkeypatch.setattr(
        store,
        "make_durable",
        lambda connection: (made(connection), connection.execute("PRAGMA query_only=1")),
    )
    with pytest.raises(CannotServe, match=rf"^cannot use the database {re.escape(database)}: [^\n]*readonly"):
        run("127.0.0.1", 0, Settings(database))


@pytest.mark.postgres
def test_a_redis_or_a_package_that_is_missing_is_one_line(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        for url in (f"redis://:secret@127.0.0.1:{nobody.getsockname()[1]}/0", "no-redis://x"):
            monkeypatch.setenv("REDIS_URL", url)
            with pytest.raises(CannotServe) as refused:
                run("127.0.0.1", 0, Settings(postgres))
            said = str(refused.value)
            assert "Redis" in said and "\n" not in said and "secret" not in said
    for missing, extra in (("redis", "redis"), ("asyncpg", "postgres")):
        monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1/0")
        with monkeypatch.context() as without:
            for name in [each for each in sys.modules if each.split(".")[0] == missing]:
                without.delitem(sys.modules, name)
            without.setattr(sys, "meta_path", [Without(missing), *sys.meta_path])
            with pytest.raises(CannotServe, match=rf"pip install '\.\[{extra}\]' there"):
                run("127.0.0.1", 0, Settings(postgres))


class Without:
    """As if a package were not installed."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, *_more: Any) -> None:
        if name.split(".")[0] == self.package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=self.package)


def test_a_second_server_of_the_same_tables_says_where_the_first_is_and_stops(tmp_path: Path) -> None:
    database = str(tmp_path / "below" / "tables.sqlite")
    (tmp_path / "below").mkdir()
    with ServerProcess(database) as first:
        visitor = first.client("Ada")
        with pytest.raises(CannotServe) as refused:
            run("127.0.0.1", 0, Settings(database))
        said = str(refused.value)
        assert f"http://localhost:{first.port}, process {first.process.pid}" in said
        assert "--database" in said and "\n" not in said
        # Commands that look at the tables, or change them, work meanwhile; so does the server.
        assert asyncio.run(beside(database)) == "Bea"
        assert visitor.get("/readyz").status_code == 200
        # Nor by another name.
        (tmp_path / "link.sqlite").symlink_to(database)
        (tmp_path / "twin.sqlite").hardlink_to(database)
        for other in ("link.sqlite", "twin.sqlite"):
            with pytest.raises(CannotServe, match="served already"):
                run("127.0.0.1", 0, Settings(str(tmp_path / other)))
        first.kill()
        # Nobody has to tidy up after a server that was killed.
        with ServerProcess(database) as again:
            assert again.client("Ben").get("/readyz").status_code == 200


async def beside(database: str) -> str:
    """What another command may do: open the tables, write, read."""
    store = Store(database_url(database))
    await store.open()
    welcomed = await Accounts(store).welcome("Bea")
    known = await Accounts(store).known({Accounts(store).cookie: welcomed.token})
    await store.close()
    assert known == welcomed
    return welcomed.player.name


def test_it_says_how_others_get_in(database: str) -> None:
    server = ServerProcess(database)
    server.start()
    try:
        assert server.process.stdout is not None
        assert "--host 0.0.0.0" in server.process.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{server.port}/api/house").json() == {"address": ""}
    finally:
        server.kill()
    for host in ("127.0.0.1", "localhost", "::1"):
        assert serve._address_for_others(host, 8000) == ""
    assert serve._address_for_others("192.168.7.9", 8000) == "http://192.168.7.9:8000"
    found = serve._address_for_others("0.0.0.0", 8000)
    assert found == "" or (found.endswith(":8000") and "//127." not in found and "//0." not in found)


def test_a_host_that_is_none_is_one_line(database: str) -> None:
    for host, port in (("no.such.host.invalid", 0), ("127.0.0.1", 70_000)):
        with pytest.raises(CannotServe):
            run(host, port, Settings(database))
