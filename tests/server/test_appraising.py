"""What takes thought to say beside a question: it comes right after it, and no answer waits for it."""

import threading
from typing import Any

import pytest

from cosmodrome.bots.sidereal.appraiser import OfferAppraiser
from cosmodrome.core.decision import Verdict
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.payloads import Move, Offer
from cosmodrome.server.bots.minds import AskedWorth, Minds
from tests.server.conftest import House, open_house
from tests.server.people import Message, Seat

GAME = GAMES["sidereal"]


def offered(good: str, wanted: str) -> str:
    moves = [Move(goods={good: 1}, giver=0, receiver=1), Move(goods={wanted: 1}, giver=1, receiver=0)]
    return FORMS["offer"].choice(Offer(moves)).key


def trading(house: House) -> tuple[str, list[Seat]]:
    """Four people at the prepared table, in the first Trade phase."""
    people = [house.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    table = people[0].opens(*people[1:], game="sidereal", seed=5, options={"first_game": True})
    return table, [each.sit(table) for each in people]


def said(seat: Seat, key: str) -> dict[str, Any]:
    """What is next said of an offer."""

    def about(message: Message) -> list[dict[str, Any]]:
        return [each for each in message.get("verdicts", []) if each["card"] == key]

    heard = seat.hear_until(lambda message: message["type"] == "appraised" and about(message))
    facts: dict[str, Any] = about(heard)[0]["facts"]
    return facts


def have(seat: Seat, number: int) -> list[str]:
    return list(seat.update["view"]["players"][number]["goods"])


def test_what_an_offer_brings_comes_after_the_question_and_changes_with_the_table(database: str) -> None:
    with open_house(database, {"sidereal": GAME}) as house:
        table, seats = trading(house)
        ada, ben = seats[:2]
        assert ada.choose([offered(have(ada, 0)[0], have(ada, 1)[0])])["type"] == "accepted"
        facts = said(ben, "take:0")
        live = house.hall.known(table)
        (verdict,) = OfferAppraiser(GAME).verdicts(GAME.view(live.match.state, 1))
        assert facts == verdict.facts and facts["apart"] == ""
        # One in the making has such a number too, in the reply to who asks.
        swap = [Move(goods={have(ada, 1)[0]: 1}, giver=1, receiver=0)]
        ben.say({"type": "weigh", "request": 8, "choice": FORMS["offer"].choice(Offer(swap)).key})
        weighed = ben.hear_until(lambda message: message.get("request") == 8)
        gift = {each["card"]: each["facts"] for each in weighed["verdicts"]}["brings"]
        assert gift["brings"] < 0 and gift["plan"] == gift["brings"]


def test_no_answer_waits_for_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing can be said of an offer yet, it can be taken, and what stands there later is of the table then."""
    free, begun = threading.Event(), threading.Event()
    usual = Minds.worth

    def busy(minds: Minds, asked: AskedWorth) -> list[Verdict]:
        begun.set()
        assert free.wait(20)
        return usual(minds, asked)

    monkeypatch.setattr(Minds, "worth", busy)
    with open_house(database, {"sidereal": GAME}) as house:
        try:
            _, seats = trading(house)
            ada, ben = seats[:2]
            first, second = have(ada, 0)[0], have(ada, 1)[0]
            assert ada.choose([offered(first, second)])["type"] == "accepted"
            ben.hear_until(lambda message: message["type"] == "update" and ben.update["view"]["offers"])
            assert begun.wait(20)
            assert ben.choose(["take:0"])["type"] == "accepted"
            assert ada.choose([offered(first, second)])["type"] == "accepted"
        finally:
            free.set()
        assert said(ben, "take:1")["brings"] < 1000
        assert not any('"card":"take:0"' in text for text in ben.heard if '"type":"appraised"' in text)
