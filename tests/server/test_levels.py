"""Which level of bots is suggested to whom, by how their games came out."""

from typing import Any

from sqlalchemy import insert

from cosmodrome.bots.levels import LEVELS
from cosmodrome.server.db import models
from cosmodrome.server.db.profiles import against_bots
from cosmodrome.server.db.store import Store

from .conftest import House, open_house

ME = "me0123456789abcd"
GAMES = {
    "first": [(ME, "", 1), ("", "novice", 2)],
    "second": [("", "novice", 2), (ME, "", 1), ("", "novice", 3)],
    "mixed": [(ME, "", 1), ("", "novice", 2), ("", "greedy", 3)],
    "people": [(ME, "", 1), ("somebody", "", 2), ("", "novice", 3)],
    "third": [(ME, "", 2), ("", "pupil", 1)],
    "ended": [(ME, "", 0), ("", "pupil", 0)],
    "solo": [(ME, "", 1)],
}
"""By table in their order: who sat there, and the place."""


async def test_games_against_bots_of_one_kind_are_found_in_their_order(store: Store) -> None:
    rows = [
        {"table_id": table, "seat": seat, "game": "race", "seats": len(sat), "player": player, "bot": bot}
        | {"place": place, "score": 1, "at": at, "by_bot": False, "rated": False, "number": 0}
        for at, (table, sat) in enumerate(GAMES.items())
        for seat, (player, bot, place) in enumerate(sat)
    ]

    async def fill(connection: Any) -> None:
        await connection.execute(insert(models.results), rows)

    await store.write(fill)
    told = [("race", "novice", True), ("race", "novice", True), ("race", "pupil", False)]
    assert await against_bots(store, ME, 100) == told
    assert await against_bots(store, ME, 1) == told[-1:]
    assert await against_bots(store, "nobody", 100) == []


def test_whoever_is_new_begins_at_level_one_and_every_game_tells_its_levels(database: str) -> None:
    with open_house(database) as house:
        assert house.visitor().get("/api/me/levels").json() == dict.fromkeys(LEVELS, 1)
        for game in house.visitor().get("/api/games").json():
            told = [(level["name"], level["bot"]) for level in game["levels"]]
            assert told == list(LEVELS[game["id"]])
            assert {bot for _, bot in told} <= {rating["bot"] for rating in game["ratings"]}


def test_a_game_without_levels_has_none(tiny: House) -> None:
    assert tiny.visitor().get("/api/me/levels").json() == {}
    assert tiny.visitor().get("/api/games").json()[0]["levels"] == []
