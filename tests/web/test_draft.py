"""The draft of The Gathering Storm on the page: packs that go round, what is kept, and one's own deck after that."""

import pytest
from playwright.sync_api import ViewportSize, expect

from cosmodrome.games.race.box import card_list
from cosmodrome.words.render import LANGUAGES

from .conftest import Visitor
from .stage import DRAFT
from .visit import NARROW

STAGE = True
SIZES: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 1024, "height": 768}, NARROW]
KEPT = 60
"""Before the last round of two seats."""
NAMES = {card.id: card.name for card in card_list("first")}
TERMS = {"options": {"gathering_storm": True, "goals": True, "drafting": True}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_kept_fits_in_sight(visitor: Visitor, language: str) -> None:
    visit = visitor(size=SIZES[0], language=language)
    table = visit.play(bots=1, seed=DRAFT, **TERMS)
    table.question("draft")
    found = {}
    for size in SIZES:
        visit.page.set_viewport_size(size)
        if faults := visit.faults():
            found[size["width"]] = faults
        expect(table.part("draft").get_by_test_id("drafted-card").first).to_be_visible()
        expect(table.part("goals")).to_be_visible()  # cards are chosen with them in mind
    assert found == {}


def test_a_card_is_kept_and_the_rest_passed_on(visitor: Visitor) -> None:
    visit = visitor(size=SIZES[0], language="en")
    table = visit.play(bots=1, seed=DRAFT, **TERMS)
    table.question("draft")
    draft = table.part("draft")
    expect(draft).to_contain_text("Draft, round 13 of 13")
    expect(draft).to_contain_text("The rest goes to the left")
    expect(draft).to_contain_text(f"{KEPT} cards kept")
    expect(table.part("looked-card")).to_have_count(5)
    kept = NAMES[table.cards("looked-card")[1]]
    table.part("looked-card").nth(1).click()
    table.part("confirm").click()
    expect(draft).to_contain_text(f"{KEPT + 1} cards kept")
    expect(draft.get_by_text(kept, exact=True).first).to_be_visible()
    expect(table.part("looked-card")).to_have_count(4)


def test_ones_own_deck_can_be_looked_at(visitor: Visitor) -> None:
    visit = visitor(size=SIZES[0], language="en")
    table = visit.play(bots=1, seed=DRAFT, **TERMS)
    for left in (5, 4, 3, 2):
        table.question("draft")
        expect(table.part("looked-card")).to_have_count(left)
        table.part("looked-card").first.click()
        table.part("confirm").click()
    expect(table.part("open-deck")).to_have_text("59")  # of 65, six are in hand
    table.part("open-deck").click()
    expect(table.part("deck-dialog")).to_contain_text("65 cards kept")
    assert visit.faults() == []


def test_a_first_game_is_not_drafted_and_the_form_does_not_ask_for_both(visitor: Visitor) -> None:
    visit = visitor(size=SIZES[0], language="en").go()
    visit.page.get_by_test_id("new-table").click()
    visit.page.get_by_test_id("new-table-game").select_option("race")

    def choose(option: str) -> None:
        visit.page.locator(f"label:has([data-testid=option-{option}])").click()

    choose("gathering_storm-true")
    choose("drafting-true")
    choose("first_game-true")
    expect(visit.page.get_by_test_id("option-drafting-true")).to_have_count(0)
    visit.page.get_by_test_id("sitter-1").select_option("greedy")
    visit.page.get_by_test_id("create").click()
    visit.table.question("action")
