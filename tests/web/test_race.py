"""Race for the Galaxy: ways to take a world judged before one is chosen, and the action cards."""

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visitor
from .language import LANGUAGES
from .player import Player
from .stage import CHIPS, PAYING, WAYS
from .visit import NARROW, WIDE, Visit

STAGE = True

SIZES = {"wide": WIDE, "narrow": NARROW}
EVERYWHERE = [
    pytest.param(language, size, marks=[] if (language, size) == ("pl", "wide") else [pytest.mark.long])
    for language in LANGUAGES
    for size in SIZES
]


_OVER = """all => all.filter(chip => {
    const frame = chip.querySelector("rect").getBoundingClientRect();
    const boxes = [...chip.querySelectorAll("text, svg")].map(one => one.getBoundingClientRect());
    return boxes.some(box => box.left < frame.left || box.right > frame.right - 1);
}).map(chip => chip.textContent)"""


def ways_to_place(visit: Visit, card: str) -> None:
    """As far as the question how to place this card."""
    table = visit.play(seed=WAYS)
    Player(table, seed=1).play(until=lambda asked: asked.purpose == "settle")
    table.page.locator(f"[data-testid=hand-card][data-card={card}]").click()
    table.part("confirm").click()
    table.question("settle-by")


def test_each_way_says_what_it_takes_and_brings(visitor: Visitor) -> None:
    visit = visitor()
    ways_to_place(visit, "aquatic_uplift_race")
    table = visit.table
    told = {
        "conquer": "conquer: Military 3 against 2; +2 VP",
        "pay": "pay 1, you have 6; +2 VP",
        "ship": "free with Colony Ship; +1 VP; not needed",
        "conquer-tactics": "conquer: Military 6 against 2; +1 VP; not needed",
        "ship-tactics": "free with Colony Ship; no more VP; not needed",
    }
    for way, words in told.items():
        expect(table.option(f"by:{way}")).to_contain_text(words)
    # All six are in sight at once.
    for option in table.question().options:
        expect(table.option(option)).to_be_in_viewport(ratio=0.9)
    table.option("by:conquer-tactics").hover()
    expect(table.part("explanation")).to_contain_text("New Military Tactics+3 makes6")
    assert visit.faults() == []
    table.option("by:ship").click()
    expect(table.part("doubt")).to_contain_text("Colony Ship")


def on_card(visit: Visit, card: str) -> str:
    """What stands on a card of the hand that cannot be placed; "" where nothing does."""
    place = visit.page.locator(f"[data-testid=hand-card][data-card={card}]")
    lack = place.get_by_test_id("lack")
    return lack.inner_text() if lack.count() else ""


def test_what_cannot_be_paid_yet_stays_legible_and_says_what_is_missing(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    table.question("action")
    table.page.locator("[data-testid=action][data-action=settle]").click()
    table.part("confirm").click()
    table.question("settle")
    assert {card: on_card(visit, card) for card in table.cards("hand-card")} == {
        "mining_robots": "", "comet_zone": "", "rebel_homeworld": "−7",
        "galactic_federation": "", "public_works": "", "tourist_world": "",
    }  # fmt: skip
    faded = "all => all.filter(one => getComputedStyle(one).opacity < 1).map(one => one.dataset.card)"
    assert table.part("hand-card").evaluate_all(faded) == []
    assert visit.faults() == []


@pytest.mark.parametrize(
    "size",
    [WIDE, pytest.param(NARROW, marks=pytest.mark.again), {"width": 1100, "height": 640}],
    ids=["wide", "narrow", "low"],
)
def test_chips_hold_what_stands_in_them(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size)
    visit.play(seed=CHIPS).question("action")
    over = visit.page.locator("[data-testid=board] g.chip").evaluate_all(_OVER)
    assert over == []
    long = visit.page.locator("[data-testid=my-seat] [data-card=merchant_world] g.chip")
    signs = long.locator("svg").count()
    assert signs == 4 or (size["height"] < 700 and signs == 2), "where there is room every sign"


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
def test_two_actions_are_asked_for_and_their_cards_hold_their_signs(
    visitor: Visitor, language: str, size: str
) -> None:
    visit = visitor(size=SIZES[size], language=language)
    table = visit.play(seed=5, options={"experienced": True})
    Player(table, seed=1).play(until=lambda asked: asked.purpose == "action")
    two = {"en": "Choose two actions", "es": "Elige dos acciones", "pl": "Wybierz dwie akcje"}
    expect(table.part("sentence")).to_contain_text(two[language])
    assert table.part("action").count() == 9
    assert visit.faults() == []
