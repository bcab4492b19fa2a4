"""Steps in which a person has nothing to say: they are asked, or the page says so for them if they want it."""

from .conftest import Visitor
from .stage import SILENT

STAGE = True


def test_a_talk_without_ships_is_skipped_for_who_wants_it(visitor: Visitor) -> None:
    asked = visitor().play(bots=3, seed=SILENT, game="sidereal").question("talk")
    assert "ready" in asked.options
    visit = visitor(single="ask").go()
    visit.page.get_by_test_id("open-settings").click()
    visit.page.get_by_test_id("idle-on").check(force=True)
    assert visit.faults() == []
    next_asked = visit.play(bots=3, seed=SILENT, game="sidereal").wait()
    assert next_asked is not None and next_asked.purpose != "talk"
