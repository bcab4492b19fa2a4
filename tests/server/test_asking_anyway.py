"""Tables with rivals ask seats whose hidden cards leave them one answer; solo tables and old ones do not."""

import json
import random

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads, verify
from tests.server.conftest import open_house
from tests.server.people import hear_the_end, play_on
from tests.server.test_play import RandomBots


def test_a_table_with_rivals_asks_anyway_and_its_record_says_so(database: str) -> None:
    with open_house(database, GAMES, RandomBots()) as house:
        ada = house.visitor("Ada")
        table = ada.post("/api/play", {"game": "race", "bots": 1, "seed": 3}).json()["id"]
        seat, chance, alone = ada.sit(table), random.Random(4), 0
        while not play_on([seat], chance, most=1):
            decision = seat.update["decision"]
            alone += decision is not None and len(decision["options"]) == 1
        hear_the_end(seat)
        text = ada.get(f"/api/tables/{table}/record").text
    assert alone > 0
    assert json.loads(text.partition("\n")[0])["ask_anyway"] is True
    assert verify(GAMES["race"], loads(text, dict(GAMES))) is None


def test_a_solo_table_does_not(database: str) -> None:
    with open_house(database, GAMES, RandomBots()) as house:
        ada = house.visitor("Ada")
        table = ada.post("/api/play", {"game": "pocket_mars", "bots": 0, "seed": 3}).json()["id"]
        assert not house.hall._live[table].head.ask_anyway
