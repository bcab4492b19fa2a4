"""Connections are cut, slow, silent, doubled and overtaken: nothing is lost or doubled, and all agree soon after."""

import asyncio
import json
import random
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cosmodrome.play.frames import applied
from tests.server.people import Message, some_answer
from tests.server.rough_line import FATES, RoughLine
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.server

GAME = "jump_drive"
_SILENCE = 0.7
"""Seconds without an answer after which a client takes its line for dead."""
_GONE = (OSError, TimeoutError, WebSocketException)


class Client:
    """Somebody at a table, who comes back whenever the line is lost, and sends again what was not acknowledged."""

    def __init__(self, cookie: str, table: str, port: int, chance: random.Random) -> None:
        self.cookie = cookie
        self.table = table
        self.port = port
        self.chance = chance
        self.playing = True
        self.events: list[Any] = []
        self.view: Any = None
        self.decision: Message | None = None
        self.given: Message | None = None
        self.seat = -1
        self.connected_at = 0.0
        self.heard_at = 0.0
        """When the last update came."""
        self.connections = 0
        self.answered = -1
        self.pending: Message | None = None
        self.acknowledged: dict[str, list[str]] = {}
        self.taken_back = 0
        self.unheard: dict[str, int] = {}
        """Questions of the requests to take back to which there was no reply; they may be on their way still."""

    async def run(self) -> None:
        while True:
            with suppress(*_GONE):
                async with self.connection() as line:
                    self.connections += 1
                    self.connected_at = time.monotonic()
                    await self._listen(line)
            await asyncio.sleep(0.02)

    def connection(self) -> connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket?since={len(self.events)}"
        headers = {"Cookie": self.cookie}
        return connect(
            address,
            additional_headers=headers,
            proxy=None,
            open_timeout=2,
            close_timeout=0.1,
            ping_interval=None,
        )

    async def _listen(self, line: ClientConnection) -> None:
        fresh = True
        while True:
            try:
                text = await asyncio.wait_for(line.recv(), _SILENCE)
            except TimeoutError:
                await line.send('{"type":"ping"}')
                text = await asyncio.wait_for(line.recv(), _SILENCE)
            self.hear(json.loads(text))
            if self.decision is not None or self.view is not None:
                await self._answer(line, fresh)
                fresh = False

    def hear(self, message: Message) -> None:
        if message["type"] == "update":
            self.heard_at = time.monotonic()
            assert message["from"] == len(self.events), "an event was lost or told twice"
            for event, change in message["frames"]:
                self.events += [event] if event is not None else []
                self.view = applied(self.view, change)
            assert message["total"] == len(self.events)
            self.seat = message["seat"]
            self.decision = message.get("decision", self.decision)
            self.given = message.get("given", self.given)
        elif self.pending is not None and message.get("request") == self.pending["request"]:
            if message["type"] == "accepted":
                self.acknowledged[self.pending["request"]] = self.pending["choices"]
                self.answered = self.pending["question"]
            else:
                # Over another line something was taken back, before this arrived.
                assert message["reason"] == "stale-question" and self.unheard, message
            self.pending = None
        elif (question := self.unheard.pop(message.get("request", ""), None)) is not None:
            if message["type"] == "accepted":
                # What is open now comes with the news, after the receipt.
                self.answered = max(self.answered, question)

    async def _answer(self, line: ClientConnection, fresh: bool) -> None:
        if self.pending is not None:
            if fresh:
                await line.send(json.dumps(self.pending))
            return
        if not self.playing or (not fresh and f"back{self.taken_back}" in self.unheard):
            return
        if self.given and self.chance.random() < 0.1:
            self.taken_back += 1
            request = f"back{self.taken_back}"
            self.unheard[request] = self.given["question"]
            await line.send(
                json.dumps({"type": "take-back", "request": request, "question": self.given["question"]})
            )
        elif self.decision and self.decision["question"] > self.answered:
            self.pending = {
                "type": "choose",
                "request": f"{self.seat}.{self.decision['question']}.{len(self.acknowledged)}",
                "question": self.decision["question"],
                "choices": some_answer(self.decision, self.chance),
            }
            await line.send(json.dumps(self.pending))

    async def as_it_is(self, port: int) -> tuple[Any, ...]:
        """What somebody sees who comes to the table now, over a line that is good."""
        fresh = Client(self.cookie, self.table, port, self.chance)
        async with fresh.connection() as line:
            while fresh.view is None:
                fresh.hear(json.loads(await asyncio.wait_for(line.recv(), 10)))
        return fresh.known()

    def known(self) -> tuple[Any, ...]:
        return self.events, self.view, self.decision, self.given


async def seated(port: int, tables: int, seats: int, line: RoughLine, seed: int) -> list[Client]:
    clients = []
    for number in range(tables):
        table = ""
        for seat in range(seats):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as visitor:
                await visitor.post("/api/me", json={"name": f"P{number} {seat}"})
                if not table:
                    table = (await visitor.post("/api/tables", json={"game": GAME, "seats": seats})).json()[
                        "id"
                    ]
                else:
                    assert (await visitor.post(f"/api/tables/{table}/join", json={})).status_code == 200
                cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
            clients.append(Client(cookie, table, line.port, random.Random(f"{seed} {number} {seat}")))
    return clients


def answers(clients: list[Client]) -> int:
    """How many were acknowledged."""
    return sum(len(client.acknowledged) for client in clients)


async def storms(
    port: int, tables: int, count: int, seconds: float, least: int, seed: int
) -> tuple[list[Client], float]:
    """After each storm everybody knows the same as somebody who just came; gives how long that took at most.

    A storm goes on for so many seconds, and until connections have met with everything and at least so many answers a
    table were acknowledged.
    """
    line = RoughLine(port, seed)
    await line.open()
    clients = await seated(port, tables, 3, line, seed)
    running = [asyncio.create_task(client.run()) for client in clients]
    longest = 0.0
    try:
        for _ in range(count):
            await line.storm()
            for client in clients:
                client.playing = True
            before = Counter(line.fates), answers(clients)
            await asyncio.sleep(seconds)
            while set(FATES) - set(line.fates - before[0]) or answers(clients) - before[1] < least * tables:
                await asyncio.sleep(0.02)
                raise_what_ended(running)
            for client in clients:
                client.playing = False
            cut = time.monotonic()
            await line.calm()
            longest = max(longest, await agreed(clients, port, running, cut))
    finally:
        await line.close()
        left = set(running)
        while left:  # one that is just being connected takes its cancelling for a lost line
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=0.2)
    return clients, longest


def raise_what_ended(running: list[asyncio.Task[None]]) -> None:
    """They go on for ever, unless one of them sees a fault."""
    for task in running:
        if task.done():
            task.result()


async def agreed(clients: list[Client], port: int, running: list[asyncio.Task[None]], cut: float) -> float:
    """The seconds from the moment the last one was connected again until all had heard all."""
    begun = time.monotonic()
    while True:
        raise_what_ended(running)
        if all(client.connected_at > cut and client.pending is None for client in clients):
            truth = [await client.as_it_is(port) for client in clients]
            if all(client.known() == known for client, known in zip(clients, truth, strict=True)):
                # Looking takes time, too, and nobody waits for that.
                last = max(client.heard_at for client in clients)
                return max(0.0, last - max(client.connected_at for client in clients))
        assert time.monotonic() < begun + 20.0, "they do not agree"
        await asyncio.sleep(0.05)


def nothing_lost_or_doubled(database: str, clients: list[Client]) -> None:
    """What was acknowledged is in the log, once."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT table_id, seat, request, choice FROM answers ORDER BY seq"
        ).fetchall()
    for client in clients:
        log: dict[str, list[str]] = {}
        for table, seat, request, choice in rows:
            if (table, seat) == (client.table, client.seat):
                log.setdefault(request, []).append(choice)
        for request, choices in client.acknowledged.items():
            # Picks that were forced are not in the log.
            assert log.get(request) and not Counter(log[request]) - Counter(choices), request


def weathered(
    database: str, tables: int, count: int, seconds: float = 0.0, least: int = 0, seed: int = 1
) -> None:
    with ServerProcess(database) as server:
        clients, longest = asyncio.run(storms(server.port, tables, count, seconds, least, seed))
    lines = sum(client.connections for client in clients)
    print(
        f"{tables} tables, {count} storms: {answers(clients)} answers, {lines} connections,"
        f" agreed in {longest:.2f} s at most"
    )
    assert answers(clients) > 5 * tables and lines > len(clients) * (count + 1)
    nothing_lost_or_doubled(database, clients)


def test_all_agree_after_a_storm(database: str) -> None:
    weathered(database, tables=3, count=2, least=3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_all_agree_after_many_storms(database: str, seed: int) -> None:
    weathered(database, tables=10, count=25, seconds=2.5, seed=seed)
