"""PostgreSQL restarted again and again under a server that stays: whoever plays goes on, nothing is lost or doubled."""

import os
import random
import shutil
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import record
from tests.server.people import Hung, Said, Seat, play_saying_again
from tests.server.server_process import ServerProcess, free_port

pytestmark = [pytest.mark.long, pytest.mark.server, pytest.mark.postgres]

GAME = "jump_drive"


class Cluster:
    """A database server of our own, for the one at 127.0.0.1 may be shared."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    def make(self) -> None:
        self._run("initdb", "--auth=trust", "--username=postgres")
        self.control("start", "fast")

    def control(self, what: str, mode: str) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        more = [] if what == "stop" else ["-o", options, "-l", str(self._folder / "log")]
        self._run("pg_ctl", what, "--wait", *([] if what == "start" else ["-m", mode]), *more)

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *words]
        # It refuses to be run by root.
        user: dict[str, Any] = {"user": "postgres"} if os.geteuid() == 0 else {}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **user)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [
        Path(path) for path in [shutil.which("initdb")] if path
    ]
    if not found:
        pytest.skip("needs the programs of a PostgreSQL server, as initdb")
    folder = Path(tempfile.mkdtemp(prefix="cosmodrome_test_"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        cluster = Cluster(found[-1].parent, folder)
        cluster.make()
        try:
            yield cluster
        finally:
            cluster.control("stop", "immediate")
    finally:
        shutil.rmtree(folder)


class Player:
    """Somebody who asks again for as long as it is our fault."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self._server = server
        self.visitor = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30)
        self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until it is carried out."""
        until = time.monotonic() + 30
        while True:
            answer = self.visitor.request(method, path, json=body)
            if answer.status_code < 300:
                return answer
            assert answer.status_code >= 500 and time.monotonic() < until, answer.text
            time.sleep(0.1)

    def sit(self, table: str) -> Seat:
        until = time.monotonic() + 30
        while True:
            try:
                return self._server.sit(self.visitor, table)
            except Hung:
                assert time.monotonic() < until
                time.sleep(0.1)


def play(server: ServerProcess, number: int) -> tuple[str, Said, int]:
    """A game of two people and a bot: the table, what they said, and how often they had to say it again."""
    chance = random.Random(number)
    ada, ben = Player(server, f"Ada {number}"), Player(server, f"Ben {number}")
    wanted = {"game": GAME, "seats": 3, "bots": {"1": "greedy"}}
    table: str = ada.ask("POST", "/api/tables", wanted).json()["id"]
    ben.ask("POST", f"/api/tables/{table}/join", {})
    return table, *play_saying_again([ada.sit(table), ben.sit(table)], chance, wait=0.1)


def test_games_go_on_while_the_database_is_restarted(cluster: Cluster) -> None:
    stop, restarts = threading.Event(), list[str]()

    def restart() -> None:
        while not stop.wait(1.0):
            restarts.append(("fast", "immediate")[len(restarts) % 2])
            cluster.control("restart", restarts[-1])

    with ServerProcess(cluster.url) as server:
        with ThreadPoolExecutor(1) as restarting, ThreadPoolExecutor(4) as players:
            restarted = restarting.submit(restart)
            try:
                played = list(players.map(lambda number: play(server, number), range(16)))
            finally:
                stop.set()
                restarted.result()
        anybody = Player(server, "Eve")
        for table, said, _ in played:
            kept = record.loads(anybody.ask("GET", f"/api/tables/{table}/record").text, GAMES)
            assert record.verify(GAMES[GAME], kept) is None
            for seat in {seat for seat, *_ in said}:
                log = [answer.choice for answer in kept.answers if answer.seat == seat]
                own = [choices for each, _, choices in said if each == seat]
                # Picks that were forced are not in the log; everything else is, once.
                assert not Counter(log) - Counter(choice for choices in own for choice in choices)
                assert len(log) >= len(own)
    answers, again = (
        sum(each) for each in zip(*((len(said), more) for _, said, more in played), strict=True)
    )
    print(f"{len(restarts)} restarts, {len(played)} games, {answers} answers, {again} said again")
    assert len(restarts) > 2
