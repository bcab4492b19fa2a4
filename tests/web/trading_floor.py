"""The trading floor of Sidereal Confluence as one person uses it."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .stage import MARKET
from .table import Asked, Table
from .visit import Visit


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

    def owed(self) -> list[str]:
        """What anybody still owes, in words."""
        self.part("tab-ledger").click()
        return self.page.get_by_test_id("owed").all_inner_texts()

    def settled(self, deals: int) -> None:
        """Wait until so many deals have been made."""
        self.part("tab-ledger").click()
        expect(self.page.locator("[data-testid=deal][data-mine]")).to_have_count(deals)

    def begin(self, seat: int) -> None:
        """A new offer to one seat; goods go into the row of what the person gives."""
        self.part("tab-offers").click()
        self.page.locator(f"[data-testid=offer-to][data-seat='{seat}']").click()

    def row(self, giver: int, receiver: int) -> None:
        """Put into what one gives another from now on."""
        self.page.locator(f"[data-testid=row][data-giver='{giver}'][data-receiver='{receiver}']").click()

    def swap(self, one: str, other: str) -> None:
        """Pay, or take, one thing in the place of another."""
        self.page.locator(f"[data-testid=swap][data-from={one}][data-to={other}]").last.click()

    def put(self, *goods: str) -> None:
        for good in goods:
            self.good(good).click()

    def good(self, good: str) -> Locator:
        """A good in the row that goods are put in."""
        return self.page.locator(f".row.active [data-testid=add-good][data-good={good}]")

    def send(self) -> None:
        self.part("send-offer").click()
        expect(self.part("composer")).to_have_count(0)


def play_on(table: Table, watch: Callable[[Asked], None] = lambda asked: None) -> None:
    """The rest of the game, each question answered by what is nearest to hand; `watch` sees it before."""
    for _ in range(300):
        asked = table.wait()
        if asked is None:
            return
        if not asked.ticked:
            watch(asked)
        before = table.shown
        if asked.targets and not asked.ticked:
            table.glowing(asked.unticked[0]).click()
            continue
        answer(table, asked)
        table.answered(before)
        assert not table.refused, table.refused
    raise AssertionError("no end in sight")


def answer(table: Table, asked: Asked) -> None:
    if asked.ready:
        table.part("confirm").click()
    elif asked.purpose == "split" and table.part("more-colony").is_enabled():
        expect(table.part("less-colony")).to_be_disabled()  # bids begin with none, whatever was bid before
        table.part("more-colony").click()
        table.part("send-split").click()
    else:
        table.option("run_all" if "run_all" in asked.options else asked.options[0]).click()


def begin(visit: Visit, seats: int = 4, bot: str = "greedy") -> Market:
    """The first Trade phase of a game with the Caylion."""
    if seats == 4 and bot == "greedy":
        table = visit.play(bots=3, seed=MARKET, game="sidereal")
    else:
        bots = {str(seat): bot for seat in range(1, seats)}
        asked = {"game": "sidereal", "seats": seats, "bots": bots, "seed": MARKET}
        table = visit.open("/api/tables", asked)
    table.question("species")
    table.option("species:caylion").click()
    table.question("trade")
    return Market(table)


def scene(visit: Visit, seed: int, purpose: str) -> Market:
    """A scene of the stage in which this is asked."""
    table = visit.play(bots=3, seed=seed, game="sidereal")
    table.question(purpose)
    return Market(table)
