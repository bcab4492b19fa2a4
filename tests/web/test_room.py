"""The screen is filled: how large cards and words are at each size of the window."""

from playwright.sync_api import ViewportSize

from .conftest import Visitor
from .stage import FULL
from .visit import WIDE, Visit

STAGE = True

LARGE: ViewportSize = {"width": 1920, "height": 1080}
LARGEST: ViewportSize = {"width": 2560, "height": 1440}

Box = dict[str, float]


def boxes(visit: Visit, selector: str) -> list[Box]:
    """Where these lie, from the left upper one on."""
    found: list[Box] = visit.page.eval_on_selector_all(
        selector, "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def cards_of(visit: Visit, seat: int) -> list[Box]:
    return boxes(visit, f"[data-testid=seat][data-seat='{seat}'] [data-card]")


def hand_and_tableau(visit: Visit) -> tuple[float, float]:
    """How wide a card is in the hand, and how wide on one's own table."""
    hand, tableau = boxes(visit, "[data-testid=hand-card]"), boxes(visit, "[data-testid=my-seat] [data-card]")
    return hand[0]["width"], tableau[0]["width"]


def test_cards_of_three_others_can_be_read_and_their_table_is_shown_large(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.play(bots=3, seed=FULL)
    visit.table.question("action")
    full = cards_of(visit, 1)
    assert len(full) == 12
    assert min(card["width"] for card in full) >= 64
    for at, card in enumerate(full):
        for other in full[at + 1 :]:
            apart = other["left"] >= card["right"] - 1 or other["top"] >= card["bottom"] - 1
            assert apart, "one covers another"
    panel = boxes(visit, "[data-testid=seat][data-seat='1']")[0]
    assert max(card["bottom"] for card in full) <= panel["bottom"]
    # Fewer are larger, and one's own are the largest.
    few = cards_of(visit, 2)[0]["width"]
    assert few >= 84
    for own in hand_and_tableau(visit):
        assert own >= max(96, 1.1 * few)
    assert visit.faults() == []
    # A press on their name shows it large.
    visit.page.locator("[data-testid=seat][data-seat='1']").get_by_test_id("enlarge").click()
    large = boxes(visit, "[data-testid=seat-large] [data-card]")
    assert len(large) == 12
    assert min(card["width"] for card in large) >= 100
    assert visit.faults() == []
    visit.page.keyboard.press("Escape")
    assert boxes(visit, "[data-testid=seat-large]") == []


def test_a_large_window_shows_all_larger(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.play(bots=3, seed=FULL)
    visit.table.question("action")
    visit.page.mouse.move(1, 1)  # what lies under the pointer is explained

    def measures() -> list[float]:
        words = boxes(
            visit, "[data-testid=seat] header b, [data-testid=ticked], [data-testid=board] header b"
        )
        cards = boxes(visit, "[data-testid=board] [data-card]")
        return [*(box["height"] for box in words), *(card["width"] for card in cards)]

    before = measures()
    for size, times in ((LARGE, 1.15), (LARGEST, 1.5)):
        visit.page.set_viewport_size(size)
        assert visit.faults() == []
        for small, large in zip(before, measures(), strict=True):
            assert large >= times * small * 0.98


def test_the_hand_is_read_beside_what_was_explored(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.play(bots=3, seed=FULL)
    asked = visit.table.question("action")
    at = next(at for at in asked.unticked if asked.targets[at].name.startswith("explore"))
    visit.table.glowing(at).click()
    visit.table.part("confirm").click()
    visit.table.question("explore-keep")
    looked, hand = boxes(visit, "[data-testid=looked-card]"), boxes(visit, "[data-testid=hand-card]")
    assert {round(card["width"]) for card in looked} == {round(card["width"]) for card in hand}
    assert hand[0]["width"] >= 60
    assert visit.faults() == []
