"""The hourglass: all other people wait for one in a step in which all act, and may go on once it is empty."""

from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.server.table.hourglass import SPAN
from tests.market.game import MARKET
from tests.server.conftest import House, Visitor, open_house
from tests.server.people import Seat, granted
from tests.server.test_open_play import MarketBots, offered, some_good, until

GAMES = {"market": MARKET}


class Hall:
    """People at a table of the market; its hour is moved by hand."""

    def __init__(self, house: House, people: int, **more: Any) -> None:
        self.house = house
        self.people = [house.visitor(name) for name in ("Ada", "Ben", "Zoe")[:people]]
        bots = {str(seat): "silent" for seat in range(people, 4)}
        wanted = {"game": "market", "seats": 4, "bots": bots, "seed": 3, **more}
        self.table = self.people[0].opens(*self.people[1:], **wanted)
        self.live = house.hall.known(self.table)
        self.hour = 1_000_000
        self.live.now = lambda: self.hour
        self.seats = [each.sit(self.table) for each in self.people]

    def number(self, at: int) -> int:
        number: int = self.seats[at].update["seat"]
        return number

    def ready(self, at: int) -> None:
        assert self.seats[at].choose(["ready"])["type"] == "accepted"

    def told(self) -> Any:
        return self.people[0].get(f"/api/tables/{self.table}").json()["hourglass"]

    def enough(self, at: int) -> Any:
        return self.people[at].post(f"/api/tables/{self.table}/time", {"wish": "enough"}).json()


@pytest.fixture
def house(database: str) -> Iterator[House]:
    with open_house(database, GAMES, MarketBots()) as house:
        yield house


def test_it_is_turned_for_the_last_person_and_anew_with_every_answer(house: House) -> None:
    hall = Hall(house, 3)
    assert hall.told() is None
    hall.ready(0)
    assert hall.told() is None, "two are still at it"
    hall.ready(1)
    last = hall.number(2)
    assert hall.told() == {"seat": last, "until": hall.hour + SPAN}
    # Whoever loads the page again is told the same.
    hall.hour += 20_000
    assert hall.people[2].sit(hall.table).table["hourglass"]["until"] == hall.hour + SPAN - 20_000
    # An offer begins it anew, as does one who is ready no longer and is so again.
    give = {some_good(hall.seats[2], last): 1}
    assert hall.seats[2].choose([offered(give=give, to=[hall.number(0)])])["type"] == "accepted"
    assert hall.told() == {"seat": last, "until": hall.hour + SPAN}
    assert hall.seats[1].choose([offered(get={"red": 50})])["type"] == "accepted"
    assert hall.told() is None
    hall.hour += 5_000
    hall.ready(1)
    assert hall.told() == {"seat": last, "until": hall.hour + SPAN}


def test_once_it_is_empty_who_waits_may_go_on(house: House) -> None:
    hall = Hall(house, 2)
    assert hall.enough(0)["reason"] == "not-now"
    hall.ready(0)
    hall.hour += SPAN - 1
    assert hall.enough(0)["reason"] == "not-now"
    hall.hour += 1
    assert hall.enough(1)["reason"] == "not-now", "it is they who are waited for"
    assert house.visitor("Eve").post(f"/api/tables/{hall.table}/time", {"wish": "enough"}).status_code == 403
    assert len(hall.live.match.trail.answers) == 1, "nothing ends by itself"
    assert hall.enough(0)["hourglass"] is None
    assert [(entry.seat, entry.choice) for entry in hall.live.match.trail.answers[1:2]] == [
        (-2, "time:trade")
    ]
    until(hall.seats[1], lambda view: view["phase"] == "sell")
    assert hall.told() is None, "in no other step"


@pytest.mark.parametrize(
    ("people", "more"),
    [
        (1, {}),  # bots wait for nobody
        (2, {"time": {"kind": "move", "seconds": 600, "phase": 600}}),  # a clock ends the step
        (2, {"time": {"kind": "days", "days": 2}}),  # nobody need be there
    ],
)
def test_elsewhere_there_is_none(house: House, people: int, more: Any) -> None:
    hall = Hall(house, people, **more)
    if people > 1:
        hall.ready(0)
    assert hall.live.match.time() is not None and hall.told() is None


def test_whoever_has_left_waits_for_nobody(house: House) -> None:
    hall = Hall(house, 2)
    hall.ready(0)
    assert hall.told() is not None
    hall.people[0].post(f"/api/tables/{hall.table}/leave")
    assert hall.people[1].get(f"/api/tables/{hall.table}").json()["hourglass"] is None


@pytest.mark.postgres
def test_it_is_the_same_through_all_processes(postgres: str, told_by: str) -> None:
    with open_house(postgres, GAMES, MarketBots()) as one, open_house(postgres, GAMES, MarketBots()) as other:
        hall = Hall(one, 2)
        ben = Visitor(other, None)
        ben.cookie = hall.people[1].cookie
        there = ben.sit(hall.table)
        other.hall.known(hall.table).now = lambda: hall.hour
        assert not other.hall.known(hall.table).leads
        assert there.choose(["ready"])["type"] == "accepted"

        def glass(seat: Seat) -> Any:
            return seat.table["hourglass"]

        for seat in (there, hall.seats[0]):
            seat.see(lambda seat=seat: glass(seat) is not None)
            assert glass(seat) == {"seat": hall.number(0), "until": hall.hour + SPAN}
        hall.hour += SPAN
        granted(ben.post(f"/api/tables/{hall.table}/time", {"wish": "enough"}))
        until(hall.seats[0], lambda view: view["phase"] == "sell")
