"""A seat that a bot keeps: its player gets it back, and the log goes on saying who did what."""

import threading
import time
from typing import Any, ClassVar

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import View
from cosmodrome.play import record
from cosmodrome.server.table import seating
from cosmodrome.server.table.table_bots import TableBots
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import Seat, hear_the_end
from tests.server.tiny_game import TINY, FirstBot, TinyBots


def kept_by_a_bot(house: House) -> tuple[Visitor, Visitor, str, Seat]:
    """Ada and Ben have given an answer each; then Ben leaves, and a bot plays there."""
    table, ada, ben = house.two()
    seats = [ada.sit(table), ben.sit(table)]
    for seat in seats:
        seat.choose([seat.ready()["options"][0]["key"]])
    ben.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "first"})
    seats[0].hear_until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "bot")
    return ada, ben, table, seats[0]


def test_a_player_comes_back_to_the_seat_a_bot_keeps(tiny: House) -> None:
    ada, ben, table, _ = kept_by_a_bot(tiny)
    facts = ben.get(f"/api/tables/{table}").json()
    assert facts["you"] is None and [each["kept"] for each in facts["seats"]] == [False, True]
    assert [each["kept"] for each in ada.get(f"/api/tables/{table}").json()["seats"]] == [False, False]
    # It is in the lobby's list, as was promised.
    assert [each["id"] for each in ben.get("/api/me/tables").json()] == [table]
    watching = ben.sit(table)
    assert watching.update["view"]["hand"] == []
    assert ben.post(f"/api/tables/{table}/join").json()["you"] == 1
    watching.hear_until(lambda m: m["type"] == "update" and m["seat"] == 1)
    assert watching.update["view"]["hand"]
    assert not watching.table["seats"][1]["kept"]
    # Somebody else gets no seat there.
    assert tiny.visitor("Zoe").post(f"/api/tables/{table}/join").json()["reason"] == "already-started"


def test_a_bot_still_thinking_does_not_answer_for_who_has_come_back(database: str) -> None:
    thinking, go_on = threading.Event(), threading.Event()

    class SlowBot(FirstBot):
        def choose(self, view: View, decision: Decision) -> Choice:
            thinking.set()
            assert go_on.wait(20)
            return super().choose(view, decision)

    class SlowBots(TinyBots):
        BOTS: ClassVar[dict[str, type]] = {"first": SlowBot}

    with open_house(database, {"tiny": TINY}, SlowBots()) as house:
        table, ada, ben = house.two()
        ben.post(f"/api/tables/{table}/leave")
        ada.post(f"/api/tables/{table}/bot", {"seat": 1})
        assert thinking.wait(20)
        ben.post(f"/api/tables/{table}/join")
        seat = ben.sit(table)
        question = seat.ready()["question"]
        go_on.set()
        while house.hall._live[table].attendant(TableBots).busy:
            time.sleep(0.01)
        assert question == 0 and house.hall._live[table].match.trail.answers == []
        assert seat.choose([seat.update["decision"]["options"][0]["key"]])["type"] == "accepted"


def former(message: dict[str, Any]) -> list[tuple[int, str, str, bool]]:
    return [(each["seat"], each["kind"], each["name"], each["you"]) for each in message["formers"]]


BEN, BEN_HIMSELF, FIRST = (1, "human", "Ben", False), (1, "human", "Ben", True), (1, "bot", "first", False)


def test_the_log_says_who_did_what_whoever_sits_there_later(database: str) -> None:
    with tiny_house(database) as house:
        _, ben, table, ada = kept_by_a_bot(house)
        assert former(ada.table) == [BEN]
        until = ada.table["formers"][0]["until"]
        # The bot plays on, and Ben comes back.
        while not ada.update["decision"]:
            ada.hear()
        ben.post(f"/api/tables/{table}/join")
        ada.hear_until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "human")
        assert former(ada.table) == [BEN, FIRST]
        cookie = ben.cookie
        seen = house.visitor(None).sit(table)
        assert former(seen.table) == [BEN, FIRST]
        # What Ben played is told in his time.
        events = [event["event"] for event in seen.update["events"]]
        assert events[:until].count("played") == 1 and until <= seen.table["formers"][1]["until"]
    with tiny_house(database) as house:
        ben = house.visitor(None)
        ben.cookie = cookie
        again = ben.sit(table)
        assert former(again.table) == [BEN_HIMSELF, FIRST]
        assert again.table["formers"][0]["until"] == until


def test_a_finished_game_names_all_who_played(tiny: House) -> None:
    ada, _, table, seat = kept_by_a_bot(tiny)
    for _ in range(50):
        if not seat.awaited:
            break
        decision = seat.ready()
        seat.choose([decision["options"][0]["key"]])
    hear_the_end(seat)
    text = ada.get(f"/api/tables/{table}/record").text
    kept = record.loads(text, {"tiny": TINY})
    assert kept.header.players == ["Ada", "Ben / first"]
    ((seat_of_ben, after, which),) = kept.header.hands
    assert (seat_of_ben, which) == (1, 1) and 0 < after < len(kept.answers)
    assert [kept.header.sitters(answers)[1] for answers in (0, after, after + 1)] == ["Ben", "Ben", "first"]
    assert former(ada.get(f"/api/tables/{table}").json()) == [BEN]
    # Whoever brings the record elsewhere is told the same: a seat that a bot finished is last.
    brought = ada.request("POST", "/api/records", content=text.encode()).json()["id"]
    assert ada.get(f"/api/tables/{brought}").json()["ranks"] == kept.header.places == [1, 2]


def test_after_the_game_a_kept_seat_is_its_player_s(tiny: House) -> None:
    ada, ben, table, seat = kept_by_a_bot(tiny)
    watching = ben.sit(table)
    assert watching.update["seat"] is None
    while seat.awaited:
        seat.choose([seat.ready()["options"][0]["key"]])
    hear_the_end(seat)
    # Whoever watched on sees their own seat at the end, as whoever comes then.
    watching.hear_until(lambda m: m["type"] == "update" and m["seat"] == 1)
    for shown in (watching, ben.sit(table)):
        assert shown.update["view"]["seat"] == 1
    facts = ben.get(f"/api/tables/{table}").json()
    assert facts["you"] == 1 and [each["you"] for each in facts["seats"]] == [False, True]
    assert ben.get(f"/api/tables/{table}/frames").json()["seat"] == 1
    # What the bot did stays the bot's; to all others the seat is the bot's too.
    assert former(facts) == [BEN_HIMSELF, FIRST]
    assert facts["formers"][0]["until"] < facts["formers"][1]["until"] == len(watching.update["events"])
    others = ada.get(f"/api/tables/{table}").json()
    assert (others["you"], others["seats"][1]["name"], former(others)) == (0, "first", [BEN])
    stranger = tiny.visitor(None).get(f"/api/tables/{table}").json()
    assert stranger["you"] is None and former(stranger) == [BEN]


def bot_takes(house: House, table: str, seat: int, bot: str) -> None:
    """What a clock does that has run out, whenever it is read."""
    live = house.hall._live[table]
    live.usual_bot = bot
    house.call(seating.stand_in, live, seat)


def test_what_was_dealt_before_a_time_out_was_dealt_to_who_sat_there(tiny: House) -> None:
    """Also where nobody has given an answer yet."""
    table, ada, ben = tiny.two()
    bot_takes(tiny, table, 1, "first")
    seats = [ada.sit(table), tiny.visitor(None).sit(table)]
    for each in seats:
        assert former(each.table) == [BEN]
        dealt = [event["event"] for event in each.update["events"][: each.table["formers"][0]["until"]]]
        assert dealt.count("dealt") == 2
    ben.post(f"/api/tables/{table}/join")
    assert former(ben.sit(table).table)[0] == BEN_HIMSELF


def test_a_replay_says_who_did_what_from_every_side(tiny: House) -> None:
    ada, ben, table, seat = kept_by_a_bot(tiny)
    while seat.awaited:
        seat.choose([seat.ready()["options"][0]["key"]])
    hear_the_end(seat)
    for side in ("0", "1", "none", "all"):
        shown = ada.get(f"/api/tables/{table}/frames?seat={side}").json()
        events = [event for event, _ in shown["frames"] if event]
        (had,) = shown["formers"]
        assert (had["seat"], had["kind"], had["name"]) == (1, "human", "Ben")
        before = [event["event"] for event in events[: had["until"]]]
        assert before.count("played") == 1 and before.count("dealt") == 2 < len(events)
    ben.post("/api/me", {"name": "Benedict"})
    assert ada.get(f"/api/tables/{table}/frames?seat=all").json()["formers"][0]["name"] == "Benedict"


def test_all_that_a_bot_answered_is_shown_to_who_comes_back_and_as_the_bot_s(database: str) -> None:
    with open_house(database) as house:
        table, ada, ben = house.two(game="race", seed=7)
        watching = ada.sit(table)
        bot_takes(house, table, 1, "greedy")
        watching.see(lambda: 1 not in watching.awaited)
        ben.post(f"/api/tables/{table}/join")
        given = ben.sit(table).update["given"]
        assert [each["verb"] for each in given["options"]] == ["discard", "discard"]
        assert given["by"] == "greedy"
        # Whoever has the seat again may take that back; what they answer then is their own.
        seat = ben.sit(table)
        seat.say({"type": "take-back", "request": "t", "question": given["question"]})
        assert seat.hear_reply("t")["type"] == "accepted"
        seat = ben.sit(table)
        assert seat.update["given"] is None
        said = seat.choose([each["key"] for each in seat.update["decision"]["options"][:2]])
        assert said["type"] == "accepted", said
        again = ben.sit(table).update["given"]
        assert (len(again["options"]), again["by"]) == (2, "")
