"""A table with a clock: it ticks without moving anything, who runs out comes back, and a pause is one click away."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_who_runs_out_comes_back_and_takes_a_pause(visitor: Visitor) -> None:
    visit = visitor()
    control = {"kind": "move", "seconds": 6}
    # The other one thinks long, or the game could be over before anybody comes back.
    asked = {"game": "jump_drive", "seats": 2, "bots": {"1": "search@2000ms"}, "time": control}
    visit.open("/api/tables", asked)
    part = visit.page.get_by_test_id
    clock = part("seat-time")
    expect(clock).to_have_attribute("data-runs", "true")
    shape = "node => JSON.stringify([node.offsetLeft, node.offsetWidth])"
    before = clock.evaluate(shape)
    expect(clock).to_contain_text(re.compile("0:0[0-4]"))
    assert clock.evaluate(shape) == before
    part("come-back").click()
    expect(part("come-back")).to_have_count(0)
    expect(clock).to_have_attribute("aria-label", "You: 1 minute")
    part("open-time").click()
    part("wish-pause").click()
    visit.page.keyboard.press("Escape")
    expect(part("paused")).to_contain_text("Paused")
    expect(clock).to_have_attribute("data-runs", "false")
    assert visit.faults() == []


def test_who_leaves_is_told_that_a_clock_runs(visitor: Visitor) -> None:
    visit = visitor()
    told = visit.page.get_by_test_id("leave-clock")
    for control, shown in (({"kind": "game", "seconds": 900}, 1), ({"kind": "none"}, 0)):
        visit.open(
            "/api/tables", {"game": "jump_drive", "seats": 2, "bots": {"1": "random"}, "time": control}
        )
        visit.table.question()
        visit.page.get_by_test_id("leave").click()
        expect(visit.page.get_by_test_id("leave-yes")).to_be_visible()
        expect(told).to_have_count(shown)
        assert visit.faults() == []
