"""Race for the Galaxy: ways to take a world judged before one is chosen, and the action cards."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .language import LANGUAGES
from .player import Player
from .stage import WAYS
from .visit import NARROW, WIDE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.server]
STAGE = True

SIZES = {"wide": WIDE, "narrow": NARROW}
EVERYWHERE = [
    pytest.param(language, size, marks=[] if (language, size) == ("pl", "wide") else [pytest.mark.long])
    for language in LANGUAGES
    for size in SIZES
]


def ways_to_place(visit: Visit, card: str) -> None:
    """As far as the question how to place this card."""
    table = visit.play(seed=WAYS)
    Player(table, seed=1).play(until=lambda asked: asked.purpose == "settle")
    table.page.locator(f"[data-testid=hand-card][data-card={card}]").click()
    table.part("confirm").click()
    table.question("settle-by")


def test_each_way_says_what_it_takes_and_brings(visitor: Visitor) -> None:
    visit = visitor()
    ways_to_place(visit, "aquatic_uplift_race")
    table = visit.table
    told = {
        "conquer": "conquer: Military 3 against 2; +2 VP",
        "pay": "pay 1, you have 5; +2 VP",
        "ship": "free with Colony Ship; +1 VP; can be done without",
        "conquer-tactics": "with New Military Tactics: Military 6 against 2; +1 VP; can be done without",
        "ship-tactics": "free with Colony Ship; no more VP; can be done without",
    }
    for way, words in told.items():
        expect(table.option(f"by:{way}")).to_contain_text(words)
    table.option("by:conquer-tactics").hover()
    expect(table.part("explanation")).to_contain_text("New Military Tactics+3 makes6")
    assert visit.faults() == []
    table.option("by:ship").click()
    expect(table.part("doubt")).to_contain_text("Colony Ship")


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
def test_two_actions_are_asked_for_and_their_cards_hold_their_signs(
    visitor: Visitor, language: str, size: str
) -> None:
    visit = visitor(size=SIZES[size], language=language)
    visit.sow(5, options={"experienced": True})
    table = visit.play()
    Player(table, seed=1).play(until=lambda asked: asked.purpose == "action")
    two = {"en": "Choose two actions", "es": "Elige dos acciones", "pl": "Wybierz dwie akcje"}
    expect(table.part("sentence")).to_contain_text(two[language])
    assert table.part("action").count() == 9
    assert visit.faults() == []
