"""The goals of The Gathering Storm on the page, at a table of five."""

import pytest
from playwright.sync_api import ViewportSize, expect

from cosmodrome.words.render import LANGUAGES

from .conftest import Visitor
from .stage import FIVE, GOALS
from .visit import NARROW

STAGE = True

SIZES: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 1024, "height": 768}, NARROW]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sample(1)
def test_goals_fit_a_table_of_five(visitor: Visitor, language: str) -> None:
    visit = visitor(size=SIZES[0], language=language)
    visit.play(bots=4, seed=FIVE).question("action")
    found = {}
    for size in SIZES:
        visit.page.set_viewport_size(size)
        faults = visit.faults()
        if size is NARROW:
            visit.table.part("goals").click()
            expect(visit.table.part("goal")).to_have_count(6)
            faults += visit.faults()
            visit.table.part("close").click()
        if faults:
            found[size["width"]] = faults
    assert found == {}


def test_goals_tell_how_far_everybody_is(visitor: Visitor) -> None:
    visit = visitor(size=SIZES[0], language="en")
    visit.play(bots=4, seed=FIVE).question("action")
    tiles = visit.table.part("goal")
    assert [tile.get_attribute("data-goal") for tile in tiles.all()] == GOALS
    military = tiles.nth(GOALS.index("greatest_military"))
    counts = [text.split() for text in military.get_by_test_id("goal-seat").all_inner_texts()]
    assert counts == [["1"], ["5"], ["2", "5"], ["0"], ["0"]], "who has it, with what that gives"
    said = "Greatest Military: Military that counts against every world: at least 6"
    expect(military.get_by_role("img", name=said)).to_be_visible()
    chips = visit.table.part("goal-chip")
    assert [each.get_attribute("data-goal") for each in chips.all()] == GOALS


def test_goals_are_lines_of_a_score_and_ties_say_so(visitor: Visitor) -> None:
    visit = visitor(size=SIZES[0], language="en")
    visit.play(bots=4, seed=FIVE).question("action")
    visit.page.locator("[data-testid=score][data-seat='2']").click()
    rows = visit.table.part("score-breakdown").locator("tbody tr")
    said = [" ".join(text.split()) for text in rows.all_inner_texts()[-2:]]
    assert said == ["Greatest Military 5", "Greatest Infrastructure for having as much as anybody 3"]


@pytest.mark.parametrize("wanted", [True, False])
def test_goals_come_with_the_set_unless_they_are_left_out(visitor: Visitor, wanted: bool) -> None:
    visit = visitor(size=SIZES[0], language="en").go()
    visit.page.get_by_test_id("new-table").click()
    visit.page.get_by_test_id("new-table-game").select_option("race")
    goals = visit.page.locator("[data-testid=option-goals-true]")
    expect(goals).to_have_count(0)
    visit.page.locator("label:has([data-testid=option-gathering_storm-true])").click()
    expect(goals).to_be_checked()
    if not wanted:
        visit.page.locator("label:has([data-testid=option-goals-false])").click()
    visit.page.get_by_test_id("sitter-1").select_option("greedy")
    visit.page.get_by_test_id("create").click()
    visit.table.question("start-discard")
    expect(visit.table.part("goal")).to_have_count(6 if wanted else 0)
