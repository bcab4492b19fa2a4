"""A bot that fails at a server, as anybody's may: the usual bot has its seat from then on, and people are told."""

import logging
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.bots import NAMED_BY, catalogue
from cosmodrome.bots.bot import Bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import Setup, View
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server.bots.minds import Asked, Minds
from tests.server.conftest import House, open_house, tiny_house
from tests.server.people import Seat, play_on, play_to_the_end
from tests.server.tiny_game import CheatingBot, FirstBot, TinyBots

FAILING = """
import os, time
from cosmodrome.bots.bot import Bot

class Gone(Bot):
    def choose(self, view, decision):
        os._exit(3)

class NeverMade(Bot):
    def __init__(self, seed, game):
        os._exit(4)

    def choose(self, view, decision):
        return decision.options[0]

class Asleep(Bot):
    def choose(self, view, decision):
        time.sleep(1000)
"""


class UnmadeBot(FirstBot):
    """None can be made."""

    def __init__(self) -> None:
        raise RuntimeError("this bot cannot be made")


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of somebody's, known in every process."""
    file = tmp_path / "failing.py"
    file.write_text(FAILING)
    monkeypatch.setenv(NAMED_BY, "{}")
    for name in ("Gone", "NeverMade", "Asleep"):
        catalogue.register(name.lower(), f"{file}:{name}")


def play_out(seat: Seat) -> None:
    play_to_the_end([seat], 2)


def sitters(seat: Seat) -> list[str]:
    return [each["name"] for each in seat.table["seats"]]


@pytest.mark.parametrize("kind", [None, CheatingBot, UnmadeBot])
def test_the_usual_bot_has_the_seat_of_one_that_fails(
    tiny: House, kind: type | None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if kind is not None:
        monkeypatch.setitem(TinyBots.BOTS, "broken", kind)
    ada = tiny.visitor("Ada")
    with caplog.at_level(logging.ERROR):
        table = ada.post("/api/play", {"game": "tiny", "bots": 2, "bot": "broken", "seed": 1}).json()["id"]
        seat = ada.sit(table)
        play_out(seat)
    assert sorted(seat.table["bots_failed"]) == [[1, "broken"], [2, "broken"]]
    assert sitters(seat)[1:] == ["first", "first"] and seat.table["bots_stopped"] == ""
    failures = [each.getMessage() for each in caplog.records if "in seat 3 " in each.getMessage()]
    assert len(failures) == 1 and "broken" in failures[0].lower() + "broken" * (kind is CheatingBot)
    assert f"at table {table} first goes on for bot broken" in caplog.text
    # The record has both names, as of a seat that was handed on.
    formers = [(each["seat"], each["kind"], each["name"]) for each in seat.table["formers"]]
    assert sorted(formers) == [(1, "bot", "broken"), (2, "bot", "broken")]
    assert ada.get(f"/api/tables/{table}/record").text.count("broken / first") >= 2


def test_of_a_seat_that_a_person_has_again_no_bot_is_told(tiny: House) -> None:
    table, ada, ben = tiny.two(seed=1)
    here = ada.sit(table)
    ben.post(f"/api/tables/{table}/leave")
    left = next(each["seat"] for each in here.table["seats"] if not each["you"])
    assert ada.post(f"/api/tables/{table}/bot", {"seat": left, "bot": "broken"}).status_code == 200
    while left not in here.awaited:
        assert not play_on([here], random.Random(3), 1)
    here.see(lambda: here.table["bots_failed"] == [[left, "broken"]])
    back = ben.post(f"/api/tables/{table}/join")
    assert back.status_code == 200 and back.json()["bots_failed"] == [], back.text
    here.see(lambda: here.table["bots_failed"] == [])


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize("bot", ["gone", "nevermade"])
def test_a_bot_that_ends_its_process_is_found_among_others_and_replaced(database: str, bot: str) -> None:
    with open_house(database, bot_processes=1) as house:
        ada = house.visitor("Ada")
        table = ada.opens(game="jump_drive", seats=3, seed=1, bots={"1": "greedy", "2": bot})
        seat = ada.sit(table)
        play_out(seat)
        assert seat.table["bots_failed"] == [[2, bot]]
        assert sitters(seat)[1:] == ["greedy", "search"] and seat.table["bots_stopped"] == ""
        assert ada.get("/readyz").text == "ready\n"


def test_one_that_thinks_too_long_is_replaced(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    awake = threading.Event()

    class Asleep(FirstBot):
        def choose(self, view: View, decision: Decision) -> Choice:
            awake.wait()
            return super().choose(view, decision)

    monkeypatch.setitem(TinyBots.BOTS, "asleep", Asleep)
    try:
        with tiny_house(database, bot_seconds=0.05) as house:
            ada = house.visitor("Ada")
            table = ada.opens(seats=3, seed=1, bots={"1": "first", "2": "asleep"})
            seat = ada.sit(table)
            play_out(seat)
            assert seat.table["bots_failed"] == [[2, "asleep"]] and sitters(seat)[1:] == ["first", "first"]
            awake.set()
    finally:
        awake.set()


@pytest.mark.usefixtures("failing")
def test_the_process_of_one_that_thinks_too_long_is_ended(database: str) -> None:
    with open_house(database, bot_processes=1, bot_seconds=0.5) as house:
        _, _, seat = house.alone(game="jump_drive", bot="asleep", seed=1)
        play_out(seat)
        assert [bot for _, bot in seat.table["bots_failed"]] == ["asleep"]


class BrokenTrader(Bot):
    """Fails where anybody may act."""

    def choose(self, view: View | None, decision: Decision) -> Choice:
        raise RuntimeError("this bot cannot trade")


def test_where_anybody_may_act_one_that_fails_is_told_too() -> None:
    game = GAMES["sidereal"]
    state = game.new(Setup(4, 1, game.meta.read_options({}, 4)))
    while game.time(state) is None:
        seat = game.awaited(state)[0]
        game.choose(state, seat, game.options(state, seat)[0])
    acting = game.may_act(state)
    last = acting[-1]

    class Maker(TinyBots):
        def make(self, game: Any, name: str, seed: int) -> Any:
            return BrokenTrader(seed, game) if name == "broken" else catalogue.make(game, name, seed)

    bots = {seat: ("broken" if seat == last else "passive", seat) for seat in acting}
    said = Minds(Maker()).answer(Asked("t", game, game.copy(state), bots, acting, "passive"))
    assert said.failed == last and len(said.answers) == len(acting) - 1
    alone = Minds(Maker()).answer(Asked("t", game, game.copy(state), bots, [last]))
    assert alone.failed is None and alone.answers == [(last, None)], "nobody could go on for it"


@pytest.mark.postgres
def test_that_a_bot_was_replaced_is_told_through_all_processes(postgres: str, told_by: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        table, ada, here = one.alone(bot="broken", seed=1)
        there = ada.at(other).sit(table)
        play_out(there)
        here.see(lambda: here.table["bots_failed"] == [[1, "broken"]])
        assert there.table["bots_failed"] == [[1, "broken"]]
