"""Two servers of one database: what happens through one is seen through the other, and either can go."""

import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.db.fanout import Fanout
from cosmodrome.server.table.table_bots import TableBots
from tests.clock import wait_until
from tests.server.conftest import House, open_house, tiny_house
from tests.server.people import Seat, hear_the_end, play_on, some_answer
from tests.server.server_process import ServerProcess
from tests.server.test_bots import ALONE, SlowBots
from tests.server.test_programs import made
from tests.server.tiny_game import TINY
from tests.services import ask_postgres

GAMES = {"tiny": TINY}


@pytest.fixture
def houses(postgres: str, told_by: str) -> Iterator[tuple[House, House]]:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        yield one, other


pytestmark = pytest.mark.postgres


def test_a_game_is_played_through_both(houses: tuple[House, House]) -> None:
    one, other = houses
    ada, ben = one.visitor("Ada"), other.visitor("Ben")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2, "seed": 7}).json()["id"]
    first = ada.sit(table)
    watching = other.visitor(None).sit(table)
    assert ben.post(f"/api/tables/{table}/join").json()["status"] == "playing"
    seats = [first, ben.sit(table)]
    first.hear_until(lambda message: message["type"] == "update")
    names = [seat["name"] for seat in first.table["seats"]]
    assert sorted(names) == ["Ada", "Ben"]
    # Each sees the other come and go, through whichever server.
    while not all(seat["online"] for seat in first.table["seats"]):
        first.hear()
    assert play_on(seats, random.Random(3))
    views = []
    for seat in (*seats, watching):
        while not seat.update or seat.awaited or seat.table["status"] != "over":
            seat.hear()
        views.append({**seat.update["view"], "hand": [], "seat": None})
    assert views[0]["points"] == views[1]["points"] == views[2]["points"]
    logs = [house.hall._known[table].match.trail.answers for house in houses]
    assert logs[0] == logs[1] and logs[0]


def test_a_new_name_and_an_empty_chair_are_told(houses: tuple[House, House]) -> None:
    one, other = houses
    ada, ben = one.visitor("Ada"), other.visitor("Ben")
    table = ada.opens(ben, seats=3)
    seat = ada.sit(table)
    ben.post("/api/me", {"name": "Benno"})
    while [each["name"] for each in seat.table["seats"]] != ["Ada", "Benno", ""]:
        seat.hear()
    ben.post(f"/api/tables/{table}/leave")
    while [each["name"] for each in seat.table["seats"]] != ["Ada", "", ""]:
        seat.hear()


def test_a_new_name_of_which_nobody_was_told_is_read(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(_self: Fanout, _text: str) -> None: ...

    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setattr(Fanout, "send", lost)
    monkeypatch.setattr("cosmodrome.server.hall.restraining._EVERY", 0.2)
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        table, ada, ben = one.two(seats=3, seed=None)
        seat = ada.sit(table)
        ben.at(other).post("/api/me", {"name": "Benno"})
        while [each["name"] for each in seat.table["seats"]] != ["Ada", "Benno", ""]:
            seat.hear()


def test_a_refusal_looks_first_whether_the_server_is_behind(
    postgres: str, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is told at all, as if every text got lost; then the page knows more than the server."""

    async def lost(_self: Fanout, _text: str) -> None: ...

    monkeypatch.setattr(Fanout, "send", lost)
    monkeypatch.setattr(
        "cosmodrome.server.hall.cluster.LEASE_SECONDS", 1000.0
    )  # so that nobody looks by themselves
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        ada, ben = one.visitor("Ada"), one.visitor("Ben")
        table = ada.post("/api/tables", {"game": "tiny", "seats": 2, "seed": 7}).json()["id"]
        behind = {person.cookie: Seat(person.at(other).line(table)) for person in (ada, ben)}
        for seat in behind.values():
            seat.hear()
        ben.post(f"/api/tables/{table}/join")
        assert other.hall._known[table].head.status == "open"
        people = {
            seat.update["seat"]: (person, seat) for person in (ada, ben) for seat in [person.sit(table)]
        }
        for _ in range(3):
            awaited = next(iter(people.values()))[1].awaited
            person, seat = people[awaited[0]]
            decision = seat.ready()
            known = len(other.hall._known[table].match.trail.answers)
            late = behind[person.cookie]
            late.send_choices([decision["options"][0]["key"]], decision["question"], f"mine {known}")
            assert late.hear_reply(f"mine {known}")["type"] == "accepted"
            # The first server is behind now: whoever asks through it is told how things are.
            people = {number: (each, each.sit(table)) for number, (each, _) in people.items()}


def test_bots_and_clocks_of_a_server_that_goes_are_taken_over(
    postgres: str, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tiny_house(postgres) as other:
        with tiny_house(postgres) as one:
            ada = one.visitor("Ada")
            table = ada.post("/api/play", {"game": "tiny", "bots": 2, "seed": 1}).json()["id"]
            ada.sit(table)
            seat = ada.at(other).sit(table)
            assert [house.hall._known[table].leads for house in (one, other)] == [True, False]
            # Answered here, and the bots of the other server go on.
            seat.choose([seat.ready()["options"][0]["key"]])
            seat.hear_until(lambda m: m["type"] == "update" and m["view"]["points"] != [0, 0, 0])
            one.die()
        other.look_who_is_there()
        assert other.hall._known[table].leads
        assert play_on([seat], random.Random(2))


_TELLS = """
import os
from cosmodrome.server.bots.thinkers import Thinkers
from cosmodrome.server.hall import cluster
cluster._BEATS = 30
think = Thinkers.think
async def told(self, guest, asked):
    with open({file!r}, "a") as file:
        print(os.getpid(), file=file)
    return await think(self, guest, asked)
Thinkers.think = told
"""
"""Whose bots are asked something writes down their process."""
THERE = "SELECT id FROM processes WHERE until > extract(epoch from clock_timestamp()) * 1000"
"""The processes that were heard of lately."""
LED = f"SELECT * FROM leases WHERE holder IN ({THERE})"
"""The tables that one of them runs."""


@pytest.mark.server
def test_a_server_that_stood_still_leaves_what_others_took_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("REDIS_URL", raising=False)
    file, chance = tmp_path / "thoughts", random.Random(1)
    first = _TELLS.format(file=str(file))

    def who_thinks() -> set[int]:
        """Of the next answers."""
        file.write_text("")
        for _ in range(4):
            seat.choose(some_answer(seat.ready(), chance))
        seat.ready()  # so the bot has answered, too
        return set(map(int, file.read_text().split()))

    with ServerProcess(postgres, first) as one, ServerProcess(postgres, first) as other:
        ada = one.client("Ada")
        wanted = {"game": "jump_drive", "bots": 1, "bot": "greedy", "seed": 1}
        table = ada.post("/api/play", json=wanted).json()["id"]
        here, seat = one.sit(ada, table), other.sit(ada, table)
        assert who_thinks() == {one.process.pid}
        one.process.send_signal(signal.SIGSTOP)
        try:
            ask_postgres(postgres, "UPDATE processes SET until = 0 WHERE id = (SELECT holder FROM leases)")
            wait_until(lambda: ask_postgres(postgres, LED), "nobody takes the table over")
            assert who_thinks() == {other.process.pid}
        finally:
            one.process.send_signal(signal.SIGCONT)
        assert ada.get(f"/api/tables/{table}").status_code == 200
        wait_until(lambda: len(ask_postgres(postgres, THERE)) == 2, "who stood still is not heard of again")
        assert who_thinks() == {other.process.pid}
        while here.ready()["question"] < seat.ready()["question"]:
            here.hear()


def test_bots_of_a_server_that_dies_go_on_where_nobody_looks(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setattr("cosmodrome.server.hall.unfinished_work._EVERY", 0.1)
    bots, stuck = SlowBots(), SlowBots()
    bots.may_answer.set()
    with open_house(postgres, GAMES, stuck) as one:
        ada = one.visitor("Ada")
        table = ada.post("/api/play", {"game": "tiny", "bots": 1, "seed": 1}).json()["id"]
        assert stuck.asked.wait(20)
        # Only now is there another one, which else might be the first to run the new table.
        with open_house(postgres, GAMES, bots) as other:
            other.look_who_is_there()
            assert other.hall.known(table) is None or not other.hall.known(table).match.trail.answers
            # Nobody hears any more what the bot says.
            one.call(one.hall.known(table).attendant(TableBots).rest)
            one.die()
            other.look_who_is_there()
            wait_until(
                lambda: other.hall.known(table) and other.hall.known(table).match.trail.answers,
                "the bot does not go on",
            )
            assert other.hall.known(table).leads
            stuck.may_answer.set()


@pytest.mark.sample(1)
def test_of_the_tables_of_bots_alone_one_a_guest_goes_on_at_whichever_server(
    postgres: str, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one looked at last, by whomever; what a program has opened is its owner's."""
    bots = SlowBots()
    with open_house(postgres, GAMES, bots) as one, open_house(postgres, GAMES, bots) as other:
        ada = one.visitor("Ada")
        rex, _ = made(ada)
        table, its = (each.post("/api/tables", ALONE).json()["id"] for each in (ada, rex))
        ada.sit(table)
        assert bots.asked.wait(20)
        seat = other.visitor(None).sit(its)
        wait_until(lambda: one.hall.known(table).paused, "the other process does not tell")
        bots.may_answer.set()
        hear_the_end(seat)
        assert one.hall.known(table).match.trail.answers == []
        # It is looked at there now, and goes on here, where its bots are.
        hear_the_end(other.visitor(None).sit(table))


def test_bots_that_trade_go_on_elsewhere_where_they_were(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What they planned is lost with their server; what they offered is in the book, and nobody offers it again."""
    monkeypatch.delenv("REDIS_URL", raising=False)

    def offers() -> list[tuple[int, str]]:
        """Of bots, in the first turn."""
        log = other.call(other.hall.store.answers, table)
        return [(entry.seat, entry.choice) for entry in log if entry.choice.startswith("offer:")]

    def trade(view: Any) -> bool:
        return bool(view["phase"] == "trade" and view["round"] == 1)

    with open_house(postgres) as other:
        with open_house(postgres) as one:
            ada = one.visitor("Ada")
            wanted = {"game": "sidereal", "bots": 3, "bot": "greedy", "seed": 7}
            table = ada.post("/api/play", wanted).json()["id"]
            ada.sit(table)
            seat = ada.at(other).sit(table)
            while not trade(seat.update["view"]):
                seat.choose(some_answer(seat.ready(), random.Random(1)))
                while not seat.has_news():
                    seat.hear()
            wait_until(offers, "no bot offers anything")
            before = offers()
            one.die()
        other.look_who_is_there()
        assert other.hall._known[table].leads
        # Whoever plays says that they are ready, and so are the bots, in their time.
        said = -1
        while trade(seat.update["view"]):
            decision = seat.update["decision"]
            ready = [option["key"] for option in decision["options"] if option["verb"] == "ready"]
            if ready and decision["question"] > said:
                said = decision["question"]
                seat.send_choices(ready, said)
            seat.hear()
        after = offers()
    assert before and after[: len(before)] == before and len(set(after)) == len(after)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_hint_is_asked_for_through_either_and_both_know_of_it(houses: tuple[House, House]) -> None:
    one, other = houses
    table, ada, ben = one.two(seed=3)
    seats = {0: ada.sit(table), 1: ben.sit(table)}
    awaited = seats[0].update["view"]["awaited"][0]
    question = {"question": seats[awaited].update["decision"]["question"]}
    here = (ada, ben)[awaited]
    there = here.at(other).post(f"/api/tables/{table}/hint", question)
    assert there.status_code == 200
    while seats[0].table["marks"] != ["hint"]:
        seats[0].hear()
    assert here.post(f"/api/tables/{table}/hint", question).json() == there.json()
