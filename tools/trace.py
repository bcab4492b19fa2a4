"""How far one answer goes: the files and functions it enters, and how often a call crosses from file to file.

    python tools/trace.py                  one answer in Race, one offer in Sidereal Confluence, one sign-in
    python tools/trace.py --list offer     and what the offer enters, file by file
    python tools/trace.py --json

Counted are calls of this package in a server process, from the arrival of a message or request to the last update or
answer it sends. The rules are interpreted; two people play Race, four trade, no bots; one process, on a file of
SQLite. The same is done several times, and what is not entered each time is left out; so are the keepers, who look
round now and then. A crossing is a call whose nearest caller in the package is of another file.
"""

import argparse
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.people import Seat, answer_by_chance, some_answer  # noqa: E402
from tests.server.server_process import ServerProcess  # noqa: E402

TIMES: Final = 5
"""As often is each thing done; the first time, what is made once is made, and it does not count."""
BEFORE: Final = 12
"""Answers given at a table of Race before: most of what a game has by then is there."""
SECONDS: Final = 0.3
"""So long after the last update it is waited for what takes thought to say."""
KEEPERS: Final = ("server/garbage.py", "server/hall/keeper.py", "server/hall/cluster.py")
"""What goes on by itself begins in these."""
OWN_ROOMS: Final = ("server", "play")
_TRACE = """
import dis, json, secrets, signal, sys, threading
secrets.token_hex = lambda size: size * "5f"  # each deal is the same
home, keepers, heard, begins, on = {home!r}, {keepers!r}, [], dict(), [False]
inner = {{"<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"}}
def first(code):
    if code not in begins:
        begins[code] = next((each.offset for each in dis.get_instructions(code) if each.opname == "RESUME"), 0)
    return begins[code]
def look(frame, kind, _):
    code = frame.f_code
    if not on[0] or kind != "call" or not code.co_filename.startswith(home) or code.co_name in inner:
        return
    if frame.f_lasti > first(code):  # a coroutine that goes on
        return
    way, caller = [code.co_filename], frame.f_back
    while caller is not None:
        if caller.f_code.co_filename.startswith(home):
            way.append(caller.f_code.co_filename)
        caller = caller.f_back
    file, *came = (each[len(home):] for each in way)
    if not any(each in keepers for each in came):
        heard.append([file, code.co_qualname, came[0] if came else ""])
def tell():
    with open({told!r}, "w") as out:
        json.dump(heard, out)
        out.write("\\n")
def begin(*_):
    heard.clear()
    tell()
    on[0] = True
    sys.setprofile(look)
def end(*_):
    sys.setprofile(None)
    on[0] = False
    tell()
signal.signal(signal.SIGUSR1, begin)
signal.signal(signal.SIGUSR2, end)
threading.setprofile(look)
"""

Act = Callable[[], None]
Call = tuple[str, str, str]
"""The file and name of a function, and the file it was called from; "" where nothing of the package called it."""


@dataclass
class Way:
    """What one thing enters."""

    calls: list[Call]

    def files(self, *rooms: str) -> set[str]:
        return {file for file, _, _ in self._of(rooms)}

    def functions(self, *rooms: str) -> set[tuple[str, str]]:
        return {(file, name) for file, name, _ in self._of(rooms)}

    def crossings(self, *rooms: str) -> int:
        """With rooms named: those from one of their files to another."""
        within = [call for call in self._of(rooms) if not rooms or _room(call[2]) in rooms]
        return sum(came not in ("", file) for file, _, came in within)

    def _of(self, rooms: tuple[str, ...]) -> list[Call]:
        return [call for call in self.calls if not rooms or _room(call[0]) in rooms]

    def figures(self) -> dict[str, int]:
        return {
            "files": len(self.files()),
            "functions": len(self.functions()),
            "crossings": self.crossings(),
            "server_files": len(self.files(*OWN_ROOMS)),
            "server_functions": len(self.functions(*OWN_ROOMS)),
            "server_crossings": self.crossings(*OWN_ROOMS),
        }


def _room(file: str) -> str:
    return file.partition("/")[0]


class Traced:
    """A server that writes down its calls between two signals."""

    def __init__(self, folder: Path) -> None:
        self.told = folder / "calls.json"
        home = str(ROOT / "src/cosmodrome") + "/"
        first = _TRACE.format(home=home, keepers=KEEPERS, told=str(self.told))
        self.server = ServerProcess(str(folder / "tables.sqlite"), first, anew=True)

    def calls_of(self, act: Act, seconds: float) -> list[Call]:
        """Those until an act is done, and for so long after."""
        self._signal(signal.SIGUSR1)
        act()
        time.sleep(seconds)
        return [(file, name, came) for file, name, came in self._signal(signal.SIGUSR2)]

    def _signal(self, number: signal.Signals) -> list[list[str]]:
        """What the server says it has heard, when told to begin or to end."""
        self.told.unlink(missing_ok=True)
        self.server.process.send_signal(number)
        while not (self.told.exists() and (text := self.told.read_text()).endswith("\n")):
            time.sleep(0.01)
        heard: list[list[str]] = json.loads(text)
        return heard


def common(ways: list[list[Call]]) -> Way:
    """The shortest of these ways, without the functions that not each of them enters."""
    always = set.intersection(*({call[:2] for call in way} for way in ways))
    return Way(min(([call for call in way if call[:2] in always] for way in ways), key=len))


def seated(server: ServerProcess, game: str, seats: int, options: dict[str, Any]) -> list[Seat]:
    """A table of people that has begun."""
    people = [server.client(f"Guest {number}") for number in range(seats)]
    wanted = {"game": game, "seats": seats, "options": options}
    made = people[0].post("/api/tables", json=wanted)
    assert made.status_code < 300, made.text
    table = made.json()["id"]
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", json={}).status_code < 300
    return [server.sit(person, table) for person in people]


def answer(server: ServerProcess, _: int) -> Act:
    """The last answer that an action phase of Race waits for, so that the phases follow."""
    seats, chance, given = seated(server, "race", 2, {}), random.Random(5), 0
    by_seat = {seat.update["seat"]: seat for seat in seats}
    leader = seats[0]
    while given < BEFORE or len(leader.awaited) != 1:
        leader = by_seat[leader.awaited[0]]
        given += answer_by_chance(leader, chance)
    actor = by_seat[leader.awaited[0]]
    drained(seats)
    return partial(_choose, seats, actor, some_answer(actor.ready(), chance))


def offer(server: ServerProcess, _: int) -> Act:
    """An offer to all others in Sidereal Confluence: a good for another one."""
    seats = seated(server, "sidereal", 4, {"species": "random"})
    seat = seats[0]
    seat.ready()
    drained(seats)
    own = seat.update["seat"]
    good = next(iter(seat.update["view"]["players"][own]["goods"]))
    asked = "brown" if good != "brown" else "white"
    moves = [{"goods": {good: 1}, "giver": own}, {"goods": {asked: 1}, "receiver": own}]
    return partial(_choose, seats, seat, ["offer:" + json.dumps({"moves": moves, "to": []})])


def drained(seats: list[Seat]) -> None:
    """All that has been sent to them is heard: news may follow a reply, but not the next one."""
    for seat in (*seats, *seats):
        seat.say({"type": "ping"})
        seat.hear_until(lambda message: message["type"] == "pong")


def _choose(seats: list[Seat], actor: Seat, choices: list[str]) -> None:
    """Until everybody has heard of it."""
    assert actor.choose(choices)["type"] == "accepted"
    for other in seats:
        if other is not actor:
            other.hear_until(lambda message: message["type"] == "update" and message["frames"])


def sign_in(server: ServerProcess, number: int) -> Act:
    """Somebody with an account signs in with name and password, from a browser of a guest."""
    account = {"name": f"Ada {number}", "password": "a long word of mine"}
    assert server.client("Guest").post("/api/account", json=account).status_code < 300
    return partial(_post, server.client("Guest"), "/api/account/sign-in", account)


def _post(client: httpx.Client, path: str, body: dict[str, Any]) -> None:
    assert client.post(path, json=body).status_code < 300


WAYS: Final[dict[str, Callable[[ServerProcess, int], Act]]] = {
    "answer": answer,
    "offer": offer,
    "sign-in": sign_in,
}


def traced(*names: str, times: int = TIMES, seconds: float = SECONDS) -> dict[str, Way]:
    """The ways of these names, all if there are none, each gone so often."""
    with tempfile.TemporaryDirectory() as folder:
        found = Traced(Path(folder))
        with found.server:
            return {
                name: common(
                    [found.calls_of(WAYS[name](found.server, at), seconds) for at in range(times)][1:]
                )
                for name in names or WAYS
            }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--list", choices=WAYS, help="say also what this one enters, file by file")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    ways = traced()
    figures = {name: way.figures() for name, way in ways.items()}
    if asked.json:
        print(json.dumps(figures, indent=1))
        return
    for name, each in figures.items():
        print(
            f"{name}: {each['files']} files, {each['functions']} functions, {each['crossings']} crossings;",
            end=" ",
        )
        print(
            f"server and play: {each['server_files']}, {each['server_functions']}, {each['server_crossings']}"
        )
    if asked.list:
        way = ways[asked.list]
        for file in sorted(way.files()):
            print(file)
            for at, name in sorted(way.functions()):
                if at == file:
                    count = sum(call[:2] == (at, name) for call in way.calls)
                    print(f"    {name}" + (f" x {count}" if count > 1 else ""))


if __name__ == "__main__":
    main()
