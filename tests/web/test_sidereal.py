"""Sidereal Confluence: a whole game of four in which a person trades, counters, lends a card and keeps a promise."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visitor
from .language import LANGUAGES
from .player import Keyboard
from .stage import BARGAIN, BIDS, CROWDED, WORD
from .test_languages import check_words
from .trading_floor import begin, play_on, scene
from .visit import NARROW, WIDE

STAGE = True


def test_a_whole_game_with_offers_counters_a_loan_and_a_promise_kept_is_watched_again(
    visitor: Visitor,
) -> None:
    visit = visitor(size=WIDE)
    market = begin(visit)
    table = market.table
    market.offers(1).get_by_test_id("take").click()
    market.settled(1)
    market.offers(2).get_by_test_id("counter").click()
    market.put("green")
    market.send()
    market.settled(2)
    # The offer that was answered is gone.
    expect(market.offers(2)).to_have_count(0)
    market.begin(3)
    market.part("add-card").select_option("caylion_distributed_telenet")
    market.send()
    market.settled(3)
    assert "Distributed Telenet (lent)" in market.deals()[0]
    expect(market.part("machines")).not_to_contain_text("Distributed Telenet")
    market.begin(1)
    market.part("when").select_option("2e")
    market.put("green")
    market.send()
    market.settled(4)
    expect(market.part("owed")).to_contain_text("in turn 2 you give")
    expect(market.part("owed")).to_contain_text("1 Food")
    assert visit.faults() == []
    table.option("ready").click()
    play_on(table)
    assert visit.faults() == []
    market.part("replay").click()
    controls = market.part("replay-controls")
    controls.get_by_role("button", name="Pause").click()
    controls.get_by_role("slider").evaluate(
        "slider => { slider.value = 60; slider.dispatchEvent(new Event('input', { bubbles: true })) }"
    )
    for tab in ("offers", "tracks", "ledger", "needs"):
        market.part(f"tab-{tab}").click()
        assert visit.faults() == []
    controls.get_by_role("button", name="Back to the result").click()
    visit.page.keyboard.press("Escape")
    market.part("tab-ledger").click()
    kept = visit.page.locator("[data-testid=settled][data-fate=kept][data-mine]")
    expect(kept).to_contain_text("in turn 2 you give")
    # What was lent came home.
    expect(market.part("machines")).to_contain_text("Distributed Telenet")


def test_an_offer_says_what_it_is_worth_and_why_it_cannot_be_made(visitor: Visitor) -> None:
    visit = visitor(size=NARROW)
    market = begin(visit)
    market.begin(1)
    market.put("white")
    expect(market.part("weighed")).to_have_text(re.compile(r"brings you −0\.[1-9]"))
    market.put("ultratech")
    expect(market.part("weighed")).to_contain_text("Ultratech")
    expect(market.part("send-offer")).to_be_disabled()
    visit.page.locator("[data-testid=drop-good][data-good=ultratech]").click()
    expect(market.part("send-offer")).to_be_enabled()
    assert visit.faults() == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_an_offer_warns_of_the_promise_that_it_endangers(visitor: Visitor, size: ViewportSize) -> None:
    """It still says what it is worth, and can be taken."""
    visit = visitor(size=size)
    market = scene(visit, WORD, "trade")
    offers = market.offers(2)
    expect(offers).to_have_count(2)
    tempting = offers.filter(has=visit.page.get_by_test_id("warned"))
    expect(tempting).to_have_count(1)
    expect(tempting.get_by_test_id("warned")).to_contain_text("then what was promised to")
    expect(tempting.locator(".worth")).to_be_visible()
    plain = offers.filter(has_not=visit.page.get_by_test_id("warned"))
    if size == WIDE:  # read at a glance, and several at once
        boxes = [offer.bounding_box() for offer in (plain, tempting)]
        assert [box and box["height"] <= most for box, most in zip(boxes, (100, 130), strict=True)] == [
            True,
            True,
        ]
    assert visit.faults() == []
    tempting.get_by_test_id("take").click()
    market.settled(1)
    expect(market.part("owed")).to_contain_text("not yet there")


def test_what_an_answer_does_stands_beside_it(visitor: Visitor) -> None:
    """What is bought is named on the button, explained, and said in a line; so is what is given up."""
    visit = visitor(size=WIDE)
    market = scene(visit, BIDS, "colony")
    market.table.glowing(0).click()
    card = visit.page.locator("[data-testid=space].ticked b").inner_text()
    expect(market.part("confirm")).to_have_text(f"Take {card}")
    expect(market.part("note")).to_contain_text("Economy: for nothing,")
    expect(visit.page.locator("aside .about")).to_contain_text(card)
    assert visit.faults() == []
    crowded = visitor(size=WIDE)
    market = scene(crowded, CROWDED, "support")
    for at in (0, 1):
        market.table.glowing(at).click()
    expect(market.part("confirm")).to_have_text("Give up 2 colonies")
    expect(market.part("note")).to_contain_text("Acrux: Economy: for nothing,")
    expect(market.part("note")).to_contain_text("Vega: Economy:")
    assert crowded.faults() == []


def test_a_plan_is_ticked_and_says_what_it_comes_to(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = begin(visit)
    machine = visit.page.locator("[data-testid=machine][data-card=caylion_oceanic_processing]")
    expect(machine).to_have_attribute("aria-pressed", "true")
    plan = market.part("plan")
    before = plan.inner_text()
    machine.click()
    expect(machine).to_have_attribute("aria-pressed", "false")
    expect(machine).to_contain_text("could run too")
    expect(plan).not_to_have_text(before)
    assert visit.faults() == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_converter_that_cannot_run_names_its_rule(visitor: Visitor, size: ViewportSize) -> None:
    """One click, tap or key away; its place in the plan stays as it is."""
    narrow = size == NARROW
    visit = visitor(size=size, touch=narrow, language="es" if narrow else "pl")
    market = scene(visit, BARGAIN, "trade")
    if narrow:
        market.part("tab-mine").tap()
    barred = visit.page.locator(".machine.lacks").first
    rule = barred.get_by_test_id("open-rule")
    pressed = barred.get_by_test_id("machine").get_attribute("aria-pressed")
    assert rule.inner_text() == "R3.5" and visit.faults() == []
    if narrow:
        rule.tap()
    else:
        rule.focus()
        visit.page.keyboard.press("Enter")
    expect(market.part("rule-window").get_by_test_id("rule")).to_have_attribute("data-rule", "R3.5")
    visit.page.keyboard.press("Escape")
    expect(market.part("rule-window")).to_have_count(0)
    expect(barred.get_by_test_id("machine")).to_have_attribute("aria-pressed", pressed or "")


def test_what_is_nearly_enough_is_asked_of_who_can_spare_it(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = scene(visit, BARGAIN, "trade")
    gaps = market.part("gaps")
    expect(gaps).to_contain_text("more you could also run")
    assert visit.faults() == []
    market.part("ask-gap").first.click()
    expect(market.part("composer")).to_be_visible()
    assert market.part("composer").get_by_test_id("drop-good").count() > 0
    market.part("drop-offer").click()
    market.part("tab-needs").click()
    market.part("needs-by-seat").click()
    assert market.part("seat-cards").count() == 3
    expect(market.part("seat-cards").last).to_contain_text("can spare")
    assert visit.faults() == []


CLOCK_SECONDS = 6


def test_the_clock_counts_and_ends_the_phase(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    bots = {str(seat): "greedy" for seat in (1, 2, 3)}
    asked = {"game": "sidereal", "seats": 4, "bots": bots, "seed": BARGAIN}
    asked["time"] = {"kind": "move", "seconds": 60, "phase": CLOCK_SECONDS}
    visit.open("/api/tables", asked)
    timer = visit.table.part("timer")
    expect(timer).to_have_text(re.compile(r"0:0\d"))
    first = timer.inner_text()
    expect(timer).not_to_have_text(first)
    assert visit.faults() == []
    # Nobody says that trading is done.
    expect(visit.table.part("log")).to_contain_text("Time is up: Trade", timeout=20_000)
    expect(visit.table.part("board")).not_to_have_attribute("data-phase", "trade")


def test_an_offer_by_keys_alone(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = begin(visit)
    keys = Keyboard(visit.page)
    keys.push(visit.page.locator("[data-testid=offer-to][data-seat='3']"))
    keys.push(market.good("green"))
    expect(market.part("weighed")).to_be_visible()
    expect(market.part("send-offer")).to_be_enabled()
    keys.push(market.part("send-offer"))
    market.settled(1)
    assert "1 Food" in market.deals()[0]
    keys.tick(visit.page.locator("[data-testid=machine][data-card=caylion_oceanic_processing]"))
    expect(market.part("machines")).to_contain_text("could run too")


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=pytest.mark.again if each == "pl" else pytest.mark.long) for each in LANGUAGES],
)
def test_every_corner_in_every_language(visitor: Visitor, language: str) -> None:
    visit = visitor(size=NARROW, language=language)
    market = begin(visit)
    for tab in ("mine", "offers", "tracks", "ledger", "needs"):
        market.part(f"tab-{tab}").click()
        check_words(visit, language)
    market.begin(2)
    market.part("add-promise").click()
    check_words(visit, language)
