"""Solo tables: one seat and nobody else, with or without a winner at the end."""

import random

import pytest

from cosmodrome.play.record import loads, verify
from cosmodrome.server.settings import Deck
from tests.server.conftest import House, tiny_house
from tests.server.people import play_on, play_to_the_end
from tests.server.tiny_game import CARDS, TINY

DEAR = Deck("dear", {"game": "tiny", "worth": dict.fromkeys(CARDS, 5)})
PLAY = ("/api/play", {"game": "tiny", "bots": 0, "seed": 1})
TABLE = ("/api/tables", {"game": "tiny", "seats": 1, "seed": 1})


@pytest.mark.parametrize(("path", "wanted"), [PLAY, TABLE])
@pytest.mark.parametrize(("decks", "winners"), [((), []), ((DEAR,), [0])], ids=["lost", "won"])
def test_a_solo_game(
    database: str, path: str, wanted: dict[str, object], decks: tuple[Deck, ...], winners: list[int]
) -> None:
    with tiny_house(database, decks=decks, open_seeds=False) as house:
        ada = house.visitor("Ada")
        table = ada.post(path, wanted).json()["id"]
        seat = ada.sit(table)
        assert seat.table["status"] == "playing" and len(seat.table["seats"]) == 1
        play_to_the_end([seat], 2)
        record = loads(ada.get(f"/api/tables/{table}/record").text, {"tiny": TINY})
        assert record.header.seats == 1 and record.header.players == ["Ada"] and verify(TINY, record) is None
        assert record.events[-1].winners == winners  # type: ignore[attr-defined]
        assert [wanted["status"] for wanted in ada.get("/api/me/tables").json()] == ["over"]
    with tiny_house(database) as house:
        ada = house.visitor(None)
        assert ada.sit(table).update["view"]["awaited"] == []


def test_a_solo_table_that_is_left_can_be_taken_up_again(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = ada.post(*PLAY).json()["id"]
    ada.post(f"/api/tables/{table}/leave")
    assert ada.post(f"/api/tables/{table}/join").json()["seats"][0]["away"] is False
    assert play_on([ada.sit(table)], random.Random(2))
