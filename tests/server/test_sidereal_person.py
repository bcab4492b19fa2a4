"""A person at a table of traders over sockets: takes each offer with a good number, and makes as much as they do."""

from typing import Any

import pytest
from tools.sidereal_people import Taker

from cosmodrome.core.seen import as_seen
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.goods import POINT
from tests.clock import wait_until
from tests.server.conftest import House, open_house
from tests.server.people import Seat

GAME = GAMES["sidereal"]


def play(house: House, number: int, turns: int) -> tuple[float, int]:
    """The points of the person, who sits first, after so many turns, and how many offers it has taken."""
    ada = house.visitor("Ada")
    bots = {str(at): "trader" for at in range(1, 4)}
    options = {"species": "random", "exact_scoring": True}
    wanted = {"game": "sidereal", "seats": 4, "seed": number, "bots": bots, "options": options}
    table = ada.post("/api/tables", wanted).json()["id"]
    seat, person = ada.sit(table), Taker(number, GAME)
    own = seat.update["seat"]
    live: Any = house.hall.known(table)

    def waits() -> bool:
        """Whether the bots have nothing more to say, and the person has, or the game is over."""
        quiet = not live.bots.thinking and not live.bots.asked()
        return bool(
            live.state.over or live.state.round > turns or (quiet and own in GAME.awaited(live.state))
        )

    while True:
        wait_until(waits, "the bots go on and on")
        state = live.state
        if state.over or state.round > turns:
            break
        catch_up(seat)
        view = GAME.view(state, own)
        choice = person.choose(view, as_seen(GAME.decision(state, own), GAME, view))
        assert choice is not None
        assert seat.choose([choice.key])["type"] == "accepted"
    return GAME.standing(state).scores[own] / POINT, sum(person.found.values())


def catch_up(seat: Seat) -> None:
    """Hear what there is to hear."""
    seat.say({"type": "ping"})
    seat.hear_until(lambda message: message["type"] == "pong")


def test_a_person_finds_offers_of_bots_and_takes_them(database: str) -> None:
    with open_house(database, games={"sidereal": GAME}) as house:
        assert play(house, 1, 2)[1] >= 2


@pytest.mark.long
def test_a_person_makes_as_much_as_bots_over_sockets(database: str) -> None:
    with open_house(database, games={"sidereal": GAME}) as house:
        points = [play(house, number, 6)[0] for number in range(20)]
    assert sum(points) / len(points) >= 45
