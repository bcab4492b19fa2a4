"""A large window shows more, not only larger: what is behind a press elsewhere stands open beside the table."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .player import Player
from .stage import BARGAIN, FIVE
from .test_room import LARGE, LARGEST
from .visit import WIDE

STAGE = True

OPEN = {
    "race": ["standings", "goal-list"],
    "jump_drive": ["rounds-table"],
    "pocket_mars": ["standings", "discards"],
    "sidereal": ["tracks", "seat-cards"],
}
SCENES = {"race": (4, FIVE), "jump_drive": (3, 4), "pocket_mars": (3, 5), "sidereal": (3, BARGAIN)}
STORM = {"options": {"gathering_storm": True, "goals": True}}


@pytest.mark.parametrize("game", OPEN)
@pytest.mark.sample(2)
def test_a_large_window_shows_more(visitor: Visitor, game: str) -> None:
    visit = visitor(size=LARGEST)
    bots, seed = SCENES[game]
    table = visit.play(bots, seed=seed, game=game, **(STORM if game == "race" else {}))
    if game in ("jump_drive", "pocket_mars"):
        Player(table, seed=1).play(until=lambda asked: asked.round >= 3)
    table.question()
    for size in (LARGEST, LARGE):
        visit.page.set_viewport_size(size)
        for language in ("en", "es", "pl"):
            visit.speak(language)
            for part in OPEN[game]:
                expect(table.part(part).first).to_be_visible()
            assert visit.faults() == [], (size, language)
            wide = "parts => parts.map(part => part.scrollWidth - part.clientWidth)"
            panels = visit.page.locator("[data-testid=history], [data-testid=history] > *, .side, .side > *")
            assert set(panels.evaluate_all(wide)) == {0}, (size, language)
    # Beside its table alone is there no room for it.
    visit.page.set_viewport_size(WIDE)
    expect(table.part("history")).to_have_count(0)
    expect(table.part("standings")).to_have_count(0)
    expect(table.part("log")).to_be_visible()


def test_the_points_so_far_are_those_of_each_seat(visitor: Visitor) -> None:
    visit = visitor(size=LARGE)
    table = visit.play(4, seed=FIVE, **STORM)
    table.question("action")
    seats = table.part("standings").locator("tfoot td").all_inner_texts()
    for seat, points in enumerate(seats):
        part = "my-seat" if seat == 0 else "seat"
        visit.page.locator(f"[data-testid={part}][data-seat='{seat}'] [data-testid=score]").first.click()
        expect(table.part("breakdown").locator("tfoot .points")).to_have_text(points)
        visit.page.keyboard.press("Escape")
