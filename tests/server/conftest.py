"""A server in this process, and visitors with their own cookies."""

import asyncio
import queue
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, websocket_test_session

from cosmodrome.server.app import create_app, furnish
from cosmodrome.server.db.store import Store
from cosmodrome.server.limits import UNLIMITED, Limits
from cosmodrome.server.people import passwords
from cosmodrome.server.settings import Deck, Mail, Settings, database_url, mail
from tests.clock import Clock
from tests.posted import taking_letters
from tests.server.people import Hung, Seat, granted
from tests.server.tiny_game import TINY, TinyBots
from tests.services import REDIS, postgres_database

_PATIENCE = 20.0


async def _nap(_seconds: float) -> None:
    await anyio.sleep(0.001)


# Litestar's test sockets spin while they wait; many at once would leave the server no time to answer.
websocket_test_session.sleep = _nap  # type: ignore[attr-defined]

_SPARE: list[Litestar] = []
"""What earlier servers have left: to make routes anew takes two thirds of a start. All else is furnished anew."""


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes of passwords that cost next to nothing, where a test does not undo it."""
    monkeypatch.setattr(passwords, "_MEMORY", 8)


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

    @property
    def id(self) -> str:
        """By which the server knows them."""
        found: str = self.get("/api/me").json()["player"]["id"]
        return found

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        client = self.house.client
        client.cookies.clear()
        headers = {"cookie": self.cookie} | more.pop("headers", {})
        response = client.request(method, path, headers=headers, **more)
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].split(";")[0]
        client.cookies.clear()
        return response

    def at(self, house: "House") -> "Visitor":
        """The same person, through another server."""
        elsewhere = Visitor(house, None)
        elsewhere.cookie = self.cookie
        return elsewhere

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.request("POST", path, json={} if body is None else body, **more)

    def opens(self, *guests: "Visitor", **wanted: Any) -> str:
        """A new table, of the small game and of as many seats as there are people, two at least; the guests join it."""
        wanted = {"game": "tiny", "seats": max(2, 1 + len(guests))} | wanted
        table: str = granted(self.post("/api/tables", wanted), 201)["id"]
        invite = self.get(f"/api/tables/{table}").json()["invite"] if wanted.get("private") else ""
        for guest in guests:
            granted(guest.post(f"/api/tables/{table}/join", {"invite": invite}))
        return table

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

    def two(self, **wanted: Any) -> tuple[str, Visitor, Visitor]:
        """A table that Ada opens and Ben joins."""
        ada, ben = self.visitor("Ada"), self.visitor("Ben")
        return ada.opens(ben, **{"seed": 7} | wanted), ada, ben

    def alone(self, **wanted: Any) -> tuple[str, Visitor, Seat]:
        """A table where Ada plays the small game with a bot, and her seat."""
        ada = self.visitor("Ada")
        table: str = granted(ada.post("/api/play", {"game": "tiny", "bots": 1} | wanted), 201)["id"]
        return table, ada, ada.sit(table)

    def call(self, asked: Callable[..., Awaitable[Any]], *given: Any) -> Any:
        """What it comes to, within the server."""
        with self.client.portal() as portal:
            return portal.call(asked, *given)

    def pass_time(self, clock: Clock, seconds: float) -> None:
        """Move the clock on, and let the server see it."""
        clock.move(seconds)
        self.call(asyncio.sleep, 0)  # its loop waits for what was due by the time before

    def die(self) -> None:
        """As if its process were killed: nothing is given back, it is not heard of again, its leases have run out."""
        cluster = self.hall.cluster

        async def nothing() -> None: ...

        async def die() -> None:
            cluster._beating.cancel()
            cluster._leases.end = nothing
            await cluster._leases._run("UPDATE processes SET until = 0 WHERE id = $1", cluster.process)

        self.call(die)

    def look_who_is_there(self) -> None:
        """As each process does every other second."""
        self.call(self.hall.cluster._beat)

    def visitor(self, name: str | None = "Ada") -> Visitor:
        return Visitor(self, name)

    def snapshot(self, table: str) -> Any:
        """Everything about a table that a refused request must leave as it was."""
        live = self.hall._live[table]
        shown = self.visitor(None).get(f"/api/tables/{table}").json()
        return (
            live.showing.version,
            list(live.match.trail.answers),
            list(live.match.trail.events),
            list(live.roster.places),
            shown,
        )


@contextmanager
def open_house(
    database: str,
    games: Any = None,
    maker: Any = None,
    page: Path | None = None,
    open_seeds: bool = True,
    decks: tuple[Deck, ...] = (),
    limits: Limits = UNLIMITED,
    **more: Any,
) -> Iterator[House]:
    """A server with these settings, as in Settings."""
    page = page or Path(database).parent / "page"
    settings = Settings(database, page, open_seeds=open_seeds, decks=decks, limits=limits, **more)
    if _SPARE:
        furnish(app := _SPARE.pop(), settings, games, maker)
    else:
        app = create_app(settings, games, maker)
    with TestClient(app) as client, ExitStack() as sockets:
        yield House(client, sockets)
    _SPARE.append(app)


def tiny_house(database: str, page: Path | None = None, **more: Any) -> AbstractContextManager[House]:
    """A server that knows only the tiny game, with these settings."""
    return open_house(database, {"tiny": TINY}, TinyBots(), page, **more)


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once: making one takes longer than most tests."""
    path = tmp_path_factory.mktemp("fresh") / "tables.sqlite"
    asyncio.run(make_empty(str(path)))
    return path


async def make_empty(database: str) -> None:
    store = Store(database_url(database))
    await store.open()
    await store.close()


@pytest.fixture(scope="session")
def fresh_postgres() -> Iterator[str]:
    """As `fresh_database`, in PostgreSQL."""
    with postgres_database() as url:
        asyncio.run(make_empty(url))
        yield url


@pytest.fixture
def postgres(fresh_postgres: str) -> Iterator[str]:
    """The URL of a database of PostgreSQL. For tests marked `postgres`."""
    with postgres_database(fresh_postgres) as url:
        yield url


@pytest.fixture(params=["notify", pytest.param("redis", marks=pytest.mark.redis)])
def told_by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """By what servers of one database tell each other."""
    if request.param == "redis":
        monkeypatch.setenv("REDIS_URL", REDIS)
    else:
        monkeypatch.delenv("REDIS_URL", raising=False)
    found: str = request.param
    return found


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.again])])
def either(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return database_of(request)


def database_of(request: pytest.FixtureRequest) -> str:
    """An empty database of the kind that is the parameter of this fixture."""
    found: str = request.getfixturevalue("database" if request.param == "sqlite" else "postgres")
    return found


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database in which nothing has been made yet."""
    if request.param == "sqlite":
        yield str(tmp_path / "below" / "tables.sqlite")
    else:
        with postgres_database() as url:
            yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def always_either(request: pytest.FixtureRequest) -> str:
    """As `either`, in `make test` too: for what is written in each database's own words."""
    return database_of(request)


@pytest.fixture
async def store(always_either: str) -> AsyncIterator[Store]:
    """One on an empty database of each kind, closed afterwards."""
    store = Store(database_url(always_either))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def database(tmp_path: Path, fresh_database: Path) -> str:
    return str(shutil.copy(fresh_database, tmp_path / "tables.sqlite"))


@pytest.fixture
def tiny(database: str) -> Iterator[House]:
    """A server that knows only the tiny game."""
    with tiny_house(database) as house:
        yield house


@pytest.fixture
def tiny_each(either: str) -> Iterator[House]:
    """As `tiny`, on a database of each kind."""
    with tiny_house(either) as house:
        yield house


@pytest.fixture
def post() -> Iterator[tuple[Mail, list[str]]]:
    """A mail server, and the letters it was handed."""
    with taking_letters() as (address, letters):
        found = mail(address, "tables@example.org", "https://tables.example.org/")
        assert found is not None
        yield found, letters
