"""The page of all cards: searched in names and powers, filtered, in each language."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .language import LANGUAGES, strange
from .visit import NARROW, WIDE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.server]


def listed(visit: Visit) -> Locator:
    return visit.page.get_by_test_id("listed-card")


def names(visit: Visit) -> list[str]:
    return listed(visit).locator("h3").all_inner_texts()


def open_cards(visit: Visit) -> None:
    visit.go("/cards/race")
    listed(visit).first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_every_language(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    open_cards(visit)
    assert listed(visit).count() == 95
    assert visit.faults() == []
    assert strange(visit.page.evaluate("look.reading()"), language) == {}
    visit.page.get_by_test_id("card-search").fill("contact SPECIALIST")
    expect(listed(visit)).not_to_have_count(95)
    assert "Contact Specialist" in names(visit)
    assert listed(visit).count() < 5


def test_searching_and_filtering(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    open_cards(visit)
    search = visit.page.get_by_test_id("card-search")
    search.fill("alien")
    expect(listed(visit)).not_to_have_count(95)
    aliens = names(visit)
    assert {"Alien Robotic Factory", "Alien Tech Institute", "Deserted Alien Outpost"} <= set(aliens)
    search.fill("no card says this")
    expect(listed(visit)).to_have_count(0)
    search.fill("")
    visit.page.get_by_test_id("card-type").select_option("six")
    expect(listed(visit)).to_have_count(12)
    visit.page.get_by_test_id("card-type").select_option("start")
    expect(listed(visit)).to_have_count(5)
    assert visit.faults() == []


def test_on_a_telephone(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    open_cards(visit)
    assert visit.faults() == []
    visit.page.get_by_test_id("card-search").fill("gem world")
    expect(listed(visit).first).to_be_in_viewport()
    assert "Gem World" in names(visit)
