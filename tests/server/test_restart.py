"""The log is the truth: after a restart every table is as it was, finished ones shown from their record."""

import json
import random
import sqlite3
import time
from contextlib import closing
from typing import Any

import msgspec
import pytest

from cosmodrome.core.game import Game
from cosmodrome.server.db import clocks
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.table.live_table import LiveTable
from tests.server.conftest import House, open_house
from tests.server.people import Seat, hear_the_end, play_on
from tests.server.tiny_game import TINY, Tiny, TinyBots


def again(database: str, game: Game[Any] = TINY) -> Any:
    return open_house(database, {"tiny": game}, TinyBots())


def start(house: House, seed: int = 7) -> tuple[str, list[str]]:
    """A table of two people; its id and their cookies."""
    table, ada, ben = house.two(seed=seed)
    return table, [ada.cookie, ben.cookie]


def come_back(house: House, table: str, cookies: list[str], since: int = 0) -> list[Seat]:
    seats = []
    for cookie in cookies:
        visitor = house.visitor(None)
        visitor.cookie = cookie
        seats.append(visitor.sit(table, since))
    return seats


def test_a_game_goes_on_after_every_answer(database: str) -> None:
    with again(database) as house:
        table, cookies = start(house)
    chance = random.Random(5)
    over, known = False, None
    while not over:
        with again(database) as house:
            seats = come_back(house, table, cookies)
            if known is not None:
                assert [seat.update for seat in seats] == known
            over = play_on(seats, chance, most=1)
            # What everyone sees now is what they shall see after the restart.
            known = [seat.update for seat in come_back(house, table, cookies)]
    with again(database) as house:
        ended = come_back(house, table, cookies)
        assert [seat.update for seat in ended] == known
        assert ended[0].table["status"] == "over"
        assert house.hall._live[table].match.state is None


def test_a_finished_game_is_shown_without_its_rules(database: str) -> None:
    """Whatever becomes of the rules, the past stays as it was."""

    class Changed(Tiny):
        meta = msgspec.structs.replace(TINY.meta, version=2)

        def new(self, setup: Any, log: Any = None) -> Any:
            raise AssertionError("a finished game was simulated again")

    with again(database) as house:
        table, cookies = start(house)
        seats = come_back(house, table, cookies)
        play_on(seats, random.Random(1))
        for seat in seats:
            hear_the_end(seat)
        shown = [seat.update for seat in come_back(house, table, cookies)]
        record = house.visitor(None).get(f"/api/tables/{table}/record").text
    with again(database, Changed()) as house:
        assert [seat.update for seat in come_back(house, table, cookies)] == shown
        assert house.visitor(None).get(f"/api/tables/{table}/record").text == record
        (spectator,) = come_back(house, table, [""])
        assert spectator.update["view"]["hand"] == []
        dealt = [event for event in spectator.update["events"] if event["event"] == "dealt"]
        assert [event["cards"] for event in dealt] == [None, None]


def from_before_snapshots(database: str) -> None:
    """As if the tables had been played before there were snapshots."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for kept in ("snapshots", "chapters"):
            assert connection.execute(f"DELETE FROM {kept}").rowcount


def test_a_running_game_of_other_rules_without_a_snapshot_is_not_continued(database: str) -> None:
    class Changed(Tiny):
        meta = msgspec.structs.replace(TINY.meta, version=2)

    with again(database) as house:
        table, cookies = start(house)
        play_on(come_back(house, table, cookies), random.Random(1), most=3)
        assert house.visitor(None).get(f"/api/tables/{table}/record").json()["reason"] == "game-not-over"
    from_before_snapshots(database)
    with again(database, Changed()) as house:
        anybody = house.visitor(None)
        assert [head["status"] for head in anybody.get("/api/tables").json()] == ["ended"]
        ada = house.visitor(None)
        ada.cookie = cookies[0]
        (own,) = ada.get("/api/me/tables").json()
        assert (own["status"], own["your_turn"]) == ("ended", False)
        seat = ada.sit(table)
        assert seat.table["status"] == "ended"
        seat.send_choices(["pass"], 0, "late")
        refused = seat.hear_reply("late")
        assert (refused["reason"], refused["facts"]) == ("other-version", {"version": 1, "expected": 2})
        header, *answers, end = map(json.loads, anybody.get(f"/api/tables/{table}/record").text.splitlines())
        assert (header["game"], header["version"], header["seed"]) == ("tiny", 1, 7)
        assert len(answers) == end["end"] == 3 and all(set(line) == {"seat", "choice"} for line in answers)
    with again(database) as house:
        assert house.visitor(None).get(f"/api/tables/{table}").json()["status"] == "playing"


def test_a_table_that_waits_for_people_is_begun_by_the_rules_of_today(database: str) -> None:
    class Changed(Tiny):
        meta = msgspec.structs.replace(TINY.meta, version=2)

    with again(database) as house:
        table = house.visitor("Ada").post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    for _ in range(2):
        with again(database, Changed()) as house:
            ben = house.visitor("Ben")
            ben.post(f"/api/tables/{table}/join")
            assert ben.get(f"/api/tables/{table}").json()["status"] == "playing"


@pytest.mark.parametrize("damage", ["play:card_nowhere", "dance"])
def test_a_log_that_does_not_replay_is_refused_in_words(database: str, damage: str) -> None:
    with again(database) as house:
        table, cookies = start(house)
        play_on(come_back(house, table, cookies), random.Random(1), most=2)
    from_before_snapshots(database)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE answers SET choice = ? WHERE seq = 1", (damage,))
    with again(database) as house:
        said = house.visitor(None).get(f"/api/tables/{table}")
        assert (said.status_code, said.json()["reason"]) == (500, "cannot-continue")
        assert "entry 1" in said.json()["facts"]["detail"]


def test_the_lobby_tells_whose_turn_it_is_at_tables_that_nobody_has_opened(database: str) -> None:
    with again(database) as house:
        table, cookies = start(house)
    with again(database) as house:
        visitor = house.visitor(None)
        shown = [each["your_turn"] for each in visitor.get("/api/tables").json()]
        assert shown == [False] and house.hall.known(table) is None
        visitor.cookie = cookies[0]
        assert [each["your_turn"] for each in visitor.get("/api/tables").json()] == [True]


def owing(database: str, tables: int) -> tuple[list[str], str]:
    """Tables whose bots owe an answer, as if the server had been killed right after the person's; and their cookie."""
    with again(database) as house:
        ada, found = house.visitor("Ada"), []
        for _ in range(tables):
            found.append(ada.post("/api/play", {"game": "tiny", "bots": 2, "seed": 1}).json()["id"])
            seat = ada.sit(found[-1])
            seat.choose([seat.ready()["options"][0]["key"]])
            seat.hear_until(lambda m: m["type"] == "update" and m["view"]["points"] != [0, 0, 0])
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM answers WHERE choice NOT LIKE 'play:%' OR request = ''")
        connection.execute("UPDATE answers SET seq = 0")
    return found, ada.cookie


def test_bots_that_owe_an_answer_continue(database: str) -> None:
    (table,), cookie = owing(database, 1)
    with again(database) as house:
        (seat,) = come_back(house, table, [cookie])
        if seat.update["view"]["points"] == [0, 0, 0]:  # or they have answered before somebody looked
            seat.hear_until(lambda m: m["type"] == "update" and m["view"]["points"] != [0, 0, 0])


def test_bots_continue_where_nobody_comes_back_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some tables at a time, each once, and not those that changed long ago, or of which all seats are bots'."""
    monkeypatch.setattr("cosmodrome.server.hall.unfinished_work._EVERY", 0.05)
    monkeypatch.setattr("cosmodrome.server.hall.unfinished_work._AT_ONCE", 2)
    tables, _ = owing(database, 7)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET touched = touched - 31 * 86400 WHERE id = ?", (tables[0],))
        connection.execute(
            "UPDATE places SET kind = 'bot', bot = 'first', player = '' WHERE table_id = ?", (tables[1],)
        )
    woken: list[str] = []
    portions: list[int] = []
    table, left_with_bots = Hall.table, clocks.left_with_bots

    async def counted(hall: Hall, table_id: str) -> LiveTable:
        woken.append(table_id)
        return await table(hall, table_id)

    async def portion(store: Store, *given: Any) -> Any:
        portions.append(len(woken))
        return await left_with_bots(store, *given)

    monkeypatch.setattr(Hall, "table", counted)
    monkeypatch.setattr(clocks, "left_with_bots", portion)
    with again(database) as house:
        until = time.monotonic() + 20
        while not all(
            known(house, each) and len(known(house, each).match.trail.answers) > 1 for each in tables[2:]
        ):
            assert time.monotonic() < until, "bots wait for somebody to come"
            time.sleep(0.02)
        time.sleep(0.2)
        assert known(house, tables[0]) is None and known(house, tables[1]) is None
    assert sorted(woken) == sorted(tables[2:])
    assert portions == [0, 2, 4]


def known(house: House, table: str) -> Any:
    return house.hall.known(table)


def test_a_request_is_remembered_over_a_restart(database: str) -> None:
    with again(database) as house:
        table, cookies = start(house)
        ada, _ = come_back(house, table, cookies)
        choices = [ada.ready()["options"][0]["key"]]
        assert ada.choose(choices, request="mine")["type"] == "accepted"
    with again(database) as house:
        ada, _ = come_back(house, table, cookies)
        ada.send_choices(choices, 0, "mine")
        assert ada.hear_reply("mine")["type"] == "accepted"
        assert len(house.hall._live[table].match.trail.answers) == 1
