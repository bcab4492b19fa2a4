"""The guide of a game, found in the lobby and turned by keys."""

import pytest
from playwright.sync_api import expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.render import LANGUAGES

from .axe import complaints
from .conftest import Visitor
from .visit import NARROW, WIDE

PUSHED = """figure => [figure, ...figure.querySelectorAll("*")]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
  .map((one) => one.className)"""
"""What of a picture is cut off: nobody can move what lies in it aside."""
SHORT = ("sidereal", "pl")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if (game, language) == SHORT else pytest.mark.long)
        for game in GAMES
        for language in LANGUAGES
    ],
)
def test_the_pages_of_a_guide_are_turned(visitor: Visitor, game: str, language: str) -> None:
    narrow = language != "en"
    visit = visitor(size=NARROW if narrow else WIDE, touch=narrow, language=language).go()
    visit.table.part(f"lobby-guide-{game}").click()
    guide = visit.table.part("guide")
    expect(guide).to_have_attribute("data-page", "course")
    assert guide.get_by_test_id("guide-course").locator("li").count() == 10
    pages = guide.get_by_test_id("guide-page")
    expect(pages.nth(4)).to_be_attached()
    for _ in range(pages.count() - 1):
        visit.page.keyboard.press("ArrowRight")
        assert visit.table.part("guide-text").inner_text()
        assert visit.page.locator("figure").evaluate(PUSHED) == []
        assert visit.faults() == []
    expect(visit.table.part("guide-end")).to_be_visible()
    assert complaints(visit.page) == []
    visit.page.keyboard.press("Home")
    expect(guide).to_have_attribute("data-page", "course")
