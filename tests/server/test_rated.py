"""Rated tables: which can be, who may sit there, what becomes of ratings, and what people see of it."""

import random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.bots.levels import LEVELS
from cosmodrome.bots.strengths import STRENGTHS
from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.http.leaders import best
from cosmodrome.server.ratings import Rating, begin, points_of, shown
from tests.server.conftest import House, Visitor
from tests.server.people import play_to_the_end
from tests.server.test_membership import member
from tests.server.test_own_cards import DEAR, opened
from tests.server.tiny_game import TinyBots

CLOCK = {"kind": "move", "seconds": 600}
RATED = {"game": "tiny", "seats": 2, "time": CLOCK, "rated": True}


def played(house: House, table: str, people: list[Visitor], seed: int = 1) -> list[Any]:
    """A game to its end; the seats as the first of them sees them."""
    seats = [each.sit(table) for each in people]
    play_to_the_end(seats, seed)
    found: list[Any] = people[0].get(f"/api/tables/{table}").json()["seats"]
    return found


def reason(answer: Any) -> str:
    found: str = answer.json()["reason"]
    return found


def test_a_table_that_cannot_be_rated(database: str) -> None:
    with opened(database, DEAR) as house:
        ada = member(house, "Ada")
        for more, why in (
            ({"seats": 1, "bots": {}}, "rated-alone"),
            ({"time": {"kind": "none"}}, "rated-no-clock"),
            ({"seed": 5, "bots": {"1": "first"}}, "rated-seed"),
            ({"deck": "box 1"}, "rated-cards"),
        ):
            wanted: dict[str, Any] = RATED | {"deck": ""} | more
            assert reason(ada.post("/api/tables", wanted)) == why
            assert reason(ada.post("/api/tables/rated", wanted)) == why
            assert ada.post("/api/tables", wanted | {"rated": False}).status_code == 201
        assert reason(ada.post("/api/tables/rated", RATED | {"deck": ""})) == ""
        # Who looks for a rated game finds one with the built-in cards.
        met = ada.post("/api/meet", {"game": "tiny", "seats": 2, "rated": True}).json()["id"]
        assert ada.get(f"/api/tables/{met}").json()["deck"] == ""


def test_only_people_with_accounts_play_rated_games(tiny: House) -> None:
    ada, guest = member(tiny, "Ada"), tiny.visitor("Guest")
    assert reason(guest.post("/api/tables", RATED)) == "rated-account"
    assert reason(guest.post("/api/meet", {"game": "tiny", "seats": 2, "rated": True})) == "rated-account"
    table = ada.post("/api/tables", RATED).json()["id"]
    assert reason(guest.post(f"/api/tables/{table}/join", {})) == "rated-account"
    stranger = tiny.visitor(None)
    assert reason(stranger.post(f"/api/tables/{table}/join", {"name": "Eve"})) == "rated-account"
    assert stranger.cookie == ""  # nobody becomes a guest by it
    token = ada.post("/api/me/bots", {"name": "Robot"}).json()["token"]
    program = {"headers": {"authorization": f"Bearer {token}"}}
    assert reason(tiny.visitor(None).post(f"/api/tables/{table}/join", {}, **program)) == "rated-program"
    assert guest.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "empty"


def test_a_rated_game_changes_ratings_and_everybody_sees_how(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by one click each; the next one, once more, begins where this one ended."""
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    wanted = {"game": "tiny", "seats": 2, "rated": True}
    unrated = tiny.visitor("Cy").post("/api/meet", wanted | {"rated": False}).json()["id"]
    table, same = (each.post("/api/meet", wanted).json()["id"] for each in (ada, ben))
    assert table == same != unrated
    before = ada.get(f"/api/tables/{table}").json()
    assert before["rated"] and before["time"]["control"]["seconds"] == 120
    ratings = [seat["rating"] for seat in before["seats"]]
    assert [(each["points"], each["provisional"], each["games"]) for each in ratings] == [(1500, True, 0)] * 2
    assert ben.post(f"/api/tables/{table}/resign").status_code == 200
    seats = ada.get(f"/api/tables/{table}").json()["seats"]
    assert {seat["name"]: seat["change"] > 0 for seat in seats} == {"Ada": True, "Ben": False}
    assert sum(seat["change"] for seat in seats) == 0
    best = ada.get("/api/leaders/tiny/2").json()["leaders"]
    points = {each["name"]: each["rating"]["points"] for each in best if each["player"]}
    assert points == {seat["name"]: 1500 + seat["change"] for seat in seats}
    assert [each["you"] for each in best if each["name"] == "Ada"] == [True]
    mine = ada.get("/api/me/export").json()
    assert [(each["table"], each["place"], each["rated"]) for each in mine["results"]] == [(table, 1, True)]
    assert [(each["seats"], points_of(each["rating"])) for each in mine["ratings"]] == [(2, points["Ada"])]
    # On the profile too, as the leaderboard has it, for everybody who may look.
    monkeypatch.setattr("cosmodrome.server.ratings.SURE", 9.0)
    best = ada.get("/api/leaders/tiny/2").json()["leaders"]
    for reader in (ada, tiny.visitor(None)):
        (game,) = reader.get("/api/players/ada").json()["games"]
        ((standing),) = game["ratings"]
        (leader,) = [each for each in best if each["name"] == "Ada"]
        assert standing == {"seats": 2, "place": leader["place"], "rating": leader["rating"]}
        assert leader["place"] == 1
    following = ada.post(f"/api/tables/{table}/again").json()["id"]
    kept = ada.get(f"/api/tables/{following}").json()
    # A seat kept for Ben that a bot gets is the bot's alone: nobody loses who was not there.
    assert kept["rated"] and all(seat["rating"]["points"] == points[seat["name"]] for seat in kept["seats"])
    empty = next(seat["seat"] for seat in kept["seats"] if seat["kind"] == "empty")
    ada.post(f"/api/tables/{following}/bot", {"seat": empty, "bot": "first"})
    seats = played(tiny, following, [ada])
    assert [seat["rating"]["points"] for seat in seats if seat["name"] == "Ada"] == [points["Ada"]]
    after = {
        each["name"] or each["bot"]: each["rating"]
        for each in ada.get("/api/leaders/tiny/2").json()["leaders"]
    }
    assert after["Ben"]["points"] == points["Ben"] and (after["first"]["games"], after["Ada"]["games"]) == (
        1,
        2,
    )


def test_a_rated_game_is_not_ended_without_a_result_by_who_has_lost_it(tiny: House) -> None:
    ada, ben, cy = (member(tiny, name) for name in ("Ada", "Ben", "Cy"))
    alone = ada.post("/api/tables", RATED | {"bots": {"1": "first"}}).json()["id"]
    assert reason(ada.post(f"/api/tables/{alone}/motion", {"about": "end"})) == "rated-no-agreement"
    table = ada.post("/api/tables", RATED | {"seats": 3}).json()["id"]
    for each in (ben, cy):
        each.post(f"/api/tables/{table}/join", {})
    for each in (ada, ben):
        assert each.post(f"/api/tables/{table}/motion", {"about": "end"}).status_code == 200
    cy.post(f"/api/tables/{table}/resign")
    assert reason(ada.post(f"/api/tables/{table}/motion", {"about": "end"})) == "rated-no-agreement"
    ada.post(f"/api/tables/{alone}/resign")
    seats = ada.get(f"/api/tables/{alone}").json()["seats"]
    assert [seat["change"] < 0 for seat in seats if seat["you"]] == [True]


async def test_everybody_has_the_place_that_as_many_others_are_before(store: Store) -> None:
    """Also who stands behind those that are shown; bots that have not played yet are counted with their beginning."""
    chance = random.Random(1)
    players = [f"p{number:07d}" for number in range(240)]
    rated = [Rating(4 + 0.05 * chance.randrange(80), chance.choice((2.0, 6.9, 7.1)), 30) for _ in players]

    async def fill(connection: AsyncConnection) -> None:
        for who, rating in zip(players, rated, strict=True):
            row = {"player": who, "bot": "", "mu": rating.mu, "sigma": rating.sigma, "games": 30, "at": 1}
            await connection.execute(insert(models.ratings).values(game="race", seats=2, **row))
            await connection.execute(insert(models.guests).values(id=who, name=f"N {who}", created=1))
        bot = {"player": "", "bot": "greedy", "mu": 26.0, "sigma": 2.0, "games": 9, "at": 1}
        await connection.execute(insert(models.ratings).values(game="race", seats=2, **bot))

    await store.write(fill)
    unplayed = ("random", "newest", *(level.bot for level in LEVELS["race"]))
    bots = {bot: begin("race", 2, bot) for bot in unplayed} | {"greedy": Rating(26.0, 2.0, 9)}
    hall: Any = SimpleNamespace(
        store=store,
        shelf=SimpleNamespace(game=lambda _: None, maker=SimpleNamespace(names=lambda _: list(bots))),
    )
    everybody = {**dict(zip(players, rated, strict=True)), **bots}
    points = [shown(each).points for each in everybody.values() if not shown(each).provisional]
    for reader in (
        "",
        *players[::20],
        max(zip(rated, players, strict=True), key=lambda each: -each[0].mu)[1],
    ):
        told = await best(hall, "race", 2, reader)
        assert [each.player for each in told if each.you] == [reader] * bool(reader)
        assert len(told) in (100, 101) and all(not each.you for each in told[:100]) == (
            len(told) > 100 or not reader
        )
        for leader in told:
            own = shown(everybody[leader.player or leader.bot])
            assert leader.rating == own
            assert leader.place == (0 if own.provisional else 1 + sum(each > own.points for each in points))
        assert [each.place for each in told if each.place] == sorted(
            each.place for each in told if each.place
        )


def test_who_hides_their_profile_has_a_place_and_no_name(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table = ada.opens(ben, **RATED)
    ben.post(f"/api/tables/{table}/resign")
    ada.post("/api/account/profile", {"hidden": True})

    def people(reader: Visitor) -> list[tuple[str, bool, bool]]:
        told = reader.get("/api/leaders/tiny/2").json()["leaders"]
        return [(each["name"], bool(each["player"]), each["you"]) for each in told if not each["bot"]]

    assert people(ben) == [("", False, False), ("Ben", True, True)], "counted, and before Ben"
    assert people(tiny.visitor(None)) == [("", False, False), ("Ben", True, False)]
    assert people(ada) == [("Ada", True, True), ("Ben", True, False)]


def test_bots_begin_where_they_were_measured(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    random_bot, greedy = begin("race", 2, "random"), begin("race", 2, "greedy")
    assert random_bot.mu < greedy.mu and begin("race", 9, "greedy").mu == begin("race", 4, "greedy").mu
    assert begin("tiny", 2, "first").mu == begin("race", 2, "nobody").mu == 25 and points_of(-90.0) == 1
    assert shown(begin("race", 2, "nobody")).level == shown(begin("race", 2, "")).level == "unknown"
    assert "unknown" not in {shown(random_bot).level, shown(greedy).level, shown(Rating(25.0, 8.0, 1)).level}
    # The fewer games there were, the less sure: few are provisional, and so is a guess after not so many.
    monkeypatch.setitem(
        STRENGTHS, "tiny", {2: (400, {"first": 27.0}), 3: (8, {"first": 27.0}), 4: (60, {"first": 24.0})}
    )
    many, few, some = (begin("tiny", seats, "first") for seats in (2, 3, 4))
    assert many.sigma < some.sigma < few.sigma
    assert [shown(each).provisional for each in (many, few, some)] == [False, True, False]
    assert shown(begin("tiny", 5, "first")).provisional and shown(begin("tiny", 4, "first@9")).provisional
    found = tiny.visitor(None).get("/api/games").json()[0]["ratings"]
    assert {(each["bot"], each["seats"]) for each in found} == {
        (bot, seats) for bot in TinyBots.BOTS for seats in (2, 3, 4)
    }
    assert reason(tiny.visitor(None).get("/api/leaders/tiny/1")) == "no-leaders"
