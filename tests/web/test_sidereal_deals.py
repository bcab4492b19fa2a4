"""Deals of Sidereal on the page: of several seats, promises of every kind, withdrawn, standing on, not kept."""

from playwright.sync_api import expect

from .conftest import Visitor
from .stage import BARGAIN, DEBT
from .trading_floor import Market, scene
from .visit import NARROW, WIDE

STAGE = True


def test_a_deal_of_three_happens_all_at_once(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = scene(visit, BARGAIN, "trade")
    market.begin(1)
    visit.page.locator("[data-testid=to-seat][data-seat='2']").click()
    market.row(0, 1)
    market.put("green", "green")
    visit.page.locator("[data-testid=add-row][data-giver='1'][data-receiver='2']").click()
    market.put("white")
    market.row(2, 0)
    market.put("brown")
    expect(market.part("weighed")).to_contain_text("brings you")
    assert visit.faults() == []
    market.send()
    market.settled(1)
    (deal,) = market.deals()
    assert all(part in deal for part in ("2 Food", "1 Culture", "1 Industry"))


def promise(market: Market, kind: str) -> None:
    """Begin a promise of this kind."""
    if market.part("add-promise").get_attribute("aria-expanded") != "true":
        market.part("add-promise").click()
    market.page.locator(f"[data-testid=promise-kind][data-kind={kind}]").click()


def test_promises_of_every_kind_are_made_in_plain_words(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = scene(visit, BARGAIN, "trade")
    market.begin(1)
    promise(market, "deliver")
    market.put("green")
    promise(market, "most")
    market.part("promise-ships").fill("2")
    promise(market, "pass")
    market.part("promise-track").select_option("research")
    market.part("promise-by").select_option("1")
    promise(market, "leave")
    promise(market, "invention")
    market.part("promise-turn").select_option("3")
    promise(market, "output")
    promise(market, "spare")
    promise(market, "note")
    market.part("promise-text").fill("I shall remember this")
    expect(market.part("send-offer")).to_be_enabled()
    assert visit.faults() == []
    market.send()
    expect(market.part("composer")).to_have_count(0)
    market.settled(1)
    owed = " / ".join(market.owed())
    for said in (
        "in turn 2 you give",
        "1 Food",
        "bid at most 2 ships for colonies",
        "take no card of research teams",
        "do not take",
        "invent with Sociologists",
        "turn 3",
        "and hand over what it makes",
        "do not steal from you",
        "“I shall remember this” (not enforced)",
    ):
        assert said in owed, owed
    assert len(market.owed()) == 8
    assert visit.faults() == []


def test_an_offer_stands_on_until_it_is_withdrawn(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    market = scene(visit, BARGAIN, "trade")
    market.begin(3)
    market.row(3, 0)
    market.put("ultratech")
    market.part("until").select_option("3")
    assert visit.faults() == []
    market.send()
    mine = market.offers(0)
    expect(mine).to_contain_text("until turn 3")
    market.table.option("ready").click()
    market.table.question("economy")
    market.table.option("run_none").click()
    while market.table.question().purpose != "trade":
        market.table.option(market.table.question().options[0]).click()
    expect(market.offers(0)).to_contain_text("until turn 3")
    market.offers(0).get_by_test_id("withdraw").click()
    expect(market.offers(0)).to_have_count(0)


def test_what_cannot_be_kept_is_compensated_if_the_other_agrees(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    market = scene(visit, DEBT, "settle")
    market.part("tab-ledger").click()
    expect(market.part("owed")).to_contain_text("failed, to be settled")
    assert visit.faults() == []
    market.part("compensate").click()
    market.put("green", "green", "green", "green")
    expect(market.part("weighed")).to_contain_text("3 of 4")
    expect(market.part("send-offer")).to_be_disabled()
    visit.page.locator("[data-testid=drop-good][data-good=green]").click()
    assert visit.faults() == []
    market.send()
    market.table.question("trade")
    market.part("tab-ledger").click()
    settled = visit.page.locator("[data-testid=settled][data-fate=compensated]")
    expect(settled).to_contain_text("1 Ultratech")
    assert "3 Food" in market.deals()[0]
