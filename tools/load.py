"""What the server bears: real games of seeded random players, over real sockets, against a server process of its own.

    python tools/load.py                                  20 tables of two people for 15 s, as fast as they can
    python tools/load.py --tables 50 --think 1.5          people who think 1.5 s on average
    python tools/load.py --tables 50 --watchers 200       and 200 sockets that only watch, spread over the tables
    python tools/load.py --crowd 1000 --coming 10            1,000 at one table, of whom 10 come back each second
    python tools/load.py --against REV --rounds 3         this tree's server and another commit's, taking turns
    python tools/load.py --processes 2 --database postgresql://postgres@127.0.0.1/NAME   two, behind Caddy
    python tools/load.py --source ../older --json         a server of another source tree; figures as JSON

A round starts a server on a free port of this machine with an empty database, seats the players, plays for so many
seconds and stops the server. A table whose game ends is followed by a new one. Measured is what the second to the last
tenth of a round brings, each figure being the median of the rounds:

- choices/s that the server acknowledged, which it does once they are written down;
- the milliseconds from sending an answer to its acknowledgement, half of them (p50) and 99 of 100 (p99) below;
- the bytes of an update, of everything a table's two sockets get for one answer (as text, and as sent: compressed),
  and of everything they get from a game's first question to its end;
- the processor time that the server, and the processes of PostgreSQL, spend on one answer, and how much memory the
  server holds more for each table seated, where the system tells it.

With a crowd, waits are those at all other tables.

On a machine that others use as well, processor time says more than how long an answer takes. It stays on this
machine: a server or database elsewhere is refused.
"""

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.commit import unpack  # noqa: E402
from tools.crowd import Crowd  # noqa: E402

BELOW = ROOT / "build/load"
HERE = ("127.0.0.1", "localhost", "::1", "")
MOST_TABLES: Final = 1000
SEATED_AT_ONCE: Final = 8
SETTLING: Final = 0.1  # of a round's time, before anything is counted
PATIENCE: Final = 30.0
LARGEST: Final = 1 << 24  # bytes of a message
NUMBERS: Final[dict[str, tuple[float, float, float, str]]] = {
    "tables": (20, 1, MOST_TABLES, "tables of two people"),
    "watchers": (0, 0, 5000, "sockets that only watch"),
    "crowd": (0, 0, 5000, "sockets that watch the first table, where there are others"),
    "coming": (0.0, 0, 100, "of the crowd, how many leave and come back each second"),
    "seconds": (15.0, 0.5, 120, "of a round"),
    "games": (0, 0, MOST_TABLES, "a round goes on until so many have been played to the end"),
    "rounds": (1, 1, 20, "in which the trees take turns"),
    "processes": (0, 0, 16, "so many servers of one PostgreSQL behind Caddy"),
    "think": (0.0, 0, 120, "seconds a person thinks on average"),
}
"""What is asked for in numbers: without a word of it, at least, at most, and what it is."""
FIGURES = (
    "choices_per_s",
    "ack_ms_p50",
    "ack_ms_p99",
    "bytes_per_update",
    "bytes_per_choice",
    "sent_bytes_per_choice",
    "bytes_per_game",
    "server_ms_per_choice",
    "database_ms_per_choice",
    "kb_per_table",
)
_SERVE = (
    "import cosmodrome; print(cosmodrome.__file__, flush=True); from cosmodrome.cli.app import main; main()"
)
FEW: Final = 10  # tables that a guest opens: a server may let nobody open more than some in a while


class CannotMeasure(Exception):
    """Why there are no figures, in one line."""


# --- what is heard: only what a player needs, so that servers of many commits are understood --------------------


class Asked(msgspec.Struct):
    """A question: its number, and what may be answered."""

    question: int
    options: list[Any] = []

    def keys(self) -> list[str]:
        return [option if isinstance(option, str) else option["key"] for option in self.options]


class Status(msgspec.Struct):
    status: str = ""


class Message(msgspec.Struct):
    """Any message. One without `decision` says nothing about what is asked; null means nothing is."""

    type: str
    decision: Asked | msgspec.UnsetType | None = msgspec.UNSET
    table: Status | None = None
    request: str | int | None = None
    reason: str = ""


read = msgspec.json.Decoder(Message).decode


# --- what is counted --------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was heard while the clock ran."""

    running: bool = False
    waits: list[float] = field(default_factory=list)  # milliseconds, one a choice acknowledged
    updates: list[int] = field(default_factory=list)  # bytes
    heard: int = 0  # bytes of messages as text
    sent: int = 0  # the same bytes on their way, compressed
    games: list[int] = field(default_factory=list)  # bytes both sockets of a whole game got
    refused: dict[str, int] = field(default_factory=dict)
    ever: int = 0  # choices acknowledged since the first, for the progress line

    def figures(
        self, seconds: float, server_seconds: float | None, database_seconds: float | None
    ) -> dict[str, Any]:
        if not self.waits:
            raise CannotMeasure(f"no answer was acknowledged; refused were {self.refused or 'none'}")
        waits, count = sorted(self.waits), len(self.waits)
        return {
            "choices_per_s": count / seconds,
            "ack_ms_p50": waits[count // 2],
            "ack_ms_p99": waits[count * 99 // 100],
            "bytes_per_update": sum(self.updates) / len(self.updates) if self.updates else None,
            "bytes_per_choice": self.heard / count,
            "sent_bytes_per_choice": self.sent / count,
            "bytes_per_game": median(self.games) if self.games else None,
            "server_ms_per_choice": 1000 * server_seconds / count if server_seconds is not None else None,
            "database_ms_per_choice": 1000 * database_seconds / count if database_seconds else None,
            "choices": count,
            "games": len(self.games),
            "refused": self.refused,
        }


# --- players ----------------------------------------------------------------------------------------------------


class Guest:
    """A person as the server knows them: a name and a cookie."""

    def __init__(self, port: int, name: str, address: str) -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=(self.address, 0)
        )
        try:
            line.request(
                "POST", path, json.dumps(body), {"Cookie": self.cookie, "Content-Type": "application/json"}
            )
            answer = line.getresponse()
            text = answer.read()
        finally:
            line.close()
        if answer.status >= 300:
            raise CannotMeasure(f"the server refused {path}: {answer.status} {text.decode()[:200]}")
        if given := answer.getheader("Set-Cookie"):
            self.cookie = given.split(";")[0]
        return json.loads(text)


class Line(ClientConnection):
    """A socket that counts the bytes that arrive, as they were sent."""

    tally: Tally | None = None

    def data_received(self, data: bytes) -> None:
        if self.tally is not None and self.tally.running:
            self.tally.sent += len(data)
        super().data_received(data)


class Seat:
    """One person at a table: answers what is asked by chance, until the game is over."""

    def __init__(self, line: Line, tally: Tally, chance: random.Random, think: float) -> None:
        self.line = line
        self.tally = tally
        self.chance = chance
        self.think = think
        self.heard = 0  # bytes
        self.asked: Asked | None = None
        self.answered = -1  # the number of the question answered last
        self.request = 0
        self.sent_at = 0.0
        self.waiting = False  # for the reply to an answer
        self.thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Returns when the game is over."""
        try:
            async for text in self.line:
                size = len(text)
                self.heard += size
                message = read(text)
                if self.tally.running:
                    self.tally.heard += size
                    if message.type == "update":
                        self.tally.updates.append(size)
                if not isinstance(message.decision, msgspec.UnsetType):
                    self.asked = message.decision
                if message.type in ("accepted", "refused") and message.request == self.request:
                    self.replied(message)
                if message.type == "table" and message.table and message.table.status == "over":
                    return
                if (
                    not self.waiting
                    and self.asked
                    and self.asked.question > self.answered
                    and not self.thinking
                ):
                    if self.think:
                        self.thinking = asyncio.create_task(self.think_first())
                    else:
                        await self.answer()
        finally:
            if self.thinking:
                self.thinking.cancel()

    def replied(self, message: Message) -> None:
        self.waiting = False
        if message.type == "accepted":
            self.tally.ever += 1
            if self.tally.running:
                self.tally.waits.append(1000 * (perf_counter() - self.sent_at))
        else:
            self.answered = -1  # what is asked now comes with the next message, perhaps under the same number
            self.asked = None
            if self.tally.running:
                self.tally.refused[message.reason] = self.tally.refused.get(message.reason, 0) + 1

    async def think_first(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.think)
        self.thinking = None
        with suppress(ConnectionClosed):
            await self.answer()

    async def answer(self) -> None:
        asked = self.asked
        if asked is None or asked.question <= self.answered or self.waiting:
            return
        self.answered = asked.question
        self.request += 1
        self.waiting = True
        choices = [self.chance.choice(asked.keys())]
        message = {"type": "choose", "request": self.request, "question": asked.question, "choices": choices}
        self.sent_at = perf_counter()
        await self.line.send(json.dumps(message))


class Table:
    """Two people who play game after game at tables of their own."""

    def __init__(self, number: int, port: int, asked: argparse.Namespace, tally: Tally) -> None:
        self.number = number
        self.port = port
        self.game: str = asked.game
        self.think: float = asked.think
        self.chance = random.Random(f"{asked.seed}/{number}")
        self.tally = tally
        # Servers count by address what people ask for: each table comes from one of its own.
        self.address = f"127.{1 + number // 62500}.{1 + number // 250 % 250}.{1 + number % 250}"
        self.guests: list[Guest] = []
        self.opened = 0
        self.lines: list[Line] = []
        self.table = ""

    async def sit_down(self) -> None:
        """Make a table, join it and connect both."""
        self.table = await asyncio.to_thread(self._join)
        self.lines = [await self._connect(guest) for guest in self.guests]

    def _join(self) -> str:
        if self.opened % FEW == 0:
            self.guests = [Guest(self.port, f"Guest {self.number}{side}", self.address) for side in "ab"]
        self.opened += 1
        host, other = self.guests
        table: str = host.post("/api/tables", {"game": self.game, "seats": 2})["id"]
        other.post(f"/api/tables/{table}/join", {})
        return table

    async def watch(self) -> None:
        """Look on from a socket of nobody's, at game after game, until cancelled."""
        while True:
            table = self.table
            line = await self._connect(None)
            with suppress(ConnectionClosed):
                async for text in line:
                    message = read(text)
                    if message.type == "table" and message.table and message.table.status == "over":
                        break
            await line.close()
            while table == self.table:
                await asyncio.sleep(0.05)

    async def _connect(self, guest: Guest | None) -> Line:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket?since=0"
        line = await connect(
            address,
            additional_headers={"Cookie": guest.cookie} if guest else {},
            create_connection=Line,
            max_size=LARGEST,
            proxy=None,
            local_addr=(self.address, 0),
            ping_interval=None,
        )
        assert isinstance(line, Line)
        line.tally = self.tally if guest else None
        return line

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            seats = [
                Seat(line, self.tally, random.Random(self.chance.random()), self.think) for line in self.lines
            ]
            await asyncio.gather(*(seat.play() for seat in seats))
            if self.tally.running:
                self.tally.games.append(sum(seat.heard for seat in seats))
            await self.leave()
            await self.sit_down()

    async def leave(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines), return_exceptions=True)


# --- the server -------------------------------------------------------------------------------------------------


class Server:
    """The server of a source tree in a process of its own, on a free port of this machine."""

    def __init__(self, source: Path, database: str, before: str = "", *more: str) -> None:
        """`before` is a program that the process carries out first; `more` is said to it."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", before + _SERVE, "serve", "--port", "0", "--database", database, *more],
            stdout=subprocess.PIPE,
            text=True,
            cwd=source,
            env=os.environ | {"PYTHONPATH": str(source)},
        )
        assert self.process.stdout
        package = self.process.stdout.readline().strip()
        address = self.process.stdout.readline()
        if not address:
            self.stop()
            raise CannotMeasure(f"the server of {source} did not start; what it said is above")
        if not package.startswith(str(source)):
            self.stop()
            raise CannotMeasure(f"the server of {source} ran the code of {package} instead")
        self.port = int(address.split("http://")[1].split()[0].rsplit(":", 1)[1])

    def spent(self) -> float | None:
        """Seconds of processor time so far, with that of its children; None where the system does not tell."""
        return processor_time(lambda pid, parent, _: self.process.pid in (pid, parent))

    def memory(self) -> int | None:
        """Kilobytes held; None where the system does not tell."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return None
        return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), None)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Behind:
    """Several processes of one database behind Caddy, which leads people to them as `deploy/Caddyfile` says."""

    def __init__(self, source: Path, database: str, processes: int, folder: Path) -> None:
        self._servers: list[Server] = []
        self._caddy: subprocess.Popen[bytes] | None = None
        try:
            for _ in range(processes):
                self._servers.append(Server(source, database, "", "--trusted-proxy", "127.0.0.1"))
            with socket.create_server(("127.0.0.1", 0)) as free:
                self.port: int = free.getsockname()[1]
            said = (
                (ROOT / "deploy/Caddyfile").read_text().replace("{$COSMODROME_HOST}", f"http://:{self.port}")
            )
            places = " ".join(f"127.0.0.1:{server.port}" for server in self._servers)
            said = said.replace("server_1:8000 server_2:8000", places)
            file = folder / "Caddyfile"
            file.write_text(f"{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}}\n{said}")
            words = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
            home = os.environ | {"HOME": str(folder)}
            self._caddy = subprocess.Popen(words, env=home, stderr=subprocess.DEVNULL)
            self._wait()
        except BaseException:
            self.stop()
            raise

    def _wait(self) -> None:
        late = perf_counter() + PATIENCE
        while True:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            with suppress(OSError):
                line.request("GET", "/readyz")
                if line.getresponse().status == 200:
                    return
            if perf_counter() > late:
                raise CannotMeasure("Caddy does not lead to the servers")
            sleep(0.1)

    def spent(self) -> float | None:
        """As of one server, with that of Caddy."""
        assert self._caddy is not None
        pids = {server.process.pid for server in self._servers} | {self._caddy.pid}
        return processor_time(lambda pid, parent, _: pid in pids or parent in pids)

    def memory(self) -> int | None:
        held = [server.memory() for server in self._servers]
        return None if None in held else sum(each or 0 for each in held)

    def stop(self) -> None:
        if self._caddy is not None:
            self._caddy.terminate()
            self._caddy.wait()
        for server in self._servers:
            server.stop()


def processor_time(counts: Callable[[int, int, str], bool]) -> float | None:
    """Seconds spent by the processes that count, and by those they have outlived, told by number, parent and name."""
    total, found = 0, False
    for place in Path("/proc").glob("[0-9]*"):
        try:
            before, _, after = (place / "stat").read_text().rpartition(")")
        except OSError:
            continue
        fields = after.split()
        if counts(int(place.name), int(fields[1]), before.partition("(")[2]):
            total += sum(map(int, fields[11:15]))
            found = True
    return total / os.sysconf("SC_CLK_TCK") if found else None


def spent_by_postgres() -> float | None:
    return processor_time(lambda _, __, name: name == "postgres")


@contextmanager
def served(source: Path, asked: argparse.Namespace, before: str = "") -> Iterator[Server | Behind]:
    """A server with an empty database, or with the one that was asked for."""
    with tempfile.TemporaryDirectory() as folder:
        server: Server | Behind
        if asked.processes:
            server = Behind(source, asked.database, asked.processes, Path(folder))
        else:
            server = Server(source, asked.database or str(Path(folder, "tables.sqlite")), before)
        try:
            yield server
        finally:
            server.stop()


# --- the measurement --------------------------------------------------------------------------------------------


async def one_round(
    server: Server | Behind, asked: argparse.Namespace, say: Callable[[str], None]
) -> dict[str, Any]:
    """Seat everybody, let them play, count; the figures of one round."""
    tally = Tally()
    tables = [Table(number, server.port, asked, tally) for number in range(asked.tables)]
    crowd = Crowd(server.port, lambda: tables[0].table, asked.crowd, asked.coming)
    if asked.crowd:
        tables[0].tally = Tally()
    try:
        before = server.memory()
        places = asyncio.Semaphore(SEATED_AT_ONCE)

        async def seat(table: Table) -> None:
            async with places:
                await table.sit_down()
                say(f"table {table.number + 1} of {asked.tables} seated")

        await asyncio.gather(*map(seat, tables))
        after = server.memory()
        # To look through two thousand sockets for garbage takes a tenth of a second, in which no answer is heard.
        gc.collect()
        gc.disable()
        playing = [asyncio.create_task(table.play()) for table in tables]
        playing += [asyncio.create_task(tables[each % len(tables)].watch()) for each in range(asked.watchers)]
        if asked.crowd:
            await crowd.gather()
            playing.append(asyncio.create_task(crowd.stay()))
        try:
            figures = await counted(server, tally, playing, asked, say)
            held = after - before if before is not None and after is not None else None
            figures["kb_per_table"] = held / asked.tables if held else None
            if crowd.lost:
                figures["refused"]["crowd"] = crowd.lost
            return figures
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        gc.enable()
        crowd.leave()
        await asyncio.gather(*(table.leave() for table in tables))


async def counted(
    server: Server | Behind,
    tally: Tally,
    playing: list[asyncio.Task[None]],
    asked: argparse.Namespace,
    say: Callable[[str], None],
) -> dict[str, Any]:
    """Let the clock run after a while of settling; a player who fails ends the round."""
    started = begun = perf_counter()
    seconds: float = asked.seconds
    meters = (server.spent, spent_by_postgres if "postgres" in asked.database else lambda: None)
    before: list[float | None] = []
    while (now := perf_counter()) < started + seconds or len(tally.games) < asked.games:
        if not tally.running and now >= started + SETTLING * seconds:
            tally.running, begun, before = True, now, [meter() for meter in meters]
        say(f"{now - started:.0f} of {seconds:.0f} s, {tally.ever} choices")
        done, _ = await asyncio.wait(
            playing, timeout=min(0.1, seconds / 20), return_when=asyncio.FIRST_EXCEPTION
        )
        for task in done:
            task.result()  # raises what ended it
    tally.running = False
    seconds = perf_counter() - begun
    after = [meter() for meter in meters]
    spent = [
        None if then is None or now is None else now - then for then, now in zip(before, after, strict=True)
    ]
    return tally.figures(seconds, *spent)


def measure(asked: argparse.Namespace, say: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """The figures by tree, each the median of the rounds in which the trees took turns."""
    trees = {"now": (asked.source or ROOT / "src").resolve()}
    if asked.against:
        trees["before"] = unpack(ROOT, asked.against, ["src"], BELOW) / "src"
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in trees}
    for number in range(asked.rounds):
        for name in list(trees) if number % 2 == 0 else list(reversed(trees)):

            def named(words: str, place: str = f"round {number + 1} of {asked.rounds}, {name}: ") -> None:
                say(place + words)

            with served(trees[name], asked) as server:
                limit = asked.seconds + PATIENCE + asked.tables + asked.crowd / 20
                rounds[name].append(
                    asyncio.run(asyncio.wait_for(one_round(server, asked, named), timeout=limit))
                )
    return {name: summary(found) for name, found in rounds.items()}


def summary(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure, and what all rounds together counted."""
    made: dict[str, Any] = {}
    for figure in FIGURES:
        known = [one[figure] for one in rounds if one[figure] is not None]
        made[figure] = median(known) if known else None
    made["choices"] = sum(one["choices"] for one in rounds)
    made["games"] = sum(one["games"] for one in rounds)
    made["refused"] = {}
    for one in rounds:
        for reason, count in one["refused"].items():
            made["refused"][reason] = made["refused"].get(reason, 0) + count
    return made


# --- the command line -------------------------------------------------------------------------------------------


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What was asked for, within its limits."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="race", help="the game that is played (default race)")
    for name, (usual, _, most, said) in NUMBERS.items():
        said = f"{said}, at most {most:g} (default {usual:g})"
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=said)
    parser.add_argument(
        "--seed", type=int, default=1, help="of the players' chance; the server deals by its own"
    )
    parser.add_argument(
        "--database", default="", help="a file or a database URL; without: an empty SQLite file a round"
    )
    parser.add_argument(
        "--against", metavar="REV", default="", help="measure this commit's server, too, in turns"
    )
    parser.add_argument("--source", type=Path, help="the src folder of another tree, in place of this one's")
    parser.add_argument("--json", action="store_true", help="JSON on stdout, and nothing else there")
    asked = parser.parse_args(words)
    of_no_use = {"crowd": asked.tables < 2, "processes": "postgres" not in asked.database}
    for name, (_, least, most, _) in NUMBERS.items():
        value, most = getattr(asked, name), 0 if of_no_use.get(name) else most
        if not least <= value <= most:
            parser.error(f"--{name} {value:g} is not one of {least:g} to {most:g}")
    host = urlsplit(asked.database).hostname if "://" in asked.database else ""
    if (host or "") not in HERE:
        parser.error(f"database host {host} is not this machine; allowed are 127.0.0.1, localhost and ::1")
    if asked.source and not (asked.source / "cosmodrome/server").is_dir():
        parser.error(f"{asked.source} is no src folder with cosmodrome/server in it")
    return asked


def show(found: dict[str, dict[str, Any]], asked: argparse.Namespace) -> None:
    """A table of all figures for people."""
    from rich.console import Console
    from rich.table import Table as Grid

    title = f"{asked.tables} tables of two people, {asked.game}, {asked.seconds:g} s"
    if asked.think:
        title += f", thinking {asked.think:g} s"
    grid = Grid(title=title, caption=f"medians of {asked.rounds} rounds" if asked.rounds > 1 else None)
    grid.add_column("")
    for name in found:
        grid.add_column(name, justify="right")
    if len(found) > 1:
        grid.add_column("now / before", justify="right")
    for figure in FIGURES:
        values = [one[figure] for one in found.values()]
        cells = ["-" if value is None else f"{value:,.2f}" for value in values]
        if len(values) > 1:
            cells.append(f"{values[0] / values[1]:.2f}" if values[0] and values[1] else "-")
        grid.add_row(figure, *cells)
    for figure in ("choices", "games", "refused"):
        grid.add_row(figure, *(str(one[figure] or 0) for one in found.values()))
    Console().print(grid)


def main() -> None:
    """Measure what the command line asks for."""
    asked = read_arguments()
    try:
        if sys.stderr.isatty():
            from rich.console import Console

            with Console(stderr=True).status("starting") as status:
                found = measure(asked, status.update)
        else:
            found = measure(asked, lambda words: None)
    except CannotMeasure as error:
        sys.exit(str(error))
    except TimeoutError:
        sys.exit("the server stopped answering; the round was given up")
    if asked.json:
        facts = {
            name: getattr(asked, name) for name in ("game", "tables", "seconds", "rounds", "think", "against")
        }
        print(json.dumps({**facts, "trees": found}, indent=2))
    else:
        show(found, asked)


if __name__ == "__main__":
    main()
