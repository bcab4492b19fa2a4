"""A server in this process, and visitors with their own cookies."""

import asyncio
import queue
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, websocket_test_session

from cosmodrome.server.app import create_app
from cosmodrome.server.settings import Deck, Settings, database_url
from cosmodrome.server.store import Store
from tests.server.people import Hung, Seat
from tests.server.tiny_game import TINY, TinyBots

_PATIENCE = 20.0


async def _nap(_seconds: float) -> None:
    await anyio.sleep(0.001)


# Litestar's test sockets spin while they wait; many at once would leave the server no time to answer.
websocket_test_session.sleep = _nap  # type: ignore[attr-defined]


class TestLine:
    """The socket of a test client."""

    __test__ = False

    def __init__(self, session: Any) -> None:
        self.session = session

    def send(self, text: str) -> None:
        self.session.send_text(text)

    def receive(self) -> str:
        try:
            text: str = self.session.receive_text(timeout=_PATIENCE)
        except WebSocketDisconnect as gone:
            raise Hung(f"{gone.code} {gone.detail}") from gone
        except queue.Empty:
            raise TimeoutError("nothing more was heard") from None
        return text


class Visitor:
    """A browser: a cookie of its own, requests, sockets."""

    def __init__(self, house: "House", name: str | None) -> None:
        self.house = house
        self.cookie = ""
        if name is not None:
            self.post("/api/me", {"name": name})

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        client = self.house.client
        client.cookies.clear()
        headers = {"cookie": self.cookie} | more.pop("headers", {})
        response = client.request(method, path, headers=headers, **more)
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].split(";")[0]
        client.cookies.clear()
        return response

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.request("POST", path, json={} if body is None else body, **more)

    def sit(self, table: str, since: Any = 0, headers: dict[str, str] | None = None) -> Seat:
        """Connect to a table; the first message has been heard, and the first update if the game runs."""
        seat = Seat(self.line(table, since, headers))
        seat.hear()
        if seat.table.get("status") in ("playing", "over"):
            seat.hear_until(lambda message: message["type"] == "update")
        return seat

    def line(self, table: str, since: Any = 0, headers: dict[str, str] | None = None) -> TestLine:
        sent = {"cookie": self.cookie} | (headers or {})
        path = f"/api/tables/{table}/socket?since={since}"
        session = self.house.client.websocket_connect(path, headers=sent)
        return TestLine(self.house.sockets.enter_context(session))


class House:
    """A running server in this process."""

    def __init__(self, client: TestClient[Any], sockets: ExitStack) -> None:
        self.client = client
        self.sockets = sockets

    @property
    def hall(self) -> Any:
        return self.client.app.state.hall

    def visitor(self, name: str | None = "Ada") -> Visitor:
        return Visitor(self, name)

    def snapshot(self, table: str) -> Any:
        """Everything about a table that a refused request must leave as it was."""
        live = self.hall._live[table]
        shown = self.visitor(None).get(f"/api/tables/{table}").json()
        return (live.version, list(live.answers), list(live.events), list(live.places), shown)


@contextmanager
def open_house(
    database: str,
    games: Any = None,
    maker: Any = None,
    page: Path | None = None,
    open_seeds: bool = True,
    decks: tuple[Deck, ...] = (),
) -> Iterator[House]:
    settings = Settings(database, page or Path(database).parent / "page", open_seeds=open_seeds, decks=decks)
    with TestClient(create_app(settings, games, maker)) as client, ExitStack() as sockets:
        yield House(client, sockets)


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once: making one takes longer than most tests."""
    path = tmp_path_factory.mktemp("fresh") / "tables.sqlite"

    async def make() -> None:
        store = Store(database_url(str(path)))
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def database(tmp_path: Path, fresh_database: Path) -> str:
    return str(shutil.copy(fresh_database, tmp_path / "tables.sqlite"))


@pytest.fixture
def tiny(database: str) -> Iterator[House]:
    """A server that knows only the tiny game."""
    with open_house(database, {"tiny": TINY}, TinyBots()) as house:
        yield house
