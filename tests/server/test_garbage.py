"""When the server looks for garbage: little and often, and through all of it where nobody waits."""

import asyncio
import gc
import weakref

import pytest

from cosmodrome.server import garbage
from cosmodrome.server.garbage import look_for_garbage


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
