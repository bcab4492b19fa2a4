"""What machines ask a server, what it logs, how it stops and how little it imports to start."""

import asyncio
import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.server import logs
from cosmodrome.server.bots.thinkers import InProcess, Thinkers
from cosmodrome.server.figures import Spread
from cosmodrome.server.http.monitoring import Monitor
from cosmodrome.server.limits import UNLIMITED
from cosmodrome.server.settings import SettingsError, place, without_password
from tests.server.conftest import House, tiny_house
from tests.server.people import Hung
from tests.server.server_process import ServerProcess, free_port
from tests.server.tiny_game import TinyBots

Sent = list[dict[str, Any]]


async def asked(monitor: Monitor, path: str, port: int = 8000, kind: str = "http") -> Sent:
    """What a monitor answers; empty where the request is not for it."""
    sent: Sent = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": kind, "path": path, "server": ("127.0.0.1", port)}
    answered = await monitor.answers(scope, send)
    assert answered == bool(sent)
    return sent


class Database:
    """Stands in for the store; counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.broken = False

    async def read(self, _: object) -> list[tuple[str]]:
        self.asked += 1
        if self.broken:
            raise OSError("gone")
        return [("id",)]


class Rooms:
    def __init__(self, store: Database) -> None:
        self.store = store
        self.thinkers = Thinkers([], TinyBots())

    def live_tables(self) -> list[Any]:
        return []


async def test_health_asks_nobody_and_readiness_the_database_once_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monitor, database = Monitor(), Database()
    assert (await asked(monitor, "/healthz"))[0]["status"] == 200
    assert (await asked(monitor, "/readyz"))[0]["status"] == 503  # it is not open yet
    monitor.hall = Rooms(database)  # type: ignore[assignment]
    for _ in range(5):
        assert (await asked(monitor, "/healthz"))[0]["status"] == 200
        assert (await asked(monitor, "/readyz"))[0]["status"] == 200
    assert database.asked == 1
    database.broken = True
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 5)
    assert (await asked(monitor, "/readyz"))[0]["status"] == 503
    assert (await asked(monitor, "/healthz"))[0]["status"] == 200
    database.broken, monitor.stopping = False, True
    monkeypatch.setattr(time, "monotonic", lambda: now + 10)
    assert (await asked(monitor, "/readyz"))[0]["status"] == 503


async def test_a_server_whose_bots_die_at_once_is_not_ready_and_says_why() -> None:
    monitor, rooms, worker = Monitor(), Rooms(Database()), InProcess()
    monitor.hall = rooms  # type: ignore[assignment]
    rooms.thinkers = Thinkers([worker], TinyBots())
    assert (await asked(monitor, "/readyz"))[1]["body"] == b"ready\n"
    worker.stopped = "they die of it"
    start, body = await asked(monitor, "/readyz")
    assert (start["status"], body["body"]) == (503, b"not ready: they die of it\n")


async def test_figures_are_told_at_their_own_port_alone_and_nothing_else_is_there() -> None:
    monitor = Monitor(9464)
    assert await asked(monitor, "/metrics") == [] and await asked(Monitor(), "/metrics", 9464) == []
    assert await asked(monitor, "/api/tables") == []
    assert (await asked(monitor, "/metrics", 9464))[0]["status"] == 200
    for path in ("/", "/api/tables", "/metrics/x"):
        assert (await asked(monitor, path, 9464))[0]["status"] == 404
    assert (await asked(monitor, "/api/tables/abc/socket", 9464, "websocket"))[0]["code"] == 1008


def figures(house: House) -> dict[tuple[str, str], float]:
    sent = asyncio.run(asked(house.client.app.state.monitor, "/metrics", 9464))
    found: dict[tuple[str, str], float] = {}
    for family in text_string_to_metric_families(sent[1]["body"].decode()):
        for sample in family.samples:
            found[sample.name, next(iter(sample.labels.values()), "")] = sample.value
    return found


def test_the_figures_count_what_happens(database: str) -> None:
    with tiny_house(database, metrics_port=9464) as house:
        before = figures(house)
        _, _, seat = house.alone(seed=1)
        assert seat.choose([seat.ready()["options"][0]["key"]])["type"] == "accepted"
        seat.ready()  # so the bot has answered, too
        assert seat.choose(["play:card_nowhere"], question=0)["type"] == "refused"
        after = figures(house)

    def more(name: str, label: str = "") -> float:
        return after.get((name, label), 0.0) - before.get((name, label), 0.0)

    assert (after["cosmodrome_tables", ""], after["cosmodrome_sockets", ""]) == (1, 1)
    assert more("cosmodrome_choices_accepted_total") == 1
    assert more("cosmodrome_choices_refused_total", "stale-question") == 1
    assert more("cosmodrome_choice_seconds_bucket", "+Inf") == more("cosmodrome_choice_seconds_count") == 1
    assert more("cosmodrome_log_batch_bucket", "+Inf") >= 1
    assert more("cosmodrome_thought_seconds_count") >= 1
    assert ("process_resident_memory_bytes", "") in after


def test_a_spread_counts_up_to_its_bounds() -> None:
    spread = Spread((1, 2))
    for value in (0.5, 1, 1.5, 2, 3):
        spread.note(value)
    assert (spread.counts, spread.total) == ([2, 2, 1], 8.0)


def test_places_and_passwords() -> None:
    assert place("9464") == ("127.0.0.1", 9464)
    assert place("[::1]:9464") == ("::1", 9464) and place("0.0.0.0:1") == ("0.0.0.0", 1)
    for wrong in ("", "x", "1:x", "0", "70000", "-1"):
        with pytest.raises(SettingsError):
            place(wrong)
    assert without_password("postgresql://me:se:cret@host/db") == "postgresql://me:***@host/db"
    assert without_password("postgresql://me@host/db") == "postgresql://me@host/db"
    assert without_password("/srv/tables.sqlite") == "/srv/tables.sqlite"


def test_a_log_of_json_tells_time_level_and_trace() -> None:
    try:
        raise ValueError("broken\n“in two”")
    except ValueError:
        record = logging.makeLogRecord(
            {
                "name": "x",
                "levelname": "ERROR",
                "msg": "it %s",
                "args": ("fails",),
                "exc_info": sys.exc_info(),
            }
        )
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "x", "it fails")
    assert "ValueError" in told["trace"] and told["time"].endswith("+00:00")


def test_no_secret_stands_in_a_log(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """Not even where all of ours is logged and things go wrong: cookies, recovery codes, seeds, what is in a hand."""
    caplog.set_level(logging.DEBUG, "cosmodrome")
    with caplog.at_level(logging.INFO), tiny_house(database) as house:
        ada = house.visitor("Ada")
        code = ada.get("/api/me/code").json()["code"]
        table = ada.post(
            "/api/play", {"game": "tiny", "bots": 1, "bot": "broken", "seed": 987_654_321}
        ).json()["id"]
        seat = ada.sit(table)
        hand = seat.update["view"]["hand"]
        seat.send_choices(["play:card_nowhere"], 0, "wrong")
        seat.hear_reply("wrong")
        assert seat.choose([seat.ready()["options"][0]["key"]])["type"] == "accepted"
        assert house.visitor("Ben").post("/api/me/recover", {"code": code}).status_code < 500
        seat.hear_until(lambda message: message["type"] == "update" and message["view"]["round"] == 1)
    text = "\n".join(f"{record.getMessage()} {record.exc_text}" for record in caplog.records)
    assert "broken on purpose" in text, "nothing was logged, so this tells nothing"
    secrets = [ada.cookie.partition("=")[2], code, code.replace("-", ""), "987654321", str(hand)]
    assert [secret for secret in secrets if secret in text] == []


# --- as a process

STARTED = """
import json, sys
from cosmodrome.server import serve
async def told(self, sockets=None):
    await usual(self, sockets)
    print(json.dumps(sorted(sys.modules)), flush=True)
usual, serve._Server.startup = serve._Server.startup, told
"""


@pytest.mark.server
def test_a_start_imports_little(database: str) -> None:
    """Wall time says little on a busy machine; modules are what a start is made of."""
    server = ServerProcess(database, STARTED, anew=True)
    assert "Cosmodrome is at" in server.start()
    try:
        assert server.process.stdout is not None
        server.process.stdout.readline()
        modules = set(json.loads(server.process.stdout.readline()))
    finally:
        server.kill()
    for heavy in (
        "alembic",
        "numpy",
        "highspy",
        "rich",
        "pydantic",
        "fluent.runtime",
        "prometheus_client",
        "mako",
    ):
        assert heavy not in modules, f"{heavy} is imported before the server can be reached"
    assert len(modules) < 1175


@pytest.mark.server
def test_figures_and_logs_of_a_process(database: str) -> None:
    port, figures_port = free_port(), free_port()
    command = [sys.executable, "-m", "cosmodrome", "serve", "--port", str(port), "--database", database]
    command += ["--metrics", str(figures_port), "--log-json"]
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        assert server.stdout is not None and server.stderr is not None
        assert server.stdout.readline()
        # Whatever name a machine knows it by.
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", headers={"Host": "node-7:1"}).text == "ok\n"
        assert "cosmodrome_tables" not in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert "cosmodrome_tables 0.0" in httpx.get(f"http://127.0.0.1:{figures_port}/metrics").text
        assert httpx.get(f"http://127.0.0.1:{figures_port}/api/tables").status_code == 404
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=20)
        assert server.returncode == 0
    finally:
        server.kill()
    told = [json.loads(line)["message"] for line in errors.splitlines()]
    assert [message.split(" ")[0].strip(":") for message in told] == ["serving", "stopping", "stopped"]


@pytest.mark.server
def test_a_server_that_is_told_to_stop_finishes_and_sends_clients_back(database: str) -> None:
    limits = msgspec.structs.replace(UNLIMITED, bot_thought=60.0)
    with ServerProcess(database, proxies=["127.0.0.1"], limits=limits, bot_processes=1) as server:
        people = [server.client("Ada"), server.client("Ben")]
        table = people[0].post("/api/tables", json={"game": "race", "seats": 2}).json()["id"]
        people[1].post(f"/api/tables/{table}/join", json={})
        # A bot that thinks long must not hold the end up.
        wanted = {"game": "jump_drive", "bots": 1, "bot": "search@60000ms"}
        thinking = people[0].post("/api/play", json=wanted).json()["id"]
        away = server.sit(people[0], thinking)
        away.send_choices([away.ready()["options"][0]["key"]])
        seats = [server.sit(person, table) for person in people]
        seats[0].send_choices([seats[0].ready()["options"][0]["key"]], request="last")
        server.process.send_signal(signal.SIGTERM)
        for seat in seats:
            with pytest.raises(Hung, match="1012"):
                while True:
                    seat.hear()
        assert server.process.wait(timeout=10) == 0
    with closing(sqlite3.connect(database)) as connection:
        # What had been sent has been written, and its snapshot holds all that was told.
        assert connection.execute("SELECT count(*) FROM answers WHERE request = 'last'").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone() == (2,)


def test_while_the_database_is_away_requests_are_refused_in_one_line(
    tiny_each: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = tiny_each.visitor("Ada")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    nowhere = f"postgresql+asyncpg://nobody@127.0.0.1:{free_port()}/none"
    if tiny_each.hall.store.sqlite:
        nowhere = "sqlite+aiosqlite:////nowhere/at/all.sqlite"
    with monkeypatch.context() as away, caplog.at_level(logging.INFO):
        away.setattr(tiny_each.hall.store, "engine", create_async_engine(nowhere))
        for ask in (
            lambda: ada.get("/api/me/tables"),
            lambda: ada.post("/api/tables", {"game": "tiny", "seats": 2}),
        ):
            caplog.clear()
            said = ask()
            assert (said.status_code, said.json()["reason"]) == (503, "database-away")
            assert said.headers["Retry-After"] == str(said.json()["facts"]["seconds"]) == "5"
            (told,) = [each for each in caplog.records if each.name == "cosmodrome.server.app"]
            assert told.levelno == logging.WARNING and told.exc_info is None
            assert "\n" not in told.getMessage() and "SELECT" not in told.getMessage()
        ada.sit(table)
        (told,) = [each for each in caplog.records if each.name == "cosmodrome.server.http.socket"]
        assert told.exc_info is None
    assert ada.get("/api/me/tables").status_code == 200
