"""What others, and their bots, notice of attacks from one address; each attack is in tests/server/attacks.py.

    python tools/attacks.py                        each attack, 50 honest tables
    python tools/attacks.py pings frames --tables 20 --seconds 10
    python tools/attacks.py --bots                 a person's bot beside another guest with all the games one may have
    python tools/attacks.py --json

Before each attack the same tables are looked at without it. It exits with 1 where a figure is above what is aimed at:
99 of 100 choices acknowledged within 100 ms, a bot's thought within its budget and 200 ms.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from sqlalchemy import insert  # noqa: E402
from sqlalchemy.ext.asyncio import AsyncConnection  # noqa: E402
from tests.server.attacks import ATTACKS, BEGUN  # noqa: E402
from tests.server.people import Seat, some_answer  # noqa: E402
from tests.server.server_process import ServerProcess  # noqa: E402
from tools import load  # noqa: E402

from cosmodrome.server.bots.thinkers import usual_processes  # noqa: E402
from cosmodrome.server.database import models  # noqa: E402
from cosmodrome.server.database.store import Store  # noqa: E402
from cosmodrome.server.limits import Limits, Rate  # noqa: E402
from cosmodrome.server.settings import database_url  # noqa: E402

LIMITS = Limits()
MOST_MS = 100.0
MORE_THAN_BUDGET_MS = 200.0
BOTS = {("race", "greedy"): 0.0, ("jump_drive", "search@500ms"): 500.0}
"""Games and bots, with the budget in ms of a thought."""
TIMED = """
import time
from cosmodrome.server.bots.thinkers import Thinkers

def timed(think):
    async def think_timed(thinkers, guest, asked):
        began = time.monotonic()
        said = await think(thinkers, guest, asked)
        with open("thoughts.txt", "a") as file:
            print(time.monotonic() - began, *(name for name, _ in asked.bots.values()), file=file)
        return said
    return think_timed

Thinkers.think = timed(Thinkers.think)
"""
"""Before a server: how long each thought took, from being asked for, and the bots of its table go to a file beside its
database. What a person waits for may be several thoughts, of which nothing is seen."""


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
    port: int, tables: int, seconds: float, begin: Callable[[], object] = lambda: None
) -> dict[str, float]:
    """What people see in so many seconds after `begin`, but for the first and the last tenth."""
    figures: dict[str, float] = {}

    async def meanwhile(tally: load.Tally) -> None:
        await asyncio.to_thread(begin)
        await asyncio.sleep(0.1 * seconds)
        tally.running = True
        await asyncio.sleep(0.8 * seconds)
        tally.running = False
        figures.update(tally.figures(0.8 * seconds, None, None))

    asyncio.run(honest(port, tables, 1.0, meanwhile))
    return figures


def attacked(database: str, name: str, tables: int, seconds: float) -> dict[str, Any]:
    """What people see without an attack and beside it, and what it got."""
    if name == "leaders":
        asyncio.run(rate_many(database))
    with ServerProcess(database, limits=LIMITS) as server:
        before = seen(server.port, tables, seconds / 2)
        going: list[Attack] = []
        try:
            beside = seen(
                server.port, tables, seconds, lambda: going.append(Attack(name, server.port, seconds))
            )
            found = going[0].stopped()
        finally:
            for each in going:
                each.kill()
    figures = {
        f"{what}_{key}": figure[f"ack_ms_{key}"]
        for what, figure in (("before", before), ("beside", beside))
        for key in ("p50", "p99")
    }
    return {"attack": name, **figures, "found": found, "within_limits": within_limits(name, found)}


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
    }
    for each in ("requests", "frames", "openapi", "leaders"):
        most[each] = LIMITS.requests_here.most + seconds / LIMITS.requests_here.seconds
    got = found.get("left open", 0) + found.get("200", 0) + found.get("201", 0)
    # All that is half-sent may just have been broken off.
    return name not in most or ((name == "halves" or got > 0) and got <= most[name] + 1)


# --- a bot beside another guest's


def sit_down(server: ServerProcess, client: Any, game: str, bot: str) -> Seat:
    """A new game of a person against one bot."""
    table = client.post("/api/play", json={"game": game, "bots": 1, "bot": bot}).json()["id"]
    return server.sit(client, table)


def play_on(seat: Seat, chance: random.Random) -> None:
    """Give an answer, and hear until there is something new."""
    seat.choose(some_answer(seat.ready(), chance))
    while seat.awaited and not seat.has_news():
        seat.hear()


def thoughts(database: str, game: str, bot: str, seconds: float) -> dict[str, Any]:
    """How long, in ms, a person's only bot takes to answer while another guest plays all the games they may have."""
    # As many games as one guest may have, though it would take an hour to begin them.
    at_once = Rate(LIMITS.games, LIMITS.tables.seconds)
    limits = msgspec.structs.replace(LIMITS, tables=at_once, tables_here=Rate(2 * LIMITS.games, 1.0))
    with ServerProcess(database, TIMED, limits, bot_processes=usual_processes()) as server:
        ada, chance = server.client("Ada"), random.Random(1)
        seat = sit_down(server, ada, game, bot)
        play_on(seat, chance)
        with attack("games", server.port, seconds) as going:
            until = time.monotonic() + 0.9 * seconds
            while time.monotonic() < until:
                if not seat.awaited:
                    seat = sit_down(server, ada, game, bot)
                play_on(seat, chance)
                time.sleep(0.05)  # people begin no game a second, nor may they
            found = going.stopped()
    lines = Path(database).with_name("thoughts.txt").read_text().splitlines()
    waited = sorted(1000 * float(took) for took, *bots in map(str.split, lines) if bots == [bot])
    p50, p99 = (waited[int(part * (len(waited) - 1))] for part in (0.5, 0.99))
    return {"game": game, "bot": bot, "p50": p50, "p99": p99, "thoughts": len(waited), "found": found}


# --- the command


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(ATTACKS)}")
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--bots", action="store_true")
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    if unknown := set(wanted.names) - set(ATTACKS):
        asked.error(f"no attack is called {min(unknown)}; there are {', '.join(ATTACKS)}")
    if wanted.tables < 1 or not 1.0 <= wanted.seconds <= 600.0:
        asked.error("--tables is 1 at least, --seconds 1 to 600")
    found, above = [], 0
    for figures, late in measured(wanted):
        found.append(figures)
        above += late
        if not wanted.json:
            print(
                ", ".join(map(in_words, figures.items())) + (" - above what is aimed at" if late else ""),
                flush=True,
            )
    if wanted.json:
        print(json.dumps(found))
    sys.exit(above > 0)


def in_words(figure: tuple[str, Any]) -> str:
    name, value = figure
    return f"{name} {value:.0f}" if isinstance(value, float) else f"{name} {value}"


def measured(wanted: argparse.Namespace) -> Iterator[tuple[dict[str, Any], bool]]:
    """Figures, and whether they are above what is aimed at."""
    for name in [] if wanted.bots else wanted.names or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            figures = attacked(f"{folder}/tables.sqlite", name, wanted.tables, wanted.seconds)
        yield figures, figures["beside_p99"] > MOST_MS or not figures["within_limits"]
    for (game, bot), budget in BOTS.items() if wanted.bots else ():
        with tempfile.TemporaryDirectory() as folder:
            figures = thoughts(f"{folder}/tables.sqlite", game, bot, wanted.seconds)
        yield figures, figures["p99"] > budget + MORE_THAN_BUDGET_MS


if __name__ == "__main__":
    main()
