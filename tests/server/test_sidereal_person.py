"""A person at a table of traders over sockets: takes each offer with a good number, and makes as much as they do."""

from typing import Any

import pytest
from tools.sidereal_people import Haggler, Taker

from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.goods import POINT
from cosmodrome.server.table.table_bots import TableBots
from tests.clock import wait_until
from tests.server.conftest import House, open_house
from tests.server.people import Seat, events_of

GAME = GAMES["sidereal"]


def play(house: House, number: int, turns: int, kind: type[Taker] = Taker) -> tuple[float, Taker, list[Any]]:
    """The points of the person, who sits first, after so many turns, the person, and all events that it heard."""
    ada = house.visitor("Ada")
    bots = {str(at): "trader" for at in range(1, 4)}
    options = {"species": "random", "exact_scoring": True}
    table = ada.opens(game="sidereal", seats=4, seed=number, bots=bots, options=options)
    seat, person = ada.sit(table), kind(number, GAME)
    own = seat.update["seat"]
    live: Any = house.hall.known(table)

    def waits() -> bool:
        """Whether the bots have nothing more to say, and the person has, or the game is over."""
        quiet = not (bots := live.attendant(TableBots)).busy and not bots.asked()
        return bool(
            live.match.state.over
            or live.match.state.round > turns
            or (quiet and own in GAME.awaited(live.match.state))
        )

    told: list[Any] = []
    while True:
        wait_until(waits, "the bots go on and on")
        state = live.match.state
        if state.over or state.round > turns:
            break
        told += catch_up(seat)
        view = GAME.view(state, own)
        choice = person.choose(view, question_for_bot(GAME.decision(state, own), GAME, view))
        assert choice is not None
        assert seat.choose([choice.key])["type"] == "accepted"
    return GAME.standing(state).scores[own] / POINT, person, told


def catch_up(seat: Seat) -> list[Any]:
    """Hear what there is to hear; the events of it."""
    heard: list[Any] = []
    seat.say({"type": "ping"})
    while not heard or heard[-1]["type"] != "pong":
        heard.append(seat.hear())
    return [event for message in heard if message["type"] == "update" for event in events_of(message)]


def test_a_person_finds_offers_of_bots_and_takes_them(database: str) -> None:
    with open_house(database, games={"sidereal": GAME}) as house:
        assert sum(play(house, 1, 2)[1].found.values()) >= 2


def test_whoever_asks_for_too_much_hears_why_not_and_what_a_bot_would_take(database: str) -> None:
    with open_house(database, games={"sidereal": GAME}) as house:
        _, person, told = play(house, 7, 2, Haggler)
    noes = [each for each in told if each["event"] == "declined" and each["seat"] != 0]
    assert {each["why"] for each in noes} <= {"too-little", "needed", "kept"} and noes
    counters = [each for each in told if each["event"] == "offered" and each["counters"]]
    assert [(each["seat"], each["to"]) for each in counters] == [(1, [0])]
    assert {(move["giver"], move["receiver"]) for move in counters[0]["moves"]} == {(0, 1), (1, 0)}
    assert sum(person.found.values()) == 1  # the counter is what the person takes, for it gains by it


@pytest.mark.long
def test_a_person_makes_as_much_as_bots_over_sockets(database: str) -> None:
    with open_house(database, games={"sidereal": GAME}) as house:
        points = [play(house, number, 6)[0] for number in range(20)]
    assert sum(points) / len(points) >= 45
