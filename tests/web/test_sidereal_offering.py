"""Offers of Sidereal on the page are quick to make: by keys, by holding, from a hint, with all of it in sight."""

from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .stage import BARGAIN
from .trading_floor import Market, begin, scene
from .visit import NARROW, WIDE

STAGE = True


def tokens(market: Market, giver: int, receiver: int, good: str) -> Locator:
    """A good in what one gives another, whether or not goods are just put in there."""
    row = market.page.locator(
        ".row", has=market.page.locator(f"[data-giver='{giver}'][data-receiver='{receiver}']")
    )
    return row.locator(f"[data-testid=add-good][data-good={good}]")


def in_window(part: Locator) -> bool:
    """Whether all of it can be seen and pressed as the page lies."""
    return bool(
        part.evaluate(
            """one => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(hit);
            }"""
        )
    )


def test_three_for_two_are_four_presses_and_two_digits(visitor: Visitor) -> None:
    market = scene(visitor(size=WIDE), BARGAIN, "trade")
    market.begin(3)
    give, get = tokens(market, 0, 3, "green"), tokens(market, 3, 0, "blue")
    give.click()
    give.press("3")
    expect(give).to_have_text("3")
    get.click()
    get.press("2")
    expect(get).to_have_text("2")
    market.send()


def test_a_good_that_is_held_goes_on_to_what_is_there(visitor: Visitor) -> None:
    market = scene(visitor(size=WIDE), BARGAIN, "trade")
    market.begin(3)
    give = tokens(market, 0, 3, "green")
    give.hover()
    market.page.mouse.down()
    expect(give).to_have_text("6")
    market.page.mouse.up()
    give.press("-")
    expect(give).to_have_text("5")


def test_a_hints_deal_comes_into_the_composer_by_one_press(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = begin(visit)
    visit.page.keyboard.press("h")
    deals = market.part("hint-answer").filter(has_text="offer")
    expect(market.part("hint-answer").first).to_be_visible()
    assert visit.faults() == []
    deals.first.click()
    expect(market.part("composer")).to_be_visible()
    put = market.page.locator("[data-testid=add-good] b")
    expect(put.first).to_be_visible()


def test_acts_are_in_sight_without_scrolling(visitor: Visitor) -> None:
    """As a game begins: what can be done, and the first of what is lacking."""
    market = begin(visitor(size=WIDE))
    expect(market.part("act").first).to_be_visible()
    for act in (*market.part("act").all(), market.part("act-lacks").first):
        assert in_window(act)


def test_what_the_plan_comes_to_is_in_sight_where_it_is_run(visitor: Visitor) -> None:
    market = begin(visitor(size=WIDE))
    for purpose in ("closing", "economy"):
        market.table.option("ready").click()
        market.table.question(purpose)
    plan, answers = market.part("plan").bounding_box(), market.page.locator(".answers").bounding_box()
    assert plan and answers and plan["y"] + plan["height"] <= answers["y"]


def test_on_a_telephone_the_composer_shows_the_partners_goods(visitor: Visitor) -> None:
    market = scene(visitor(size=NARROW, touch=True), BARGAIN, "trade")
    market.begin(3)
    blue = tokens(market, 3, 0, "blue")
    expect(blue).to_be_visible()
    assert in_window(blue) and in_window(tokens(market, 0, 3, "green"))
    assert in_window(market.part("send-offer"))
