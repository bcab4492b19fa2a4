"""An owner's own cards: a table keeps them, goes on with them after any restart, and its record carries them."""

import json
import random
from typing import Any

import pytest

from cosmodrome.core.meta import CardsError
from cosmodrome.play.record import loads, verify
from cosmodrome.server.app import create_app
from cosmodrome.server.settings import Deck, Settings, SettingsError
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import Seat, play_on, play_to_the_end
from tests.server.tiny_game import CARDS, TINY, TinyBots

DEAR: dict[str, Any] = {"game": "tiny", "worth": dict.fromkeys(CARDS, 5)}
DEARER: dict[str, Any] = {"game": "tiny", "worth": dict.fromkeys(CARDS, 9)}


def decks(*cards: Any) -> tuple[Deck, ...]:
    return tuple(Deck(f"box {number}", each) for number, each in enumerate(cards, 1))


def opened(database: str, *cards: Any) -> Any:
    return tiny_house(database, decks=decks(*cards))


def start(visitor: Visitor) -> str:
    table: str = visitor.post("/api/play", {"game": "tiny", "bots": 1, "bot": "first", "seed": 1}).json()[
        "id"
    ]
    return table


def come_back(house: House, cookie: str, table: str) -> tuple[Visitor, Seat]:
    visitor = house.visitor(None)
    visitor.cookie = cookie
    return visitor, visitor.sit(table)


def finish(visitor: Visitor, seat: Seat, table: str) -> str:
    """Play to the end; the record."""
    play_to_the_end([seat], 2)
    return visitor.get(f"/api/tables/{table}/record").text


def worths(visitor: Visitor, table: str = "") -> set[int]:
    answer = visitor.get("/api/games/tiny/cards" + (f"?table={table}" if table else ""))
    return {card["worth"] for card in answer.json()}


def test_the_lobby_is_told_of_decks(database: str) -> None:
    for cards, names in (((DEAR, DEARER), ["box 1", "box 2"]), ((), [])):
        with opened(database, *cards) as house:
            (game,) = house.visitor().get("/api/games").json()
            assert game["decks"] == names


@pytest.mark.parametrize(
    ("wanted", "name", "worth"),
    [
        ({}, "box 1", 5),
        ({"deck": "box 1"}, "box 1", 5),
        ({"deck": "box 2"}, "box 2", 9),
        ({"deck": ""}, "", 1),
    ],
    ids=["usual", "first", "second", "built-in"],
)
def test_a_table_chooses_its_deck(database: str, wanted: dict[str, str], name: str, worth: int) -> None:
    with opened(database, DEAR, DEARER) as house:
        ada = house.visitor("Ada")
        table = ada.opens(bots={"1": "first"}, seed=1, **wanted)
        assert worths(ada, table) == {worth}
    with opened(database) as house:  # the files may be gone; the table keeps deck and name
        ada, seat = come_back(house, ada.cookie, table)
        assert worths(ada, table) == {worth} and ada.get(f"/api/tables/{table}").json()["deck"] == name
        record = loads(finish(ada, seat, table), {"tiny": TINY})
        assert sum(seat.update["view"]["points"]) == 2 * worth
        assert record.header.cards == {5: DEAR, 9: DEARER, 1: None}[worth]


def test_a_deck_there_is_not(database: str) -> None:
    with opened(database, DEAR) as house:
        said = house.visitor("Ada").post("/api/tables", {"game": "tiny", "seats": 2, "deck": "box 2"})
        assert (said.status_code, said.json()["reason"]) == (400, "unknown-deck")
        assert said.json()["facts"] == {"deck": "box 2", "allowed": "box 1"}


def test_a_game_is_played_with_own_cards(database: str) -> None:
    with opened(database, DEAR) as house:
        ada = house.visitor("Ada")
        table = start(ada)
        assert worths(ada) == worths(ada, table) == {5}
        record = loads(finish(ada, ada.sit(table), table), {"tiny": TINY})
        assert record.header.cards == DEAR and verify(TINY, record) is None


@pytest.mark.parametrize("later", [(), (DEAR,), (DEARER,)], ids=["without", "again", "others"])
def test_it_goes_on_with_them_whatever_cards_the_server_has_later(
    database: str, later: tuple[Any, ...]
) -> None:
    with opened(database, DEAR) as house:
        ada = house.visitor("Ada")
        table = start(ada)
        assert not play_on([ada.sit(table)], random.Random(1), most=1)
    with opened(database, *later) as house:
        ada, seat = come_back(house, ada.cookie, table)
        assert worths(ada, table) == {5}
        record = loads(finish(ada, seat, table), {"tiny": TINY})
        assert record.header.cards == DEAR and verify(TINY, record) is None
        assert sum(seat.update["view"]["points"]) == 10
        shown = seat.update["view"]
    with opened(database) as house:  # and is shown so when it is over
        ada, seat = come_back(house, ada.cookie, table)
        assert seat.update["view"] == shown and worths(ada, table) == {5} and worths(ada) == {1}


def test_tables_with_the_built_in_cards_keep_those(database: str) -> None:
    with opened(database) as house:
        ada = house.visitor("Ada")
        table = start(ada)
    with opened(database, DEAR) as house:
        ada, seat = come_back(house, ada.cookie, table)
        assert worths(ada, table) == {1} and worths(ada) == {5}
        assert "worth" not in finish(ada, seat, table)
        assert sum(seat.update["view"]["points"]) == 2


class Stricter(type(TINY)):  # type: ignore[misc]
    """Takes no card file any more."""

    def with_cards(self, content: object) -> Any:
        raise CardsError("card_a: worth is 5, it must be 1")


def settled(house: House, cookie: str, table: str, over: bool) -> Any:
    """What a seat is shown once the bots have answered."""
    _, seat = come_back(house, cookie, table)
    if not over:
        seat.ready()
    return {field: seat.update[field] for field in ("seat", "view", "decision", "total")}


REFUSED = {"detail": "the cards it was begun with are refused: card_a: worth is 5, it must be 1"}


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_cards_that_are_refused_later_stop_their_table_only_and_nothing_is_lost(
    database: str, over: bool
) -> None:
    with opened(database, DEAR) as house:
        ada = house.visitor("Ada")
        table = start(ada)
        seat = ada.sit(table)
        record = finish(ada, seat, table) if over else ""
        assert over or not play_on([seat], random.Random(1), most=1)
        shown = settled(house, ada.cookie, table, over)
    with open_house(database, {"tiny": Stricter()}, TinyBots()) as house:
        back = ada.at(house)
        for _ in range(2):  # asking again changes nothing
            said = back.get(f"/api/tables/{table}")
            assert (said.status_code, said.json()["reason"]) == (500, "cannot-continue")
            assert said.json()["facts"] == REFUSED
        assert json.loads(back.line(table).receive())["facts"] == REFUSED
        assert table in [each["id"] for each in back.get("/api/me/tables").json()]
        assert not over or back.get(f"/api/tables/{table}/record").text == record
        assert house.visitor("Ben").post("/api/play", {"game": "tiny"}).status_code == 201
    with opened(database) as house:  # which takes them again
        assert settled(house, ada.cookie, table, over) == shown
        ada, seat = come_back(house, ada.cookie, table)
        ended = finish(ada, seat, table)
        assert ended == record if over else loads(ended, {"tiny": TINY}).header.cards == DEAR


def test_the_cards_of_a_table_there_is_not(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    assert ada.get("/api/games/tiny/cards?table=nowhere").json()["reason"] == "no-such-table"
    table = start(ada)
    assert ada.get(f"/api/games/chess/cards?table={table}").json()["reason"] == "unknown-game"


def test_the_options_of_a_table_go_for_its_cards(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = ada.opens(options={"colour": "blue", "long": True})
    assert ada.get(f"/api/games/tiny/cards?table={table}").json()[0]["colour"] == "blue"
    assert ada.get(f"/api/games/tiny/cards?table={table}&colour=red").json()[0]["colour"] == "red"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (({"worth": {}},), "names the game None; the games are tiny"),
        (({"game": "chess"},), "names the game 'chess'; the games are tiny"),
        (({"game": "tiny", "worth": {"card_a": "much"}},), "card_a: worth is 'much'"),
    ],
)
def test_cards_that_cannot_be_served(database: str, cards: tuple[Any, ...], said: str) -> None:
    refused(Settings(database, decks=decks(*cards)), said)


def test_two_decks_of_one_name(database: str) -> None:
    same = (Deck("box", DEAR), Deck("box", DEARER))
    refused(Settings(database, decks=same), "two card files for tiny are named 'box'; name one otherwise")


def refused(settings: Settings, said: str) -> None:
    with pytest.raises(SettingsError) as refusal:
        create_app(settings, {"tiny": TINY}, TinyBots())
    assert said in str(refusal.value) and "\n" not in str(refusal.value)
