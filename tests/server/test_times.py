"""Time at a table: what is used, what is left, who runs out, pauses and holidays. The clock here is turned by hand."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.play.motion import Motion
from cosmodrome.server import times
from cosmodrome.server.db import clocks
from cosmodrome.server.db.log_writer import TableClosed
from cosmodrome.server.db.store import LostRace, Store
from cosmodrome.server.db.tables import Head, KeptTimes, Place
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.time_controls import NO_CLOCK, PerDays, PerGame, PerMove, Terms, terms_of
from cosmodrome.server.times import Times
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import motion, play_on, refused, until

SECOND, MINUTE, DAY = 1000, 60_000, 86_400_000
BEGUN = 1_000_000 * SECOND


def begun(control: PerMove | PerGame | PerDays, seats: int = 2) -> tuple[Times, Terms]:
    terms = terms_of(control)
    assert terms is not None
    return Times.fresh(terms, seats, BEGUN), terms


def test_a_move_is_paid_from_its_own_time_and_then_from_the_reserve() -> None:
    found, terms = begun(PerMove(seconds=30, reserve=60))
    found.heed(terms, {0: 0}, "")
    found.settle(BEGUN + 20 * SECOND)
    assert (found.left(terms, 0), found.left(terms, 1)) == (70 * SECOND, 90 * SECOND)
    found.heed(terms, {1: 0}, "")
    assert found.left(terms, 0) == 90 * SECOND, (
        "what is left of a move is lost, and nothing of the reserve is"
    )
    found.settle(BEGUN + 60 * SECOND)
    found.heed(terms, {0: 1}, "")
    assert [found.left(terms, seat) for seat in (0, 1)] == [90 * SECOND, 80 * SECOND]
    assert found.due(terms) == BEGUN + 150 * SECOND and found.late(terms) == []
    found.settle(BEGUN + 150 * SECOND)
    assert found.late(terms) == [0]


def test_a_game_has_its_time_and_some_more_after_each_answer() -> None:
    found, terms = begun(PerGame(seconds=100, increment=5))
    found.heed(terms, {0: 0}, "")
    found.settle(BEGUN + 40 * SECOND)
    found.heed(terms, {1: 0}, "")
    assert found.left(terms, 0) == 65 * SECOND
    found.settle(BEGUN + 41 * SECOND)
    found.heed(terms, {0: 1}, "")
    assert [found.left(terms, seat) for seat in (0, 1)] == [65 * SECOND, 104 * SECOND]


def test_the_clocks_of_all_who_owe_an_answer_run() -> None:
    found, terms = begun(PerMove(seconds=10), 3)
    found.heed(terms, {0: 0, 2: 0}, "")
    found.settle(BEGUN + 4 * SECOND)
    assert [found.left(terms, seat) for seat in range(3)] == [6 * SECOND, 10 * SECOND, 6 * SECOND]
    found.heed(terms, {2: 0}, "")
    found.settle(BEGUN + 10 * SECOND)
    assert found.late(terms) == [2]


def test_an_answer_taken_back_brings_no_new_time() -> None:
    found, terms = begun(PerMove(seconds=10))
    found.heed(terms, {0: 0, 1: 0}, "")
    found.settle(BEGUN + 8 * SECOND)
    found.heed(terms, {1: 0}, "")
    found.heed(terms, {0: 0, 1: 0}, "")
    assert found.left(terms, 0) == 2 * SECOND


def test_where_all_act_the_clock_of_the_step_runs() -> None:
    found, terms = begun(PerGame(seconds=60, phase=20))
    found.heed(terms, {}, "time:trade 1")
    found.settle(BEGUN + 15 * SECOND)
    assert found.due(terms) == BEGUN + 20 * SECOND and not found.step_is_over(terms)
    found.settle(BEGUN + 20 * SECOND)
    assert found.step_is_over(terms) and found.left(terms, 0) == 60 * SECOND
    found.heed(terms, {}, "time:trade 2")
    assert not found.step_is_over(terms)


def test_a_pause_needs_all_and_ends_by_itself_in_the_end() -> None:
    found, terms = begun(PerMove(seconds=10))
    found.heed(terms, {0: 0}, "")
    found.agree(terms, Motion("pause", (1,), 0), [0, 1])
    assert not found.pause and found.motions == {"pause": Motion("pause", (1,), 0)}
    found.agree(terms, Motion("more", (0,), 0), [0, 1])
    found.decline("pause")
    assert found.motions == {"more": Motion("more", (0,), 0)}
    found.agree(terms, Motion("pause", (0,), 0), [0, 1])
    found.settle(BEGUN + 4 * SECOND)
    found.agree(terms, found.motions["pause"].seconded(1), [0, 1])
    assert found.pause == times.PAUSE and found.motions == {}
    found.settle(BEGUN + 100 * SECOND)
    assert found.left(terms, 0) == 6 * SECOND and found.late(terms) == []
    found.settle(BEGUN + 4 * SECOND + times.PAUSE + 5 * SECOND)
    assert (found.pause, found.left(terms, 0)) == (0, SECOND)


def test_more_time_is_for_all_and_for_the_step_that_goes_on() -> None:
    found, terms = begun(PerMove(seconds=10, phase=60))
    found.heed(terms, {}, "time:trade 1")
    found.settle(BEGUN + 50 * SECOND)
    found.agree(terms, Motion("more", (0,), 0), [0])
    assert found.due(terms) == BEGUN + 60 * SECOND + 5 * MINUTE
    assert [found.left(terms, seat) for seat in (0, 1)] == [10 * SECOND + 5 * MINUTE] * 2


def test_a_holiday_stops_the_clock_until_none_is_left() -> None:
    found, terms = begun(PerDays(days=2, holidays=3))
    found.heed(terms, {0: 0, 1: 0}, "")
    found.settle(BEGUN + DAY)
    found.holiday(0, True)
    found.settle(BEGUN + 2 * DAY)
    assert found.late(terms) == [1] and found.left(terms, 0) == DAY
    found.heed(terms, {0: 0}, "")
    assert found.due(terms) == BEGUN + 4 * DAY, "then the holidays end"
    found.settle(BEGUN + 4 * DAY + DAY // 2)
    assert not found.seats[0].away and found.left(terms, 0) == DAY // 2
    found.holiday(0, True)
    assert not found.seats[0].away, "there are none left"


def test_whoever_comes_back_after_running_out_has_time_to_answer() -> None:
    found, terms = begun(PerGame(seconds=10))
    found.heed(terms, {0: 0}, "")
    found.settle(BEGUN + 10 * SECOND)
    found.run_out(0)
    assert found.left(terms, 0) == 0
    found.heed(terms, {0: 0}, "")
    assert found.left(terms, 0) == MINUTE and found.late(terms) == []


# --- kept in the database


async def opened(store: Store, *tables: str) -> None:
    for table in tables:
        head = Head(table, "", "tiny", 1, 2, 1, {}, "playing", "host")
        await store.add_table(head, [Place(0)])


async def test_two_who_change_the_times_at_once_cannot_both(store: Store) -> None:
    found, terms = begun(PerMove(seconds=10))
    with pytest.raises(TableClosed):
        await store.keep_times("t", KeptTimes(found, found.due(terms), 0))
    await opened(store, "t")
    await store.keep_times("t", KeptTimes(found, found.due(terms), 0))
    with pytest.raises(LostRace):
        await store.keep_times("t", KeptTimes(found, 0, 0))
    await store.keep_times("t", KeptTimes(found, 5, 1))
    with pytest.raises(LostRace):
        await store.keep_times("t", KeptTimes(found, 6, 1))
    assert await store.times("t") == KeptTimes(found, 5, 1)


async def test_while_no_server_is_there_no_time_is_counted(store: Store) -> None:
    found, terms = begun(PerMove(seconds=100))
    await opened(store, "early", "late")
    found.heed(terms, {0: 0}, "")
    await store.keep_times("early", KeptTimes(found, found.due(terms), 0))
    for seen in (10, 20, 30):
        assert await clocks.beat(store, BEGUN + seen * SECOND, 15 * SECOND, 0) == 0 or seen == 10
    found.at += 32 * SECOND
    await store.keep_times("late", KeptTimes(found, found.due(terms), 0))
    gone = 3600 * SECOND
    assert await clocks.beat(store, BEGUN + 30 * SECOND + gone, 15 * SECOND, 10 * SECOND) == gone
    early, late = await store.times("early"), await store.times("late")
    assert early is not None and late is not None
    assert early.times.at - BEGUN == gone + 10 * SECOND, "the first 30 seconds are still to be counted"
    assert late.times.at - BEGUN == 30 * SECOND + gone + 10 * SECOND
    assert await clocks.overdue(store, BEGUN + gone + 200 * SECOND, 9) == ["early", "late"]


async def test_a_clock_set_back_lets_the_times_of_all_tables_go_on(store: Store) -> None:
    found, terms = begun(PerMove(seconds=100))
    await opened(store, "t")
    found.heed(terms, {0: 0}, "")
    await store.keep_times("t", KeptTimes(found, found.due(terms), 0))
    await clocks.beat(store, BEGUN + 10 * SECOND, 10**12, 0)
    back = BEGUN - DAY
    assert await clocks.beat(store, back, 15 * SECOND, 10 * SECOND) == back - BEGUN - 10 * SECOND
    kept = await store.times("t")
    assert kept is not None and (kept.times.at, kept.due) == (back + 10 * SECOND, back + 110 * SECOND)
    assert await clocks.beat(store, back + 5 * SECOND, 15 * SECOND, 10 * SECOND) == 0


def test_time_waits_for_who_has_not_come_but_not_for_ever() -> None:
    found, terms = begun(PerMove(seconds=30))
    found.wait([0, 1], 5 * MINUTE)
    found.heed(terms, {0: 0, 1: 0}, "")
    found.settle(BEGUN + MINUTE)
    found.come([1])
    assert (found.missing, found.pause, found.late(terms)) == ([0], 4 * MINUTE, [])
    found.settle(BEGUN + 5 * MINUTE + 30 * SECOND)
    assert (found.missing, found.pause, found.late(terms)) == ([], 0, [0, 1])
    found, terms = begun(PerMove(seconds=30))
    found.wait([0, 1], 5 * MINUTE)
    found.heed(terms, {0: 0, 1: 0}, "")
    found.settle(BEGUN + MINUTE)
    found.come([0, 1])
    assert (found.missing, found.pause, found.due(terms)) == ([], 0, BEGUN + MINUTE + 30 * SECOND)


# --- at tables


class Hand:
    """The clock of the server."""

    def __init__(self) -> None:
        self.now = BEGUN


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    turned = Hand()
    monkeypatch.setattr("cosmodrome.server.hall.cluster.Cluster.now", lambda _: turned.now)
    monkeypatch.setattr("cosmodrome.server.hall.timekeeper.EVERY", 1e6)
    return turned


@pytest.fixture
def house(database: str, hand: Hand) -> Iterator[House]:
    with tiny_house(database) as found:
        yield found


def two_people(house: House, control: dict[str, Any]) -> tuple[str, list[Visitor]]:
    """A table and who sits there, in the order of their seats; both are to play a card."""
    table, ada, ben = house.two(time=control)
    house.call(house.hall._known[table].attendant(Clock).rest)  # until the times are kept
    return table, sorted([ada, ben], key=lambda each: each.get(f"/api/tables/{table}").json()["you"])


def passes(house: House, hand: Hand, milliseconds: int) -> None:
    """So much time, in which the server was there."""
    hand.now += milliseconds
    house.call(clocks.beat, house.hall.store, hand.now, 10**12, 0)
    house.call(house.client.app.state.timekeeper.look)


def time_of(visitor: Visitor, table: str) -> dict[str, Any]:
    told: dict[str, Any] = visitor.get(f"/api/tables/{table}").json()["time"]
    return told


def running(visitor: Visitor, table: str) -> dict[int, int]:
    """Until when the clocks that run do, since the beginning, by seat."""
    seats = enumerate(time_of(visitor, table)["seats"])
    return {seat: own["until"] - BEGUN for seat, own in seats if own["until"]}


def test_a_bot_goes_on_for_who_runs_out_and_they_may_come_back(house: House, hand: Hand) -> None:
    table, (ada, ben) = two_people(house, {"kind": "move", "seconds": 30})
    one, two = ada.sit(table), ben.sit(table)
    assert running(ada, table) == {0: 30 * SECOND, 1: 30 * SECOND}
    passes(house, hand, 29 * SECOND)
    assert two.choose([two.ready()["options"][0]["key"]])["type"] == "accepted"
    assert running(ada, table) == {0: 30 * SECOND}
    passes(house, hand, SECOND)
    told = until(one, lambda found: found["seats"][0]["kind"] == "bot")
    assert told["seats"][0]["kept"] and told["you"] is None
    assert ben.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "human"
    log = house.hall._live[table].match.trail.answers
    assert all(entry.seat >= 0 for entry in log), "the log knows no clock where answers are owed"
    assert ada.post(f"/api/tables/{table}/join").json()["you"] == 0
    assert time_of(ada, table)["seats"][0]["left"] >= 30 * SECOND


def test_what_is_used_outlives_the_server_and_its_absence_costs_nobody_anything(
    database: str, hand: Hand
) -> None:
    control = {"kind": "game", "seconds": 100}
    with tiny_house(database) as house:
        table, (ada, _) = two_people(house, control)
        passes(house, hand, 40 * SECOND)
    hand.now += DAY
    with tiny_house(database) as house:
        ada.house = house
        grace = 10 * SECOND
        assert running(ada, table) == dict.fromkeys((0, 1), DAY + 100 * SECOND + grace)
        passes(house, hand, 59 * SECOND + grace)
        assert list(running(ada, table)) == [0, 1]
    with tiny_house(database) as house:
        # Nobody is there: the time runs out all the same, at a table that nobody has opened.
        assert not house.hall.live_tables()
        passes(house, hand, 7 * SECOND)
        assert [live.head.id for live in house.hall.live_tables()] == [table]
        ada.house = house
        until(ada.sit(table), lambda found: found["seats"][0]["kind"] == "bot")


@pytest.mark.postgres
def test_another_process_goes_on_with_the_times(postgres: str, hand: Hand) -> None:
    control = {"kind": "game", "seconds": 100}
    with tiny_house(postgres) as other:
        with tiny_house(postgres) as one:
            table, (ada, ben) = two_people(one, control)
            there = ada.at(other)
            told = there.sit(table)
            passes(one, hand, 40 * SECOND)
            # A wish that comes in here is told there.
            assert there.post(f"/api/tables/{table}/motion", {"about": "pause"}).status_code == 200
            assert motion(ben.get(f"/api/tables/{table}").json(), "pause")["agreed"] == [0]
            there.post(f"/api/tables/{table}/motion", {"about": "pause", "agree": False})
            one.die()
        other.look_who_is_there()
        assert other.hall._known[table].leads
        assert list(running(there, table)) == [0, 1]
        assert 100 * SECOND <= running(there, table)[0] <= 101 * SECOND, (
            "and what nobody counted comes on top"
        )
        passes(other, hand, 62 * SECOND)
        until(told, lambda found: found["seats"][0]["kind"] == "bot")


@pytest.mark.parametrize("seconds", [3600, 5, -5, -3600])
def test_nobody_pays_for_a_clock_that_is_set(
    database: str, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    monkeypatch.setattr("cosmodrome.server.hall.timekeeper.EVERY", 1e6)
    real, by = time.time, 0
    monkeypatch.setattr(time, "time", lambda: real() + by)
    with tiny_house(database) as house:
        look = house.client.app.state.timekeeper.look
        table, (ada, ben) = two_people(house, {"kind": "move", "seconds": 600})
        house.call(clocks.beat, house.hall.store, house.hall.cluster.now(), 10**12, 0)
        before = [each["left"] for each in time_of(ada, table)["seats"]]
        by = seconds
        sits = ben.sit(table)
        # Before anybody looks at the clock, and after.
        assert sits.choose([sits.ready()["options"][0]["key"]])["type"] == "accepted"
        for _ in range(2):
            assert list(running(ada, table)) == [0]
            left = time_of(ada, table)["seats"][0]["left"]
            assert before[0] - 20 * SECOND < left <= before[0] + 10 * SECOND
            house.call(look)
        until = time_of(ada, table)["seats"][0]["until"] - 1000 * (real() + by)
        assert before[0] - 20 * SECOND < until <= before[0] + 10 * SECOND
        assert house.hall._live[table].attendant(Clock).late() == []


def test_people_agree_on_a_pause_and_on_more_time(house: House, hand: Hand) -> None:
    table, (ada, ben) = two_people(house, {"kind": "move", "seconds": 30})
    one = ada.sit(table)

    def wish(who: Visitor, what: str, agree: bool = True) -> Any:
        if what == "holiday":
            return who.post(f"/api/tables/{table}/time", {"wish": what})
        return who.post(f"/api/tables/{table}/motion", {"about": what, "agree": agree})

    assert motion(wish(ada, "pause").json(), "pause")["agreed"] == [0]
    assert wish(ben, "pause").json()["time"]["pause"] == BEGUN + times.PAUSE
    assert until(one, lambda found: found["time"]["pause"])["time"]["seats"][0]["until"] == 0
    assert wish(ada, "pause").json()["reason"] == "not-now"
    passes(house, hand, DAY // 2)
    wish(ada, "go-on")
    assert wish(ben, "go-on").json()["time"]["pause"] == 0
    assert running(ada, table) == dict.fromkeys((0, 1), DAY // 2 + 30 * SECOND)
    wish(ben, "more")
    assert wish(ben, "more", False).json()["motions"] == []
    wish(ada, "more")
    wish(ben, "more")
    assert running(ada, table) == dict.fromkeys((0, 1), DAY // 2 + 30 * SECOND + 5 * MINUTE)
    assert wish(ada, "holiday").json()["reason"] == "no-holidays"
    assert wish(house.visitor("Zoe"), "pause").json()["reason"] == "not-seated"


def test_a_holiday_is_taken_and_ended(house: House, hand: Hand) -> None:
    table, people = two_people(house, {"kind": "days", "days": 1, "holidays": 2})
    path = f"/api/tables/{table}/time"
    assert people[1].post(path, {"wish": "holiday"}).json()["time"]["seats"][1]["away"]
    passes(house, hand, DAY - 1)
    told = people[1].post(path, {"wish": "back"}).json()["time"]["seats"][1]
    assert (told["away"], told["holidays"], told["until"]) == (False, DAY + 1, BEGUN + 2 * DAY - 1)


def test_a_table_without_a_clock_has_no_time(house: House) -> None:
    table, ada, seat = house.alone()
    assert seat.table["time"] is None
    assert ada.post(f"/api/tables/{table}/motion", {"about": "pause"}).json()["reason"] == "no-clock"
    assert terms_of(NO_CLOCK) is None and house.call(house.hall.store.times, table) is None


def test_a_game_with_clocks_is_played_to_its_end(house: House) -> None:
    table, people = two_people(house, {"kind": "game", "seconds": 600, "increment": 2})
    assert play_on([person.sit(table) for person in people], random.Random(3))
    house.call(house.hall._live[table].rest)
    told = time_of(people[0], table)
    assert not any(own["until"] for own in told["seats"])
    assert house.call(clocks.overdue, house.hall.store, BEGUN + 10**12, 5) == []


@pytest.mark.parametrize(
    "control",
    [
        {"kind": "move", "seconds": 0},
        {"kind": "move", "seconds": 10**6},
        {"kind": "game"},
        {"kind": "days", "days": 400},
        {"kind": "blitz"},
        {"kind": "none", "seconds": 3},
        60,
    ],
)
def test_a_time_control_that_cannot_be_is_refused(house: House, control: Any) -> None:
    wanted = {"game": "tiny", "seats": 2, "time": control}
    assert refused(house.visitor("Ada").post("/api/tables", wanted)) == (400, "malformed")


def test_going_back_gives_no_time_back(house: House, hand: Hand) -> None:
    """What was used of the reserves stays used, and the question that is asked again has its whole time."""
    table, people = two_people(house, {"kind": "move", "seconds": 30, "reserve": 60})
    seats = [visitor.sit(table) for visitor in people]
    passes(house, hand, 40 * SECOND)
    for seat in seats:
        seat.choose([seat.ready()["options"][0]["key"]])
    live = house.hall.known(table)
    owed = live.match.awaited()
    passes(house, hand, 35 * SECOND)
    left = [each["left"] for each in time_of(people[0], table)["seats"]]
    assert [left[seat] for seat in owed] == [45 * SECOND] * len(owed)  # 30 and 50, less 35
    asked = people[0].get(f"/api/tables/{table}/back").json()["entry"]
    at = motion(
        people[0].post(f"/api/tables/{table}/motion", {"about": "back", "entry": asked}).json(), "back"
    )["at"]
    told = people[1].post(f"/api/tables/{table}/motion", {"about": "back", "at": at}).json()
    assert motion(told, "back")["outcome"] == "taken-back" and live.match.awaited() == [0, 1]
    # Who was asked again meanwhile has used 5 s more of the reserve; to the others it is the question of before.
    expected = {seat: (75 if seat in owed else 50) * SECOND for seat in (0, 1)}
    assert running(people[0], table) == {seat: 75 * SECOND + left for seat, left in expected.items()}
