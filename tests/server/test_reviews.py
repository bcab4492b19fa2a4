"""Reviews of finished games: who is told what, how they go on beside all else, how they end, and what is kept."""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from cosmodrome.bots.hints import Reason
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Unlike
from cosmodrome.review.report import (
    VERSION,
    Lamp,
    Luck,
    Moment,
    Phase,
    Point,
    Review,
    SeatReview,
    Shown,
    Tried,
)
from cosmodrome.server.bots import reviewers, reviewing
from cosmodrome.server.bots.minds import Asked, AskedReview
from cosmodrome.server.bots.reviewers import Reviewers
from cosmodrome.server.bots.reviewing import LARGEST, Slice, TooLarge, packed, unpacked
from cosmodrome.server.bots.thinkers import BotsFail
from cosmodrome.server.db import models
from cosmodrome.server.db.tables import Former
from cosmodrome.server.hall import reviews
from cosmodrome.server.http import reviewing as http_reviewing
from cosmodrome.server.limits import Rate
from tests.clock import wait_until
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import granted, play_on, refused
from tests.server.test_limits import limited
from tests.server.test_meeting import finished
from tests.server.test_programs import made
from tests.server.test_thinkers import settle
from tests.server.tiny_game import TINY

RACE = GAMES["race"]
COUNT = 4
SEEN = 1789
"""Every position, as the stand-in's lamp knows it."""


def a_review(seats: int, points: int = 3, lines: int = 2) -> Review:
    """What a judge might say of a game of the small kind."""
    made_ = Tried("play:card_a", 400)
    better = [Tried("play:card_b", 500), Tried("discard:card_c", 450)]
    reasons = [Reason("review-rival", {"seat": 1, "action": "settle", "share": 30})]

    def told(seat: int) -> SeatReview:
        line = ["play:card_c"] * lines
        moment = Moment(seat, 2, 1, "play", "card", "", made_, better, 20, reasons, (410, 480), line)
        return SeatReview(80 + seat, [Phase("play", 2, 90)], [moment], Luck(500, 0, 10, -100, 90))

    curve = [Point(number, 1, [500] * seats) for number in range(points)]
    return Review("tiny", 1, "stand-in@4", curve, [told(seat) for seat in range(seats)])


class Judge:
    """Stands in for the room `review`: a question a slice, as soon as it is let; `begun` counts its works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may = threading.Event()
        self.may.set()
        self.begun = 0
        self.wrong: Exception | None = None
        self.made: Callable[[int], Review] = a_review
        monkeypatch.setattr(reviewing, "_SLICE", 0.0)
        monkeypatch.setattr(http_reviewing, "has_judge", lambda game_id: game_id == "tiny")
        monkeypatch.setattr(reviewing, "begun", self.begin)

    def begin(self, _game: Game[Any], text: str) -> "Judge.Work":
        self.begun += 1
        return self.Work(self, msgspec.json.decode(text.partition("\n")[0])["seats"])

    class Work:
        count = COUNT

        def __init__(self, judge: "Judge", seats: int) -> None:
            self.judge_of, self.seats = judge, seats

        def judge(self, first: int, after: int) -> list[int]:
            assert self.judge_of.may.wait(20)
            if self.judge_of.wrong is not None and first == 2:
                raise self.judge_of.wrong
            return list(range(first, after))

        def lamp(self, seat: int, events: int) -> Lamp | None:
            if events > 9:
                return None
            chances = ("play:card_a", 600), ("play:card_b", 400)
            shown = [Shown(key, chance, 2, [Reason("hint-even")]) for key, chance in chances]
            return Lamp(seat, events, 1, "play", "card", "", "play:card_b", shown, [], SEEN)

        def report(self, judged: list[int]) -> Review:
            assert judged == list(range(len(judged)))
            return self.judge_of.made(self.seats)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    judge = Judge(monkeypatch)
    yield judge
    judge.may.set()  # its thread ends


def begin(visitor: Visitor, table: str) -> Any:
    return granted(visitor.post(f"/api/tables/{table}/review"))


def look(visitor: Visitor, table: str) -> Any:
    return granted(visitor.get(f"/api/tables/{table}/review"))


def give_up(visitor: Visitor, table: str) -> Any:
    return visitor.request("DELETE", f"/api/tables/{table}/review").json()


def done(visitor: Visitor, table: str) -> Any:
    wait_until(lambda: look(visitor, table)["status"] not in ("waiting", "working"), "its end")
    return look(visitor, table)


def seats_told(found: Any) -> list[int]:
    return [seat for seat, told in enumerate(found["review"]["seats"]) if told is not None]


def rows(house: House) -> list[Any]:
    return list(house.call(house.hall.store.read, select(models.reviews)))


def pair(house: House) -> tuple[str, Visitor, Visitor]:
    ada, ben = house.visitor("Ada"), house.visitor("Ben")
    return finished(ada, ben), ada, ben


# --- what is told


def test_a_review_is_told_as_it_comes_and_kept(tiny: House, judge: Judge, database: str) -> None:
    table, ada, ben = pair(tiny)
    assert look(ada, table) == {"status": "none", "done": 0, "count": 0, "review": None} and not rows(tiny)
    judge.may.clear()
    assert begin(ada, table)["status"] == "waiting"
    judge.may.set()
    found = done(ada, table)
    assert (found["status"], found["done"], found["count"]) == ("done", COUNT, COUNT)
    told = found["review"]
    assert told["judge"] == "stand-in@4"
    assert told["curve"][1] == {"events": 1, "round": 1, "chances": [500, 500]}
    (moment,) = told["seats"][0]["turning"]
    assert moment["made"] == {
        "answer": {"key": "play:card_a", "verb": "play", "subject": "card_a"},
        "chance": 400,
    }
    assert [each["answer"]["key"] for each in moment["better"]] == ["play:card_b", "discard:card_c"]
    assert moment["opened"] == [410, 480]
    assert [each["key"] for each in moment["line"]] == ["play:card_c"] * 2
    assert moment["reasons"] == [
        {"name": "review-rival", "facts": {"seat": 1, "action": "settle", "share": 30}}
    ]
    assert told["seats"][0]["luck"] == {"par": 500, "start": 0, "draws": 10, "own": -100, "rivals": 90}
    assert begin(ben, table)["status"] == "done" and judge.begun == 1
    with tiny_house(database) as house:
        ada.house = house
        assert look(ada, table) == found, "also after a restart"


def test_what_it_says_so_far_is_told_while_it_goes_on(tiny: House, judge: Judge) -> None:
    table, ada, _ = pair(tiny)
    judge.may.clear()
    begin(ada, table)
    seen = []

    def step() -> bool:
        judge.may.set()
        time.sleep(0.001)
        judge.may.clear()
        seen.append(look(ada, table))
        return seen[-1]["status"] == "done"

    wait_until(step, "its end")
    working = [each for each in seen if each["status"] == "working"]
    assert working and all(0 < each["done"] <= COUNT and each["review"]["curve"] for each in working)
    assert [each["done"] for each in working] == sorted(each["done"] for each in working)


def test_nobody_is_told_anything_before_the_game_is_over_for_all(tiny: House, judge: Judge) -> None:
    """Nor who has resigned, while others play on."""
    people = [tiny.visitor(name) for name in ("Ada", "Ben", "Cyd")]
    table = people[0].opens(*people[1:], seed=7)
    path = f"/api/tables/{table}/review"

    def nothing_is_told() -> None:
        for who in (*people, tiny.visitor("Eve"), tiny.visitor(None)):
            for method in ("GET", "POST", "DELETE"):
                assert refused(who.request(method, path)) == (409, "game-not-over")

    nothing_is_told()
    seats = [person.sit(table) for person in people]
    seats[1].choose([seats[1].ready()["options"][0]["key"]])
    assert people[0].post(f"/api/tables/{table}/resign").json()["status"] == "playing"
    nothing_is_told()
    assert judge.begun == 0 and not rows(tiny)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/resign")
    begin(people[0], table)
    assert seats_told(done(people[0], table)) == [0]


def test_how_a_seat_was_played_is_told_to_who_sat_there_alone(tiny: House, judge: Judge) -> None:
    table, ada, ben = pair(tiny)
    eve, stranger = tiny.visitor("Eve"), tiny.visitor(None)
    begin(eve, table)
    assert [seats_told(done(who, table)) for who in (ada, ben, eve, stranger)] == [[0], [1], [], []]
    assert len(look(stranger, table)["review"]["curve"]) == 3
    # What was asked for by others than one's own seat is nothing that can be named.
    for more in ("?seat=1", "?seat=all"):
        assert seats_told(ada.get(f"/api/tables/{table}/review{more}").json()) == [0]


def test_who_has_left_a_seat_knows_of_it_too(tiny: House, judge: Judge) -> None:
    table, ada, ben = tiny.two()
    seat = ada.sit(table)
    for each in (seat, ben.sit(table)):
        each.choose([each.ready()["options"][0]["key"]])
    ben.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "first"})
    assert play_on([seat], random.Random(1))
    begin(ada, table)
    assert [seats_told(done(who, table)) for who in (ada, ben)] == [[0], [1]]
    eve = tiny.visitor("Eve")
    tiny.hall.known(table).roster.formers.append(Former(0, 1, eve.id))
    assert [seats_told(look(who, table)) for who in (ada, ben, eve)] == [[0], [1], [0]]


def test_a_seat_that_was_only_kept_for_somebody_is_not_theirs(tiny: House, judge: Judge) -> None:
    table, ada, _ = pair(tiny)
    live = tiny.hall.known(table)
    eve = tiny.visitor("Eve")
    live.roster.places[1] = msgspec.structs.replace(
        live.roster.places[1], kind="bot", bot="first", player=eve.id
    )
    begin(ada, table)
    assert seats_told(done(eve, table)) == []


def test_of_a_record_who_brought_it_is_told_all_seats_and_nobody_else_any(tiny: House, judge: Judge) -> None:
    table, ada, ben = pair(tiny)
    eve = tiny.visitor("Eve")
    record = ada.get(f"/api/tables/{table}/record").content
    brought = eve.request("POST", "/api/records", content=record).json()["id"]
    begin(ben, brought)
    assert seats_told(done(eve, brought)) == [0, 1]
    namesake = tiny.visitor("Eve")
    for who in (ada, ben, namesake, tiny.visitor(None)):
        assert seats_told(look(who, brought)) == []
    assert look(ada, table)["status"] == "none", "of the table itself there is none"


def test_a_private_table_tells_as_much_as_of_its_frames(tiny: House, judge: Judge) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.opens(ben, seed=7, private=True, unwatched=True)
    seats = [ada.sit(table), ben.sit(table)]
    eve = tiny.visitor("Eve")
    assert eve.post(f"/api/tables/{table}/review").json()["reason"] == "not-watched"
    assert play_on(seats, random.Random(1))
    assert eve.get(f"/api/tables/{table}/frames").status_code == 200
    begin(eve, table)
    assert seats_told(done(eve, table)) == []


def test_programs_are_told_nothing(tiny: House, judge: Judge) -> None:
    table, ada, _ = pair(tiny)
    rex, _ = made(ada)
    for method in ("GET", "POST", "DELETE"):
        assert rex.request(method, f"/api/tables/{table}/review").status_code == 403


def test_a_game_without_a_judge_says_so(tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_reviewing, "has_judge", lambda game_id: False)
    table, ada, _ = pair(tiny)
    for found in (look(ada, table), begin(ada, table), give_up(ada, table)):
        assert found["status"] == "no-judge"
    assert not rows(tiny)


def test_a_table_that_nobody_can_judge_says_so(
    tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one of too many seats, which its judge alone knows."""
    monkeypatch.setattr(reviewing, "begun", lambda _game, _text: None)
    table, ada, ben = pair(tiny)
    begin(ada, table)
    found = done(ada, table)
    assert found == {"status": "no-judge", "done": 0, "count": 0, "review": None}
    assert begin(ben, table) == found and len(rows(tiny)) == 1


# --- how it goes on


def test_who_asks_for_one_that_goes_on_waits_for_it(tiny: House, judge: Judge) -> None:
    table, ada, ben = pair(tiny)
    judge.may.clear()
    for who in (ada, ben, tiny.visitor(None)):
        assert begin(who, table)["status"] == "waiting"
    assert give_up(ada, table)["status"] == "waiting", "others wait too"
    judge.may.set()
    assert done(ben, table)["status"] == "done" and judge.begun == 1


def test_who_has_begun_one_may_give_it_up_and_nobody_else(tiny: House, judge: Judge) -> None:
    table, ada, ben = pair(tiny)
    judge.may.clear()
    begin(ada, table)
    for who in (ben, tiny.visitor("Eve"), tiny.visitor(None)):
        assert give_up(who, table)["status"] == "waiting"
    assert give_up(ada, table)["status"] == "none" and not rows(tiny)
    assert give_up(ada, table)["status"] == "none"
    judge.may.set()
    assert begin(ben, table)["status"] in ("waiting", "working")
    assert done(ben, table)["status"] == "done"
    assert give_up(ben, table)["status"] == "done", "what is done is everybody's"


def test_after_a_restart_one_that_was_not_done_is_begun_anew(database: str, judge: Judge) -> None:
    with tiny_house(database) as house:
        table, ada, ben = pair(house)
        judge.may.clear()
        begin(ada, table)
        wait_until(lambda: judge.begun == 1, "its beginning")
        threading.Timer(0.2, judge.may.set).start()  # a thread cannot be ended
    with tiny_house(database) as house:
        ada.house = ben.house = house
        assert [row.holder != "" for row in rows(house)] == [True]
        assert look(ada, table)["status"] == "none"
        begin(ben, table)
        assert done(ada, table)["status"] == "done" and judge.begun == 2


def test_one_that_fails_says_so_and_can_be_asked_for_again(
    tiny: House, judge: Judge, caplog: pytest.LogCaptureFixture
) -> None:
    table, ada, _ = pair(tiny)
    judge.wrong = RuntimeError("the judge is ill")
    begin(ada, table)
    found = done(ada, table)
    assert found == {"status": "failed", "done": 0, "count": 0, "review": None}
    assert "the judge is ill" in caplog.text and table in caplog.text
    judge.wrong = None
    begin(ada, table)
    assert done(ada, table)["status"] == "done"


@pytest.mark.parametrize("wrong", [Unlike("frames-differ", detail="of another game"), KeyError("card_z")])
def test_a_record_that_cannot_be_replayed_has_none(
    tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    def begun(_game: Game[Any], _text: str) -> Any:
        raise wrong

    monkeypatch.setattr(reviewing, "begun", begun)
    table, ada, _ = pair(tiny)
    begin(ada, table)
    assert done(ada, table)["status"] == "failed"


def test_one_of_which_nothing_comes_any_more_has_failed(
    tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a thread is lost with it."""
    table, ada, _ = pair(tiny)
    worker = tiny.hall.reviews._reviewers._worker
    monkeypatch.setattr("cosmodrome.server.bots.thinkers._patience", lambda asked, patience: 0.05)
    judge.may.clear()
    begin(ada, table)
    assert done(ada, table)["status"] == "failed"
    assert worker is not None


def test_a_game_of_other_rules_is_refused(tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = pair(tiny)
    monkeypatch.setattr(TINY, "meta", msgspec.structs.replace(TINY.meta, version=TINY.meta.version + 1))
    assert refused(ada.post(f"/api/tables/{table}/review")) == (409, "frames-of-other-version")
    assert look(ada, table)["status"] == "none"


def test_a_review_of_an_older_judge_is_worked_out_anew(
    tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, _ = pair(tiny)
    begin(ada, table)
    done(ada, table)
    monkeypatch.setattr(reviews, "VERSION", VERSION + 1)
    assert look(ada, table)["status"] == "none"
    begin(ada, table)
    assert done(ada, table)["status"] == "done" and judge.begun == 2 and len(rows(tiny)) == 1


# --- what is kept


def test_what_is_kept_names_nobody_and_goes_with_its_table(tiny: House, judge: Judge) -> None:
    table, ada, ben = pair(tiny)
    people = [who.get("/api/me").json()["player"] for who in (ada, ben)]
    judge.may.clear()
    begin(ada, table)
    for working in (True, False):
        (row,) = rows(tiny)
        said = " ".join(map(str, row)) + (zlib_text(row.review) if row.review else "")
        assert not any(each[name] in said for each in people for name in ("id", "name"))
        assert (row.asker != "") is working
        judge.may.set()
        done(ada, table)
    assert tiny.call(tiny.hall.close_table, table, "table-pruned", 2**40)
    assert not rows(tiny)


def zlib_text(kept: bytes) -> str:
    return msgspec.json.encode(unpacked(kept)).decode()


def test_nothing_is_kept_of_a_table_that_goes_meanwhile(tiny: House, judge: Judge) -> None:
    table, ada, _ = pair(tiny)
    judge.may.clear()
    begin(ada, table)
    assert tiny.call(tiny.hall.close_table, table, "table-pruned", 2**40)
    judge.may.set()
    wait_until(lambda: not tiny.hall.reviews._works, "its end")
    assert not rows(tiny) and ada.get(f"/api/tables/{table}/review").status_code == 404


def test_a_review_is_kept_in_20_kb(tiny: House, judge: Judge) -> None:
    """A curve of very many points tells fewer; what is too large all the same has failed."""
    chance = random.Random(1)

    def many(seats: int) -> Review:
        curve = [
            Point(number, number // 9, [chance.randrange(1000) for _ in range(seats)])
            for number in range(9000)
        ]
        return msgspec.structs.replace(a_review(seats), curve=curve)

    judge.made = many
    table, ada, ben = pair(tiny)
    begin(ada, table)
    curve = done(ada, table)["review"]["curve"]
    assert 64 < len(curve) < 9000 and (curve[0]["events"], curve[-1]["events"]) == (0, 8999)
    (row,) = rows(tiny)
    assert len(row.review) <= LARGEST

    def huge(seats: int) -> Review:
        facts: dict[str, int | float | str] = {f"f{n}": chance.random() for n in range(5000)}
        seat = a_review(seats).seats[0]
        moment = msgspec.structs.replace(seat.turning[0], reasons=[Reason("review-rival", facts)])
        return msgspec.structs.replace(
            a_review(seats), seats=[msgspec.structs.replace(seat, turning=[moment])] * seats
        )

    judge.made = huge
    other = finished(ada, ben, seed=8)
    begin(ada, other)
    assert done(ada, other)["status"] == "failed"


def test_lines_go_before_all_else_that_a_seat_is_told() -> None:
    chance = random.Random(1)
    whole = a_review(2)
    lines = [f"{chance.random()}" for _ in range(4000)]
    seat = whole.seats[0]
    seat = msgspec.structs.replace(seat, turning=[msgspec.structs.replace(seat.turning[0], line=lines)])
    kept = packed(msgspec.structs.replace(whole, seats=[seat, whole.seats[1]]))
    assert len(kept) <= LARGEST
    assert [each.turning[0].line for each in unpacked(kept).seats] == [[], []]
    assert unpacked(kept).seats[0].turning[0].better == whole.seats[0].turning[0].better
    assert unpacked(packed(whole)) == whole
    with pytest.raises(TooLarge):
        packed(msgspec.structs.replace(whole, judge="".join(lines)))


# --- how much one may ask for


@pytest.mark.parametrize("name", ["reviews", "reviews_here"])
def test_so_many_are_begun_a_day(database: str, judge: Judge, name: str) -> None:
    """What is there, or goes on, costs nothing."""
    limits = limited(reviews=Rate(1, 4000.0)) if name == "reviews" else limited(reviews_here=Rate(1, 4000.0))
    with tiny_house(database, limits=limits) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        tables = [finished(ada, ben, seed=seed) for seed in (7, 8, 9)]
        for _ in range(3):
            begin(ada, tables[0])
        done(ada, tables[0])
        said = ada.post(f"/api/tables/{tables[1]}/review")
        assert (said.status_code, said.json()["reason"]) == (429, "too-many-reviews")
        assert 3000 < said.json()["facts"]["seconds"] <= 4000 and len(rows(house)) == 1
        other = ben.post(f"/api/tables/{tables[1]}/review")
        assert other.status_code == (200 if name == "reviews" else 429)


# --- beside bots, in processes


@pytest.fixture
def busy(database: str) -> Iterator[tuple[House, list[tuple[Visitor, str]]]]:
    """A server whose bots have processes, and finished games of guests, of which each takes long to judge."""
    with open_house(database, {"race": RACE}, page=Path(database).parent, bot_processes=2) as house:
        house.hall.reviews._reviewers._worker.program = "tests.server.judging_process"
        tables = []
        for number in range(4):
            guest = house.visitor(f"Guest {number}")
            table = guest.opens(house.visitor("Ben"), game="race")
            assert guest.post(f"/api/tables/{table}/resign").json()["status"] == "over"
            tables.append((guest, table))
        yield house, tables


def process_of(house: House) -> Any:
    process = house.hall.reviews._reviewers._worker._process
    return process and process.pid


def wait_for_more(guest: Visitor, table: str, done: int) -> int:
    """Until more questions than these are judged; how many are then."""

    late = time.monotonic() + 120.0  # what gives way to others may have to wait for them
    while time.monotonic() < late:
        found = look(guest, table)
        assert found["status"] in ("waiting", "working"), found
        if found["done"] > done:
            return int(found["done"])
        time.sleep(0.2)
    raise AssertionError("no more questions are judged")


def test_bots_go_before_reviews_that_many_guests_have_asked_for(busy: Any) -> None:
    """Their answers come as soon as without any, within 200 ms."""
    house, tables = busy
    state = RACE.new(Setup(2, 1, {}))

    def answers(times: int) -> list[float]:
        found = []
        for number in range(times):
            began = time.monotonic()
            bots = {0: ("greedy", number), 1: ("greedy", number)}
            house.call(house.hall.thinkers.think, "zoe", Asked("hers", RACE, RACE.copy(state), bots))
            found.append(time.monotonic() - began)
        return found

    answers(3)  # what has to begin has begun
    alone = answers(20)
    for guest, table in tables:
        begin(guest, table)
    done_before = wait_for_more(*tables[0], 0)
    beside = answers(20)
    assert wait_for_more(*tables[0], done_before) > done_before
    assert median(beside) < median(alone) + 0.2
    status = [look(guest, table)["status"] for guest, table in tables]
    assert status == ["working", "working", "waiting", "waiting"]
    bots = [each._process.pid for each in house.hall.thinkers._workers if each._process is not None]
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert {os.getpriority(os.PRIO_PROCESS, pid) - own for pid in bots} == {5}
    assert os.getpriority(os.PRIO_PROCESS, process_of(house)) - own == 15


def test_a_review_goes_on_though_its_process_dies_and_ends_when_given_up(busy: Any) -> None:
    house, ((guest, table), (_, other), *_) = busy
    begin(guest, table)
    done_before = wait_for_more(guest, table, 0)
    os.kill(pid := process_of(house), signal.SIGKILL)
    wait_until(lambda: process_of(house) not in (pid, None), "another process")
    assert wait_for_more(guest, table, done_before) > done_before
    assert give_up(guest, table)["status"] == "none"
    begin(guest, other)
    assert wait_for_more(guest, other, 0), "the next one has its turn"


@pytest.mark.postgres
def test_what_one_process_works_at_another_tells_and_takes_over(
    postgres: str, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "_NOTE_EVERY", 0.0)
    with tiny_house(postgres) as one:
        with tiny_house(postgres) as other:
            table, ada, ben = pair(one)
            far_ada, far_ben = ada.at(other), ben.at(other)
            for house in (one, other):
                house.look_who_is_there()
            judge.may.clear()
            begin(ada, table)
            assert look(far_ben, table)["status"] == "waiting"
            assert begin(far_ada, table)["status"] == "waiting" and judge.begun == 1
            assert give_up(far_ben, table)["status"] == "waiting"
            assert give_up(far_ada, table)["status"] == "none" and not rows(one)
            judge.may.set()
            wait_until(lambda: not one.hall.reviews._works, "it notices")
            judge.may.clear()
            begin(far_ben, table)
            wait_until(lambda: other.hall.reviews._works, "the other one works")
            threading.Timer(0.2, judge.may.set).start()
            other.die()
        one.look_who_is_there()
        assert look(ada, table)["status"] == "none"
        begin(ada, table)
        assert done(ada, table)["status"] == "done"
        assert len(rows(one)) == 1


# --- in turns


class Worker:
    """Does so many questions a slice, and may die; `asked` are the tables in their order."""

    stopped = ""
    ready = True

    def __init__(self, dies_at: int = -1) -> None:
        self.asked: list[str] = []
        self.done: dict[str, int] = {}
        self.dies_at = dies_at
        self.may = asyncio.Event()

    async def begin(self) -> None: ...

    async def end(self) -> None: ...

    async def think(self, asked: AskedReview) -> Slice:
        await self.may.wait()
        self.asked.append(asked.table)
        self.done[asked.table] = self.done.get(asked.table, 0) + 1
        if self.done[asked.table] == self.dies_at:
            self.done[asked.table] = 1  # it began anew
        return Slice(self.done[asked.table], 4, b"review")


async def work(turns: Reviewers, guest: str, address: str, table: str) -> list[int]:
    heard = []

    async def told(slice_: Slice) -> None:
        heard.append(slice_.done)

    await turns.review(guest, address, AskedReview(table, TINY, ""), told)
    return heard


def beside(*works: Any) -> list[asyncio.Task[list[int]]]:
    return [asyncio.create_task(each) for each in works]


async def test_addresses_take_turns_and_a_guest_has_one_at_a_time() -> None:
    worker = Worker()
    turns = Reviewers(worker)
    asked = [("yan", "3", "y1"), ("zoe", "4", "z1")]  # these two are worked at meanwhile
    asked += [("ada", "1", "a1"), ("ada", "1", "a2"), ("eve", "1", "e1"), ("ben", "2", "b1")]
    tasks = beside(*(work(turns, *each) for each in asked))
    await settle()
    worker.may.set()
    assert await asyncio.gather(*tasks) == [[1, 2, 3, 4]] * 6
    assert list(worker.done) == ["y1", "z1", "a1", "b1", "e1", "a2"]
    last = {table: len(worker.asked) - worker.asked[::-1].index(table) - 1 for table in worker.done}
    assert worker.asked.index("z1") < last["y1"], "slice by slice"
    assert last["a1"] < worker.asked.index("a2"), "one at a time a guest"


async def test_who_gives_up_leaves_their_turn_to_others_and_no_answer_behind() -> None:
    worker = Worker()
    turns = Reviewers(worker)
    tasks = beside(*(work(turns, name, "1", name) for name in ("ada", "ben", "cyd", "dan")))
    await settle()
    tasks[0].cancel()  # is worked at
    tasks[2].cancel()  # waits
    await settle()
    worker.may.set()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(each, BaseException) for each in found] == [True, False, True, False]
    assert found[1] == found[3] == [1, 2, 3, 4] and "cyd" not in worker.asked
    assert turns._free == reviewers._AT_ONCE


async def test_a_review_whose_process_dies_again_and_again_is_given_up() -> None:
    once, ever = Worker(), Worker(dies_at=3)
    once.may.set()
    ever.may.set()
    with pytest.raises(BotsFail):
        await asyncio.wait_for(work(Reviewers(ever), "ada", "1", "a"), 5)
    assert 3 < len(ever.asked) < 20
    assert await work(Reviewers(once), "ada", "1", "a") == [1, 2, 3, 4]
