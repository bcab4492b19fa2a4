"""Sidereal Confluence: a whole game of four in which a person trades, counters, lends a card and keeps a promise."""

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from .conftest import Visitor
from .table import Asked, Table
from .visit import WIDE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.server]

_MOMENT = 1500
"""How long, in ms, an answer may take to show; the market may also close meanwhile."""
_OFFERS = 6
"""Offers that the person makes in a turn at most."""


class Trader:
    """A person who trades until each kind of deal has been made, and then plays on quickly."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.table = visit.table
        self.page = visit.page
        self.took = self.countered = self.made = False
        self.deals = 0
        """Of the person's own, as the ledger of the page tells them."""

    def play(self) -> None:
        for _ in range(400):
            asked = self.table.wait()
            if asked is None:
                return
            self.answer(asked)
        raise AssertionError("no end in sight")

    def answer(self, asked: Asked) -> None:
        before = self.table.shown
        if asked.purpose == "trade":
            self.trade(asked.round)
            if self.page.get_by_test_id("board").get_attribute("data-phase") != "trade":
                return
            before = self.table.shown
            self.table.option("ready").click()
        elif asked.purpose == "split" and self.part("more-colony").is_enabled():
            self.part("more-colony").click()
            self.part("send-split").click()
        elif asked.targets and not asked.ticked:
            self.table.glowing(asked.unticked[0]).click()
            return
        elif asked.ready:
            self.part("confirm").click()
        else:
            self.table.option("run_all" if "run_all" in asked.options else asked.options[0]).click()
        self.table.answered(before)
        assert not self.table.refused, self.table.refused

    def trade(self, turn: int) -> None:
        """What is still missing, as far as the market stays open for it."""
        for _ in range(_OFFERS):
            if all(self.has().values()):
                return
            try:
                self.bargain(turn)
            except TooLate:
                if self.page.get_by_test_id("board").get_attribute("data-phase") == "trade":
                    raise
                return
            self.page.wait_for_timeout(250)  # for the bots to answer

    def bargain(self, turn: int) -> None:
        has = self.has()
        take = self.part("take")
        if not has["took"] and take.count():
            self.push(take.first)
            self.took = True
            return
        counter = self.part("counter")
        if not has["countered"] and counter.count():
            counter.first.click(timeout=_MOMENT)
            self.put("white", "brown", "green")
            self.send()
            self.countered = True
            return
        self.push(self.part("new-offer"))
        if not has["lent"]:
            self.part("add-card").select_option(index=1, timeout=_MOMENT)
        elif not has["promised"] and turn < 6:
            self.part("when").select_option(f"{turn + 1}e", timeout=_MOMENT)
            self.put("white", "brown", "green")
        else:
            self.put("white", "brown", "green")
        self.send()
        self.made = True

    def has(self) -> dict[str, bool]:
        """What has been done so far, as the ledger tells it."""
        self.part("tab-ledger").click()
        deals = self.page.locator("[data-testid=deal][data-mine]").all_inner_texts()
        owed = self.page.locator("[data-testid=owed].mine, [data-testid=settled][data-mine]").count()
        self.deals = len(deals)
        self.part("tab-offers").click()
        return {
            "took": self.took,
            "countered": self.countered,
            "made": self.made and len(deals) > 1,
            "lent": any("(lent)" in deal for deal in deals),
            "promised": owed > 0,
        }

    def put(self, *goods: str) -> None:
        """One of the goods that the person has most of, where it lies ready to give."""
        own = self.page.locator("[data-testid=holdings]")
        counts = {good: int(own.locator(f"[data-good={good}] b").inner_text()) for good in goods}
        best = max(goods, key=lambda good: counts[good])
        self.page.locator(f"[data-testid=add-good][data-good={best}]").click(timeout=_MOMENT)

    def send(self) -> None:
        self.push(self.part("send-offer"))
        expect(self.part("composer")).to_have_count(0, timeout=_MOMENT)

    def push(self, button: Locator) -> None:
        button.click(timeout=_MOMENT)

    def part(self, testid: str) -> Locator:
        return self.table.part(testid)


def begin(visit: Visit, seed: int) -> Table:
    table = visit.play(bots=3, seed=seed, game="sidereal")
    table.question("species")
    table.option("species:caylion").click()
    table.question("trade")
    return table


def test_a_whole_game_with_offers_counters_a_loan_and_a_promise_kept(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    table = begin(visit, seed=5)
    trader = Trader(visit)
    trader.play()
    assert visit.faults() == []
    visit.page.keyboard.press("Escape")
    table.part("tab-ledger").click()
    assert trader.took
    assert trader.countered
    assert trader.has()["lent"]
    table.part("tab-ledger").click()
    kept = table.page.locator("[data-testid=settled][data-fate=kept][data-mine]", has_text="you give")
    expect(kept.first).to_be_visible()
    assert trader.deals > 1
