"""All other people are done: the last one sees how long they wait, nothing moves, and then they may go on."""

import os
import re

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .stage import HOURGLASS
from .trading_floor import answer
from .visit import NARROW, PAINT, Visit

STAGE = True

PLACES = """() => JSON.stringify(
  [...document.querySelectorAll('[data-testid=question] :is(.phase, .sentence, .send, .hand)')]
    .map(node => [node.offsetLeft, node.offsetTop, node.offsetWidth]))"""
"""Where the parts of a question are."""


def talking(ada: Visit, ben: Visit) -> None:
    """Both at the talk before the bids, in a game with two bots that are done at once."""
    ada.go()
    tables = f"{ada.address}/api/tables"
    wanted = {"game": "sidereal", "seats": 4, "bots": {"2": "passive", "3": "passive"}}
    table = ada.page.request.post(tables, data=wanted).json()["id"]
    assert ben.page.request.post(f"{tables}/{table}/join", data={"name": "Ben"}).ok
    for visit in (ada, ben):
        visit.go(f"/table/{table}")
    while any((asked := visit.table.asked()) is None or asked.purpose != "talk" for visit in (ada, ben)):
        for visit in (ada, ben):
            asked = visit.table.asked()
            if asked is None or asked.purpose == "talk":
                continue
            if asked.purpose not in ("trade", "closing"):
                before = visit.table.shown
                answer(visit.table, asked)
                visit.table.answered(before)
            elif "ready" in asked.options:
                visit.table.option("ready").click()
                same = f"[data-testid=question][data-purpose={asked.purpose}] [data-key=ready]"
                expect(visit.page.locator(same)).to_have_count(0)


@pytest.mark.parametrize(("language", "other"), [("en", "pl"), ("es", "en")])
@pytest.mark.sample(1)
def test_the_last_one_sees_how_long_the_others_wait(visitor: Visitor, language: str, other: str) -> None:
    ada, ben = visitor(language=language), visitor(size=NARROW, language=other)
    talking(ada, ben)
    glass = [visit.page.get_by_test_id("hourglass") for visit in (ada, ben)]
    before = ben.page.evaluate(PLACES)
    ada.table.option("ready").click()
    for each in glass:
        expect(each).to_contain_text(re.compile("0:0[1-8]"))
    assert ben.page.evaluate(PLACES) == before
    for visit in (ada, ben):
        shot(visit, f"runs-{language}")
        assert visit.faults() == []
    ben.page.reload()
    expect(glass[1]).to_contain_text(re.compile("0:0[1-8]"))
    enough = ada.page.get_by_test_id("enough")
    expect(enough).to_be_visible(timeout=3 * HOURGLASS)
    expect(glass[0]).to_contain_text("0:00")
    expect(ben.page.get_by_test_id("enough")).to_have_count(0)
    for visit in (ada, ben):
        shot(visit, f"empty-{language}")
        assert visit.faults() == []
    enough.click()
    for visit in (ada, ben):
        expect(visit.page.get_by_test_id("question")).not_to_have_attribute("data-phase", "talk")


def test_who_is_still_at_it_is_told_in_whole(visitor: Visitor) -> None:
    ada, ben = visitor(language="pl"), visitor()
    named = ada.context.request.post(f"{ada.address}/api/me", data={"name": "Maksymiliana Górnośląska"})
    assert named.ok
    talking(ada, ben)
    told = ben.page.locator(".trading")
    expect(told).to_contain_text("Maksymiliana Górnośląska")
    ben.speak("pl")
    expect(told).to_contain_text("jeszcze handlują: ")
    assert told.evaluate("told => told.scrollWidth <= told.clientWidth")


def shot(visit: Visit, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        visit.page.evaluate(PAINT)
        visit.page.screenshot(path=f"{folder}/hourglass-{name}-{visit.size['width']}.png")
