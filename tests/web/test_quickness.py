"""The tool that times choices sees each of them touched and answered; no test asks how soon."""

from tools.quickness import timed

from .conftest import Visitor


def test_each_press_is_timed_until_it_is_drawn_and_answered(visitor: Visitor) -> None:
    times = timed(visitor(motion="system", painted=True), 4)
    assert len(times["touched"]) >= len(times["answered"]) >= 4
    assert all(each > 0 for found in times.values() for each in found)
    assert max(times["answered"]) >= min(times["touched"])
