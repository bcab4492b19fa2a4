"""Levels of bots on the page: chosen in the lobby, played by one press, named wherever their bots sit."""

import pytest
from playwright.sync_api import expect

from cosmodrome.bots.levels import LOSSES, WINS

from .conftest import Visitor
from .visit import NARROW, WIDE

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_one_press_plays_the_level_that_is_suggested_and_another_can_be_chosen(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.go()
    part = visit.page.get_by_test_id
    for level in range(1, 6):
        expect(part("lobby-level-race").locator("option").nth(level - 1)).to_contain_text(f"{level} · ")
    expect(part("lobby-level-race")).to_have_value("1")
    steps = (
        f"{WINS} wins in a row at a level lead to the next one, {LOSSES} losses in a row to the one below."
    )
    expect(part("lobby-level-race")).to_have_attribute(
        "title", f"The level is suggested by your games: {steps}"
    )
    part("lobby-play-race-1").click()
    expect(part("seat").get_by_test_id("bot-level")).to_have_text("1Level 1: Hand to mouth")
    assert visit.faults() == []
    visit.go()
    expect(part("lobby-first").get_by_test_id("bot-level")).to_have_count(1)
    part("lobby-level-race").select_option("4")
    visit.against("race", 2)
    part("lobby-play-race-2").click()
    expect(part("seat").get_by_test_id("bot-level")).to_have_text(["4Level 4: Long view"] * 2)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_levels_fit_a_telephone_in_every_language(visitor: Visitor, language: str) -> None:
    visit = visitor(size=NARROW, touch=True, language=language)
    visit.go()
    part = visit.page.get_by_test_id
    for game in ("race", "jump_drive", "pocket_mars", "sidereal"):
        part(f"lobby-level-{game}").select_option("5")
    assert visit.faults() + visit.page.evaluate("look.crowded()") == []


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.sample(1)
def test_how_strong_bots_are_is_told_whole(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    visit.go()
    for width in (1024, 1200, WIDE["width"]):
        visit.page.set_viewport_size({"width": width, "height": 768})
        for game in ("race", "jump_drive", "pocket_mars", "sidereal"):
            told = visit.page.get_by_test_id(f"lobby-bot-{game}")
            assert told.evaluate("node => node.scrollWidth <= node.clientWidth"), (width, game)
        assert visit.faults() == [], width


def test_a_new_table_offers_levels_by_number_and_the_waiting_room_names_them(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.go()
    part = visit.page.get_by_test_id
    part("new-table").click()
    options = part("sitter-1").locator("option")
    expect(options.nth(2)).to_contain_text("2 · Next step · Pupil")
    part("seats-3").check(force=True)
    part("sitter-1").select_option("pupil")
    part("create").click()
    visit.page.wait_for_url("**/table/*")  # in the lobby the new table comes to stand on top
    expect(part("bot-level")).to_have_text("Level 2: Next step")
    assert visit.faults() == []


def test_a_level_whose_bot_has_not_learned_the_cards_is_not_offered_and_that_is_said(
    visitor: Visitor,
) -> None:
    visit = visitor(size=WIDE)
    visit.go()
    part = visit.page.get_by_test_id
    visit.against("race", 4)
    expect(part("lobby-level-race").locator("option")).to_have_count(5)
    part("new-table").click()
    part("new-table-game").select_option("race")
    part("sitter-1").select_option("champion@96")
    expect(part("levels-unlearned")).to_have_count(0)
    visit.page.locator("label:has([data-testid=option-gathering_storm-true])").click()
    expect(part("sitter-1")).to_have_value("champion@96")
    visit.page.locator("label:has([data-testid=option-drafting-true])").click()
    expect(part("levels-unlearned")).to_contain_text("Level “Champion” is not offered here")
    expect(part("sitter-1")).to_have_value("greedy")
    expect(part("sitter-1").locator("option", has_text="Champion")).to_have_count(0)
    assert visit.faults() == []
    visit.page.locator("label:has([data-testid=option-drafting-false])").click()
    expect(part("sitter-1")).to_have_value("champion@96")
