"""The bot in `examples/`, and the exchange in docs/bot-api.md, against a server on a port of this process."""

import json
import re
import runpy
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads, verify
from cosmodrome.server.app import create_app
from cosmodrome.server.limits import Limits, Rate
from cosmodrome.server.settings import Settings
from cosmodrome.server.table.messages import read_message
from tests.server.server_process import free_port

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples/bot.py"
PAGE = ROOT / "docs/bot-api.md"

pytestmark = pytest.mark.server


@contextmanager
def serving(folder: Path, limits: Limits) -> Iterator[httpx.Client]:
    """Somebody with a cookie at a server in a thread."""
    app = create_app(Settings(str(folder / "tables.sqlite"), folder, limits=limits))
    port = free_port()
    running = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started:
        time.sleep(0.02)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as ada:
        ada.post("/api/me", json={"name": "Ada"})
        yield ada
    running.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("example"), Limits()) as ada:
        yield ada


def token_of(ada: httpx.Client) -> str:
    """That of Ada's bot Rex."""
    token: str = ada.post("/api/me/bots", json={"name": "Rex"}).json()["token"]
    return token


@pytest.fixture(scope="module")
def token(server: httpx.Client) -> str:
    return token_of(server)


@pytest.fixture(scope="module")
def play() -> Callable[..., str]:
    """The one function of the example."""
    found: Callable[..., str] = runpy.run_path(str(EXAMPLE))["play"]
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_example_plays_a_whole_game(
    server: httpx.Client,
    token: str,
    play: Callable[..., str],
    game: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Against bots of chance, as few as the game takes: a second or two of a processor, whichever it is."""
    address = str(server.base_url).rstrip("/")
    table = play(address, token, game, "random")
    assert reasons(capsys) <= {"stale-question", "too-many-messages"}
    ended_well(server, table, game)


def ended_well(server: httpx.Client, table: str, game: str) -> None:
    """No house bot had to take the seat."""
    found = server.get(f"/api/tables/{table}").json()
    assert [seat["owner"] for seat in found["seats"] if seat["name"] == "Rex"] == ["Ada"]
    record = loads(server.get(f"/api/tables/{table}/record").text, GAMES)
    assert verify(GAMES[game], record) is None
    assert sorted(set(record.header.players)) == ["Rex", "random"]


def reasons(capsys: pytest.CaptureFixture[str]) -> set[str]:
    """Why answers were refused, as the example says."""
    return {line.split()[1] for line in capsys.readouterr().out.splitlines()}


def test_the_example_says_again_what_was_too_much_at_once(
    tmp_path: Path, play: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a long game on a quick machine, and here after a few answers in a second."""
    with serving(tmp_path, Limits(messages=Rate(10, 0.1))) as ada:
        table = play(str(ada.base_url).rstrip("/"), token_of(ada), "jump_drive", "random")
        assert "too-many-messages" in reasons(capsys)
        ended_well(ada, table, "jump_drive")


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40


def shown() -> list[tuple[str, Any]]:
    """The exchange of the page: direction and message."""
    block = re.search(r"```text\n(> POST.*?)```", PAGE.read_text(), re.S)
    assert block
    lines = [(line[0], line[2:]) for line in block[1].splitlines()]
    return [(way, text if text.startswith("POST") else json.loads(text)) for way, text in lines]


def test_the_exchange_of_the_page_happens_like_that(server: httpx.Client, token: str) -> None:
    """Each message of the server has at least what the page shows of it."""
    header = {"Authorization": f"Bearer {token}"}
    (_, asked), (_, made), *exchange = shown()
    body = asked.partition("/api/play ")[2]
    said = httpx.post(f"{server.base_url}/api/play", content=body, headers=header)
    assert said.status_code == 201 and said.json().keys() == made.keys()
    address = f"ws{str(server.base_url)[4:]}/api/tables/{said.json()['id']}/socket"
    with connect(address, additional_headers=header, max_size=None) as socket:
        heard: list[Any] = []
        for way, message in exchange:
            if way == ">":
                read_message(json.dumps(message))
                socket.send(json.dumps(message))
                heard = []
                continue
            # What the house does is told in between, and replies come before or after the news.
            while not any(within(message, each) for each in heard):
                heard.append(json.loads(socket.recv(20)))


def within(shown: Any, heard: Any) -> bool:
    """Whether what is shown is there; of a list "..." stands for whatever else there is."""
    if isinstance(shown, dict) and isinstance(heard, dict):
        return all(name in heard and within(part, heard[name]) for name, part in shown.items())
    if isinstance(shown, list) and isinstance(heard, list):
        if shown and shown[-1] == "...":
            shown, heard = shown[:-1], heard[: len(shown) - 1]
        return len(shown) == len(heard) and all(map(within, shown, heard))
    return bool(shown == heard)
