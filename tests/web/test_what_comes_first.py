"""What a page shows first: the games of the lobby, a newcomer's next step, the question before its answers."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .player import Player
from .visit import NARROW, WIDE

pytestmark = [pytest.mark.browser, pytest.mark.server]


def bottom(part: Locator) -> float:
    found = part.bounding_box()
    assert found is not None
    return found["y"] + found["height"]


def test_all_games_of_the_lobby_can_be_begun_without_scrolling(visitor: Visitor) -> None:
    visit = visitor()
    visit.go()
    games = visit.page.get_by_test_id("lobby-game")
    expect(games).to_have_count(4)
    for language in ("en", "es", "pl"):
        visit.speak(language)
        for at in range(4):
            assert bottom(games.nth(at)) <= WIDE["height"], (language, at)
    assert visit.faults() == []


def test_a_newcomer_on_a_telephone_sees_how_to_begin(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    visit.go()
    part = visit.page.get_by_test_id
    expect(part("hello-learn")).to_have_text("New here? Learn Race for the Galaxy")
    for first in ("hello-learn", "hello-friends", "lobby-play-race-1"):
        assert bottom(part(first)) < NARROW["height"], first
    assert visit.faults() == []
    part("hello-friends").click()
    expect(part("new-table-dialog")).to_be_visible()
    visit.page.keyboard.press("Escape")
    part("hello-learn").click()
    visit.page.wait_for_url("**/table/*")


def test_the_sentence_stands_above_the_action_tiles_and_moves_nothing(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    table = visit.play(bots=1, seed=5)
    Player(table, seed=1).play(until=lambda asked: "action" in asked.purpose)
    sentence, tile = table.part("sentence"), table.part("action").first
    where = tile.bounding_box()
    assert where is not None and bottom(sentence) <= where["y"]
    assert visit.faults() == []
    sentence.evaluate("sentence => { sentence.textContent = 'Short.' }")
    assert tile.bounding_box() == where
