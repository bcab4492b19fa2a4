"""Sidereal Confluence: a whole game of four in which a person trades, counters, lends a card and keeps a promise."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .language import LANGUAGES
from .player import Keyboard
from .stage import MARKET
from .table import Asked, Table
from .test_languages import check_words
from .visit import NARROW, WIDE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.server]
STAGE = True


class Market:
    """The trading floor as one person uses it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def part(self, testid: str) -> Locator:
        return self.table.part(testid)

    def offers(self, seat: int) -> Locator:
        """What a seat offers, to be taken or answered."""
        self.part("tab-offers").click()
        return self.page.locator(f"[data-testid=offer][data-maker='{seat}']")

    def deals(self) -> list[str]:
        """The person's own, the latest first, as the ledger tells them."""
        self.part("tab-ledger").click()
        return self.page.locator("[data-testid=deal][data-mine]").all_inner_texts()

    def settled(self, deals: int) -> None:
        """Wait until so many deals have been made."""
        self.part("tab-ledger").click()
        expect(self.page.locator("[data-testid=deal][data-mine]")).to_have_count(deals)

    def begin(self, seat: int) -> None:
        """A new offer to one seat; goods go into the row of what the person gives."""
        self.part("tab-offers").click()
        self.page.locator(f"[data-testid=offer-to][data-seat='{seat}']").click()

    def put(self, *goods: str) -> None:
        for good in goods:
            self.page.locator(f"[data-testid=add-good][data-good={good}]").click()

    def send(self) -> None:
        self.part("send-offer").click()
        expect(self.part("composer")).to_have_count(0)


def play_on(table: Table) -> None:
    """The rest of the game, each question answered by what is nearest to hand."""
    for _ in range(300):
        asked = table.wait()
        if asked is None:
            return
        before = table.shown
        if asked.targets and not asked.ticked:
            table.glowing(asked.unticked[0]).click()
            continue
        _answer(table, asked)
        table.answered(before)
        assert not table.refused, table.refused
    raise AssertionError("no end in sight")


def _answer(table: Table, asked: Asked) -> None:
    if asked.ready:
        table.part("confirm").click()
    elif asked.purpose == "split" and table.part("more-colony").is_enabled():
        table.part("more-colony").click()
        table.part("send-split").click()
    else:
        table.option("run_all" if "run_all" in asked.options else asked.options[0]).click()


def begin(visit: Visit) -> Market:
    table = visit.play(bots=3, seed=MARKET, game="sidereal")
    table.question("species")
    table.option("species:caylion").click()
    table.question("trade")
    return Market(table)


def test_a_whole_game_with_offers_counters_a_loan_and_a_promise_kept(visitor: Visitor) -> None:
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
    expect(market.part("weighed")).to_have_text("worth −⅙ to you")
    market.put("ultratech")
    expect(market.part("weighed")).to_contain_text("Ultratech")
    expect(market.part("send-offer")).to_be_disabled()
    visit.page.locator("[data-testid=drop-good][data-good=ultratech]").click()
    expect(market.part("send-offer")).to_be_enabled()
    assert visit.faults() == []


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


def test_an_offer_by_keys_alone(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = begin(visit)
    keys = Keyboard(visit.page)
    keys.push(visit.page.locator("[data-testid=offer-to][data-seat='3']"))
    keys.push(visit.page.locator("[data-testid=add-good][data-good=green]"))
    expect(market.part("weighed")).to_be_visible()
    expect(market.part("send-offer")).to_be_enabled()
    keys.push(market.part("send-offer"))
    market.settled(1)
    assert "1 Food" in market.deals()[0]
    keys.tick(visit.page.locator("[data-testid=machine][data-card=caylion_oceanic_processing]"))
    expect(market.part("machines")).to_contain_text("could run too")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_corner_in_every_language(visitor: Visitor, language: str) -> None:
    visit = visitor(size=NARROW, language=language)
    market = begin(visit)
    for tab in ("mine", "offers", "tracks", "ledger", "needs"):
        market.part(f"tab-{tab}").click()
        check_words(visit, language)
    market.begin(2)
    market.part("add-promise").click()
    check_words(visit, language)


def test_the_game_is_watched_again(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = begin(visit)
    market.table.option("ready").click()
    play_on(market.table)
    market.part("replay").click()
    controls = market.part("replay-controls")
    controls.get_by_role("button", name="Pause").click()
    controls.get_by_role("slider").evaluate(
        "slider => { slider.value = 60; slider.dispatchEvent(new Event('input', { bubbles: true })) }"
    )
    for tab in ("offers", "tracks", "ledger", "needs"):
        market.part(f"tab-{tab}").click()
        assert visit.faults() == []
