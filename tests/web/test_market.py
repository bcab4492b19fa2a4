"""The toy market at the plain table: people post and take offers, which no list of answers could hold."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .served import Served
from .test_people import named
from .visit import NARROW, WIDE, Visit

START = "from tests.market.manifest import offer_the_market; offer_the_market()"
MARKET = [sys.executable, "-c", f"{START}; from cosmodrome.cli.app import main; main()", "serve"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("market"), MARKET) as server:
        yield server


def meet(*visits: Visit) -> None:
    """A table of Ada, who opens it, and of Ben and Eva, at the beginning of a market."""
    for visit, name in zip(visits, ("Ada", "Ben", "Eva"), strict=False):
        named(visit, name)
    host, *guests = visits
    part = host.page.get_by_test_id
    part("new-table").click()
    part("new-table-game").select_option("market")
    part(f"seats-{len(visits)}").locator("xpath=..").click()
    part("create").click()
    link = part("invite-link")
    expect(link).to_be_visible()
    for guest in guests:
        guest.page.goto(link.input_value())
        guest.page.get_by_test_id("join").first.click()
        # Whoever comes next sees which seats are left.
        expect(guest.page.get_by_test_id("join")).to_have_count(0)
    for visit in visits:
        expect(visit.page.get_by_test_id("board")).to_be_visible()


def form(visit: Visit, verb: str) -> Locator:
    found = visit.page.locator(f"form[data-verb={verb}]")
    if not found.count():
        visit.page.locator(f"[data-testid=open-form][data-verb={verb}]").click()
    return found


def put(within: Locator, name: str, value: int) -> None:
    within.locator(f"[data-field='{name}']").fill(str(value))


def goods(visit: Visit) -> dict[str, int]:
    """What the visitor has, as the page says it."""
    said = visit.page.get_by_test_id("my-seat").inner_text()
    line = next(line for line in said.splitlines() if line.startswith("Goods:"))
    return {name.lower(): int(count) for name, count in re.findall(r"(\w+) (\d+)", line)}


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, marks=pytest.mark.again), NARROW], ids=["wide", "narrow"]
)
def test_an_offer_is_posted_by_one_and_taken_by_another(visitor: Visitor, size: dict[str, int]) -> None:
    touch = size == NARROW
    host, guest = visitor(size=size, touch=touch), visitor(size=size, touch=touch)
    meet(host, guest)
    before, theirs = goods(host), goods(guest)
    good = next(iter(before))
    wanted = next(iter(theirs))

    # More than there is: the server says why not, and what was written stays.
    offer = form(host, "offer")
    put(offer, f"give.{good}", 50)
    offer.get_by_test_id("send-form").click()
    refused = host.table.part("refused")
    expect(refused).to_contain_text("Lacks")
    expect(refused).to_contain_text("need 50")
    expect(offer.locator(f"[data-field='give.{good}']")).to_have_value("50")

    # What no payload can hold is not even sent.
    put(offer, f"give.{good}", 100)
    offer.get_by_test_id("send-form").click()
    expect(offer.locator(f"[data-field='give.{good}']:invalid")).to_be_visible()

    put(offer, f"give.{good}", 1)
    put(offer, f"get.{wanted}", 1)
    offer.locator("label", has_text="Ben").click()
    assert host.faults() == []
    offer.get_by_test_id("send-form").click()
    expect(offer).to_have_count(0)
    expect(host.page.locator("[data-key='drop:0']")).to_be_visible()

    guest.page.locator("[data-key='take:0']").click()
    expect(guest.page.locator("[data-key='take:0']")).to_have_count(0)
    moved = {good: -1}
    moved[wanted] = moved.get(wanted, 0) + 1
    expected = {name: before.get(name, 0) + moved.get(name, 0) for name in {*before, *moved}}
    assert goods(guest) == {
        name: count for name in {*theirs, *moved} if (count := theirs.get(name, 0) - moved.get(name, 0))
    }
    expect(host.page.locator("[data-key='drop:0']")).to_have_count(0)
    assert goods(host) == {name: count for name, count in expected.items() if count}
    assert host.faults() == [] and guest.faults() == []


def test_by_keys_alone(visitor: Visitor) -> None:
    host, guest = visitor(size=WIDE), visitor(size=WIDE)
    meet(host, guest)
    good = next(iter(goods(host)))
    host.page.locator("[data-testid=open-form][data-verb=offer]").focus()
    press = host.page.keyboard.press
    press("Enter")
    fields = form(host, "offer").locator("input")
    names = [str(name) for name in fields.evaluate_all("all => all.map(each => each.dataset.field)")]
    expect(fields.first).to_be_focused()
    press("Escape")
    expect(host.page.locator("form[data-verb=offer]")).to_have_count(0)
    press("Enter")
    for _ in range(names.index(f"give.{good}")):
        press("Tab")
    press("1")
    press("Enter")
    expect(guest.page.locator("[data-key='take:0']")).to_be_visible()


def test_a_deal_of_three_is_written_move_by_move(visitor: Visitor) -> None:
    visits = [visitor(size=WIDE) for _ in range(3)]
    meet(*visits)
    host = visits[0]
    deal = form(host, "deal")
    deal.locator("[data-field='moves.add']").click()
    for at, (giver, receiver) in enumerate([("You", "Ben"), ("Ben", "Eva")]):
        deal.locator("[data-field=giver]").nth(at).select_option(giver)
        deal.locator("[data-field=receiver]").nth(at).select_option(receiver)
        owned = next(iter(goods(visits[at])))  # what the giver has: who lacks it cannot agree
        deal.locator(f"[data-field='goods.{owned}']").nth(at).fill("1")
    assert host.faults() == []
    deal.get_by_test_id("send-form").click()
    expect(host.page.locator("[data-key='drop:0']")).to_be_visible()
    for guest in visits[1:]:
        expect(guest.page.locator("[data-key='take:0']")).to_be_visible()
        said = guest.page.get_by_test_id("question").inner_text()
        assert len(re.findall("giver", said)) == 2


def test_a_table_is_opened_with_a_clock(visitor: Visitor) -> None:
    """A clock for steps in which all act only where a game has such; who waits for people reads what was chosen."""
    host = visitor(size=NARROW, touch=True).go()
    part = host.page.get_by_test_id
    part("new-table").click()
    part("new-table-game").select_option("race")
    part("clock").select_option("move")
    part("clock-each").select_option("60")
    expect(part("clock-phase")).to_have_count(0)
    part("new-table-game").select_option("market")
    part("clock-phase").select_option("180")
    assert host.faults() == []
    with host.page.expect_request("**/api/tables") as asked:
        part("create").click()
    control = {"kind": "move", "seconds": 60, "reserve": 600, "phase": 180}
    assert asked.value.post_data_json["time"] == control
    expect(part("time-control")).to_contain_text("1 minute an answer, 10 minutes in reserve")
    expect(part("invite-link")).to_be_visible()
