"""Friends and blocked players: whose tables are found first, and who does not meet."""

from typing import Any

import pytest
from msgspec.structs import replace

from cosmodrome.server.limits import UNLIMITED
from tests.server.conftest import House, Visitor, open_house
from tests.server.test_chat import heard, say, texts, with_people
from tests.server.tiny_game import TINY, TinyBots


def opened(visitor: Visitor, **more: Any) -> str:
    table: str = visitor.post("/api/tables", {"game": "tiny", "seats": 2} | more).json()["id"]
    return table


def who(visitor: Visitor) -> str:
    player: str = visitor.get("/api/me").json()["player"]["id"]
    return player


def tie(visitor: Visitor, other: Visitor, kind: str) -> Any:
    return visitor.post("/api/me/people", {"player": who(other), "tie": kind}).json()


def listed(visitor: Visitor) -> list[str]:
    return [each["id"] for each in visitor.get("/api/tables").json()]


def test_tables_of_friends_stand_first(tiny: House) -> None:
    ada, ben, eve = (tiny.visitor(name) for name in ("Ada", "Ben", "Eve"))
    friends = opened(ben)
    for _ in range(3):
        opened(eve)
    assert tie(ada, ben, "friend") == [{"player": who(ben), "name": "Ben", "tie": "friend", "muted": False}]
    assert listed(ada)[0] == friends
    assert ben.get("/api/me/people").json() == []
    told = ada.get(f"/api/tables/{friends}").json()["seats"]
    assert [seat["player"] for seat in told] == [who(ben), ""]


def test_who_is_blocked_does_not_sit_down_and_is_not_found(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    before = opened(ada, seats=3)
    ben.post(f"/api/tables/{before}/join")
    assert [each["tie"] for each in tie(ada, ben, "blocked")] == ["blocked"]
    # Whoever sits at a table stays there.
    assert ben.post(f"/api/tables/{before}/join").json()["you"] == 1
    table = opened(ada)
    assert ben.post(f"/api/tables/{table}/join").json()["reason"] == "not-wanted"
    own = ben.post("/api/meet", {"game": "tiny", "seats": 2}).json()["id"]
    assert own not in listed(ada) and before in listed(ben)
    ada.post(f"/api/tables/{table}/leave")
    assert ada.post("/api/meet", {"game": "tiny", "seats": 2}).json()["id"] != own
    assert tie(ada, ben, "") == []
    assert own in listed(ada)
    assert ada.post(f"/api/tables/{own}/join").json()["status"] == "playing"


@pytest.mark.parametrize(
    ("player", "kind", "reason"),
    [("zzz", "friend", "no-such-player"), ("a b", "friend", "no-such-player"), ("zzz", "foe", "malformed")],
)
def test_whom_nobody_can_be_tied_to(tiny: House, player: str, kind: str, reason: str) -> None:
    ada = tiny.visitor("Ada")
    assert ada.post("/api/me/people", {"player": player, "tie": kind}).json()["reason"] == reason
    assert tie(ada, ada, "friend")["reason"] == "oneself"


def test_there_are_only_so_many(database: str) -> None:
    with open_house(database, {"tiny": TINY}, TinyBots(), limits=replace(UNLIMITED, people=1)) as house:
        ada, ben, eve = (house.visitor(name) for name in ("Ada", "Ben", "Eve"))
        tie(ada, ben, "friend")
        assert tie(ada, ben, "blocked")[0]["tie"] == "blocked"
        assert tie(ada, eve, "friend")["reason"] == "too-many-people"
        known = ada.get("/api/me/people").json()
        assert [each["name"] for each in known] == ["Ben"]
        assert ada.get("/api/me/export").json()["people"] == known


def test_who_is_blocked_is_not_heard_by_who_blocked_them(tiny: House) -> None:
    table, ada, ben, _ = with_people(tiny)
    tie(ada, ben, "blocked")
    one, two = ada.sit(table), ben.sit(table)
    say(ben, table, "you there")
    say(ada, table, "good game")
    assert texts(one) == ["good game"]
    assert texts(two) == ["you there", "good game"]


def mute(visitor: Visitor, other: Visitor, muted: bool = True) -> Any:
    return visitor.post("/api/me/mutes", {"player": who(other), "muted": muted}).json()


def test_block_and_mute_are_heeded_where_one_is_connected_already(tiny: House) -> None:
    table, ada, ben, _ = with_people(tiny)
    here, there = ada.sit(table), ada.sit(table)
    say(ben, table, "you there")
    assert [each["muted"] for each in heard(here)] == [False]
    assert mute(ada, ben) == [{"player": who(ben), "name": "Ben", "tie": "", "muted": True}]
    for seat in (here, there, ada.sit(table)):
        assert [(each["text"], each["muted"]) for each in heard(seat)] == [("you there", True)]
    assert mute(ada, ben, False) == [] and [each["muted"] for each in heard(here)] == [False]
    tie(ada, ben, "blocked")
    say(ben, table, "hello")
    assert heard(here) == heard(there) == []
    tie(ada, ben, "")
    assert texts(here) == ["you there", "hello"]
    assert mute(ada, ada)["reason"] == "oneself"


@pytest.mark.postgres
def test_they_are_heeded_at_other_processes_too(postgres: str) -> None:
    games = {"tiny": TINY}
    with open_house(postgres, games, TinyBots()) as one, open_house(postgres, games, TinyBots()) as other:
        table, ada, ben, _ = with_people(one)
        say(ben, table, "you there")
        ada.house = other
        seat = ada.sit(table)
        ada.house = one
        mute(ada, ben)
        seat.hear_until(lambda message: message["type"] == "chat" and message["lines"][0]["muted"])
        tie(ada, ben, "blocked")
        seat.hear_until(lambda message: message["type"] == "chat" and message["lines"] == [])
