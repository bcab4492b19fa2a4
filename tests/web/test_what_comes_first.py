"""What a page shows first: the lobby's games, a newcomer's next step, my own game, the question before its answers."""

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from .conftest import Visitor
from .player import Player
from .visit import NARROW, WIDE, Visit

MOST = 0.05
"""The sum of all layout shifts while the lobby opens."""
_SHIFTS = """window.shifts = [];
const watching = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
watching.observe({ type: "layout-shift", buffered: true });"""
_SHIFTED = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return shifts.map(({ value, sources }) => [value, sources.map(({ node, previousRect, currentRect }) =>
        `${node?.className ?? node?.data} ${previousRect.y} > ${currentRect.y}`)]);
}"""


def bottom(part: Locator) -> float:
    found = part.bounding_box()
    assert found is not None
    return found["y"] + found["height"]


def test_all_games_of_the_lobby_can_be_begun_without_scrolling(visitor: Visitor) -> None:
    visit = visitor().go()
    games = visit.page.get_by_test_id("lobby-game")
    expect(games).to_have_count(4)
    for language in ("en", "es", "pl"):
        visit.speak(language)
        for at in range(4):
            assert bottom(games.nth(at)) <= WIDE["height"], (language, at)
    assert visit.faults() == []


def test_a_newcomer_on_a_telephone_sees_how_to_begin(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True).go()
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


def shifted(visit: Visit) -> float:
    """By how much the lobby has moved since it was opened, now that all of it is there."""
    visit.page.locator("[aria-busy=false]").wait_for()
    expect(visit.page.get_by_test_id("lobby-game")).to_have_count(4)
    shifts = visit.page.evaluate(_SHIFTED)
    print(*shifts, sep="\n")
    return float(sum(value for value, _ in shifts))


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.sample(1)
def test_nothing_moves_while_the_lobby_opens(visitor: Visitor, size: ViewportSize) -> None:
    """However late, and in whichever order, the server answers; with a game of one's own and without."""
    visit = visitor(size=size, painted=True)
    visit.add(_SHIFTS)
    held: list[Route] = []
    for latest in (False, True):
        visit.go()
        assert shifted(visit) <= MOST
        visit.page.route("**/api/**", lambda route: held.append(route))
        visit.go()
        # Drawn before anything is known, and again with each answer.
        visit.page.get_by_role("heading", level=1).wait_for()
        while visit.page.locator("[aria-busy=false]").count() == 0:
            visit.page.evaluate("look.still()")
            if held:
                held.pop(-1 if latest else 0).continue_()
        while held:
            held.pop().continue_()
        visit.page.unroute_all()
        assert shifted(visit) <= MOST
        visit.play(seed=3).wait()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.sample(1)
def test_the_game_i_am_in_stands_on_top(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size, touch=size is NARROW)
    visit.play(bots=8, game="sidereal").wait()
    visit.go()
    first = visit.page.get_by_test_id("lobby-first")
    top, also = first.get_by_test_id("table-row"), first.get_by_test_id("also-mine")
    # However many sit there.
    expect(top.locator(".sitter")).to_have_count(9)
    for language in ("en", "es", "pl"):
        visit.speak(language)
        frame, row = first.bounding_box(), top.bounding_box()
        assert frame is not None and row is not None
        assert frame["y"] <= row["y"] and bottom(top) <= bottom(first) < size["height"] / 3
        assert visit.faults() == []
    visit.play(bots=3, seed=3).wait()
    visit.go()
    expect(also).to_have_count(1)
    expect(top).to_have_count(1)
    assert bottom(top) <= bottom(also) <= bottom(first)
    # Today's deals stand beside them, above the tiles.
    tile = visit.page.get_by_test_id("lobby-game").first.bounding_box()
    assert tile is not None
    assert bottom(visit.page.get_by_test_id("daily")) <= tile["y"]
    top.get_by_test_id("continue").click()
    visit.page.wait_for_url("**/table/*")
