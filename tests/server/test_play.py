"""Whole games over the socket: every answer acknowledged, updates without gaps, an end with a record."""

import json
import random
from typing import Any

import pytest

from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads, verify
from cosmodrome.words.catalogue import words_of
from tests.server.conftest import House, open_house
from tests.server.people import events_of, hear_the_end, play_on


def test_two_people_and_a_bot_play_to_the_end(tiny: House) -> None:
    ada, ben, zoe = tiny.visitor("Ada"), tiny.visitor("Ben"), tiny.visitor("Zoe")
    table = ada.opens(seats=3, bots={"0": "first"}, seed=1)
    watching = zoe.sit(table)
    assert [s["kind"] for s in watching.table["seats"]] == ["bot", "human", "empty"]
    assert (watching.table["host"], watching.table["you"]) == (1, None)
    joined = ben.post(f"/api/tables/{table}/join").json()
    assert (joined["status"], joined["you"]) == ("playing", 2)
    seats = [ada.sit(table), ben.sit(table)]
    assert play_on(seats, random.Random(1))
    for seat in (*seats, watching):
        hear_the_end(seat)
        assert seat.update["decision"] is None
        updates = [m for m in map(json.loads, seat.heard) if m["type"] == "update"]
        seen = 0
        for update in updates:
            assert update["from"] == seen
            seen += len(events_of(update))
            assert update["total"] == seen
        assert events_of(updates[-1])[-1]["event"] == "ended"
    assert watching.update["seat"] is None
    record = zoe.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]


class RandomBots:
    """Stands in for `cosmodrome.bots.catalogue`, also for games that are not in the catalogue yet."""

    def make(self, game: Game[Any], name: str, seed: int) -> RandomBot:
        return RandomBot(seed, game)

    def names(self, game_id: str) -> list[str]:
        return ["random"]

    def budgets(self, game_id: str) -> dict[str, Any]:
        return {}

    def check(self, game_id: str, name: str) -> None:
        assert name == "random"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        # At large tables of Sidereal Confluence every answer is news for many: one of five stands for them.
        pytest.param(
            name,
            seats,
            marks=[pytest.mark.long] if seats > 5 else [pytest.mark.again] if seats in (3, 5) else [],
        )
        for name, game in GAMES.items()
        for seats in game.meta.seats
    ],
)
@pytest.mark.sample(3)
def test_every_game_is_played_on_every_number_of_seats(database: str, game: str, seats: int) -> None:
    """One person and bots, or nobody else; in the middle the server stops, and the game goes on where it was."""
    wanted = {"game": game, "bots": seats - 1, "seed": 3}
    with open_house(database, GAMES, RandomBots()) as house:
        ada = house.visitor("Ada")
        table = ada.post("/api/play", wanted).json()["id"]
        chance = random.Random(4)
        over = play_on([ada.sit(table)], chance, most=15)
    with open_house(database, GAMES, RandomBots()) as house:
        again = ada.at(house)
        seat = again.sit(table)
        assert over or play_on([seat], chance)
        hear_the_end(seat)
        record = loads(again.get(f"/api/tables/{table}/record").text, dict(GAMES))
        assert record.header.seats == seats and verify(GAMES[game], record) is None
        cards = again.get(f"/api/games/{game}/cards?table={table}").json()
        facts = GAMES[game].card_facts(record.header.options)
        assert cards == json.loads(json.dumps([words_of(game).card(card) for card in facts]))
