"""The lamp at a finished game: what one's own seat might have answered, and who is not told."""

from typing import Any

import pytest

from cosmodrome.server.http import reviewing as http_reviewing
from cosmodrome.server.limits import Rate
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import refused
from tests.server.test_limits import limited
from tests.server.test_meeting import finished
from tests.server.test_reviews import Judge, judge, pair

__all__ = ["judge"]


def ask(visitor: Visitor, table: str, seat: int, events: int = 3) -> Any:
    return visitor.post(f"/api/tables/{table}/lamp", {"seat": seat, "events": events})


def test_answers_to_a_question_of_ones_own(tiny: House, judge: Judge) -> None:
    table, ada, _ = pair(tiny)
    told = ask(ada, table, 0).json()["lamp"]
    assert (told["seat"], told["events"], told["made"]["key"]) == (0, 3, told["answers"][1]["answer"]["key"])
    assert [each["chance"] for each in told["answers"]] == [600, 400]
    assert told["answers"][0]["reasons"] == [{"name": "hint-even", "facts": {}}]
    assert ask(ada, table, 0, events=99).json() == {"lamp": None}
    assert judge.begun == 1, "the game is replayed once"


def test_nobody_else_is_told_of_a_seat(tiny: House, judge: Judge) -> None:
    table, ada, ben = pair(tiny)
    for who, seat in ((ada, 1), (ben, 0), (tiny.visitor("Eve"), 0), (tiny.visitor(None), 0), (ada, 7)):
        assert refused(ask(who, table, seat)) == (403, "not-seated")
    assert judge.begun == 0


def test_nothing_is_told_while_the_game_goes_on(tiny: House, judge: Judge) -> None:
    table, ada, ben = tiny.two()
    for who in (ada, ben):
        assert ask(who, table, 0).json()["reason"] == "game-not-over"
    assert judge.begun == 0


def test_a_game_that_nobody_judges(tiny: House, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = pair(tiny)
    monkeypatch.setattr(http_reviewing, "has_judge", lambda _game: False)
    assert ask(ada, table, 0).json() == {"lamp": None}


def test_what_is_no_moment_is_refused(tiny: House, judge: Judge) -> None:
    table, ada, _ = pair(tiny)
    assert ask(ada, table, 0, events=-1).status_code == 400


def test_it_counts_as_a_hint(database: str, judge: Judge) -> None:
    with tiny_house(database, limits=limited(hints=Rate(2, 3600.0))) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = finished(ada, ben)
        assert [ask(ada, table, 0).status_code for _ in range(3)] == [200, 200, 429]
