"""What a choice costs the server by its parts, in processor time, and what a table costs it in memory.

    python tools/parts.py                                 60 tables of two people who think 1 s, for 20 s
    python tools/parts.py --against ../older/src          and another source tree's, both servers at the same time
    python tools/parts.py --memory                        what the server grows by from the 100th table to the 400th
    python tools/parts.py --memory --answers 60           the same of tables at which 60 answers have been given

Unlike how long an answer takes, both depend little on what else the machine does; what little there is meets two
servers that are measured at the same time alike. A clock of processor time interrupts the server 500 times a second
of it, and the innermost frame that one of the parts below is named after gets the time. So a part is what it costs
with all that it calls, without the parts it calls. What other threads and the system do is in `waiting`.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import load  # noqa: E402

PARTS: Final = {
    "play/frames.py": "views and what changed",
    "play/answer.py": "answers checked",
    "play/course.py": "rules",
    "play/going_back.py": "rules",
    "db/log_writer.py": "log",
    "table/showing.py": "questions and updates",
    "table/track.py": "questions and updates",
    "table/watcher.py": "questions and updates",
    "table/snapshots.py": "snapshots",
    "table/live_table.py": "tables",
    "http/socket.py": "sockets",
    "http/arrivals.py": "sockets",
    "websockets_sansio_impl.py": "sockets",
    "asyncio/selector_events.py": "sockets",
    "db/store.py": "other database",
    "selectors.py": "waiting",
    "asyncio/base_events.py": "event loop",
}
_SAMPLE = """
import collections, json, signal
parts, found = {parts!r}, collections.Counter()
def look(_, frame):
    part = None
    while frame is not None and part is None:
        file = frame.f_code.co_filename.rsplit("/", 2)
        part = parts.get("/".join(file[-2:])) or parts.get(file[-1])
        frame = frame.f_back
    found[part or "other"] += 1
def begin(*_):
    found.clear()
    signal.setitimer(signal.ITIMER_PROF, 0.002, 0.002)
def end(*_):
    signal.setitimer(signal.ITIMER_PROF, 0)
    with open({told!r}, "w") as file:
        json.dump(found, file)
signal.signal(signal.SIGPROF, look)
signal.signal(signal.SIGUSR1, begin)
signal.signal(signal.SIGUSR2, end)
"""
_SETTLING: Final = 4.0
_PATIENCE: Final = 300.0
_MANY: Final = (100, 400)
"""Between so many tables memory is measured: what a server takes once for all is there by then."""


class Measured:
    """A server, and people at its tables."""

    def __init__(self, source: Path, asked: argparse.Namespace, told: Path) -> None:
        self.asked = asked
        self.told = told
        program = _SAMPLE.format(parts=PARTS, told=str(told))
        self.served = load.served(source, asked, program)
        self.tally = load.Tally()
        self.tables: list[load.Table] = []
        self.playing: list[asyncio.Task[None]] = []

    async def seat(self, most: int) -> None:
        places = asyncio.Semaphore(load.SEATED_AT_ONCE)
        fresh = [
            load.Table(number, self.server.port, self.asked, self.tally)
            for number in range(len(self.tables), most)
        ]

        async def one(table: load.Table) -> None:
            async with places:
                await table.sit_down()

        await asyncio.gather(*map(one, fresh))
        self.tables += fresh

    async def play_some(self, answers: int) -> None:
        """Let so many answers be given at each table, all in all."""
        self.play()
        try:
            async with asyncio.timeout(_PATIENCE):
                while self.tally.ever < answers * len(self.tables):
                    await asyncio.sleep(0.05)
        finally:
            await self.stop()

    async def stop(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    def play(self) -> None:
        self.playing = [asyncio.create_task(table.play()) for table in self.tables]

    def begin(self) -> None:
        self.choices, self.spent = self.tally.ever, self.server.spent() or 0.0
        self.server.process.send_signal(signal.SIGUSR1)

    async def end(self) -> dict[str, float]:
        """Milliseconds a choice by part."""
        self.server.process.send_signal(signal.SIGUSR2)
        choices = self.tally.ever - self.choices
        whole = 1000 * ((self.server.spent() or 0.0) - self.spent) / choices
        while not self.told.exists() or not self.told.read_text().endswith("}"):
            await asyncio.sleep(0.05)
        found: dict[str, int] = json.loads(self.told.read_text())
        samples = sum(found.values())
        return {"all": whole} | {part: whole * count / samples for part, count in found.items()}

    async def __aenter__(self) -> "Measured":
        self.server = self.served.__enter__()
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.stop()
        await asyncio.gather(*(table.leave() for table in self.tables))
        self.served.__exit__(None, None, None)


async def costs(sources: list[Path], asked: argparse.Namespace, seconds: float) -> list[dict[str, float]]:
    """What each server's choices cost, all measured at the same time."""
    async with AsyncExitStack() as open_servers:
        folder = Path(open_servers.enter_context(tempfile.TemporaryDirectory()))
        all_of_them = [
            await open_servers.enter_async_context(Measured(source, asked, folder / str(number)))
            for number, source in enumerate(sources)
        ]
        await asyncio.gather(*(each.seat(asked.tables) for each in all_of_them))
        for each in all_of_them:
            each.play()
        await asyncio.sleep(_SETTLING)
        for each in all_of_them:
            each.begin()
        await asyncio.sleep(seconds)
        return [await each.end() for each in all_of_them]


async def memory(source: Path, asked: argparse.Namespace, answers: int) -> float:
    """kB that a table takes when so many answers have been given there; a game that is over is followed by another."""
    with tempfile.TemporaryDirectory() as folder:
        async with Measured(source, asked, Path(folder, "none")) as measured:
            held = []
            for most in _MANY:
                await measured.seat(most)
                await measured.play_some(answers)
                await asyncio.sleep(1.0)
                held.append(measured.server.memory() or 0)
            return (held[1] - held[0]) / (_MANY[1] - _MANY[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="race")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--against", type=Path, help="the src folder of another tree")
    parser.add_argument("--memory", action="store_true", help="memory alone")
    parser.add_argument("--answers", type=int, default=0, help="with --memory: answers at each table before")
    words = parser.parse_args()
    asked = load.read_arguments(["--game", words.game, "--tables", str(words.tables), "--think", "1"])
    sources = [ROOT / "src", *([words.against.resolve()] if words.against else [])]
    rounds: list[list[dict[str, float]]] = []
    for _ in range(words.rounds):
        if words.memory:
            rounds.append(
                [{"kB a table": asyncio.run(memory(source, asked, words.answers))} for source in sources]
            )
        else:
            rounds.append(asyncio.run(costs(sources, asked, words.seconds)))
    named = {part for found in rounds for one in found for part in one}
    rows = {
        part: [median(found[at].get(part, 0.0) for found in rounds) for at in range(len(sources))]
        for part in named
    }
    for part, figures in sorted(rows.items(), key=lambda row: -row[1][0]):
        print(f"{part:24}" + "".join(f"{figure:10.3f}" for figure in figures))


if __name__ == "__main__":
    main()
