"""What is asked after an answer is told beforehand where nobody else learns of it, and both can be sent at once."""

import random
from typing import Any

from cosmodrome.games.catalogue import GAMES
from tests.server.conftest import open_house
from tests.server.people import Seat, some_answer


def begun(seat: Seat) -> dict[str, Any]:
    """Past the discards of the start, to what is placed in the first round."""
    asked = seat.ready()
    assert (asked["purpose"], asked["ahead"]) == ("start-discard", {})
    seat.choose([f"discard:{card}" for card in asked["pool"][:2]])
    while seat.ready()["purpose"] != "place":
        seat.hear()
    return seat.ready()


def test_the_second_question_is_told_and_answered_with_the_first(database: str) -> None:
    with open_house(database, games=GAMES) as house:
        ada = house.visitor("Ada")
        made = ada.post("/api/play", {"game": "jump_drive", "bots": 1, "bot": "random", "seed": 5}).json()
        seat = ada.sit(made["id"])
        asked = begun(seat)
        second = asked["ahead"]["place:survey_team"]
        assert (second["purpose"], second["about"], second["ahead"]) == ("place-world", "survey_team", {})
        assert second["question"] == asked["question"] + 1
        keys = [option["key"] for option in second["options"]]
        assert keys[0] == "pass" and len(keys) > 1
        worlds = {verdict["card"]: verdict["allowed"] for verdict in second["verdicts"]}
        assert {f"place:{card}" for card, allowed in worlds.items() if allowed} == set(keys[1:])
        assert not [key for key in asked["ahead"] if not key.startswith("place:")]
        refused = seat.choose(["place:survey_team", "place:survey_team"])
        assert (refused["type"], refused["reason"]) == ("refused", "a-development")
        assert seat.choose(["place:survey_team", keys[1]])["type"] == "accepted"
        mine = [
            answer.choice for answer in house.hall._live[made["id"]].match.trail.answers if answer.seat == 0
        ]
        assert mine[2:4] == ["place:survey_team", keys[1]]


def test_who_wants_it_is_not_asked_where_there_is_one_answer_also_while_away(database: str) -> None:
    """Only that seat, only where there is one answer, and not again what was just taken back."""
    with open_house(database, games=GAMES) as house:
        ada = house.visitor("Ada")
        made = ada.post("/api/play", {"game": "race", "bots": 1, "bot": "random", "seed": 5}).json()
        path = f"/api/tables/{made['id']}"
        assert house.visitor("Eve").post(f"{path}/skip", {"skips": True}).json()["reason"] == "not-seated"
        seat = ada.sit(made["id"])
        live = house.hall._live[made["id"]]
        asked = seat.ready()
        chance = random.Random(2)
        while len(asked["options"]) > 1 or asked["forms"]:
            seat.choose(some_answer(asked, chance))
            asked = seat.ready()
        before = len(live.match.trail.answers)
        told = ada.post(f"{path}/skip", {"skips": True}).json()
        assert told["skips"] and not house.visitor("Eve").get(path).json()["skips"]
        # Nobody answers here, and yet the game goes on to a question that leaves a choice.
        while len(asked["options"]) == 1 or asked["question"] == seat.answered:
            seat.answered = asked["question"]
            asked = seat.ready()
        # Said once more it changes nothing, and nobody is told.
        said = []
        live.others.changed = said.append
        for skips, times in ((True, 0), (False, 1), (False, 1)):
            assert ada.post(f"{path}/skip", {"skips": skips}).json()["skips"] is skips
            assert len(said) == times
        own = [entry for entry in live.match.trail.answers[before:] if entry.seat == 0]
        assert own and not any(entry.request for entry in own)
        assert len(asked["options"]) > 1
