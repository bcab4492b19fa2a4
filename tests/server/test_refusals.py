"""What is refused over the socket: each with a reason, the table as it was, the socket still of use."""

import json
from typing import Any

import pytest

from cosmodrome.core.choice import LONGEST_KEY
from cosmodrome.server.table.messages import LARGEST_MESSAGE
from tests.server.conftest import House
from tests.server.people import Hung, Seat


class Table:
    """A running table of two, with the socket of seat 0 and a spectator's."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.id, self.ada, self.ben = house.two()
        self.seat: Seat = self.ada.sit(self.id)
        self.other: Seat = self.ben.sit(self.id)

    def refuses(self, seat: Seat, message: Any, reason: str, request: Any = "x") -> dict[str, Any]:
        """The table refuses the message, stands as it stood, and still listens to the socket."""
        before = self.house.snapshot(self.id)
        seat.say(message)
        reply = seat.hear_reply(request)
        assert (reply["type"], reply["reason"]) == ("refused", reason), reply
        assert self.house.snapshot(self.id) == before
        seat.say({"type": "ping"})
        seat.hear_until(lambda m: m["type"] == "pong")
        facts: dict[str, Any] = reply["facts"]
        return facts


@pytest.fixture
def table(tiny: House) -> Table:
    return Table(tiny)


def choose(*choices: str, question: Any = 0, request: Any = "x", **more: Any) -> dict[str, Any]:
    return {"type": "choose", "request": request, "question": question, "choices": list(choices)} | more


def test_a_refusal_names_the_rule_of_the_game_behind_it(table: Table) -> None:
    theirs = table.other.update["view"]["hand"][0]
    for message, rule in ((choose("play:nothing"), ""), (choose(f"play:{theirs}"), "R1.1")):
        table.seat.say(message)
        reply = table.seat.hear_reply("x")
        assert (reply["type"], reply["rule"]) == ("refused", rule), reply


MALFORMED = {
    "not JSON": ("{", None),
    "nothing": ("", None),
    "a number": ("7", None),
    "a list": ("[]", None),
    "no type": ('{"request": "x"}', "x"),
    "an unknown type": ('{"type": "cheat", "request": "x"}', "x"),
    "an unknown field": ('{"type": "choose", "request": "x", "question": 0, "choices": ["a"], "b": 1}', "x"),
    "no choices": ('{"type": "choose", "request": "x", "question": 0, "choices": []}', "x"),
    "a choice that is no text": ('{"type": "choose", "request": "x", "question": 0, "choices": [1]}', "x"),
    "a question that is no number": (
        '{"type": "choose", "request": "x", "question": "0", "choices": ["a"]}',
        "x",
    ),
    "too many choices": (json.dumps(choose(*["play:card_a"] * 65)), "x"),
    "a key of any length": (json.dumps(choose("x" * (LONGEST_KEY + 1))), "x"),
    "a request of any length": (json.dumps(choose("play:card_a", request="x" * 65)), None),
    "a request that is a list": (json.dumps(choose("play:card_a", request=[])), None),
    "a lone surrogate": (json.dumps(choose("\ud800")), None),
    "deep nesting": ("[" * 5000, None),
    "a huge number": ('{"type": "choose", "request": "x", "question": 1e999, "choices": ["a"]}', None),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed_messages(table: Table, name: str) -> None:
    text, request = MALFORMED[name]
    assert "detail" in table.refuses(table.seat, text, "malformed", request)


def test_a_binary_message_is_read_like_a_text(table: Table) -> None:
    table.seat.line.session.send_bytes(b"\xff\xfe")  # type: ignore[attr-defined]
    assert table.seat.hear_reply(None)["reason"] == "malformed"


def test_an_oversized_message(table: Table) -> None:
    size = LARGEST_MESSAGE + 1
    assert table.refuses(table.seat, " " * size, "too-large", None) == {
        "size": size,
        "most": LARGEST_MESSAGE,
    }


def test_an_illegal_choice_names_itself(table: Table) -> None:
    mine = table.seat.update["view"]["hand"]
    theirs = table.other.update["view"]["hand"][0]
    assert theirs not in mine
    facts = table.refuses(table.seat, choose(f"play:{theirs}"), "not-an-option")
    assert facts == {"choice": f"play:{theirs}", "purpose": "play"}
    facts = table.refuses(table.seat, choose("play:moon"), "unknown-choice")
    assert facts == {"choice": "play:moon"}
    table.refuses(table.seat, choose(f"play:{mine[0]}", f"play:{mine[1]}"), "wrong-count")


@pytest.mark.parametrize("question", [-1, 1, 99, 2**70])
def test_a_question_that_is_not_open(table: Table, question: int) -> None:
    mine = table.seat.update["view"]["hand"]
    facts = table.refuses(table.seat, choose(f"play:{mine[0]}", question=question), "stale-question")
    assert facts == {"asked": question, "answered": 0}


def test_a_repeated_and_a_late_click(table: Table) -> None:
    first, second = table.seat.update["view"]["hand"][:2]
    assert table.seat.choose([f"play:{first}"])["type"] == "accepted"
    # Another click on the same question, before the page has heard of the first.
    table.refuses(table.seat, choose(f"play:{second}"), "stale-question")
    table.refuses(table.seat, choose(f"play:{first}"), "stale-question")
    # The seat has answered and owes nothing now.
    facts = table.refuses(table.seat, choose(f"play:{second}", question=1), "not-awaited")
    assert facts == {"seat": 0}


def test_another_seats_question(table: Table) -> None:
    theirs = table.other.update["view"]["hand"][0]
    facts = table.refuses(table.seat, choose(f"play:{theirs}", seat=1), "not-your-seat")
    assert facts == {"seat": 1, "yours": 0}


def test_a_spectator_and_a_stranger_answer_nothing(table: Table) -> None:
    mine = table.seat.update["view"]["hand"][0]
    for visitor in (table.house.visitor("Zoe"), table.house.visitor(None)):
        table.refuses(visitor.sit(table.id), choose(f"play:{mine}"), "not-seated")


def test_a_batch_is_all_or_nothing(table: Table) -> None:
    loser = to_discards(table)
    decision = loser.ready()
    pool, question = decision["pool"], decision["question"]
    assert decision["more"] == 2 and len(pool) == 5

    def discards(*cards: str) -> dict[str, Any]:
        return choose(*[f"discard:{card}" for card in cards], question=question)

    table.refuses(loser, discards(*pool[:3]), "wrong-count")
    table.refuses(loser, discards(pool[0], pool[0]), "not-an-option")
    table.refuses(loser, discards(pool[0], "card_x" if "card_x" not in pool else "card_y"), "not-an-option")
    table.refuses(loser, choose(f"discard:{pool[0]}", f"play:{pool[1]}", question=question), "not-an-option")
    # In any order, the last pick being forced: the log holds what was asked, the hand lacks both.
    assert loser.choose([f"discard:{pool[4]}", f"discard:{pool[3]}"])["type"] == "accepted"
    assert loser.update["view"]["hand"] == pool[:3]
    log = table.house.hall._live[table.id].match.trail.answers
    assert [entry.choice for entry in log[2:]] == [f"discard:{pool[3]}"]


def to_discards(table: Table) -> Seat:
    """Play one card each; gives the seat that now owes two discards."""
    for seat in (table.seat, table.other):
        seat.choose([seat.ready()["options"][0]["key"]])
    table.seat.hear_until(lambda m: m["type"] == "update" and m["view"]["points"] != [0, 0])
    return table.seat if table.seat.awaited == [0] else table.other


def test_the_same_request_sent_again_is_acknowledged_and_not_doubled(table: Table) -> None:
    first, second = table.seat.update["view"]["hand"][:2]
    message = choose(f"play:{first}", request="once")
    table.seat.say(message)
    table.seat.hear_reply("once")
    before = table.house.snapshot(table.id)
    again = table.ada.sit(table.id, since=table.seat.update["total"])
    again.say(message)
    assert again.hear_reply("once")["type"] == "accepted"
    after = table.house.snapshot(table.id)
    assert after[1:3] == before[1:3]
    # The same id for another answer is no repetition.
    table.refuses(again, choose(f"play:{second}", request="once"), "stale-question", "once")


def test_a_batch_sent_again_is_acknowledged_too(table: Table) -> None:
    loser = to_discards(table)
    decision = loser.ready()
    batch = [f"discard:{card}" for card in decision["pool"][-2:]]
    assert loser.choose(batch, request=17)["type"] == "accepted"
    loser.send_choices(batch, decision["question"], 17)
    assert loser.hear_reply(17)["type"] == "accepted"
    assert len(table.house.hall._live[table.id].match.trail.answers) == 3


def test_a_finished_game_takes_no_more_answers(tiny: House) -> None:
    import random

    from tests.server.people import hear_the_end, play_on

    table = Table(tiny)
    play_on([table.seat, table.other], random.Random(3))
    hear_the_end(table.seat)
    table.refuses(table.seat, choose("play:card_a", question=99), "game-over")


def test_an_open_table_asks_nothing_yet(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    seat = ada.sit(table)
    seat.say(choose("play:card_a"))
    assert seat.hear_reply("x")["reason"] == "not-started"


@pytest.mark.parametrize("table_id", ["nix", "%00", "a" * 200])
def test_no_such_table(tiny: House, table_id: str) -> None:
    line = tiny.visitor(None).line(table_id)
    assert json.loads(line.receive())["reason"] == "no-such-table"
    with pytest.raises(Hung, match="4404"):
        line.receive()


def test_sockets_from_another_site_are_refused(table: Table) -> None:
    from litestar.exceptions import WebSocketDisconnect

    with pytest.raises(WebSocketDisconnect):
        table.ada.line(table.id, headers={"origin": "https://evil.example"})
    table.ada.line(table.id, headers={"origin": "http://testserver.local"})


@pytest.mark.parametrize("since", ["-1", "x", "99999", "9" * 30, "", "%F0"])
def test_a_wrong_since_tells_all(table: Table, since: str) -> None:
    again = table.ada.sit(table.id, since=since)
    assert again.update["from"] == 0
    assert len(again.update["events"]) == again.update["total"] == table.seat.update["total"]


def test_reconnecting_tells_only_what_is_new(table: Table) -> None:
    seen = table.seat.update["total"]
    to_discards(table)
    total = table.seat.update["total"]
    again: Seat = table.ada.sit(table.id, since=seen)
    assert (again.update["from"], again.update["total"]) == (seen, total)
    assert [event["event"] for event in again.update["events"]] == ["played"]
