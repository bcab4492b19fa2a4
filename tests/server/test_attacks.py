"""Attacks from one address leave a server useful for all others, and get no more than the limits allow."""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from tools import load

from cosmodrome.server.bots.thinkers import usual_processes
from cosmodrome.server.database import models
from cosmodrome.server.database.store import Store
from cosmodrome.server.limits import Limits, Rate
from cosmodrome.server.settings import database_url
from tests.server.attacks import ATTACKS, BEGUN
from tests.server.people import Seat, some_answer
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.server
ROOT = Path(__file__).resolve().parents[2]
LIMITS = Limits()
CHANCE = random.Random(1)
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


def begun(name: str, port: int, seconds: float) -> subprocess.Popen[str]:
    """An attack that has all it needs, and goes on for so many seconds from now."""
    words = [sys.executable, "-m", "tests.server.attacks", name, str(port), str(seconds)]
    attack = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert attack.stdout is not None and attack.stdout.readline().strip() == BEGUN
    return attack


def ended(attack: subprocess.Popen[str]) -> dict[str, int]:
    """What it came to."""
    assert attack.stdout is not None
    with attack:
        found: dict[str, int] = json.loads(attack.stdout.read())
    return found


async def honest(
    port: int, count: int, seconds: float, meanwhile: Callable[[], object] = lambda: None
) -> dict[str, float]:
    """What people at so many tables of two, each from an address of its own, see once `meanwhile` has begun."""
    asked = argparse.Namespace(game="race", think=1.0, seed=7)
    tally = load.Tally()
    tables = [load.Table(number, port, asked, tally) for number in range(count)]
    for table in tables:
        await table.sit_down()
    await asyncio.to_thread(meanwhile)
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(0.1 * seconds)
    tally.running = True
    await asyncio.sleep(0.8 * seconds)
    tally.running = False
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(table.leave() for table in tables))
    figures: dict[str, float] = tally.figures(0.8 * seconds, None, None)
    return figures


def attacked(
    database: str, name: str, count: int, seconds: float, quiet: float = 0.0
) -> tuple[dict[str, float], dict[str, int]]:
    """What honest people see, and what the attack came to; for so many seconds before, what they see without it."""
    if name == "leaders":
        asyncio.run(rate_many(database))
    with ServerProcess(database, limits=LIMITS) as server:
        if quiet:
            say("no attack", count, asyncio.run(honest(server.port, count, quiet)))
        attacks: list[subprocess.Popen[str]] = []
        try:
            figures = asyncio.run(
                honest(server.port, count, seconds, lambda: attacks.append(begun(name, server.port, seconds)))
            )
            found = ended(attacks[0])
        finally:
            for attack in attacks:
                attack.kill()
    say(name, count, figures, found)
    return figures, found


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


def say(name: str, count: int, figures: dict[str, float], found: dict[str, int] | None = None) -> None:
    ms = f"{figures['ack_ms_p50']:.0f} and {figures['ack_ms_p99']:.0f} ms"
    print(f"{name}: {count} tables, p50 and p99 {ms}, {figures['choices']} choices; {found or ''}")


def within_limits(name: str, found: dict[str, int], seconds: float) -> bool:
    """Whether an attack got no more than what there is at once and what comes back meanwhile."""
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


def bot_answers(
    database: str, game: str, bot: str, seconds: float, limits: Limits = LIMITS
) -> tuple[list[float], dict[str, int]]:
    """How long each answer of a person's only bot takes, rising, while another guest plays all they may."""
    with ServerProcess(database, TIMED, limits, bot_processes=usual_processes()) as server:
        ada = server.client("Ada")

        def sat_down() -> Seat:
            wanted = {"game": game, "bots": 1, "bot": bot}
            return server.sit(ada, ada.post("/api/play", json=wanted).json()["id"])

        seat = sat_down()
        seat.choose(some_answer(seat.ready(), CHANCE))
        attack = begun("games", server.port, seconds)
        try:
            time.sleep(0.3 * seconds)
            until = time.monotonic() + 0.6 * seconds
            while time.monotonic() < until:
                if not seat.awaited:
                    seat = sat_down()
                seat.choose(some_answer(seat.ready(), CHANCE))
                while seat.awaited and not seat.has_news():
                    seat.hear()
                time.sleep(0.05)  # people begin no game a second, nor may they
            found = ended(attack)
        finally:
            attack.kill()
    lines = Path(database).with_name("thoughts.txt").read_text().splitlines()
    waited = sorted(float(took) for took, *bots in map(str.split, lines) if bots == [bot])
    p50, p99 = (1000 * waited[int(part * (len(waited) - 1))] for part in (0.5, 0.99))
    print(f"{bot}: p50 and p99 {p50:.0f} and {p99:.0f} ms of {len(waited)} answers; {found}")
    return waited, found


def test_bots_answer_people_while_another_guest_has_all_the_games_allowed(database: str) -> None:
    waited, found = bot_answers(database, "race", "greedy", 4.0)
    assert 5 < found["games"] <= LIMITS.games and found["answers"] > 0
    assert len(waited) > 10 and waited[len(waited) // 2] < 0.5


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bot", "budget"), [("race", "greedy", 0.01), ("jump_drive", "search@500ms", 0.5)]
)
def test_bots_hardly_notice_another_guest(database: str, game: str, bot: str, budget: float) -> None:
    """As many games as one guest may have, though it would take an hour to begin them."""
    at_once = Rate(LIMITS.games, LIMITS.tables.seconds)
    limits = msgspec.structs.replace(LIMITS, tables=at_once, tables_here=Rate(2 * LIMITS.games, 1.0))
    waited, found = bot_answers(database, game, bot, 60.0, limits)
    assert found["games"] == LIMITS.games
    assert waited[int(0.99 * (len(waited) - 1))] < budget + 0.2


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_gets_what_the_limits_allow_and_others_play_on(database: str, name: str) -> None:
    figures, found = attacked(database, name, count=3, seconds=1.0)
    assert within_limits(name, found, 1.0 + 2.0), found
    assert figures["ack_ms_p50"] < 1000.0


@pytest.mark.long
@pytest.mark.parametrize("name", ATTACKS)
def test_others_hardly_notice_an_attack(database: str, name: str) -> None:
    figures, found = attacked(database, name, count=50, seconds=20.0, quiet=10.0)
    assert within_limits(name, found, 22.0), found
    assert figures["ack_ms_p99"] < 100.0
