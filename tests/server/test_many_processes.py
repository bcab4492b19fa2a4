"""Real servers, one or several of one database, that are killed again and again: games go on, nothing is lost."""

import hashlib
import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import record
from cosmodrome.server import wire
from tests.server.people import Hung, Message, Seat, events_of, some_answer
from tests.server.server_process import NetworkLine, ServerProcess

pytestmark = pytest.mark.server

T = TypeVar("T")
GONE = (Hung, OSError, TimeoutError, WebSocketException, httpx.HTTPError)
GAME = "jump_drive"
_PATIENCE = 90.0
_THINKING = 0.3
"""Seconds before each answer, so that a game outlives servers."""
_SOON = "from cosmodrome.server.hall import cluster; cluster.LEASE_SECONDS = 0.5"
"""Less than lies between two kills, so that the bot of a server that is gone goes on before the next."""


class Person:
    """Somebody who goes on at another server whenever theirs is gone."""

    def __init__(self, servers: list[ServerProcess], name: str, chance: random.Random) -> None:
        self.servers = servers
        self.chance = chance
        self.cookie = ""
        self.table = ""
        self.seat: Seat | None = None
        self.seen: list[Any] = []
        self.answered = -1
        self.acknowledged: list[tuple[str, list[str]]] = []
        self.moves = 0
        self.number = -1
        if name:
            self.post("/api/me", {"name": name})

    def post(self, path: str, body: Any) -> Any:
        return json.loads(self.ask("POST", path, json=body))

    def ask(self, method: str, path: str, **more: Any) -> str:
        """Ask any server, and another one if that is gone."""
        until = time.monotonic() + _PATIENCE
        while True:
            port = self.chance.choice(self.servers).port
            try:
                address = f"http://127.0.0.1:{port}{path}"
                answer = httpx.request(method, address, headers={"Cookie": self.cookie}, timeout=20, **more)
            except GONE:
                assert time.monotonic() < until, "no server answers"
                time.sleep(0.05)
                continue
            assert answer.status_code < 300, answer.text
            if "set-cookie" in answer.headers:
                self.cookie = answer.headers["set-cookie"].split(";")[0]
            return answer.text

    def connect(self) -> None:
        until = time.monotonic() + _PATIENCE
        while True:
            self.note()
            port = self.chance.choice(self.servers).port
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket?since={len(self.seen)}"
            try:
                line = connect(
                    address, additional_headers={"Cookie": self.cookie}, open_timeout=20, legacy=True
                )
                self.seat = Seat(NetworkLine(line))
                self.seat.hear_until(lambda message: message["type"] == "update")
                self.number = self.seat.update["seat"]
                return
            except GONE:
                assert time.monotonic() < until, "no server lets anybody in"
                self.moves += 1
                time.sleep(0.05)

    def note(self) -> None:
        """Keep every event heard, each once."""
        for text in self.seat.heard if self.seat is not None else []:
            update = json.loads(text)
            if update["type"] == "update":
                assert update["from"] == len(self.seen), "an event was lost or doubled"
                self.seen.extend(events_of(update))
        if self.seat is not None:
            self.seat.heard.clear()

    def go_on(self, what: Callable[[Seat], T]) -> T:
        """Do this, again after each move to another server, but not for ever."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            if self.seat is None:
                self.connect()
            assert self.seat is not None
            try:
                return what(self.seat)
            except TimeoutError:
                raise  # nothing was heard although the server is there: that is what is tested
            except GONE:
                self.note()
                self.seat = None
        raise AssertionError("the game does not go on, whichever server is asked")

    def hear_more(self) -> None:
        """The next message. Who has moved meanwhile was told everything there: the game may be over by now."""
        before = self.seat
        self.go_on(lambda seat: seat.hear() if seat is before else None)

    def awaited(self) -> list[int]:
        return self.go_on(lambda seat: seat.awaited)

    def decision(self) -> Message:
        def asked(seat: Seat) -> Message:
            while not seat.update.get("decision") or seat.update["decision"]["question"] <= self.answered:
                seat.hear()
            decision: Message = seat.update["decision"]
            return decision

        return self.go_on(asked)

    def answer(self, decision: Message) -> None:
        choices, request = some_answer(decision, self.chance), f"q{len(self.acknowledged)}"

        def answered(seat: Seat) -> Message:
            seat.send_choices(choices, decision["question"], request)
            return seat.hear_reply(request)

        reply = self.go_on(answered)
        assert reply["type"] == "accepted", (reply, decision["question"])
        self.answered = decision["question"]
        self.acknowledged.append((request, choices))

        def moved_on(seat: Seat) -> None:
            while seat.update["decision"] and seat.update["decision"]["question"] <= self.answered:
                seat.hear()

        self.go_on(moved_on)

    def hear_the_end(self) -> None:
        def ended(seat: Seat) -> None:
            while seat.awaited or seat.table.get("status") != "over":
                seat.hear()

        self.go_on(ended)
        self.note()

    def final(self) -> str:
        """A digest of what everybody may see in the end."""
        assert self.seat is not None
        return hashlib.sha256(json.dumps(self.seat.update["view"], sort_keys=True).encode()).hexdigest()


def play(
    servers: list[ServerProcess],
    number: int,
    thinking: float = _THINKING,
    all_people: list[Person] | None = None,
) -> tuple[int, int]:
    """One game of two people and a bot; how many answers they gave, and how often somebody moved.

    With `all_people`, to whom they are added, no bot plays: its process would have to begin anew each time.
    """
    chance = random.Random(f"game {number}")
    people = [Person(servers, f"{name} {number}", chance) for name in ("Ada", "Ben")]
    if all_people is not None:
        all_people += people
    with_bot = {"game": GAME, "seats": 3, "bots": {"1": "greedy"}}
    wanted = with_bot if all_people is None else {"game": GAME, "seats": 2}
    table = people[0].post("/api/tables", wanted)["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    for person in people:
        person.table = table
        person.connect()
    leader = people[0]
    while awaited := leader.awaited():
        own = [person for person in people if person.number in awaited]
        if not own:
            leader.hear_more()
            continue
        leader = chance.choice(own)
        time.sleep(thinking)
        leader.answer(leader.decision())
    for person in people:
        person.hear_the_end()
    kept = record.loads(people[0].ask("GET", f"/api/tables/{table}/record"), GAMES)
    assert record.verify(GAMES[GAME], kept) is None
    for person in people:
        own_events = [event.seen_by(person.number) for event in kept.events]
        assert wire.msgspec.json.decode(wire.encode(own_events)) == person.seen
        said = [answer.choice for answer in kept.answers if answer.seat == person.number]
        every = [choice for _, choices in person.acknowledged for choice in choices]
        # Picks that were forced are not in the log; everything else is, once.
        assert said and not Counter(said) - Counter(every)
        assert len(said) >= len(person.acknowledged)
    finals = set()
    for server in servers:
        watcher = Person([server], "", chance)
        watcher.table = table
        watcher.connect()
        finals.add(watcher.final())
    assert len(finals) == 1, "the servers show different ends"
    return sum(len(person.acknowledged) for person in people), sum(person.moves for person in people)


def killed_all_the_time(servers: list[ServerProcess], stop: threading.Event, kills: list[int]) -> None:
    """One after the other, until it is enough; all are there again at the end."""
    while not stop.wait(1.0):
        server = servers[len(kills) % len(servers)]
        server.kill()
        kills.append(server.port)
        assert server.start(), "the server did not start again"


def campaign(
    database: str, processes: int, games: int, thinking: float = _THINKING, first: str = "", anew: bool = True
) -> None:
    """`first` and `anew` are as of a ServerProcess: what starts slowly is not killed as often."""
    servers = [ServerProcess(database, first, anew=anew) for _ in range(processes)]
    stop, kills = threading.Event(), list[int]()
    try:
        for server in servers:
            assert server.start(), "the server did not start"
        with ThreadPoolExecutor(1) as killer, ThreadPoolExecutor(5) as players:
            killing = killer.submit(killed_all_the_time, servers, stop, kills)
            try:
                played = list(players.map(lambda number: play(servers, number, thinking), range(games)))
            finally:
                stop.set()
                killing.result()
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()
    answers, moves = (sum(each) for each in zip(*played, strict=True))
    told_by = "Redis" if os.environ.get("REDIS_URL") else "NOTIFY"
    print(
        f"{processes} processes told by {told_by}, {games} games, {answers} answers, {len(kills)} kills,"
        f" {moves} vain attempts"
    )
    assert len(kills) >= 2 and answers > 5 * games


def siege(database: str, kills: int) -> None:
    """One server, killed so often, each time after some more answers; three pairs of people play on."""
    stop, played, people = threading.Event(), list[tuple[int, int]](), list[Person]()
    chance = random.Random(kills)

    def pair(number: int) -> None:
        while not stop.is_set():
            played.append(play([server], number, 0.01, people))
            number += 3

    def kill_on() -> None:
        for _ in range(kills):
            wanted = sum(len(person.acknowledged) for person in people) + chance.randint(1, 6)
            while sum(len(person.acknowledged) for person in people) < wanted:
                if stop.wait(0.002):
                    return
            time.sleep(chance.uniform(0.0, 0.05))
            server.kill()
            assert server.start(), "the server did not start again"
        stop.set()

    with ServerProcess(database) as server, ThreadPoolExecutor(4) as pool:
        playing = [pool.submit(pair, number) for number in range(3)]
        playing.append(pool.submit(kill_on))
        try:
            for each in playing:
                each.result()
        finally:
            stop.set()
    answers, moves = (sum(each) for each in zip(*played, strict=True))
    print(f"{kills} kills, {len(played)} games, {answers} answers, {moves} vain attempts")
    assert answers > kills


def test_a_server_that_is_killed_loses_nothing(either: str) -> None:
    """Nothing acknowledged is lost, nothing is there twice: `play` looks at both."""
    siege(either, 10)


@pytest.mark.long
def test_a_server_that_is_killed_loses_nothing_in_a_long_siege(either: str) -> None:
    siege(either, 150)


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("processes", "told_by"),
    [(2, "notify"), pytest.param(4, "redis", marks=pytest.mark.redis)],
    indirect=["told_by"],
)
@pytest.mark.sample(1)
def test_servers_that_are_killed_lose_nothing(postgres: str, told_by: str, processes: int) -> None:
    campaign(postgres, processes, 5, thinking=0.1, first=_SOON, anew=False)


@pytest.mark.long
@pytest.mark.postgres
@pytest.mark.parametrize("processes", [2, 4])
def test_servers_that_are_killed_lose_nothing_in_many_games(
    postgres: str, told_by: str, processes: int
) -> None:
    campaign(postgres, processes, 100)
