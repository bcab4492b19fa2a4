"""How long people wait for bots: those of a table share their time until a person answers again."""

import random
from typing import Any

import pytest

from cosmodrome.bots.budget import Shared
from cosmodrome.server.bots import bot_seats
from cosmodrome.server.bots.minds import Asked, Said
from cosmodrome.server.bots.thinkers import Thinkers
from cosmodrome.server.table import table_bots
from tests.clock import Clock
from tests.server.conftest import House
from tests.server.people import play_on


def test_the_bots_of_a_table_share_their_time_until_a_person_answers(
    tiny: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "_LONGEST_THOUGHT", -1.0)  # one answer a thought
    patiences: list[float] = []
    think = Thinkers.think

    async def slowly(self: Thinkers, guest: str, asked: Asked) -> Said:
        patiences.append(round(asked.patience, 3))
        said = await think(self, guest, asked)
        clock.move(0.1)
        return said

    monkeypatch.setattr(Thinkers, "think", slowly)
    monkeypatch.setattr(table_bots, "_TURN", 0.8)
    _, _, seat = tiny.alone(bots=2, seed=1)
    assert play_on([seat], random.Random(2))
    assert max(patiences) == 0.16 and patiences.count(0.16) > 2, "anew after each answer of a person"
    less = [one for one, before in zip(patiences[1:], patiences, strict=False) if before == 0.16 != one]
    assert less and max(less) <= 0.14, "less after another bot"


def test_however_many_answers_there_are_they_end_in_time() -> None:
    shared, passed = Shared(1.0), 0.0
    parts: list[Any] = []
    for _ in range(100):
        parts.append(shared.part)
        passed += shared.part
        shared.spend(shared.part)
    assert parts == sorted(parts, reverse=True) and parts[0] == 0.2 and 0.99 < passed <= 1.0
    shared.spend(5)
    assert shared.part == 0
