"""Faults of our own: an answer that cannot be stored or breaks the rules' code, a second server, a page that hangs."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import View
from cosmodrome.play.frames import Viewer
from cosmodrome.server.db import upkeep
from cosmodrome.server.db.log_writer import LogWriter
from cosmodrome.server.table.chat import Chat
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Pong
from cosmodrome.server.table.roster import Roster
from cosmodrome.server.table.showing import Showing
from cosmodrome.server.table.track import Track
from cosmodrome.server.table.watcher import Watcher
from tests.server.conftest import House, open_house, tiny_house
from tests.server.people import Hung, Seat, play_on
from tests.server.tiny_game import Tiny, TinyBots


def test_an_answer_that_cannot_be_stored_was_not_given(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = tiny.two()
    seat = ada.sit(table)
    before = tiny.snapshot(table)
    choices = [seat.ready()["options"][0]["key"]]

    async def full(*_given: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(LogWriter, "append", full)
        seat.send_choices(choices, request="a")
        assert seat.hear_reply("a")["reason"] == "server-error"
        assert tiny.snapshot(table) == before
    assert seat.choose(choices, request="a")["type"] == "accepted"


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(database: str) -> None:
    class Faulty(Tiny):
        broken = True

        def choose(self, state: Any, seat: int, choice: Any) -> None:
            super().choose(state, seat, choice)
            if self.broken:
                raise ZeroDivisionError("a fault in the rules")

    game = Faulty()
    with open_house(database, {"tiny": game}, TinyBots()) as house:
        table, ada, _ = house.two()
        seat = ada.sit(table)
        before = house.snapshot(table)
        choices = [seat.ready()["options"][0]["key"]]
        seat.send_choices(choices, request="a")
        assert seat.hear_reply("a")["reason"] == "server-error"
        assert house.snapshot(table) == before
        game.broken = False
        assert seat.choose(choices, request="a")["type"] == "accepted"


def test_two_servers_at_one_table_append_one_log(database: str) -> None:
    """A lost race on an entry's number is caught up with and looked at anew."""
    with tiny_house(database) as one, tiny_house(database) as other:
        table, ada, ben = one.two()
        elsewhere = ben.at(other)
        seats: list[Seat] = [ada.sit(table), elsewhere.sit(table)]
        for seat in seats:
            assert seat.choose([seat.ready()["options"][0]["key"]])["type"] == "accepted"
        logs = [house.hall._live[table].match.trail.answers for house in (one, other)]
        assert [entry.seat for entry in logs[1]] == [0, 1]
        assert logs[0] == logs[1][:1]
        # The first server has not heard of the second answer, and finds it when it wants to write.
        late = ben.sit(table)
        late.send_choices([late.ready()["options"][1]["key"]], request="late")
        assert late.hear_reply("late")["reason"] == "stale-question"
        assert logs[1] == one.hall._live[table].match.trail.answers


def test_tables_nobody_watches_are_let_go(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.server.hall.hall._MOST_LIVE", 2)
    table, ada, ben = tiny.two()
    seats = [ada.sit(table), ben.sit(table)]
    others = [ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"] for _ in range(4)]
    live = tiny.hall._live
    assert table in live and others[-1] in live and others[0] not in live
    assert ada.get(f"/api/tables/{others[0]}").json()["status"] == "open"
    assert play_on(seats, random.Random(4))


async def test_a_page_that_hangs_is_not_remembered_for() -> None:
    """It gets the newest state when it reads again, not every state; and its replies are limited."""

    class Moved(View):
        moves: int

    class StillShowing(Showing):
        def __init__(self) -> None:
            self.shown = Track(Moved(None, 0), 0)
            self.version = 0
            self.edition = 0
            self._shared = {}
            self._latest = None, None

        def track(self, viewer: Viewer) -> Track:
            return self.shown

        def description(self, player: str) -> bytes:
            return b"table"

        def asked(self, viewer: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
            return msgspec.Raw(b"null"), msgspec.Raw(b"null")

    class StillTable(LiveTable):
        def __init__(self) -> None:
            self.closed = False
            self.match = SimpleNamespace(course=None, ending=True)  # type: ignore[assignment]
            self.roster = Roster([])
            self.showing = self.still = StillShowing()
            self.chat = Chat(None, "")  # type: ignore[arg-type]

        def why_hidden(self, player: str) -> str:
            return ""

        def attendant(self, kind: object) -> Any:
            return SimpleNamespace(does=False)

        def move(self) -> None:
            self.still.version += 1
            self.still._shared.clear()
            self.still.shown.catch_up([], Moved(None, self.still.version))

    table = StillTable()
    watcher = Watcher(table, "", 0)
    hung, heard = asyncio.Event(), []

    async def send(message: bytes) -> None:
        await hung.wait()
        heard.append(message)

    sending = asyncio.create_task(watcher.send_all(send))
    for _ in range(1000):
        table.move()
        watcher.wake()
        await asyncio.sleep(0)
    assert [watcher.reply(Pong(0)) for _ in range(201)][-2:] == [200, 201]
    hung.set()
    while len(heard) < 203 and not sending.done():
        await asyncio.sleep(0)
    if sending.done():
        sending.result()  # which says why
    sending.cancel()
    updates = [message for message in heard if message.startswith(b'{"type":"update"')]
    assert len(updates) == 1 and b'[null,[{"seat":null,"moves":1000}]]' in updates[0]
    assert heard.count(b"table") == 1


@pytest.mark.parametrize("kept_by_bot", [False, True])
def test_a_table_deleted_beside_the_server_refuses_and_is_left(
    either: str, kept_by_bot: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """As by `cosmodrome admin`: who still answers there hears that the table is gone, and nothing is kept of it."""
    with tiny_house(either) as house:
        ada = house.visitor("Ada")
        if kept_by_bot:
            table = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
        else:
            table, ada, _ = house.two()
        seat = ada.sit(table)
        choices = [seat.ready()["options"][0]["key"]]
        assert house.call(house.hall.store.delete, [table]) == [table]
        seat.send_choices(choices, request="late")
        with pytest.raises(Hung, match="4404 no-such-table"):
            while True:
                assert seat.hear()["type"] != "accepted"
        assert ada.get(f"/api/tables/{table}").status_code == 404
        assert house.call(upkeep.strays, house.hall.store) == {}
    assert not caplog.records
