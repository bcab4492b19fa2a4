"""Everything explains itself: cards on hover, focus and long press, prices and refusals, points, keys."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .player import Player
from .stage import PAYING
from .table import Table
from .visit import NARROW

STAGE = True


def hand_card(table: Table, card: str) -> Locator:
    return table.page.locator(f"[data-testid=hand-card][data-card={card}]")


def caption(table: Table, card: str) -> str:
    """What stands below a card of the hand."""
    return hand_card(table, card).locator("xpath=..").inner_text()


def settle(table: Table) -> None:
    table.question("action")
    table.page.locator("[data-testid=action][data-action=settle]").click()
    table.part("confirm").click()
    table.question("settle")


def test_each_card_says_what_it_costs_or_why_not_and_is_explained_when_pointed_at(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    settle(table)
    assert "pay 3" in caption(table, "comet_zone")
    assert "needs Military 7, you have 0" in caption(table, "rebel_homeworld")
    refused = hand_card(table, "rebel_homeworld")
    assert refused.get_attribute("aria-disabled") == "true"
    refused.click(force=True)
    assert table.question("settle").ticked == []
    assert visit.faults() == []
    about = table.part("explanation")
    hand_card(table, "rebel_homeworld").hover()
    expect(about).to_contain_text("Rebel Homeworld")
    expect(about).to_contain_text("needs Military 7, you have 0")
    expect(about.get_by_test_id("rule")).to_contain_text("R5.3 A military world is conquered")
    hand_card(table, "tourist_world").hover()
    expect(about).to_contain_text("Tourist World")
    # By keys as well.
    hand_card(table, "comet_zone").focus()
    visit.page.keyboard.press("ArrowRight")
    focused = visit.page.evaluate("document.activeElement.dataset.card")
    expect(about.get_by_test_id("large-card")).to_have_attribute("data-card", focused)
    assert visit.faults() == []


def test_a_long_press_opens_the_large_card(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    table = visit.play(seed=PAYING)
    settle(table)
    card = hand_card(table, "comet_zone")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    finger = visit.context.new_cdp_session(visit.page)
    down = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [down]})
    sheet = table.part("card-sheet")
    expect(sheet).to_contain_text("Comet Zone")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet).to_contain_text("Comet Zone")
    assert visit.faults() == []
    visit.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert table.question("settle").ticked == []


def test_signs_have_a_tooltip_and_points_are_shown_where_they_come_from(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    table.question("action")
    facts = visit.page.locator("[data-testid=my-seat] .facts .facts > *")
    assert facts.count() >= 5
    said = set()
    for at in range(facts.count()):
        facts.nth(at).hover()
        tip = visit.page.get_by_role("tooltip")
        expect(tip).to_be_visible()
        said.add(tip.inner_text())
        assert visit.faults() == []
    assert len(said) == facts.count()
    for at in range(5):
        table.part("phases").locator("li").nth(at).hover()
        expect(visit.page.get_by_role("tooltip")).to_be_visible()
    table.part("my-seat").get_by_test_id("score").click()
    window = table.part("score-breakdown")
    expect(window).to_contain_text("Old Earth")
    assert visit.faults() == []
    visit.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_a_question_mark_explains_the_game_and_lists_the_keys(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    table.question("action")
    visit.page.keyboard.press("?")
    expect(table.part("help")).to_contain_text("Everyone secretly chooses an action.")
    expect(table.part("help")).to_contain_text("Esc")
    expect(table.part("help")).to_contain_text("take back your last answer")
    visit.page.keyboard.press("Escape")
    expect(table.part("help")).to_have_count(0)
    # Where one types, it is a letter.
    visit.go()
    field = table.part("my-name")
    expect(field).not_to_have_value("")
    field.fill("")
    field.press("?")
    expect(field).to_have_value("?")
    expect(table.part("help")).to_have_count(0)


def test_arrows_stay_in_their_zone_and_tab_leaves_it(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    table.question("action")
    hand = table.part("hand-card")
    hand.first.focus()
    order = []
    for _ in range(hand.count() + 2):
        order.append(visit.page.evaluate("document.activeElement.dataset.card"))
        visit.page.keyboard.press("ArrowRight")
    cards = table.cards("hand-card")
    assert order == [*cards, cards[-1], cards[-1]]
    visit.page.keyboard.press("Shift+Tab")
    assert visit.page.evaluate("document.activeElement.dataset.testid") == "action"
    visit.page.keyboard.press("Tab")
    # Back to the card that was left, not to the first.
    assert visit.page.evaluate("document.activeElement.dataset.card") == cards[-1]


@pytest.mark.parametrize(
    ("game", "purpose"),
    [("race", "action"), pytest.param("jump_drive", "start-discard", marks=pytest.mark.again)],
)
def test_what_rises_under_the_pointer_does_not_flicker(visitor: Visitor, game: str, purpose: str) -> None:
    """At its lower edge too, which the pointer would lose as it rises."""
    visit = visitor(motion="system")
    visit.play(seed=80, game=game)
    Player(visit.table, 80).play(until=lambda asked: asked.purpose == purpose)
    target = visit.table.glowing(0)
    box = target.bounding_box()
    assert box
    tops = []
    for step in range(8):
        visit.page.mouse.move(box["x"] + box["width"] / 2 + step, box["y"] + box["height"] - 1)
        visit.page.evaluate("look.still()")
        tops.append(target.evaluate("one => one.getBoundingClientRect().top"))
    settled = tops[2:]  # the first ones may still be rising
    assert max(settled) - min(settled) < 1 and max(settled) < box["y"]
