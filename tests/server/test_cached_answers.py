"""Answers that stay as they are: made and packed once, beside the event loop, and kept while there is room."""

import asyncio
import gzip
import threading
from collections.abc import Callable

import pytest

from cosmodrome.server.http import cached_answers, openapi, replays
from cosmodrome.server.http.cached_answers import KeptAnswers
from tests.server.conftest import House
from tests.server.test_replays import finished

LONG = bytes(range(256)) * 8


class Made:
    """Says the same each time, and counts how often and where it was asked to."""

    def __init__(self, body: bytes = LONG) -> None:
        self.body = body
        self.threads: list[str] = []

    def __call__(self) -> bytes:
        self.threads.append(threading.current_thread().name)
        return self.body


async def test_what_many_ask_for_at_once_is_made_once_and_beside_the_loop() -> None:
    answers, made = KeptAnswers(), Made()
    found = await asyncio.gather(*(answers.get("it", "text/plain", made) for _ in range(50)))
    assert all(each is found[0] for each in found) and "it" in answers and "that" not in answers
    assert len(made.threads) == 1 and made.threads[0] != threading.current_thread().name
    assert found[0].packed and gzip.decompress(found[0].body) == LONG


@pytest.mark.parametrize(
    ("kind", "body"), [("image/png", LONG), ("font/woff2", LONG), ("text/plain", b"a" * 99)]
)
async def test_what_is_short_or_packed_already_is_not_packed(kind: str, body: bytes) -> None:
    found = await KeptAnswers().get("it", kind, Made(body))
    assert (found.body, found.packed) == (body, False)


async def test_whoever_goes_before_it_is_made_leaves_it_to_the_others() -> None:
    answers, made = KeptAnswers(), Made()
    waiting = [asyncio.create_task(answers.get("it", "text/plain", made)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    assert (await waiting[1]).packed and len(made.threads) == 1


async def test_what_cannot_be_made_is_tried_again() -> None:
    answers = KeptAnswers()

    def fails() -> bytes:
        raise OSError("planted")

    for _ in range(2):
        with pytest.raises(OSError, match="planted"):
            await answers.get("it", "text/plain", fails)
    assert (await answers.get("it", "text/plain", Made())).packed


async def test_what_was_not_asked_for_the_longest_makes_room() -> None:
    answers = KeptAnswers(most=3000)
    for name in ("a", "b", "c", "a", "d"):
        await answers.get(name, "image/png", Made(b"x" * 1000))
    assert [name in answers for name in "abcd"] == [True, False, True, True]
    await answers.get("e", "image/png", Made(b"x" * 2500))
    assert [name in answers for name in "abcde"] == [False] * 4 + [True]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[object, str], list[None]]:
    def around(place: object, name: str) -> list[None]:
        calls: list[None] = []
        usual = getattr(place, name)
        monkeypatch.setattr(
            place, name, lambda *given, **named: [calls.append(None), usual(*given, **named)][1]
        )
        return calls

    return around


def test_what_the_api_tells_everybody_alike_is_made_once(
    tiny: House, counted: Callable[[object, str], list[None]]
) -> None:
    table, people = finished(tiny)
    calls = [
        counted(openapi, "document"),
        counted(replays.ending, "seen_by"),
        counted(replays.ending, "all_seen"),
    ]
    packed = counted(cached_answers.gzip, "compress")
    paths = (
        "openapi.json",
        f"tables/{table}/frames?seat=1",
        f"tables/{table}/frames?seat=all",
        f"tables/{table}/record",
    )
    told = [[people[0].get(f"/api/{path}") for _ in range(3)] for path in paths]
    assert [len(each) for each in calls] == [1, 1, 1] and len(packed) <= len(paths)
    for path, answers in zip(paths, told, strict=True):
        plain = people[1].get(f"/api/{path}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.headers["cache-control"] == "no-store"
        assert {each.content for each in answers} == {plain.content}, path
        packs = len(plain.content) >= 1024
        for answer in (answers[0], plain):
            assert answer.headers.get("vary") == ("Accept-Encoding" if packs else None)
        assert answers[0].headers.get("content-encoding") == ("gzip" if packs else None)
    # Who sat there sees their own side, which is kept apart from what others see.
    assert [each.get(f"/api/tables/{table}/frames").json()["seat"] for each in people] == [0, 1]
    assert tiny.visitor(None).get(f"/api/tables/{table}/frames").json()["seat"] is None
    assert len(calls[1]) == 3
