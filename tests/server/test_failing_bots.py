"""Bots that fail again and again stop, and say why: to people at their table, in the log, at /readyz and for a hint."""

import asyncio
import logging
import os
import random
import time
from typing import Any

import pytest

from cosmodrome.server.bots import bot_seats, thinkers
from cosmodrome.server.bots.thinkers import BotsFail, InProcess
from cosmodrome.server.table import facts, seating, table_bots
from cosmodrome.server.table.table_bots import TableBots
from tests.clock import wait_until
from tests.server.conftest import House, open_house, tiny_house
from tests.server.people import hear_the_end, play_on, play_to_the_end, some_answer
from tests.server.test_thinkers import asked, run
from tests.server.tiny_game import TINY, TinyBots


class Poison:
    """Kills the process that takes it out of a pickle."""

    def __reduce__(self) -> Any:
        return os._exit, (3,)


class Spoilt:
    """Comes out of no pickle."""

    def __reduce__(self) -> Any:
        return int, ("no number",)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that are begun."""
    found: list[int] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*words: Any, **more: Any) -> Any:
        process = await begin(*words, **more)
        found.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    return found


@pytest.mark.parametrize(("greeting", "why"), [(Poison(), "exit code 3"), (Spoilt(), "no number")])
def test_processes_that_die_at_once_are_begun_no_more(
    greeting: Any,
    why: str,
    begun: list[int],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    usual, now = thinkers.GREETING, [time.monotonic()]
    monkeypatch.setattr(thinkers, "GREETING", greeting)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    async def test() -> None:
        worker = InProcess()
        try:
            for _ in range(4):
                with pytest.raises(BotsFail, match=f"die at once: .*{why}"):
                    await worker.think(asked("t"))
            assert len(begun) == 3 and why in worker.stopped and why in caplog.text
            now[0] += 601  # one more now and then, for what has passed by itself
            with pytest.raises(BotsFail, match=why):
                await worker.think(asked("t"))
            assert len(begun) == 4
            now[0] += 601
            monkeypatch.setattr(thinkers, "GREETING", usual)
            assert (await worker.think(asked("t"))).answers and worker.stopped == ""
        finally:
            await worker.end()

    run(test)


@pytest.mark.parametrize(("state", "why"), [(Poison(), "die: exit code 3"), (Spoilt(), "no number")])
def test_what_kills_them_at_one_table_takes_them_from_no_other(
    state: Any, why: str, begun: list[int]
) -> None:
    async def test() -> None:
        worker = InProcess()
        try:
            wrong = asked("wrong")
            object.__setattr__(wrong, "state", state)
            for _ in range(2):
                with pytest.raises(BotsFail, match=why):
                    await worker.think(wrong)
            assert worker.stopped == "" and (await worker.think(asked("right"))).answers
        finally:
            await worker.end()

    run(test)


class SickBots(TinyBots):
    """None can be made while they are sick."""

    sick = True

    def make(self, game: Any, name: str, seed: int) -> Any:
        if self.sick:
            raise RuntimeError("no bot is well")
        return super().make(game, name, seed)


def test_a_table_whose_bots_fail_says_so_and_goes_on_when_they_are_well(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table_bots, "_FIRST_PAUSE", 0.001)
    bots = SickBots()
    with caplog.at_level(logging.ERROR), open_house(database, {"tiny": TINY}, bots) as house:
        table, ada, seat = house.alone(bot="first", seed=1)
        seat.see(lambda: seat.table["bots_stopped"] == "failing")
        assert ada.get(f"/api/tables/{table}").json()["bots_stopped"] == "failing"
        assert (
            f"the bots of table {table} answer no more: " in caplog.text and "no bot is well" in caplog.text
        )
        ready = ada.get("/readyz")
        assert (
            ready.status_code == 200
            and "at 1 of its tables: " in ready.text
            and "no bot is well" in ready.text
        )
        hint = ada.post(f"/api/tables/{table}/hint", {"question": seat.ready()["question"]})
        assert (hint.status_code, hint.json()["reason"]) == (503, "hint-failed")
        bots.sick = False
        seat = ada.sit(table)  # the page is loaded again
        assert seat.table["bots_stopped"] == "" and play_on([seat], random.Random(2))
        hear_the_end(seat)
        assert ada.get("/readyz").text == "ready\n"


@pytest.mark.postgres
def test_that_bots_fail_is_told_through_all_processes(
    postgres: str, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_bots, "_FIRST_PAUSE", 0.001)
    bots = SickBots()
    games = {"tiny": TINY}
    with open_house(postgres, games, bots) as one, open_house(postgres, games, bots) as other:
        table, ada, here = one.alone(bot="first", seed=1)
        here.see(lambda: here.table["bots_stopped"] == "failing")
        there = ada.at(other).sit(table)
        there.see(lambda: there.table["bots_stopped"] == "failing")
        # Another may lead it by now than began it: both know, and one of them was told.
        wait_until(
            lambda: sorted(house.hall.known(table).leads for house in (one, other)) == [False, True],
            "it is not run by one process",
        )
        bots.sick = False
        there = ada.at(other).sit(table)  # the page is loaded again
        there.see(lambda: there.table["bots_stopped"] == "")
        here.see(lambda: here.table["bots_stopped"] == "")
        play_to_the_end([there], 2)


@pytest.mark.postgres
def test_who_takes_over_a_table_lets_its_bots_try_again(
    postgres: str, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_bots, "_FIRST_PAUSE", 0.001)
    with tiny_house(postgres) as other:
        with open_house(postgres, {"tiny": TINY}, SickBots()) as one:
            ada = one.visitor("Ada")
            table = ada.post("/api/play", {"game": "tiny", "bots": 1, "bot": "first", "seed": 1}).json()["id"]
            ada.sit(table)
            seat = ada.at(other).sit(table)
            seat.see(lambda: seat.table["bots_stopped"] == "failing")
            one.die()
        other.look_who_is_there()
        seat.see(lambda: seat.table["bots_stopped"] == "")
        assert play_on([seat], random.Random(2))


def test_a_table_of_bots_that_play_for_ever_stops_and_says_so(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facts, "MOST_ROUNDS", 1)
    monkeypatch.setattr(bot_seats, "_MOST_ANSWERS", 1)
    ada = tiny.visitor("Ada")
    table = ada.opens(bots={"0": "first", "1": "first"}, seed=1)
    seat = ada.sit(table)
    seat.see(lambda: seat.table["bots_stopped"] == "endless")
    assert ada.get(f"/api/tables/{table}").json()["status"] == "playing"
    assert tiny.hall.known(table).attendant(TableBots).asked() == []
    # Where a person plays nobody is stopped: they may end the game.
    played = ada.post("/api/play", {"game": "tiny", "bots": 1, "bot": "first", "seed": 1}).json()["id"]
    mine = ada.sit(played)
    while mine.update["view"]["round"] == 0:
        mine.choose(some_answer(mine.ready(), random.Random(1)))
    assert mine.table["bots_stopped"] == ""
    # Until a bot keeps their seat.
    live = tiny.hall.known(played)

    async def keep() -> None:
        async with live.lock:
            await seating.stand_in(live, mine.update["seat"])

    tiny.call(keep)
    mine.see(lambda: mine.table["bots_stopped"] == "endless")
    assert live.attendant(TableBots).asked() == []
    assert ada.post(f"/api/tables/{played}/join").json()["bots_stopped"] == ""
