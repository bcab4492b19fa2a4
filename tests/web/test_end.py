"""The end: who has won, whose row is whose, and joy over a win, with and without motion."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .player import Player
from .score import check_result
from .stage import LANDED, LAST, SIXTH
from .trading_floor import play_on
from .visit import NARROW, WIDE, Visit

STAGE = True


def win(visit: Visit, before: str = "() => {}") -> None:
    """Place the last card of a game that is won; `before` that the page runs this."""
    table = visit.play(seed=LAST)
    table.question("action")
    table.page.evaluate(before)
    table.page.locator("[data-testid=action][data-action=develop]").click()
    table.part("confirm").click()
    table.question("develop")
    table.page.locator("[data-testid=hand-card][data-card=public_works]").click()
    table.part("confirm").click()
    Player(table, seed=1).play()


@pytest.mark.parametrize("size", [WIDE, pytest.param(NARROW, marks=pytest.mark.long)], ids=["wide", "narrow"])
def test_a_win_is_told_with_joy_and_the_own_row_is_marked(visitor: Visitor, size: dict[str, int]) -> None:
    visit = visitor(size=size, theme="light")
    win(visit)
    check_result(visit.page)
    window = visit.table.part("final-breakdown")
    expect(window.get_by_role("heading", level=2)).to_have_text("You won!")
    rows = window.locator("section[data-seat]")
    assert rows.evaluate_all("all => all.map(row => row.ariaCurrent)") == ["true", None]
    for seat in range(2):
        expect(rows.nth(seat).locator(f"h3 [data-mark='{seat}']")).to_be_visible()
    # Who wants no motion gets the stars alone.
    joy = window.get_by_test_id("joy")
    expect(joy).to_be_visible()
    assert joy.evaluate("joy => joy.getAnimations({ subtree: true }).length") == 0
    assert visit.faults() == []


def test_the_points_lie_as_towers_whose_chips_fall_until_somebody_presses(visitor: Visitor) -> None:
    visit = visitor(motion="full")
    win(visit)
    towers, window = visit.table.part("towers"), visit.table.part("final-breakdown")
    totals = towers.locator(".total")
    heads = [int(head) for head in window.locator("section[data-seat] h3 b").all_inner_texts()]
    expect(totals).to_have_count(2)
    visit.page.keyboard.press("Shift")
    expect(towers).to_have_attribute("data-done", "true", timeout=500)
    assert [int(total) for total in totals.all_inner_texts()] == heads
    # A chip a point, and each tower's points by kind are those that are listed below it.
    assert [tower.locator(".chip").count() for tower in towers.locator(".tower").all()] == heads
    # Whoever looks again sees them lie there.
    window.get_by_test_id("close").click()
    visit.table.part("show-end").click()
    expect(towers).to_have_attribute("data-done", "true", timeout=500)
    assert visit.faults() == []


FALLING = """() => new MutationObserver(() => {
  const towers = document.querySelector("[data-testid=towers]:not([data-done=true])");
  const parade = document.querySelector("[data-testid=parade]");
  if (towers && parade) (window.seen ??= []).push([parade.offsetHeight, parade.querySelectorAll("[data-card]").length]);
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""
"""From now on: while the towers do not stand yet, how high the place of the cards is, and how many lie there."""


def test_the_cards_of_who_has_won_come_once_the_towers_stand(visitor: Visitor) -> None:
    visit = visitor(motion="full")
    win(visit, FALLING)
    parade = visit.table.part("parade")
    # By itself, at the end of what falls.
    expect(visit.table.part("towers")).to_have_attribute("data-done", "true")
    mine = visit.page.locator("[data-testid=my-seat] [data-testid=tableau-card]")
    cards = "all => all.map(({ dataset }) => dataset.card)"
    expect(parade.locator("[data-card]")).to_have_count(12)
    assert parade.locator("[data-card]").evaluate_all(cards) == mine.evaluate_all(cards)
    high = parade.evaluate("parade => parade.offsetHeight")
    (before,) = {tuple(each) for each in visit.page.evaluate("window.seen")}
    assert before == (high, 0), "their place was kept"
    inside = """parade => [...parade.querySelectorAll('[data-card]')].every((card) => {
      const [box, all] = [card.getBoundingClientRect(), parade.getBoundingClientRect()];
      return box.left >= all.left && box.right <= all.right && box.bottom <= all.bottom + 1;
    })"""
    assert visit.faults() == []
    assert parade.evaluate(inside)


@pytest.mark.parametrize(
    ("game", "bots", "scene", "shown"),
    [
        ("pocket_mars", 1, LANDED, ["water", "ecosystem", "science", "energy"]),
        ("sidereal", 3, SIXTH, ["caylion", "acrux", "sociologists"]),
    ],
)
@pytest.mark.sample(1)
def test_all_that_the_winner_has_on_the_table_lies_below_the_towers(
    visitor: Visitor, game: str, bots: int, scene: int, shown: list[str]
) -> None:
    visit = visitor(motion="full", language="pl")
    table = visit.play(bots, seed=scene, game=game)
    if game == "sidereal":
        play_on(table)
    else:
        Player(table, seed=1).play()
    parade = table.part("parade")
    parade.wait_for()
    high = parade.evaluate("parade => parade.offsetHeight")
    assert high > 40
    if table.part("towers").get_attribute("data-done") != "true":
        expect(parade.locator("[data-card]").first).to_be_hidden()
    expect(parade.locator("[data-card]").last).to_be_visible()
    assert parade.evaluate("parade => parade.offsetHeight") == high, "their place was kept"
    cards = parade.locator("[data-card]").evaluate_all("all => all.map(({ dataset }) => dataset.card)")
    for name in shown:
        assert any(name in card for card in cards), (name, cards)
    for size in (WIDE, NARROW):
        visit.page.set_viewport_size(size)
        assert parade.evaluate("parade => parade.scrollWidth - parade.clientWidth") <= 0
        assert visit.faults() == []


def test_a_shower_of_marks_falls_once(visitor: Visitor) -> None:
    visit = visitor(motion="full")
    win(visit)
    joy = visit.table.part("joy")
    times = "pieces => pieces.map(piece => getComputedStyle(piece).animationIterationCount)"
    joy.wait_for()
    falling = joy.locator("i").evaluate_all(times)
    assert len(falling) > 30
    assert set(falling) == {"1"}
    assert visit.faults() == []
