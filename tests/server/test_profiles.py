"""Profiles: what is told of finished games, to whom, and what there was to learn in them."""

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select

from cosmodrome.core.deeds import Deeds, Feat
from cosmodrome.server.db import models
from cosmodrome.server.db.tables import BOT, Place
from cosmodrome.server.table import deeds, seating
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import hear_the_end, play_on, play_to_the_end
from tests.server.test_early_endings import begun
from tests.server.test_membership import WORD, member
from tests.server.test_ties import tie
from tests.server.tiny_game import TINY, Tiny, TinyBots

TOLD = Deeds(
    (
        Feat("played", lambda past: 1),
        Feat("won", lambda past: past.won),
        Feat("much", lambda past: len(past.events), 99),
        Feat("ended", lambda past: past.state is not None, final=True),
    ),
    lambda state, seat: {"colour": f"colour-{seat}"},
)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has feats."""
    monkeypatch.setattr(deeds, "deeds_of", lambda _game: TOLD)


def finished(*visitors: Visitor, **more: Any) -> str:
    """A game that these people have played to its end, with its deeds."""
    table = begun(*visitors, **more)
    seats = [visitor.sit(table) for visitor in visitors]
    play_to_the_end(seats)
    visitors[0].get(f"/api/tables/{table}/feats")
    return table


def profile(visitor: Visitor, whose: str = "me") -> Any:
    return visitor.get(f"/api/players/{whose}").json()


def history(visitor: Visitor, whose: str = "me", query: str = "") -> Any:
    return visitor.get(f"/api/players/{whose}/games{query}").json()


def feats(visitor: Visitor, whose: str = "me") -> list[str]:
    return [feat["id"] for feat in profile(visitor, whose)["games"][0]["feats"] if feat["at"]]


@pytest.mark.postgres
def test_a_profile_tells_how_games_came_out(tiny_each: House) -> None:
    ada, ben, eve = member(tiny_each, "Ada"), tiny_each.visitor("Ben"), tiny_each.visitor(None)
    first, second = finished(ada, ben), finished(ada, ben, seed=4)
    (game,) = profile(ada)["games"]
    won = [game["course"][at]["place"] == 1 for at in (0, 1)]
    assert [point["table"] for point in game["course"]] == [first, second]
    assert game["all"]["games"] == 2 == sum(game["all"]["places"]) and game["all"]["wins"] == sum(won)
    assert game["all"]["score"] == sum(point["score"] for point in game["course"]) / 2
    assert list(game["by_seats"]) == ["2"] and list(game["by_trait"]["colour"]) == ["colour-0"]
    # The first time counts, once; Ben has feats of his own.
    done = {feat["id"]: feat["table"] for feat in game["feats"]}
    assert done["played"] == first and done["much"] == ""
    assert ada.get(f"/api/tables/{first}/feats").json()[0]["id"] == "played"
    assert "played" not in [feat["id"] for feat in ada.get(f"/api/tables/{second}/feats").json()]
    assert eve.get(f"/api/tables/{first}/feats").json() == []
    assert "played" in feats(ben)

    told = history(ada)
    assert told["total"] == 2 and [each["table"] for each in told["games"]] == [second, first]
    assert told["games"][0]["others"][0]["name"] == "Ben" and told["games"][0]["others"][0]["player"] == ""
    assert history(ben)["games"][0]["others"][0]["player"] == ada.id
    assert history(ada, query="?page=1")["games"] == [] and history(ada, query="?game=tiny")["total"] == 2
    assert history(ada, query="?page=-1")["reason"] == "malformed"
    assert history(ada, query="?game=go")["reason"] == "not-found"

    # By name, by id, and to a stranger.
    for whose in ("ada", ada.id):
        seen = profile(eve, whose)
        assert (seen["name"], seen["you"], seen["games"][0]["all"]["games"]) == ("Ada", False, 2)
    assert ada.get("/api/me/export").json()["deeds"][0]["feats"][0] == "played"


def test_who_sees_a_profile(tiny: House) -> None:
    ada, ben, eve = member(tiny, "Ada"), member(tiny, "Ben"), tiny.visitor("Eve")
    finished(ada, eve)
    private = finished(ada, ben, private=False, seed=5)
    tiny.call(
        tiny.hall.store.write,
        lambda connection: connection.execute(
            models.tables.update().where(models.tables.c.id == private).values(private=True)
        ),
    )

    def refused(visitor: Visitor, whose: Visitor) -> bool:
        answers = [visitor.get(f"/api/players/{whose.id}{more}") for more in ("", "/games")]
        return all(
            (each.status_code, each.json().get("reason")) == (404, "no-such-profile") for each in answers
        )

    # At a table by invitation is nobody's business; what was done there for the first time is told without it.
    assert profile(ada)["games"][0]["all"]["games"] == 2 and history(ada)["total"] == 2
    assert profile(eve, "Ada")["games"][0]["all"]["games"] == 1 == history(eve, "Ada")["total"]
    assert private not in str(profile(eve, "Ben")) + str(history(eve, "Ben")) and "played" in feats(
        eve, "Ben"
    )
    assert refused(ada, eve) and not refused(eve, ada), "guests are for themselves"
    tie(ada, eve, "blocked")
    assert refused(eve, ada)
    tie(ada, eve, "")
    tie(eve, ada, "blocked")
    assert refused(eve, ada) and not refused(ben, ada)
    assert ada.post("/api/account/profile", {"hidden": True}).json() == {"hidden": True}
    assert refused(ben, ada) and profile(ada)["hidden"]
    (other,) = history(ben)["games"][0]["others"]
    assert (other["name"], other["bot"]) == ("Ada", False)
    assert other["player"] == "", "no link to what is hidden"
    ada.post("/api/account/profile", {"hidden": False})
    assert not refused(ben, ada)
    assert eve.post("/api/account/profile", {"hidden": True}).json()["reason"] == "no-account"
    assert tiny.visitor(None).get("/api/players/me").json()["reason"] == "no-such-profile"
    assert tiny.visitor(None).get("/api/players/me/games").json()["games"] == []


def test_names_lead_where_there_is_a_profile_to_see(tiny: House) -> None:
    ada, ben, zoe = (member(tiny, name) for name in ("Ada", "Ben", "Zoe"))
    guest = tiny.visitor("Guest")
    program = ada.post("/api/me/bots", {"name": "Robot"}).json()["bot"]["id"]
    asked = [ada.id, ben.id, zoe.id, guest.id, program, "nobody", ""]

    def told(reader: Visitor) -> list[str]:
        found: list[str] = reader.get(f"/api/profiles?of={','.join(asked)}").json()["players"]
        assert not any(refused_by_id(reader, each) for each in found), "no dead link"
        return found

    assert told(tiny.visitor(None)) == told(ada) == sorted([ada.id, ben.id, zoe.id])
    assert told(guest) == sorted([ada.id, ben.id, zoe.id, guest.id])
    ben.post("/api/account/profile", {"hidden": True})
    tie(ada, zoe, "blocked")
    assert told(zoe) == [zoe.id] and told(ada) == [ada.id] and ben.id in told(ben)
    assert told(guest) == sorted([ada.id, zoe.id, guest.id])
    many = ",".join([ada.id] * 101)
    assert ada.get(f"/api/profiles?of={many}").json()["reason"] == "malformed"
    assert ada.get("/api/profiles").json() == {"players": []}


def refused_by_id(reader: Visitor, player: str) -> bool:
    return reader.get(f"/api/players/{player}").status_code == 404


def test_only_who_played_it_all_has_done_it(tiny: House) -> None:
    """A seat that a bot played for a while tells its traits, and no feats."""
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = begun(ada, ben)
    seats = [ada.sit(table), ben.sit(table)]
    assert not play_on(seats, random.Random(1), most=3)
    live, kept = tiny.hall.known(table), Place(1, BOT, ben.id, "first")

    async def stand_in() -> None:
        async with live.lock:
            await seating.hand_over(live, 1, kept)

    tiny.call(stand_in)
    seats[0].last_turn = 99
    assert play_on(seats[:1], random.Random(2))
    hear_the_end(seats[0])
    assert "played" in [feat["id"] for feat in ada.get(f"/api/tables/{table}/feats").json()]
    assert ben.get(f"/api/tables/{table}/feats").json() == []
    rows = tiny.call(tiny.hall.store.read, select(models.deeds).order_by(models.deeds.c.seat))
    assert (rows[1].traits, rows[1].feats) == ('{"colour":"colour-1"}', "[]")
    assert history(ben)["games"][0]["by_bot"] and profile(ben)["games"][0]["all"]["score"] is None


def test_older_games_are_looked_through_and_all_goes_over_to_an_account(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = finished(ada, ben)
    tiny.call(tiny.hall.store.write, lambda connection: connection.execute(delete(models.deeds)))
    assert "played" in feats(ada), "found again as the game is re-played"
    later = member(tiny, "Zoe")
    ada.post("/api/account/sign-in", {"name": "Zoe", "password": WORD, "bring": True})
    assert ada.id == later.id and "played" in feats(ada) and history(ada)["games"][0]["table"] == table
    assert ada.post("/api/account/delete", {"password": WORD}).status_code < 300
    left = tiny.call(tiny.hall.store.read, select(models.deeds.c.seat))
    assert [row.seat for row in left] == [1]


def test_of_a_game_of_older_rules_is_told_what_its_events_show(database: str) -> None:
    class Newer(Tiny):
        meta = msgspec.structs.replace(TINY.meta, version=2)

    with tiny_house(database) as house:
        people = [house.visitor(name) for name in ("Ada", "Ben", "Cy")]
        finished(*people)
        at_once = [feats(each) for each in people]
        assert ["won" in done for done in at_once].count(False) in (1, 2), "some have won"
        house.call(house.hall.store.write, lambda connection: connection.execute(delete(models.deeds)))
    with open_house(database, {"tiny": Newer()}, TinyBots()) as house:
        for each in people:
            each.house = house
        assert [feats(each) for each in people] == [done[:-1] for done in at_once]
        (game,) = profile(people[0])["games"]
        assert game["by_trait"] == {} and profile(people[0])["uncounted"] == 0


def test_games_brought_in_stand_among_mine_alone(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), tiny.visitor("Ben")
    record = ada.get(f"/api/tables/{finished(ada, ben)}/record").text
    brought = ada.request("POST", "/api/records", content=record).json()["id"]
    (latest,) = [each for each in history(ada)["games"] if each["brought"]]
    assert (latest["table"], latest["place"], latest["kept"]) == (brought, 0, True)
    assert [each["name"] for each in latest["others"]] == ["Ada", "Ben"]
    assert history(ben, ada.id)["total"] == 1 and history(ben)["total"] == 1
