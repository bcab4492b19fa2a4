"""Who may watch a table by invitation is a choice of its host, kept at every door."""

import random

import pytest

from tests.server.conftest import House, Visitor
from tests.server.people import Hung, play_on
from tests.server.test_chat import with_people


def looks(visitor: Visitor, table: str) -> str:
    """What somebody hears who asks for a table: its status, or why it is not shown."""
    told = visitor.get(f"/api/tables/{table}").json()
    return str(told.get("reason") or told["status"])


def test_while_the_game_runs_only_who_plays_sees_it(tiny: House) -> None:
    table, ada, ben, eve = with_people(tiny, unwatched=True)
    stranger = tiny.visitor(None)
    for who in (eve, stranger):
        assert looks(who, table) == "not-watched"
        assert "not-watched" in who.line(table).receive()
        for path, body in (("chat", {"text": "hello"}), ("report", {"note": "hm"})):
            assert who.post(f"/api/tables/{table}/{path}", body).json()["reason"] == "not-watched"
        assert who.get(f"/api/tables/{table}/frames").json()["reason"] == "not-watched"
        assert table not in [each["id"] for each in who.get("/api/tables").json()]
    assert ada.get(f"/api/tables/{table}").json()["unwatched"]
    assert looks(ada, table) == looks(ben, table) == "playing"
    seats = [ada.sit(table), ben.sit(table)]
    ben.post(f"/api/tables/{table}/leave")
    assert looks(ben, table) == "playing", "also who has left"
    ben.post(f"/api/tables/{table}/join")
    play_on(seats, random.Random(1))
    assert looks(eve, table) == looks(stranger, table) == "over"
    assert eve.get(f"/api/tables/{table}/frames").status_code == 200
    assert eve.sit(table).update["total"]


def test_a_stranger_sees_no_more_where_bots_play(tiny: House) -> None:
    ada, stranger = tiny.visitor("Ada"), tiny.visitor(None)
    table = ada.opens(private=True, unwatched=True, bots={"1": "first"})
    assert looks(ada, table) == "playing" and looks(stranger, table) == "not-watched"
    assert "not-watched" in stranger.line(table).receive()


def test_who_waits_with_others_for_the_game_is_shown_none_of_it(tiny: House) -> None:
    ada, ben, eve = tiny.visitor("Ada"), tiny.visitor("Ben"), tiny.visitor("Eve")
    table = ada.opens(seed=7, private=True, unwatched=True)
    invite = ada.get(f"/api/tables/{table}").json()["invite"]
    assert looks(eve, table) == "open", "whoever is invited has to see to what"
    watching, playing = eve.sit(table), ada.sit(table)
    assert ben.post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 200
    with pytest.raises(Hung):
        while True:
            assert watching.hear()["type"] != "update"
    playing.hear_until(lambda message: message["type"] == "update")


def test_whose_session_has_ended_watches_it_no_more(tiny: House) -> None:
    table, ada, _, _ = with_people(tiny, unwatched=True)
    seat = ada.sit(table)
    code = ada.get("/api/me/code").json()["code"]
    assert tiny.visitor(None).post("/api/me/recover", {"code": code}).status_code == 200
    with pytest.raises(Hung):
        while True:
            seat.hear()


def test_a_table_that_the_lobby_lists_may_be_watched(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    answer = ada.post("/api/tables", {"game": "tiny", "seats": 2, "unwatched": True})
    assert (answer.status_code, answer.json()["reason"]) == (400, "unwatched-listed")


def test_a_table_by_invitation_may_be_watched_unless_said_otherwise(tiny: House) -> None:
    table, _, _, eve = with_people(tiny)
    assert looks(eve, table) == "playing"
    assert eve.sit(table).update["view"]


def test_once_more_it_is_as_before(tiny: House) -> None:
    table, ada, ben, eve = with_people(tiny, unwatched=True)
    play_on([ada.sit(table), ben.sit(table)], random.Random(1))
    following = ada.post(f"/api/tables/{table}/again").json()["id"]
    ben.post(f"/api/tables/{table}/again")
    assert looks(eve, following) == "not-watched"
