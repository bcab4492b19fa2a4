"""What the game finds for a person in Sidereal Confluence can be chosen by hand: what pays, and what a theft takes."""

import re

from playwright.sync_api import expect

from .conftest import Visitor
from .stage import GREY, THIEF
from .table import Table
from .trading_floor import scene
from .visit import NARROW, WIDE

STAGE = True


def test_a_card_is_played_with_other_cubes_and_another_colony(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = scene(visit, GREY, "trade")
    bezier = market.part("machines").locator(".act", has_text="Bézier")
    bezier.get_by_test_id("pay-otherwise").click()
    payment = market.part("payment").last
    expect(payment).to_contain_text("Acrux")
    market.swap("white", "brown")
    market.swap("acrux", "vega")
    expect(payment).to_contain_text("Vega")
    assert visit.faults() == []
    bezier.get_by_test_id("act").click()
    own = market.part("machines")
    expect(own.locator("[data-card=unity_bezier][data-testid=machine]")).to_be_visible()
    expect(own.locator("[data-testid=machine][data-card=acrux]")).to_have_count(1)
    expect(own.locator("[data-testid=machine][data-card=vega]")).to_have_count(0)
    # Found by itself it would have been 2 white and 1 brown.
    expect(market.part("holdings").locator("[data-good=white]")).to_have_text("2")
    expect(market.part("holdings").locator("[data-good=brown]")).to_have_text("0")


def go_on(table: Table, purpose: str) -> None:
    """Whatever is asked before that is answered by what is nearest to hand."""
    while (asked := table.question()).purpose != purpose:
        before = table.shown
        if asked.ready:
            table.part("confirm").click()
        elif asked.targets:
            table.glowing(asked.unticked[0]).click()
            continue
        else:
            table.option(asked.options[0]).click()
        table.answered(before)


def test_a_run_is_paid_by_keys_with_what_the_person_would_rather_give(visitor: Visitor) -> None:
    visit = visitor(size=NARROW)
    market = scene(visit, GREY, "trade")
    table = market.table
    table.option("ready").click()
    go_on(table, "economy")
    payment = market.part("payment").first
    payment.get_by_test_id("pay-otherwise").press("Enter")
    swap = payment.locator("[data-testid=swap][data-from=white][data-to=wild_small]")
    swap.press("Enter")
    expect(payment.get_by_test_id("as-it-comes")).to_be_visible()
    assert visit.faults() == []
    visit.page.locator("[data-testid=option][data-key^='run:']").click()
    go_on(table, "split")
    # As it comes it would have been 2 white and 1 brown.
    table.part("open-log").click()
    run = visit.page.locator("[data-testid=log] p", has_text="You run")
    expect(run).to_contain_text(re.compile("from 1 Culture, .*1 small grey cube"))


def test_a_theft_takes_what_the_thief_chooses(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = scene(visit, THIEF, "steal")
    theft = market.part("thefts").locator(".theft", has=visit.page.get_by_test_id("pay-otherwise")).first
    theft.get_by_test_id("pay-otherwise").click()
    swaps = market.part("payment").locator("[data-testid=swap][data-field=take]")
    swap = swaps.first
    wanted = str(swap.get_attribute("data-to"))
    held = market.part("holdings").locator(f"[data-good={wanted}]")
    before = int(held.inner_text())
    swap.click()
    expect(market.part("as-it-comes")).to_be_visible()
    assert visit.faults() == []
    theft.get_by_test_id("theft").click()
    expect(held).to_have_text(str(before + 1))
