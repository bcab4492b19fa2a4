"""Attacks from one address get no more than the limits allow, and others play on; `tools/attacks.py` tells how soon."""

import asyncio
import random

import pytest
from tools.attacks import LIMITS, attack, honest, play_on, rate_many, sit_down, within_limits
from tools.load import Tally

from cosmodrome.server.bots.thinkers import usual_processes
from tests.server.attacks import ATTACKS
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.server
_AT_MOST = 60.0
"""Seconds after which an attack ends that is not told to."""


@pytest.mark.parametrize("name", ["games", "crowd"])
@pytest.mark.sample(1)
def test_bots_answer_people_while_others_have_all_the_games_allowed(database: str, name: str) -> None:
    chance, home = random.Random(1), "127.0.0.2"
    with ServerProcess(database, limits=LIMITS, bot_processes=usual_processes()) as server:
        ada = server.client("Ada", home)
        seat = sit_down(server, ada, "race", "greedy", home)
        play_on(seat, chance)
        with attack(name, server.port, _AT_MOST) as going:
            for _ in range(10):
                if not seat.awaited:
                    seat = sit_down(server, ada, "race", "greedy", home)
                play_on(seat, chance)
            found = going.stopped()
    assert found["games"] > 5 and found["answers"] > 0


@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.sample(6)
def test_an_attack_gets_what_the_limits_allow_and_others_play_on(database: str, name: str) -> None:
    if name == "leaders":
        asyncio.run(rate_many(database))
    with ServerProcess(database, limits=LIMITS, bot_processes=usual_processes()) as server:
        found: dict[str, int] = {}

        async def meanwhile(tally: Tally) -> None:
            with attack(name, server.port, _AT_MOST) as going:
                wanted = tally.ever + 10
                while tally.ever < wanted:
                    await asyncio.sleep(0.02)
                found.update(await asyncio.to_thread(going.stopped))
            assert tally.refused == {}

        asyncio.run(honest(server.port, 3, 0.2, meanwhile))
    assert within_limits(name, found), found
