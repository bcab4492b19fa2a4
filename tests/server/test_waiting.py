"""What waits at a socket, and what is let go while it does."""

import asyncio
import gc
import socket
import weakref
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.http11 import Request

from cosmodrome.server.http.arrivals import GO_ON, Arrivals
from cosmodrome.server.http.door import ServerWithDoors
from cosmodrome.server.limits import UNLIMITED
from cosmodrome.server.waiting import Bell, Inbox


def test_a_bell_wakes_all_who_wait_and_those_who_come_while_it_is_set() -> None:
    async def tried() -> list[str]:
        bell, heard = Bell(), list[str]()

        async def wait(name: str) -> None:
            await bell.wait()
            heard.append(name)

        waiting = [asyncio.create_task(wait(name)) for name in ("one", "two", "gone")]
        await asyncio.sleep(0)
        waiting.pop().cancel()
        assert not bell.is_set() and not heard
        bell.set()
        await asyncio.gather(*waiting, wait("late"))
        bell.clear()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(wait("too early"), 0.01)
        assert not bell._waiting
        return heard

    assert sorted(asyncio.run(tried())) == ["late", "one", "two"]


def test_a_bell_that_is_cleared_at_once_wakes_nobody() -> None:
    async def tried() -> bool:
        bell = Bell()
        waiting = asyncio.create_task(bell.wait())
        await asyncio.sleep(0)
        bell.set()
        bell.clear()
        await asyncio.sleep(0.01)
        early = waiting.done()
        bell.set()
        await waiting
        return early

    assert asyncio.run(tried()) is False


def test_an_inbox_gives_each_item_once_in_their_order() -> None:
    async def tried() -> list[int]:
        inbox = Inbox[int]()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for item in (1, 2, 3):
            inbox.put_nowait(item)
        found = [await reading, await inbox.get(), await inbox.get()]
        assert inbox.empty()
        return found

    assert asyncio.run(tried()) == [1, 2, 3]


OURS = "of=this-test"
"""A cookie by which our request is known among those of other tests."""


class Framework:
    """What a framework makes of a request."""


@pytest.mark.server
def test_the_request_is_let_go_while_the_socket_stays() -> None:
    made: list[weakref.ref[Framework]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        framework = scope["state"] = Framework()
        made.append(weakref.ref(framework))
        await receive()
        await send({"type": "websocket.accept"})

        async def echo(receive: Any, send: Any, say: Any) -> None:
            while (message := await receive())["type"] == "websocket.receive":
                await say(message["text"].encode())
            await send({"type": "websocket.close", "code": 1000})

        scope["extensions"][GO_ON](echo)

    async def talked(port: int) -> str | bytes:
        async with connect(f"ws://127.0.0.1:{port}/", additional_headers={"Cookie": OURS}) as line:
            await line.send("still there?")
            said = await line.recv()
            gc.collect()
            assert made[0]() is None
            # The one that is kept is the client's own.
            requests = [each for each in gc.get_objects() if isinstance(each, Request)]
            kept = [each for each in requests if each.headers.get("Cookie") == OURS]
            assert len(kept) == 1
            return said

    async def served() -> str | bytes:
        arrivals = Arrivals(UNLIMITED, by_address=False)
        config = uvicorn.Config(app, log_config=None, lifespan="off", http=arrivals.http, ws=arrivals.ws)
        server = ServerWithDoors(config, arrivals)
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        said = await talked(port)
        server.should_exit = True
        await serving
        return said

    assert asyncio.run(served()) == "still there?"
