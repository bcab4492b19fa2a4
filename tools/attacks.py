"""What others, and their bots, notice of attacks from one address; each attack is in tests/server/attacks.py.

    python tools/attacks.py                        each attack, 50 honest tables and two people against bots
    python tools/attacks.py pings frames --tables 20 --seconds 10
    python tools/attacks.py --json

Before each attack the same is looked at without it, for half as long. It exits with 1 where a figure is above what is
aimed at: 99 of 100 choices acknowledged at most 100 ms later than without the attack, 99 of 100 thoughts of bots within
their budget and 200 ms, memory of the server and its processes at most 200 MB more.
"""

import argparse
import asyncio
import json
import math
import random
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from sqlalchemy import insert  # noqa: E402
from sqlalchemy.ext.asyncio import AsyncConnection  # noqa: E402
from tests.server.attacks import ATTACKS, BEGUN  # noqa: E402
from tests.server.people import Hung, Seat, some_answer  # noqa: E402
from tests.server.server_process import ServerProcess  # noqa: E402
from tools import load  # noqa: E402

from cosmodrome.server.bots.thinkers import usual_processes  # noqa: E402
from cosmodrome.server.db import models  # noqa: E402
from cosmodrome.server.db.store import Store  # noqa: E402
from cosmodrome.server.limits import Limits  # noqa: E402
from cosmodrome.server.settings import database_url  # noqa: E402

LIMITS = Limits()
MORE_MS = 100.0
MORE_THAN_BUDGET_MS = 200.0
MORE_MB = 200.0
BOTS = {"greedy": ("race", 0.0), "search@500ms": ("jump_drive", 500.0)}
"""Bots that a person plays against, with the game and the budget in ms of a thought."""
TIMED = """
import itertools, time
from cosmodrome.server.bots.thinkers import Thinkers

thought, file = itertools.count(), open("thoughts.txt", "a", buffering=1)

def timed(think):
    async def think_timed(thinkers, guest, asked):
        number, bots = next(thought), [name for name, _ in asked.bots.values()]
        print(number, time.monotonic(), *bots, file=file)
        try:
            return await think(thinkers, guest, asked)
        finally:
            print(number, time.monotonic(), *bots, file=file)
    return think_timed

Thinkers.think = timed(Thinkers.think)
"""
"""Before a server: when each thought is asked for and when it is there, with the bots of its table, goes to a file
beside its database. What a person waits for may be several thoughts, of which nothing is seen."""


# --- an attack beside people


class Attack:
    """One that goes on until it is told to stop, or for so many seconds at most."""

    def __init__(self, name: str, port: int, seconds: float) -> None:
        words = [sys.executable, "-m", "tests.server.attacks", name, str(port), str(seconds)]
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert self._process.stdout is not None and self._process.stdout.readline().strip() == BEGUN

    def stopped(self) -> dict[str, int]:
        """What it came to."""
        found, _ = self._process.communicate()
        told: dict[str, int] = json.loads(found)
        return told

    def kill(self) -> None:
        self._process.kill()


@contextmanager
def attack(name: str, port: int, seconds: float) -> Iterator[Attack]:
    """One that has begun; nothing is left of it in the end."""
    going = Attack(name, port, seconds)
    try:
        yield going
    finally:
        going.kill()


async def honest(
    port: int, tables: int, think: float, meanwhile: Callable[[load.Tally], Awaitable[None]]
) -> None:
    """Games at so many tables of two, each from an address of its own, for as long as `meanwhile` takes."""
    asked = argparse.Namespace(game="race", think=think, seed=7)
    tally = load.Tally()
    found = [load.Table(number, port, asked, tally) for number in range(tables)]
    for table in found:
        await table.sit_down()
    playing = [asyncio.create_task(table.play()) for table in found]
    await meanwhile(tally)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(table.leave() for table in found))


def seen(
    server: ServerProcess, tables: int, seconds: float, begin: Callable[[], object] = lambda: None
) -> dict[str, float]:
    """What people see in so many seconds after `begin`, but for the first and the last tenth, and what it takes."""
    figures: dict[str, float] = {}
    over = threading.Event()
    most = 0.0

    async def watch_memory() -> None:
        nonlocal most
        while True:
            most = max(most, megabytes(server.process.pid))
            await asyncio.sleep(0.2)

    async def meanwhile(tally: load.Tally) -> None:
        watching = asyncio.create_task(watch_memory())
        against = [
            asyncio.create_task(asyncio.to_thread(play_against, server, number, over))
            for number in range(len(BOTS))
        ]
        try:
            await asyncio.to_thread(begin)
            await asyncio.sleep(0.1 * seconds)
            tally.running, began = True, time.monotonic()
            await asyncio.sleep(0.8 * seconds)
            tally.running = False
        finally:
            over.set()
            watching.cancel()
        figures.update(thoughts(server.database, began, time.monotonic()))
        await asyncio.gather(*against)
        found = tally.figures(0.8 * seconds, None, None)
        figures.update(p50=found["ack_ms_p50"], p99=found["ack_ms_p99"], mb=most)

    asyncio.run(honest(server.port, tables, 1.0, meanwhile))
    return figures


def megabytes(pid: int) -> float:
    """What a process and all it has begun hold in memory; 0.0 where the system does not tell."""
    held: dict[int, tuple[int, float]] = {}
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            lines = (place / "status").read_text().splitlines()
            told = dict(line.split(":", 1) for line in lines if ":" in line)
            held[int(place.name)] = int(told["PPid"]), int(told.get("VmRSS", "0 kB").split()[0]) / 1000

    def whole(process: int) -> float:
        own = held[process][1] if process in held else 0.0
        return own + sum(whole(child) for child, (parent, _) in held.items() if parent == process)

    return whole(pid)


def attacked(database: str, name: str, tables: int, seconds: float) -> dict[str, Any]:
    """What people see without an attack and beside it, and what it got."""
    if name == "leaders":
        asyncio.run(rate_many(database))
    with ServerProcess(database, TIMED, LIMITS, bot_processes=usual_processes()) as server:
        before = seen(server, tables, seconds / 2)
        going: list[Attack] = []
        try:
            beside = seen(server, tables, seconds, lambda: going.append(Attack(name, server.port, seconds)))
            found = going[0].stopped()
        finally:
            for each in going:
                each.kill()
    return {
        "attack": name,
        **{f"before {key}": figure for key, figure in before.items()},
        **{f"beside {key}": figure for key, figure in beside.items()},
        "found": found,
        "within limits": within_limits(name, found),
    }


def too_much(figures: dict[str, Any]) -> list[str]:
    """Which figures are above what is aimed at."""
    found = [
        key
        for key, most in (
            ("p99", figures["before p99"] + MORE_MS),
            ("mb", figures["before mb"] + MORE_MB),
            *((bot, budget + MORE_THAN_BUDGET_MS) for bot, (_, budget) in BOTS.items()),
        )
        if not figures[f"beside {key}"] <= most
    ]
    return found if figures["within limits"] else [*found, "limits"]


async def rate_many(database: str) -> None:
    """As many rated players as a place has that people come to for years."""
    store = Store(database_url(database))
    await store.open()

    async def act(connection: AsyncConnection) -> None:
        alike = {"game": "race", "seats": 2, "bot": "", "sigma": 2.0, "games": 30, "at": 1}
        rows = [{"player": f"p{number:07d}", "mu": 10 + number % 3001 / 100} for number in range(5000)]
        await connection.execute(insert(models.ratings).values(**alike), rows)

    await store.write(act)
    await store.close()


def within_limits(name: str, found: dict[str, int]) -> bool:
    """Whether an attack got no more than what there is at once and what came back while it went on."""
    seconds = found["ms"] / 1000
    most = {
        "guests": LIMITS.guests_here.most + seconds / LIMITS.guests_here.seconds,
        "tables": LIMITS.open_tables,
        "bots": LIMITS.tables.most + seconds / LIMITS.tables.seconds,
        "files": LIMITS.files_here.most + seconds / LIMITS.files_here.seconds,
        "halves": LIMITS.connections_here,
        "records": LIMITS.records_here.most + seconds / LIMITS.records_here.seconds,
    }
    for each in ("requests", "frames", "openapi", "leaders"):
        most[each] = LIMITS.requests_here.most + seconds / LIMITS.requests_here.seconds
    got = sum(found.get(each, 0) for each in ("left open", "given up", "200", "201"))
    # All that is half-sent may just have been broken off.
    return name not in most or ((name == "halves" or got > 0) and got <= most[name] + 1)


# --- people against bots


def sit_down(server: ServerProcess, client: Any, game: str, bot: str, came_from: str) -> Seat:
    """A new game of a person against one bot."""
    table = client.post("/api/play", json={"game": game, "bots": 1, "bot": bot}).json()["id"]
    return server.sit(client, table, came_from=came_from)


def play_on(seat: Seat, chance: random.Random) -> None:
    """Give an answer, and hear until there is something new."""
    seat.choose(some_answer(seat.ready(), chance))
    while seat.awaited and not seat.has_news():
        seat.hear()


def play_against(server: ServerProcess, number: int, over: threading.Event) -> None:
    """Games against one of BOTS, from an address of one's own, until it is over or the bot lets one wait too long."""
    bot, (game, _) = list(BOTS.items())[number]
    came_from, chance = f"127.0.1.{1 + number}", random.Random(number)
    with suppress(TimeoutError, Hung):
        while not over.is_set():
            with closing(server.client(f"Ada {secrets.token_hex(3)}", came_from)) as ada:
                seat = sit_down(server, ada, game, bot, came_from)
                while seat.awaited and not over.is_set():
                    play_on(seat, chance)
                    time.sleep(0.1)


def thoughts(database: str, began: float, ended: float) -> dict[str, float]:
    """By bot, how many ms 99 of 100 thoughts took that were asked for in this time; some may still go on."""
    asked: dict[str, tuple[float, str]] = {}
    took: dict[str, list[float]] = {bot: [] for bot in BOTS}
    for line in Path(database).with_name("thoughts.txt").read_text().splitlines():
        number, at, *bots = line.split()
        if number not in asked:
            asked[number] = float(at), " ".join(bots)
            continue
        since, bot = asked.pop(number)
        if bot in took and began <= since < ended:
            took[bot].append(1000 * (float(at) - since))
    for since, bot in asked.values():
        if bot in took and since < ended:
            took[bot].append(1000 * (ended - since))
    return {
        bot: sorted(each)[math.ceil(0.99 * len(each)) - 1] if each else math.inf for bot, each in took.items()
    }


# --- the command


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(ATTACKS)}")
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    if unknown := set(wanted.names) - set(ATTACKS):
        asked.error(f"no attack is called {min(unknown)}; there are {', '.join(ATTACKS)}")
    if wanted.tables < 1 or not 1.0 <= wanted.seconds <= 600.0:
        asked.error("--tables is 1 at least, --seconds 1 to 600")
    found, above = [], 0
    for name in wanted.names or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            figures = attacked(f"{folder}/tables.sqlite", name, wanted.tables, wanted.seconds)
        found.append(figures)
        late = too_much(figures)
        above += bool(late)
        if not wanted.json:
            told = ", ".join(map(in_words, figures.items()))
            print(f"{told} - above what is aimed at: {', '.join(late)}" if late else told, flush=True)
    if wanted.json:
        print(json.dumps(found))
    sys.exit(above > 0)


def in_words(figure: tuple[str, Any]) -> str:
    name, value = figure
    return f"{name} {value:.0f}" if isinstance(value, float) else f"{name} {value}"


if __name__ == "__main__":
    main()
