"""The lines between servers: a text reaches everybody, and a line that is cut is there again by itself."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg
import msgspec
import pytest
from sqlalchemy.engine import make_url

from cosmodrome.server.db.fanout import LONGEST_TEXT, Fanout, Line, PostgresLine, RedisLine
from cosmodrome.server.db.log_writer import Answer
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import PLAYING, Head, Place
from cosmodrome.server.hall.news import Bulletin, _texts
from cosmodrome.server.settings import database_url
from tests import services


class Ear:
    """One end of a fan-out."""

    def __init__(self, connect: Callable[[], Line]) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.backs = 0
        self.fanout = Fanout(connect, self.heard.put_nowait, self.back)  # type: ignore[arg-type]

    def back(self) -> None:
        self.backs += 1


async def both_hear(one: Ear, other: Ear, text: str) -> None:
    """Say it until it is heard: a line may just be coming back."""
    for _ in range(100):
        await one.fanout.send(text)
        try:
            while await asyncio.wait_for(other.heard.get(), 0.2) != text:
                pass
            return
        except TimeoutError:
            continue
    raise AssertionError(f"{text!r} was never heard")


async def back_again(ends: list[Ear]) -> bool:
    """Whether each end is told once that its line, which was cut, is there again; the one that speaks may be later."""
    for _ in range(200):
        if all(end.backs >= 2 for end in ends):
            break
        await asyncio.sleep(0.05)
    return [end.backs for end in ends] == [2, 2]


@asynccontextmanager
async def two_ends(connect: Callable[[], Any]) -> AsyncIterator[list[Ear]]:
    """Two processes, each with a line of its own, that have heard of each other."""
    ends = [Ear(connect) for _ in range(2)]
    for end in ends:
        await end.fanout.open()
    await both_hear(*ends, "hello")
    yield ends
    for end in ends:
        await end.fanout.close()


async def come_back(ends: list[Ear], cut: Awaitable[None]) -> None:
    """Their lines are cut, and there again by themselves."""
    await cut
    await both_hear(*ends, "again")
    assert await back_again(ends)


@pytest.mark.postgres
async def test_postgres_carries_texts_and_comes_back(postgres: str) -> None:
    async with two_ends(lambda: PostgresLine.connect(make_url(postgres), "here")) as ends:
        await both_hear(ends[1], ends[0], "ż" * (LONGEST_TEXT // 2))
        await come_back(ends, services.cut_all(postgres))


@pytest.mark.postgres
async def test_a_line_of_whose_end_nobody_was_told_is_made_anew(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver keeps the end of a connection to itself at times, when it comes during a statement."""
    monkeypatch.setattr(asyncpg.Connection, "add_termination_listener", lambda *_: None)
    monkeypatch.setattr("cosmodrome.server.db.fanout._SECONDS_BETWEEN_LOOKS", 0.1)
    async with two_ends(lambda: PostgresLine.connect(make_url(postgres), "here")) as ends:
        await come_back(ends, services.cut_all(postgres))


@pytest.mark.redis
async def test_redis_carries_texts_and_comes_back() -> None:
    name = f"cosmodrome_test_{uuid4().hex}"
    named = f"{services.REDIS}?client_name={name}"
    async with two_ends(lambda: RedisLine.connect(named, name)) as ends:
        other = await RedisLine.connect(services.REDIS, "elsewhere")
        await other.send("not for us")
        await both_hear(ends[1], ends[0], "bye")
        await come_back(ends, cut_listening(other._client, name))
        await other.close()


@pytest.mark.postgres
async def test_the_log_goes_on_after_the_database_has_cut_us_off(postgres: str) -> None:
    store = Store(database_url(postgres))
    await store.open()
    await store.add_table(Head("abc", "", "tiny", 1, 2, 7, {}, PLAYING, "ada"), [Place(0), Place(1)])
    await store.log.append("abc", 0, [Answer(0, "play:a")])
    assert len(await store.answers("abc")) == 1
    await services.cut_all(postgres)
    await asyncio.sleep(0.1)
    await store.log.append("abc", 1, [Answer(0, "play:b")])
    # The pool's connections are dead too, and it finds that out by itself.
    assert [answer.choice for answer in await store.answers("abc")] == ["play:a", "play:b"]
    await store.close()


class Passing:
    """Passes what comes on to another port, until what is connected goes still; nobody is told of that."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._stills = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        """Where it is to be found, in place of what it passes on to."""
        who, at, _ = self._url.netloc.rpartition("@")
        return urlunsplit(self._url._replace(netloc=f"{who}{at}127.0.0.1:{self._port}"))

    async def go_still(self) -> None:
        self._stills += 1

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._url.hostname, self._url.port)
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        begun = self._stills
        while data := await reader.read(65536):
            if begun == self._stills:
                writer.write(data)
        writer.close()


@pytest.fixture(
    params=[
        pytest.param("notify", marks=pytest.mark.postgres),
        pytest.param("redis", marks=pytest.mark.redis),
    ]
)
def carrier(request: pytest.FixtureRequest) -> str:
    """The URL of what carries the texts."""
    found: str = services.REDIS if request.param == "redis" else request.getfixturevalue("postgres")
    return found


@pytest.mark.sample(1)
async def test_a_line_that_is_silent_and_was_not_ended_is_made_anew(
    carrier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmodrome.server.db.fanout._SECONDS_BETWEEN_LOOKS", 0.2)
    monkeypatch.setattr("cosmodrome.server.db.fanout._LONGEST_WAIT", 0.8)
    passing = Passing(carrier)
    await passing.open()
    name = f"cosmodrome_test_{uuid4().hex}"

    async def connect() -> Line:
        if carrier == services.REDIS:
            return await RedisLine.connect(passing.url, name)
        return await PostgresLine.connect(make_url(passing.url), name)

    async with two_ends(connect) as ends:
        await asyncio.sleep(1.5)
        assert [end.backs for end in ends] == [1, 1]  # silence alone is no reason
        await passing.go_still()
        assert await back_again(ends)
        await both_hear(*ends, "again")


async def cut_listening(client: Any, name: str) -> None:
    """The server may be shared: only the two ends that bear this name are cut."""
    ours = [each["id"] for each in await client.client_list(_type="pubsub") if each["name"] == name]
    assert len(ours) == 2
    for each in ours:
        await client.client_kill_filter(_id=each)


def test_much_news_goes_in_several_texts() -> None:
    """None is longer than a database takes, and nothing is left out."""
    news = Bulletin(
        "me",
        [f"table{number}" for number in range(900)],
        present={"abc": ["ada", "ben"]},
        said=["ghi"],
        asking=["def"],
        renamed={"ada": "Ada"},
        ended=["eve"],
        tied=["fay"],
        looked_at={"gus": (1, "abc")},
    )
    told = Bulletin("me")
    for text in _texts(news):
        assert len(text.encode()) <= LONGEST_TEXT
        part = msgspec.json.decode(text, type=Bulletin)
        told.changed += part.changed
        told.present |= part.present
        told.said += part.said
        told.asking += part.asking
        told.renamed |= part.renamed
        told.ended += part.ended
        told.tied += part.tied
        told.looked_at |= part.looked_at
    assert told == news
    assert len(_texts(Bulletin("me", ["abc"]))) == 1


class Quiet:
    """A connection that stays open and says nothing by itself."""

    def is_closed(self) -> bool:
        return False


@pytest.mark.parametrize("turns", range(5))
async def test_a_line_that_is_closed_when_a_text_comes_is_closed(turns: int) -> None:
    """However many turns of the loop lie between the two."""
    line = PostgresLine(Quiet(), "channel")
    listening = asyncio.create_task(line.listen(lambda text: None))
    await asyncio.sleep(0.01)
    line._heard.put_nowait("news")
    for _ in range(turns):
        await asyncio.sleep(0)
    listening.cancel()
    ended, _ = await asyncio.wait([listening], timeout=1.0)
    assert ended
