"""What somebody can do to a server from one address: `python -m tests.server.attacks NAME PORT SECONDS`.

Each goes on for so many seconds, as fast as it can, and prints what came of it as a line of JSON: how often what was
tried went through, and how often it did not.
"""

import asyncio
import json
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Found = Counter[str]
LONGEST_BUDGET = "search@2000ms"


async def guests(base: str, until: float, found: Found) -> None:
    """A new guest a request."""

    async def one() -> None:
        async with httpx.AsyncClient(base_url=base) as client:
            said = await client.post("/api/me", json={"name": "Mallory"})
            found[str(said.status_code)] += 1

    await _many(16, one, until, found)


async def tables(base: str, until: float, found: Found) -> None:
    """Tables of one guest, who sits alone at each."""
    async with httpx.AsyncClient(base_url=base) as client:
        await client.post("/api/me", json={"name": "Mallory"})

        async def one() -> None:
            said = await client.post("/api/tables", json={"game": "race", "seats": 4})
            found[str(said.status_code)] += 1

        await _many(8, one, until, found)


async def bots(base: str, until: float, found: Found) -> None:
    """Tables of bots alone that think as long as they may."""
    async with httpx.AsyncClient(base_url=base) as client:
        await client.post("/api/me", json={"name": "Mallory"})
        seats = {str(seat): LONGEST_BUDGET for seat in range(4)}

        async def one() -> None:
            said = await client.post("/api/tables", json={"game": "jump_drive", "seats": 4, "bots": seats})
            found[str(said.status_code)] += 1

        await _many(4, one, until, found)


async def games(base: str, until: float, found: Found) -> None:
    """Games of a guest who answers at once, against bots that think as long as they may."""
    async with httpx.AsyncClient(base_url=base) as client:
        await client.post("/api/me", json={"name": "Mallory"})
        wanted = {"game": "jump_drive", "bots": 3, "bot": LONGEST_BUDGET}
        cookie = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in client.cookies.jar)}
        lines = []
        while (said := await client.post("/api/play", json=wanted)).status_code in (200, 201):
            found["games"] += 1
            address = f"{base.replace('http', 'ws')}/api/tables/{said.json()['id']}/socket"
            lines.append(await connect(address, proxy=None, max_queue=None, additional_headers=cookie))
        found[str(said.status_code)] += 1

    async def play(line: ClientConnection) -> None:
        async for text in line:
            decision = json.loads(text).get("decision")
            if decision:
                options = [option["key"] for option in decision["options"]]
                choices = options[: decision["more"]] if decision["pool"] else options[:1]
                answer = {
                    "type": "choose",
                    "request": 1,
                    "question": decision["question"],
                    "choices": choices,
                }
                await line.send(json.dumps(answer))
                found["answers"] += 1

    async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
        await asyncio.gather(*map(play, lines))


async def pings(base: str, until: float, found: Found) -> None:
    """Fifty sockets that say nothing but ping."""
    async with httpx.AsyncClient(base_url=base) as client:
        said = await client.post("/api/play", json={"game": "race", "bots": 1})
        address = f"{base.replace('http', 'ws')}/api/tables/{said.json()['id']}/socket"

    async def one() -> None:
        # Nobody waits for a goodbye: it comes after all that was sent, which is read slowly.
        async with connect(address, proxy=None, max_queue=None, close_timeout=0.1) as line:
            while time.monotonic() < until:
                for _ in range(50):
                    await line.send('{"type":"ping"}')
                found["sent"] += 50
                await asyncio.sleep(0)

    await _many(50, one, until, found)


async def halves(base: str, until: float, found: Found) -> None:
    """Requests of which only a part is ever sent, each over a connection of its own; the oldest are given up."""
    host, _, port = base.rpartition("//")[2].partition(":")
    lines: deque[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = deque()
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 1.0)
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            await writer.drain()
            lines.append((reader, writer))
            found["opened"] += 1
            if len(lines) > 2000:
                lines.popleft()[1].transport.abort()
        except (OSError, TimeoutError):
            found["broken"] += 1
    found["left open"] = sum(await asyncio.gather(*(_open(reader) for reader, _ in lines)))
    for _, writer in lines:
        writer.close()


async def _open(line: asyncio.StreamReader) -> bool:
    try:
        await asyncio.wait_for(line.read(), 0.5)
    except TimeoutError:
        return True
    except OSError:
        pass
    return False


async def requests(base: str, until: float, found: Found) -> None:
    """The lobby, over and over."""
    async with httpx.AsyncClient(base_url=base) as client:

        async def one() -> None:
            found[str((await client.get("/api/tables")).status_code)] += 1

        await _many(16, one, until, found)


ATTACKS: dict[str, Callable[[str, float, Found], Awaitable[None]]] = {
    each.__name__: each for each in (guests, tables, bots, games, pings, halves, requests)
}


async def _many(count: int, one: Callable[[], Awaitable[None]], until: float, found: Found) -> None:
    """So many of them at a time, again and again."""

    async def again() -> None:
        while time.monotonic() < until:
            try:
                await one()
            except (httpx.HTTPError, OSError, WebSocketException):
                found["broken"] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(count)))


async def attack(name: str, port: int, seconds: float) -> Found:
    found: Found = Counter()
    with suppress(TimeoutError):
        await ATTACKS[name](f"http://127.0.0.1:{port}", time.monotonic() + seconds, found)
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
