"""One's own progress: what the reviews of one's own seats come to together, and nothing of anybody else."""

import json
from typing import Any

import msgspec
import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.puzzles.puzzle import Puzzle
from cosmodrome.review.report import Kind, Phase, Review, Tried, kind_of
from cosmodrome.server.bots.reviewing import packed
from cosmodrome.server.db.reviews import Judged
from cosmodrome.server.hall import progress
from cosmodrome.server.hall.puzzles import Puzzles
from tests.server.conftest import House, Visitor
from tests.server.people import granted, refused
from tests.server.test_meeting import finished
from tests.server.test_membership import member
from tests.server.test_puzzles import puzzle_of
from tests.server.test_reviews import Judge, a_review, begin, done, judge, rows

__all__ = ["judge"]


def reviewed(*people: Visitor, seed: int = 7) -> str:
    """A finished game of these, whose review is done."""
    table = finished(*people, seed=seed)
    begin(people[0], table)
    assert done(people[0], table)["status"] == "done"
    return table


def told(visitor: Visitor) -> Any:
    return granted(visitor.get("/api/me/progress"))["games"]


def uneven(seats: int) -> Review:
    """A review in which the seats were played otherwise, each in a phase of its own name."""
    review = a_review(seats)
    for seat, each in enumerate(review.seats):
        own = [msgspec.structs.replace(moment, seat=seat, phase=f"of-{seat}") for moment in each.turning]
        review.seats[seat] = msgspec.structs.replace(
            each, accuracy=60 + 10 * seat, turning=own, phases=[Phase(f"of-{seat}", 2, 60 + 10 * seat)]
        )
    return review


def test_it_is_made_of_ones_own_seats_alone(tiny: House, judge: Judge) -> None:
    judge.made = uneven
    ada, ben = member(tiny), member(tiny, "Ben")
    table = reviewed(ada, ben)
    for who, seat in ((ada, 0), (ben, 1)):
        (game,) = told(who)
        assert game["game"] == "tiny"
        assert [(each["table"], each["accuracy"]) for each in game["games"]] == [(table, 60 + 10 * seat)]
        assert game["phases"] == [{"phase": f"of-{seat}", "questions": 2, "accuracy": 60 + 10 * seat}]
        assert game["overlooked"] == [{"phase": f"of-{seat}", "slip": "other", "count": 1, "lost": 100}]
        assert game["train"] is None, "a single slip is no way of one's own"
        text = json.dumps(game)
        assert f"of-{1 - seat}" not in text and not any(each.id in text for each in (ada, ben))


def test_either_database_finds_them(tiny_each: House, judge: Judge) -> None:
    ada, ben = member(tiny_each), member(tiny_each, "Ben")
    tables = [reviewed(ada, ben, seed=seed) for seed in (7, 8)]
    (game,) = told(ben)
    assert [each["table"] for each in game["games"]] == tables


def test_nobody_else_is_told(tiny: House, judge: Judge) -> None:
    ada, ben = member(tiny), member(tiny, "Ben")
    reviewed(ada, ben)
    her = ada.id
    for who in (tiny.visitor("Eve"), tiny.visitor(None)):
        assert refused(who.get("/api/me/progress")) == (403, "no-account")
    dan = member(tiny, "Dan")
    for more in ("", f"?player={her}", f"?who={her}"):
        assert dan.get(f"/api/me/progress{more}").json() == {"games": []}


def test_none_is_begun_for_it(tiny: House, judge: Judge) -> None:
    ada, ben = member(tiny), member(tiny, "Ben")
    finished(ada, ben)
    assert told(ada) == [] and judge.begun == 0 and not rows(tiny)


def test_what_is_half_done_or_was_played_by_two_does_not_count(tiny: House, judge: Judge) -> None:
    ada, ben = member(tiny), member(tiny, "Ben")
    table = ada.opens(ben, seed=7)
    seat = ada.sit(table)
    for each in (seat, ben.sit(table)):
        each.choose([each.ready()["options"][0]["key"]])
    ben.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "first"})
    while seat.awaited:
        seat.choose([seat.ready()["options"][0]["key"]])
    begin(ada, table)
    done(ada, table)
    assert told(ben) == [] and len(told(ada)) == 1
    # A record that she has brought may be of anybody.
    record = ada.get(f"/api/tables/{table}/record").content
    brought = ben.request("POST", "/api/records", content=record).json()["id"]
    begin(ben, brought)
    done(ben, brought)
    assert told(ben) == []


def test_what_comes_again_is_what_to_train(tiny: House, judge: Judge) -> None:
    ada, ben = member(tiny), member(tiny, "Ben")
    tiny.hall.puzzles.keep("tiny", [puzzle_of(seed) for seed in range(3, 7)])
    for seed in (7, 8):
        reviewed(ada, ben, seed=seed)
    (game,) = told(ada)
    assert [each["accuracy"] for each in game["games"]] == [80, 80]
    assert game["phases"] == [{"phase": "play", "questions": 4, "accuracy": 90}]
    assert game["train"] == {"phase": "play", "slip": "other", "count": 2, "lost": 200}
    assert game["puzzles"] == [], "a puzzle of the small game has no phase"


async def test_puzzles_are_found_by_what_goes_wrong_there() -> None:
    puzzles = Puzzles(None, GAMES)  # type: ignore[arg-type]
    race = puzzles.of("race")
    known: dict[Kind, list[Puzzle]] = {}
    for each in race.values():
        view = json.loads(await puzzles.position("race", each.id))["view"]
        known.setdefault(kind_of(view["phase"], each.greedy, each.best), []).append(each)
    assert len(known) > 3 and {kind.slip for kind in known} >= {"other", "hasty"}
    for kind, some in known.items():
        assert {*await puzzles.of_kind("race", kind, "")} == {each.id for each in some}
    assert await puzzles.of_kind("race", Kind("choose", "idle"), "") == []


@pytest.mark.parametrize(
    ("made", "best", "slip"),
    [
        ("pass", "place:gem_world", "idle"),
        ("place:gem_world", "pass", "hasty"),
        ("place:gem_world", "place:new_sparta", "other"),
        ("place:gem_world", "discard:new_sparta", "otherwise"),
    ],
)
def test_kinds_of_slips(made: str, best: str, slip: str) -> None:
    assert kind_of("settle", made, best) == Kind("settle", slip)  # type: ignore[arg-type]


def test_games_count_by_their_questions_and_the_dearest_comes_first() -> None:
    first, second = a_review(1), a_review(1)
    dear = msgspec.structs.replace(
        first.seats[0].turning[0],
        phase="settle",
        made=Tried("pass", 100),
        better=[Tried("place:gem_world", 500)],
    )
    cheap = msgspec.structs.replace(
        dear, phase="choose", made=Tried("action:settle", 400), better=[Tried("action:develop", 500)]
    )
    phases = [Phase("settle", 3, 50)], [Phase("settle", 1, 90), Phase("choose", 1, 100)]
    first.seats[0] = msgspec.structs.replace(first.seats[0], turning=[dear, cheap], phases=phases[0])
    second.seats[0] = msgspec.structs.replace(second.seats[0], turning=[cheap], phases=phases[1])
    kept = [Judged(str(at), 0, at, packed(each)) for at, each in enumerate((first, second))]
    found = progress._together(kept)
    assert found.phases == [Phase("settle", 4, 60), Phase("choose", 1, 100)]
    assert [(each.kind.phase, each.kind.slip, each.count, each.lost) for each in found.overlooked] == [
        ("settle", "idle", 1, 400),
        ("choose", "other", 2, 200),
    ]
    assert found.way == Kind("choose", "other"), "the other one may have been a single slip"
