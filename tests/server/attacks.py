"""What somebody can do to a server from one address: `python -m tests.server.attacks NAME PORT SECONDS`.

Each says when it has all it needs and goes on as fast as it can, for so many seconds from then or until standard input
ends and it has tried something. Then it prints what came of it as a line of JSON: how often what was tried went
through, how often it did not, and how many ms all of it took.
"""

import asyncio
import itertools
import json
import random
import re
import struct
import sys
import threading
import time
import zlib
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import going_back, record

Found = Counter[str]
LONGEST_BUDGET = "search@2000ms"
BEGUN = "begun"
_HEAD = {"Host": "localhost", "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
         "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
         "Sec-WebSocket-Extensions": "permessage-deflate; client_no_context_takeover; "
         "server_no_context_takeover; client_max_window_bits=12"}  # fmt: skip
UPGRADE = "".join(f"{name}: {value}\r\n" for name, value in _HEAD.items())
"""Of a connection that is to become a socket."""
LONG_GAME = Path(__file__).parents[1] / "records/race/4-seats-second-new-start-worlds-39.jsonl"


def frame(
    payload: bytes, opcode: int = 1, fin: int = 1, packed: bool = False, length: int | None = None
) -> bytes:
    """One of a client's, masked with zeros; it may promise more than it brings."""
    size = len(payload) if length is None else length
    return struct.pack("!BBQ4x", fin << 7 | packed << 6 | opcode, 0xFF, size) + payload


def deflated(text: bytes) -> bytes:
    """As a socket packs it."""
    packer = zlib.compressobj(9, wbits=-12)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Going:
    """Whether an attack that has just begun goes on."""

    def __init__(self, seconds: float, found: Found) -> None:
        print(BEGUN, flush=True)
        self._until = time.monotonic() + seconds
        self._found = found
        self._told_to_stop = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        sys.stdin.read()
        self._told_to_stop.set()

    def __bool__(self) -> bool:
        if time.monotonic() >= self._until:
            return False
        return not (self._told_to_stop.is_set() and self._found)

    async def over(self) -> None:
        while self:
            await asyncio.sleep(0.02)


async def guests(base: str, seconds: float, found: Found) -> None:
    """A new guest a request; no cookie is kept. A client for each would cost more than all the server does."""
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=base, cookies=forgetful) as client:

        async def one() -> None:
            said = await client.post("/api/me", json={"name": "Mallory"})
            found[str(said.status_code)] += 1

        await _many(16, one, Going(seconds, found), found)


async def tables(base: str, seconds: float, found: Found) -> None:
    """Tables of one guest, who sits alone at each."""
    async with httpx.AsyncClient(base_url=base) as client:
        await client.post("/api/me", json={"name": "Mallory"})

        async def one() -> None:
            said = await client.post("/api/tables", json={"game": "race", "seats": 4})
            found[str(said.status_code)] += 1

        await _many(8, one, Going(seconds, found), found)


async def bots(base: str, seconds: float, found: Found) -> None:
    """Tables of bots alone that think as long as they may."""
    async with httpx.AsyncClient(base_url=base) as client:
        await client.post("/api/me", json={"name": "Mallory"})
        seats = {str(seat): LONGEST_BUDGET for seat in range(4)}

        async def one() -> None:
            said = await client.post("/api/tables", json={"game": "jump_drive", "seats": 4, "bots": seats})
            found[str(said.status_code)] += 1

        await _many(4, one, Going(seconds, found), found)


async def games(base: str, seconds: float, found: Found) -> None:
    """Games of a guest who answers at once where there is a socket to, against bots that think as long as they may."""
    async with httpx.AsyncClient(base_url=base, timeout=60.0) as client:
        await client.post("/api/me", json={"name": "Mallory"})
        lines = []
        while (line := await _begun(client, found)) is not None:
            lines.append(line)
    await _answer_at_once(lines, seconds, found)


async def crowd(base: str, seconds: float, found: Found) -> None:
    """As many guests as may come, with a game each as above."""
    async with httpx.AsyncClient(base_url=base, timeout=60.0) as client:
        lines = []
        while (await client.post("/api/me", json={"name": "Mallory"})).status_code == 200:
            line = await _begun(client, found)
            if line is None:
                break
            lines.append(line)
            client.cookies.clear()
    await _answer_at_once(lines, seconds, found)


async def _begun(client: httpx.AsyncClient, found: Found) -> ClientConnection | None:
    """A socket to a new game of this guest against bots that think as long as they may; None where there is none."""
    wanted = {"game": "jump_drive", "bots": 3, "bot": LONGEST_BUDGET}
    said = await client.post("/api/play", json=wanted)
    if said.status_code != 201:
        found[str(said.status_code)] += 1
        return None
    found["games"] += 1
    address = f"ws://127.0.0.1:{client.base_url.port}/api/tables/{said.json()['id']}/socket"
    cookie = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in client.cookies.jar)}
    return await connect(address, proxy=None, max_queue=None, additional_headers=cookie)


async def _answer_at_once(lines: list[ClientConnection], seconds: float, found: Found) -> None:
    """Play on at all these tables."""
    answers = Found()

    async def play(line: ClientConnection) -> None:
        async for text in line:
            said = json.loads(text)
            if said["type"] == "refused":  # one socket too many, or the answer came too late
                found[said["reason"]] += 1
            decision = said.get("decision")
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
                answers["given"] += 1

    playing = [asyncio.create_task(play(line)) for line in lines]
    await Going(seconds, answers).over()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    found["answers"] = answers["given"]


async def pings(base: str, seconds: float, found: Found) -> None:
    """Fifty sockets that say nothing but ping."""
    async with httpx.AsyncClient(base_url=base) as client:
        said = await client.post("/api/play", json={"game": "race", "bots": 1})
        address = f"{base.replace('http', 'ws')}/api/tables/{said.json()['id']}/socket"
    going = Going(seconds, found)

    async def one() -> None:
        # Nobody waits for a goodbye: it comes after all that was sent, which is read slowly.
        async with connect(address, proxy=None, max_queue=None, close_timeout=0.1) as line:
            while going:
                for _ in range(50):
                    await line.send('{"type":"ping"}')
                found["sent"] += 50
                await asyncio.sleep(0)

    await _many(50, one, going, found)


async def unfinished(base: str, seconds: float, found: Found) -> None:
    """Messages that never end: 250 sockets that keep one each, and eight that come, send a megabyte of one and go."""
    table, going = await _table(base), Going(seconds, found)
    kept = []
    with suppress(ConnectionError):
        while len(kept) < 250:
            kept.append(await _bare(base, table))
    for _, writer in kept:
        writer.write(frame(b"a" * 60_000, length=65_000))

    async def one() -> None:
        _, writer = await _bare(base, table)
        try:
            writer.write(frame(b"a" * 1_000_000, length=1_000_500))
            await asyncio.wait_for(writer.drain(), 5.0)
            found["sent"] += 1
        finally:
            writer.transport.abort()

    await _many(8, one, going, found)
    for _, writer in kept:
        writer.transport.abort()


async def bombs(base: str, seconds: float, found: Found) -> None:
    """Forty sockets whose small messages unpack to 64 kB, which are legal, and to a megabyte, which are not."""
    table, going = await _table(base), Going(seconds, found)
    texts = [b"[" + b"1," * (size // 2) + b"1]" for size in (64_000, 64_000, 64_000, 1_000_000)]
    messages = itertools.cycle([frame(deflated(text), packed=True) for text in texts])

    async def one() -> None:
        reader, writer = await _bare(base, table)
        listening = asyncio.create_task(reader.read())
        try:
            while going and not listening.done():
                writer.write(next(messages))
                await asyncio.wait_for(writer.drain(), 5.0)
                found["sent"] += 1
                await asyncio.sleep(0.04)
        finally:
            writer.transport.abort()
            await asyncio.gather(listening, return_exceptions=True)

    await _many(40, one, going, found)


async def pongs(base: str, seconds: float, found: Found) -> None:
    """Fifty sockets that send nothing but frames that are no message."""
    table, going = await _table(base), Going(seconds, found)
    flood = frame(b"", opcode=10) * 500

    async def one() -> None:
        _, writer = await _bare(base, table)
        try:
            while going:
                writer.write(flood)
                await asyncio.wait_for(writer.drain(), 5.0)
                found["sent"] += 500
        finally:
            writer.transport.abort()

    await _many(50, one, going, found)


async def _table(base: str) -> str:
    """A table of the attacker's."""
    async with httpx.AsyncClient(base_url=base) as client:
        said = await client.post("/api/play", json={"game": "race", "bots": 1, "bot": "random"})
    table: str = said.json()["id"]
    return table


async def _bare(base: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket to it of a stranger's, over which no library keeps to the protocol."""
    host, _, port = base.rpartition("//")[2].partition(":")
    reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 5.0)
    writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{UPGRADE}\r\n".encode())
    if not (await asyncio.wait_for(reader.read(1000), 5.0)).startswith(b"HTTP/1.1 101"):
        writer.transport.abort()
        raise ConnectionError
    return reader, writer


async def halves(base: str, seconds: float, found: Found) -> None:
    """Requests of which only a part is ever sent, each over a connection of its own; the oldest are given up."""
    host, _, port = base.rpartition("//")[2].partition(":")
    lines: deque[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = deque()
    going = Going(seconds, found)
    while going:
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


async def requests(base: str, seconds: float, found: Found) -> None:
    """The lobby, over and over."""
    await _over_and_over(base, ["/api/tables"], seconds, found)


async def files(base: str, seconds: float, found: Found) -> None:
    """The page's largest files, packed anew each time if the server were so kind."""
    async with httpx.AsyncClient(base_url=base) as client:
        page = (await client.get("/")).text
    await _over_and_over(base, ["/", *re.findall(r'"(/assets/[^"]+)"', page)], seconds, found)


async def frames(base: str, seconds: float, found: Found) -> None:
    """A long game of four, brought for that, from all its sides."""
    async with httpx.AsyncClient(base_url=base, timeout=60.0) as client:
        table = (await client.post("/api/records", content=LONG_GAME.read_bytes())).json()["id"]
        await client.get(f"/api/tables/{table}/frames")  # which are made once a game, and take their time
    sides = ["all", "none", *map(str, range(4))]
    await _over_and_over(base, [f"/api/tables/{table}/frames?seat={side}" for side in sides], seconds, found)


async def records(base: str, seconds: float, found: Found) -> None:
    """Records that are legal and cost much to replay, eight at a time, each brought by another of some guests."""
    file, guests, through = _costly_record(), [], Found()
    async with httpx.AsyncClient(base_url=base, timeout=60.0) as client:
        for _ in range(9):
            await client.post("/api/me", json={"name": "Mallory"})
            guests.append(dict(client.cookies))
            client.cookies.clear()
        turns = itertools.cycle(guests)

        async def one() -> None:
            cookie = "; ".join(f"{name}={value}" for name, value in next(turns).items())
            said = await client.post("/api/records", content=file, headers={"Cookie": cookie})
            given_up = said.status_code == 400 and "takes longer than" in said.text  # as on a busy machine
            where = through if given_up or said.status_code < 400 else found
            where["given up" if given_up else str(said.status_code)] += 1

        going = Going(seconds, through)
        trying = asyncio.create_task(_many(8, one, going, found))
        await going.over()
        trying.cancel()  # those that are replayed by now would take longer than all the rest
        with suppress(asyncio.CancelledError):
            await trying
    found.update(through)


def _costly_record() -> bytes:
    """A game that goes back as often as it may; the server plays it anew each time."""
    game, chance, rng = GAMES["sidereal"], random.Random(1), seeded(1, "costly")
    recorder = record.Recorder(game, Setup(9, 1, game.meta.read_options({}, 9)), ["x"] * 9)
    backs = going_back.MOST
    while game.awaited(recorder.state):
        over = game.time(recorder.state)
        if over is not None and chance.random() < 0.01:
            recorder.choose(CLOCK, over)
            continue
        seat = chance.choice(game.may_act(recorder.state))
        asked = game.decision(recorder.state, seat)
        if not (asked.options or asked.forms):
            continue
        recorder.choose(seat, asked.sample(rng))
        number = len(recorder.record.answers) - 1
        if number > 600 and backs and game.awaited(recorder.state):
            recorder.enter(CLOCK, f"back-to:{number}")
            backs -= 1
    kept = recorder.record
    return record.dumps(record.Record(kept.header, [*kept.answers])).encode()


async def openapi(base: str, seconds: float, found: Found) -> None:
    """What the API is."""
    await _over_and_over(base, ["/api/openapi.json"], seconds, found)


async def leaders(base: str, seconds: float, found: Found) -> None:
    """Who plays best; the test has made that many."""
    await _over_and_over(base, ["/api/leaders/race/2"], seconds, found)


async def _over_and_over(base: str, paths: list[str], seconds: float, found: Found) -> None:
    """These in turn, sixteen at a time; what comes is let go by as it comes, packed."""
    turns = itertools.cycle(paths)
    async with httpx.AsyncClient(base_url=base) as client:

        async def one() -> None:
            async with client.stream("GET", next(turns)) as said:
                async for _ in said.aiter_raw():
                    pass
                found[str(said.status_code)] += 1

        await _many(16, one, Going(seconds, found), found)


ATTACKS: dict[str, Callable[[str, float, Found], Awaitable[None]]] = {
    each.__name__: each
    for each in (
        guests,
        tables,
        bots,
        games,
        crowd,
        pings,
        pongs,
        unfinished,
        bombs,
        records,
        halves,
        requests,
        files,
        frames,
        openapi,
        leaders,
    )
}


async def _many(count: int, one: Callable[[], Awaitable[None]], going: Going, found: Found) -> None:
    """So many of them at a time, again and again."""

    async def again() -> None:
        while going:
            try:
                await one()
            except (httpx.HTTPError, OSError, WebSocketException):
                found["broken"] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(count)))


async def attack(name: str, port: int, seconds: float) -> Found:
    began, found = time.monotonic(), Found()
    await ATTACKS[name](f"http://127.0.0.1:{port}", seconds, found)
    found["ms"] = round(1000 * (time.monotonic() - began))
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
