"""Answers taken back over the socket: while nothing has been told, once each, and the same after a restart."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads, verify
from cosmodrome.server.db.log_writer import Answer
from tests.server.conftest import House, open_house
from tests.server.people import Message, Seat, hear_the_end, play_on, some_answer
from tests.server.server_process import ServerProcess
from tests.server.test_restart import again, come_back, start
from tests.server.tiny_game import TINY


def take_back(seat: Seat, question: int | None = None, request: Any = "back") -> Message:
    """Take back, and hear the reply; once accepted, also the question that is open again."""
    if question is None:
        question = seat.update["given"]["question"]
    seat.say({"type": "take-back", "request": request, "question": question})
    reply = seat.hear_reply(request)
    if reply["type"] == "accepted":
        seat.answered = -1
        while not seat.update["decision"] or seat.update["decision"]["question"] <= question:
            seat.hear()
    return reply


def begun(house: House) -> tuple[str, list[str], list[Seat]]:
    table, cookies = start(house)
    return table, cookies, come_back(house, table, cookies)


def log(house: House, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.choice) for entry in house.hall._live[table].match.trail.answers]


def test_a_sealed_answer_is_taken_back_and_given_anew(tiny: House) -> None:
    table, _, (ada, ben) = begun(tiny)
    first = ada.ready()
    one, other = first["options"][0]["key"], first["options"][1]["key"]
    assert ada.update["given"] is None
    ada.choose([one])
    given = ada.update["given"]
    assert (given["question"], [option["key"] for option in given["options"]]) == (1, [one])
    assert (given["purpose"], given["about"]) == (first["purpose"], first["about"])
    ben.hear_until(lambda message: message["type"] == "update" and message["view"]["awaited"] == [1])
    assert ben.update["given"] is None
    assert take_back(ada)["type"] == "accepted"
    assert ada.update["given"] is None and ada.update["view"]["awaited"] == [0, 1]
    again = ada.ready()
    assert again["question"] == 2
    assert [option["key"] for option in again["options"]] == [option["key"] for option in first["options"]]
    ada.choose([other])
    ben.ready()
    ben.choose([ben.update["decision"]["options"][0]["key"]])
    assert log(tiny, table)[:3] == [(0, one), (0, "take-back"), (0, other)]
    ada.hear_until(lambda message: message["type"] == "update" and message["events"])
    assert ada.update["given"] is None
    play_on([ada, ben], random.Random(3))
    hear_the_end(ada)
    kept = loads(tiny.visitor().get(f"/api/tables/{table}/record").text, {"tiny": TINY})
    assert [answer.choice for answer in kept.answers].count("take-back") == 1
    assert verify(TINY, kept) is None


def test_the_answers_of_others_stay(tiny: House) -> None:
    people = [tiny.visitor("Cid"), tiny.visitor("Dan"), tiny.visitor("Eve")]
    made = people[0].opens(*people[1:], seed=7)
    cid, dan = people[0].sit(made), people[1].sit(made)
    cid.choose([cid.ready()["options"][0]["key"]])
    dan.choose([dan.ready()["options"][0]["key"]])
    assert take_back(cid)["type"] == "accepted"
    assert cid.update["view"]["awaited"] == [0, 2]
    dan.hear_until(lambda message: message["type"] == "update" and message["view"]["awaited"] == [0, 2])
    assert dan.update["given"]["question"] == 1


def test_once_something_is_told_an_answer_stands(tiny: House) -> None:
    table, _, (ada, ben) = begun(tiny)
    reply = take_back(ada, 0)
    assert (reply["type"], reply["reason"]) == ("refused", "nothing-to-take-back")
    ada.choose([ada.ready()["options"][0]["key"]])
    ben.choose([ben.ready()["options"][0]["key"]])
    before = tiny.snapshot(table)
    reply = take_back(ada, 1)
    assert (reply["type"], reply["reason"]) == ("refused", "told-since")
    assert tiny.snapshot(table) == before


def test_only_ones_own_answer_at_its_own_number(tiny: House) -> None:
    table, _, (ada, ben) = begun(tiny)
    zoe = tiny.visitor("Zoe").sit(table)
    ada.choose([ada.ready()["options"][0]["key"]])
    before = tiny.snapshot(table)
    for number in (0, 2, -1):
        assert take_back(ada, number)["reason"] == "stale-question"
    ada.say({"type": "take-back", "request": "x", "question": 1, "seat": 1})
    assert ada.hear_reply("x")["reason"] == "not-your-seat"
    assert take_back(zoe, 1)["reason"] == "not-seated"
    assert take_back(ben, 0)["reason"] == "nothing-to-take-back"
    assert tiny.snapshot(table) == before


def test_a_stale_question_stays_stale(tiny: House) -> None:
    """An answer sent before, or twice, can never become the answer to the question that is open again."""
    table, _, (ada, _ben) = begun(tiny)
    keys = [option["key"] for option in ada.ready()["options"]]
    ada.choose([keys[0]], request="first")
    take_back(ada)
    assert ada.choose([keys[1]], question=0, request="late")["reason"] == "stale-question"
    assert ada.choose([keys[1]], question=1, request="late")["reason"] == "stale-question"
    # The first answer sent again is acknowledged again, and changes nothing: it was taken in and taken back.
    before = tiny.snapshot(table)
    ada.say({"type": "choose", "request": "first", "question": 0, "choices": [keys[0]]})
    assert ada.hear_reply("first")["type"] == "accepted"
    assert tiny.snapshot(table) == before
    assert ada.choose([keys[1]], question=2, request="now")["type"] == "accepted"


def test_taking_back_is_done_once_however_often_it_is_sent(tiny: House) -> None:
    table, _, (ada, _ben) = begun(tiny)
    ada.choose([ada.ready()["options"][0]["key"]])
    assert take_back(ada, 1, "once")["type"] == "accepted"
    before = tiny.snapshot(table)
    ada.say({"type": "take-back", "request": "once", "question": 1})
    assert ada.hear_reply("once")["type"] == "accepted"
    assert tiny.snapshot(table) == before
    assert len(log(tiny, table)) == 2


def test_a_batch_is_taken_back_whole(database: str) -> None:
    with open_house(database, games=GAMES) as house:
        table, ada, _ = house.two(game="jump_drive", seed=5)
        seat = ada.sit(table)
        asked = seat.ready()
        ticked = [f"discard:{card}" for card in asked["pool"][:2]]
        seat.choose(ticked)
        given = seat.update["given"]
        assert given["more"] == 2 and given["pool"] == []
        assert [option["key"] for option in given["options"]] == ticked
        assert sorted(seat.update["view"]["picked"]) == sorted(asked["pool"][:2])
        take_back(seat)
        assert log(house, table) == [(0, key) for key in [*ticked, "take-back", "take-back"]]
        assert seat.ready() == asked | {"question": 4}
        assert seat.update["view"]["picked"] == []


def test_two_questions_answered_one_by_one_are_taken_back_one_by_one(database: str) -> None:
    with open_house(database, games=GAMES) as house:
        table, ada, ben = house.two(game="jump_drive", seed=5)
        seats = [ada.sit(table), ben.sit(table)]
        for seat in seats:
            asked = seat.ready()
            seat.choose([f"discard:{card}" for card in asked["pool"][:2]])
        seat = seats[0]
        while seat.ready()["purpose"] != "place":
            seat.hear()
        seat.choose(["place:survey_team"])
        assert seat.ready()["purpose"] == "place-world"
        assert [option["key"] for option in seat.update["given"]["options"]] == ["place:survey_team"]
        world = seat.ready()["options"][1]["key"]
        seat.choose([world])
        assert [option["key"] for option in seat.update["given"]["options"]] == [world]
        take_back(seat)
        assert seat.ready()["purpose"] == "place-world"
        take_back(seat, request="again")
        assert seat.ready()["purpose"] == "place"


class Read(list[Answer]):
    """A log that counts how often somebody reads an entry of it."""

    reads = 0

    def __getitem__(self, at: Any) -> Any:
        self.reads += 1
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[Answer]:
        for entry in super().__iter__():
            self.reads += 1
            yield entry


def test_what_can_be_taken_back_is_told_without_reading_the_log(database: str) -> None:
    with open_house(database, games=GAMES) as house:
        table, ada, ben = house.two(game="jump_drive", seed=5)
        seats = [ada.sit(table), ben.sit(table)]
        live, chance = house.hall._live[table], random.Random(5)
        while len(live.match.trail.answers) < 12 or len(live.match.awaited()) < 2:
            play_on(seats, chance, most=1)
        answers = live.match.trail.answers = Read(live.match.trail.answers)
        seat = next(seat for seat in live.match.awaited() if not live.match.takeable(seat))
        assert answers.reads == 0
        chosen = some_answer(seats[seat].ready(), chance)
        seats[seat].send_choices(chosen, request="last")
        assert seats[seat].hear_reply("last")["type"] == "accepted"
        answers.reads = 0
        assert [entry.choice for entry in live.match.takeable(seat)] == chosen
        assert answers.reads == len(chosen)


def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    with again(database) as house:
        table, cookies, (ada, _ben) = begun(house)
        ada.choose([ada.ready()["options"][0]["key"]])
        take_back(ada)
        ada.choose([ada.ready()["options"][1]["key"]])
        shown = [seat.update for seat in come_back(house, table, cookies)]
        assert shown[0]["given"]["question"] == 3
    with again(database) as house:
        seats = come_back(house, table, cookies)
        assert [seat.update for seat in seats] == shown
        assert take_back(seats[0])["type"] == "accepted"
        assert play_on(seats, random.Random(2))


@pytest.mark.server
def test_taking_back_survives_kill_9(database: str) -> None:
    with ServerProcess(database) as server:
        people = [server.client("Ada"), server.client("Ben")]
        table = people[0].post("/api/tables", json={"game": "race", "seats": 2}).json()["id"]
        assert people[1].post(f"/api/tables/{table}/join", json={}).status_code == 200
        ada = server.sit(people[0], table)
        asked = ada.ready()
        ada.choose([f"discard:{card}" for card in asked["pool"][:2]])
        take_back(ada)
        ada.choose([f"discard:{card}" for card in asked["pool"][-2:]])
        server.kill()
        server.start()
        seats = [server.sit(person, table) for person in people]
        for field in ("view", "decision", "given", "total"):
            assert seats[0].update[field] == ada.update[field]
        assert ada.update["given"]["question"] == 5 and seats[1].update["given"] is None
        assert take_back(seats[0])["type"] == "accepted"
        assert seats[0].ready() == asked | {"question": 6}
