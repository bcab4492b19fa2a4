"""Puzzles on the page: a moment on the real board, answered as at a table, and what came of it; nothing moves."""

import re

import pytest
from playwright.sync_api import expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.puzzles.puzzle import Puzzle
from cosmodrome.puzzles.puzzle_file import shipped

from .axe import in_both_themes
from .conftest import Visitor
from .visit import NARROW, WIDE

GAME = "race"
PLACES = """() => [...document.querySelectorAll("[data-testid=board] header, [data-testid=board] main > *")]
  .map((each) => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height]; })"""


def puzzle_of() -> Puzzle:
    """One whose best answer and another one place a card of the hand."""
    for each in shipped(GAMES[GAME]):
        if (
            each.best.startswith("place:")
            and sum(told.choice.startswith("place:") for told in each.tried) > 1
        ):
            return each
    raise AssertionError("no shipped puzzle places a card")


def card_of(choice: str) -> str:
    return f'[data-testid="hand-card"][data-card="{choice.partition(":")[2]}"]'


def test_a_puzzle_is_solved_by_keys_and_counts_for_an_account(visitor: Visitor) -> None:
    ada = visitor().go()
    at, page, puzzle = ada.page.get_by_test_id, ada.page, puzzle_of()
    ada.sign_up("Ada Solver")
    ada.go()
    at("to-puzzles").click()
    page.wait_for_url("**/puzzles")
    expect(at(f"puzzles-{GAME}")).to_contain_text(f"0 of {len(shipped(GAMES[GAME]))} tried")
    assert ada.faults() == [] and in_both_themes(page) == []
    ada.go(f"/puzzles/{GAME}/{puzzle.id}")
    expect(at("puzzle-streak")).to_contain_text("0")
    expect(at("puzzle-rating")).to_contain_text("1500")
    expect(at("hint")).to_have_count(0)
    card = page.locator(card_of(puzzle.best)).first
    card.wait_for()
    assert ada.faults() == []
    before = page.evaluate(PLACES)
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(at("solution")).to_have_attribute("data-right", "true")
    assert page.evaluate(PLACES) == before
    expect(at("puzzle-streak")).to_contain_text("1")
    expect(at("puzzle-change")).to_contain_text("Rating 1500 →")
    told = at("solution-answer")
    expect(told).to_have_count(len(puzzle.tried))
    assert [each.get_attribute("data-key") for each in told.all()] == [each.choice for each in puzzle.tried]
    assert ada.faults() == [] and in_both_themes(page) == []
    # The way to the next one has the focus.
    expect(at("next-puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/puzzles/{GAME}/(?!{puzzle.id})"))
    expect(at("solution")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.sample(1)
def test_a_wrong_answer_is_told_on_a_phone_in_every_language(visitor: Visitor, language: str) -> None:
    eve, puzzle = visitor(language=language), puzzle_of()
    eve.page.set_viewport_size(NARROW)
    eve.go(f"/puzzles/{GAME}/{puzzle.id}")
    at, page = eve.page.get_by_test_id, eve.page
    at("question").wait_for()
    wrong = next(each.choice for each in puzzle.tried[1:] if each.choice.startswith("place:"))
    page.locator(card_of(wrong)).first.click()
    at("confirm").click()
    expect(at("solution")).to_have_attribute("data-right", "false")
    assert eve.faults() == []
    at("solution-answer").nth(1).click()
    expect(at("solution-answer").nth(1)).to_have_attribute("aria-pressed", "true")
    at("leave-puzzles").click()
    page.wait_for_url("**/puzzles")
    expect(at(f"puzzles-{GAME}")).to_contain_text("1")
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        assert eve.faults() == []


@pytest.mark.parametrize("game", [game for game in GAMES if shipped(GAMES[game])])
def test_every_game_shows_its_puzzles(visitor: Visitor, game: str) -> None:
    eve = visitor().go(f"/puzzles/{game}")
    eve.page.get_by_test_id("question").wait_for()
    eve.page.wait_for_url(f"**/puzzles/{game}/*")
    assert eve.faults() == []


def test_who_has_tried_all_is_told_so(visitor: Visitor) -> None:
    eve = visitor()
    eve.page.route("**/api/puzzles/race", lambda route: route.fulfill(json={"left": []}))
    eve.go("/puzzles/race")
    expect(eve.page.get_by_test_id("puzzles-done")).to_be_visible()
