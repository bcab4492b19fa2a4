"""Friends and blocked players: whose tables are found first, and who does not meet."""

from typing import Any

import pytest
from msgspec.structs import replace

from cosmodrome.server.limits import UNLIMITED
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.test_chat import heard, say, texts, with_people
from tests.server.test_membership import WORD, member


def tie(visitor: Visitor, other: Visitor, kind: str) -> Any:
    return visitor.post("/api/me/people", {"player": other.id, "tie": kind}).json()


def listed(visitor: Visitor) -> list[str]:
    return [each["id"] for each in visitor.get("/api/tables").json()]


def test_tables_of_friends_stand_first(tiny: House) -> None:
    ada, ben, eve = (tiny.visitor(name) for name in ("Ada", "Ben", "Eve"))
    friends = ben.opens()
    for _ in range(3):
        eve.opens()
    assert tie(ada, ben, "friend") == [{"player": ben.id, "name": "Ben", "tie": "friend", "muted": False}]
    assert listed(ada)[0] == friends
    assert ben.get("/api/me/people").json() == []
    told = ada.get(f"/api/tables/{friends}").json()["seats"]
    assert [seat["player"] for seat in told] == [ben.id, ""]


def test_who_is_blocked_does_not_sit_down_and_is_not_found(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    before = ada.opens(ben, seats=3)
    assert [each["tie"] for each in tie(ada, ben, "blocked")] == ["blocked"]
    # Whoever sits at a table stays there.
    assert ben.post(f"/api/tables/{before}/join").json()["you"] == 1
    table = ada.opens()
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
    with tiny_house(database, limits=replace(UNLIMITED, people=1)) as house:
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
    return visitor.post("/api/me/mutes", {"player": other.id, "muted": muted}).json()


def test_block_and_mute_are_heeded_where_one_is_connected_already(tiny: House) -> None:
    table, ada, ben, _ = with_people(tiny)
    here, there = ada.sit(table), ada.sit(table)
    say(ben, table, "you there")
    assert [each["muted"] for each in heard(here)] == [False]
    assert mute(ada, ben) == [{"player": ben.id, "name": "Ben", "tie": "", "muted": True}]
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
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        table, ada, ben, _ = with_people(one)
        say(ben, table, "you there")
        ada.house = other
        seat = ada.sit(table)
        ada.house = one
        mute(ada, ben)
        seat.hear_until(lambda message: message["type"] == "chat" and message["lines"][0]["muted"])
        tie(ada, ben, "blocked")
        seat.hear_until(lambda message: message["type"] == "chat" and message["lines"] == [])


# --- who is here


def shows(visitor: Visitor, shown: bool = True) -> Any:
    return visitor.post("/api/me/presence", {"shown": shown}).json()


def here(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.post("/api/me/here").json()["here"]
    return found


def friends(house: House) -> tuple[Visitor, Visitor]:
    """Two accounts who call each other friends, and show each other that they are here."""
    both = member(house, "Ada"), member(house, "Ben")
    for one, other in (both, both[::-1]):
        tie(one, other, "friend")
        assert shows(one)["shown"] is True
    assert here(both[0]) == [both[1].id] and here(both[1]) == [both[0].id]
    return both


def test_nobody_shows_that_they_are_here_who_has_not_said_so(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    for one, other in ((ada, ben), (ben, ada)):
        tie(one, other, "friend")
        assert one.post("/api/me/here").json() == {"shown": False, "here": [], "invited": []}
    shows(ada)
    assert here(ada) == here(ben) == [], "one who shows it alone sees as little as one who does not"
    assert shows(ben) == {"shown": True, "here": [ada.id], "invited": []}
    assert here(ada) == [ben.id]
    # Hidden again, nothing of it is left, also while they are here.
    assert shows(ben, False) == {"shown": False, "here": [], "invited": []}
    here(ben)
    assert here(ada) == []
    assert ben.get("/api/me/export").json()["account"]["here"] == 0
    assert ada.get("/api/me/export").json()["account"]["shows_presence"] is True


@pytest.mark.postgres
def test_only_two_who_call_each_other_friends_see_it(tiny_each: House) -> None:
    ada, ben = friends(tiny_each)
    eve = member(tiny_each, "Eve")
    shows(eve)
    tie(eve, ada, "friend")
    here(eve)
    assert here(eve) == [], "to call somebody a friend does not tell whether they do too"
    assert here(ada) == [ben.id]
    tie(ada, eve, "friend")
    assert here(eve) == [ada.id] and sorted(here(ada)) == sorted([ben.id, eve.id])
    tie(ben, ada, "")
    assert here(ben) == [] and here(ada) == [eve.id]


@pytest.mark.parametrize("blocks", [0, 1])
def test_who_is_blocked_sees_it_no_more(tiny: House, blocks: int) -> None:
    both = friends(tiny)
    tie(both[blocks], both[1 - blocks], "blocked")
    for each in both:
        assert here(each) == []


def test_who_is_not_heard_of_any_more_is_gone(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = friends(tiny)
    usual = tiny.hall.cluster.now
    monkeypatch.setattr(tiny.hall.cluster, "now", lambda: usual() + 101_000)
    assert here(ada) == []
    assert here(ben) == [ada.id] and here(ada) == [ben.id]


def test_guests_and_strangers_are_not_here(tiny: House) -> None:
    ada, _ = friends(tiny)
    gia = tiny.visitor("Gia")
    for each in (gia, tiny.visitor(None)):
        assert each.post("/api/me/here").json() == {"shown": False, "here": [], "invited": []}
        assert each.post("/api/me/presence", {"shown": True}).json()["reason"] == "no-account"
    tie(ada, gia, "friend")
    tie(gia, ada, "friend")
    assert here(gia) == [] and gia.id not in here(ada)
    ada.post("/api/account/delete", {"password": WORD})
    assert here(member(tiny, "Ida")) == []


def test_a_seat_is_kept_for_a_friend_who_is_here_and_they_are_told(tiny: House) -> None:
    ada, ben = friends(tiny)
    wanted = {"game": "tiny", "seats": 2, "private": True, "friend": ben.id}
    table = ada.post("/api/tables", wanted).json()["id"]
    told = ben.post("/api/me/here").json()["invited"]
    assert told == [{"table": table, "game": "tiny", "host": "Ada"}]
    assert ada.post("/api/me/here").json()["invited"] == []
    (mine,) = ben.get("/api/me/tables").json()
    assert mine["id"] == table and [seat["kept"] for seat in mine["seats"]] == [False, True]
    # Nobody else sits down there, also not with the table's invitation.
    eve, invite = member(tiny, "Eve"), ada.get(f"/api/tables/{table}").json()["invite"]
    assert eve.post(f"/api/tables/{table}/join", {"invite": invite}).json()["reason"] == "table-full"
    assert ben.post(f"/api/tables/{table}/join").json()["status"] == "playing"
    assert ben.post("/api/me/here").json()["invited"] == []

    bots = {"1": "first"}
    refused = ada.post("/api/tables", wanted | {"bots": bots}).json()
    assert refused["reason"] == "table-full"
    for stranger in (eve, tiny.visitor("Gia")):
        for other in (ada, ben):
            said = stranger.post("/api/tables", wanted | {"friend": other.id})
            assert said.json()["reason"] == "friend-not-here"
    another = ada.post("/api/tables", wanted).json()["id"]
    assert [each["table"] for each in ben.post("/api/me/here").json()["invited"]] == [another]
    shows(ben, False)
    assert ben.post("/api/me/here").json()["invited"] == []
    assert ada.post("/api/tables", wanted).json()["reason"] == "friend-not-here"
    shows(ben)
    tie(ben, ada, "")
    assert ada.post("/api/tables", wanted).json()["reason"] == "friend-not-here", "as if they were not here"


def test_to_be_here_makes_no_list_another_one(tiny: House) -> None:
    ada, _ = friends(tiny)
    before = tiny.hall.store.written
    here(ada)
    assert tiny.hall.store.written == before
