"""When the server looks for garbage: little and often, and through all of it where nobody waits."""

import asyncio
import gc
import weakref

import pytest

from cosmodrome.server import garbage
from cosmodrome.server.garbage import ALL, YOUNG, Search, look_for_garbage

PAUSE = 0.1


def searched(seconds: float, a_second: float) -> list[float]:
    """When all is looked through in so many seconds, at so many choices a second."""
    search = Search(0.0, 0)
    times = [PAUSE * number for number in range(1, round(seconds / PAUSE) + 1)]
    found = [(now, search.due(now, int(now * a_second))) for now in times]
    assert {due for _, due in found} <= {YOUNG, ALL}
    return [now for now, due in found if due == ALL]


def test_where_it_is_quiet_all_is_looked_through_once_a_minute() -> None:
    assert [round(now) for now in searched(200, 0)] == [60, 120, 180]


def test_where_people_play_all_the_time_it_is_looked_through_every_ten_minutes() -> None:
    assert [round(now) for now in searched(1900, 100)] == [600, 1200, 1800]


def test_a_pause_between_two_choices_is_not_quiet() -> None:
    assert searched(100, 5) == []  # each fifth of a second somebody has answered


class Knot:
    """Something that only a search finds to be garbage."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def usual_search() -> None:
    """Python's own search, as it was, for the tests that follow."""
    yield  # type: ignore[misc]
    gc.enable()  # what was frozen stays so, as after collecting the tests


def test_what_is_young_goes_at_once_and_what_is_old_with_all(
    usual_search: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_PAUSE", 0.01)
    looked, collect = list[int](), gc.collect
    monkeypatch.setattr(garbage.gc, "collect", lambda part: (collect(part), looked.append(part)))

    async def searches(more: int) -> None:
        """Until so many have been made."""
        wanted = len(looked) + more
        while len(looked) < wanted:
            await asyncio.sleep(0)

    async def tied() -> tuple[bool, bool, bool]:
        searching = asyncio.create_task(look_for_garbage())
        await searches(1)
        young = weakref.ref(Knot())
        old = Knot()
        seen = weakref.ref(old)
        await searches(2)
        first = young() is None
        del old
        await searches(2)
        second = seen() is not None
        monkeypatch.setattr(garbage, "_SOONEST", 0.0)
        await searches(garbage._QUIET + 1)
        searching.cancel()
        return first, second, seen() is None

    assert asyncio.run(tied()) == (True, True, True)
    assert not gc.isenabled()
