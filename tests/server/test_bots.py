"""Bots at a table: a broken one plays on with its first option, and nobody waits for one that thinks long."""

import logging
import random
import threading
from typing import Any

import pytest

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from tests.server.conftest import House, open_house
from tests.server.people import hear_the_end, play_on
from tests.server.tiny_game import TINY, TinyBots


@pytest.mark.parametrize("bot", ["broken", "cheating"])
def test_a_bot_that_fails_does_not_stop_the_table(
    tiny: House, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = tiny.visitor("Ada")
    with caplog.at_level(logging.ERROR):
        seat = ada.sit(ada.post("/api/play", {"game": "tiny", "bots": 2, "bot": bot, "seed": 1}).json()["id"])
        assert play_on([seat], random.Random(2))
        hear_the_end(seat)
    assert "bot in seat 1" in caplog.text


class SlowBots(TinyBots):
    """Bots that answer only once they are let."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.asked = threading.Event()

    def make(self, game: Any, told: str, seed: int) -> Any:
        bots = self

        class SlowBot:
            def choose(self, view: Any, decision: Decision) -> Choice:
                bots.asked.set()
                assert bots.may_answer.wait(20)
                return decision.options[0]

        return SlowBot()


def test_nobody_waits_for_a_bot_that_thinks(database: str) -> None:
    bots = SlowBots()
    with open_house(database, {"tiny": TINY}, bots) as house:
        ada = house.visitor("Ada")
        seat = ada.sit(ada.post("/api/play", {"game": "tiny", "bots": 1, "bot": "first", "seed": 1}).json()["id"])
        assert bots.asked.wait(20)
        # The bot is at its sealed answer; mine is taken in all the same, and so is other people's business.
        assert seat.choose([seat.ready()["options"][0]["key"]])["type"] == "accepted"
        assert seat.awaited == [1]
        assert ada.get("/api/health").json()["ok"]
        bots.may_answer.set()
        seat.hear_until(lambda m: m["type"] == "update" and m["view"]["points"] != [0, 0])
        assert play_on([seat], random.Random(2))
