"""Whole games over the socket: every answer acknowledged, updates without gaps, an end with a record."""

import json
import random

from tests.server.conftest import House
from tests.server.people import hear_the_end, play_on


def test_two_people_and_a_bot_play_to_the_end(tiny: House) -> None:
    ada, ben, zoe = tiny.visitor("Ada"), tiny.visitor("Ben"), tiny.visitor("Zoe")
    made = ada.post("/api/tables", {"game": "tiny", "seats": 3, "bots": {"0": "first"}, "name": "Ours"})
    assert made.status_code == 201
    table = made.json()["id"]
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
            seen += len(update["events"])
            assert update["total"] == seen
        assert updates[-1]["events"][-1]["event"] == "ended"
    assert watching.update["seat"] is None
    record = zoe.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]
