"""Low windows, among them large ones at 200 % and telephones on their side: nothing cut, all of a question in reach."""

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visitor
from .player import Player
from .table import Asked
from .trading_floor import begin, play_on
from .visit import Visit

STAGE = True

TWICE: ViewportSize = {"width": 640, "height": 400}
"""1280x800 at 200 %."""
LARGE_TWICE: ViewportSize = {"width": 960, "height": 540}
"""1920x1080 at 200 %."""
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SIZES = [TWICE, LARGE_TWICE, ON_ITS_SIDE]


def in_reach(visitor: Visitor, game: str, bots: int, size: ViewportSize, language: str, rounds: int) -> Visit:
    visit = visitor(size=size, language=language)
    seen: dict[str, list[str]] = {}

    def look(asked: Asked) -> None:
        if asked.purpose not in seen:
            seen[asked.purpose] = visit.faults() + visit.page.evaluate("look.lost()")

    if game == "sidereal":
        play_on(begin(visit, bots + 1).table, watch=look)
    else:
        player = Player(visit.play(bots=bots, seed=21, game=game), seed=4, watch=look)
        player.play(until=lambda asked: asked.round > rounds)
    assert len(seen) >= 2
    assert {purpose: found for purpose, found in seen.items() if found} == {}
    return visit


def test_twice_as_large_leaves_a_table_to_play_on(visitor: Visitor) -> None:
    page = in_reach(visitor, "race", 3, TWICE, "en", rounds=2).page
    # Cards lie within their seat, another's too when it is unfolded.
    page.locator("[data-testid=seat] .fold").first.click()
    for seat in ("[data-testid=seat]", "[data-testid=my-seat]"):
        panel = page.locator(seat).first
        frame = panel.bounding_box()
        cards = [card.bounding_box() for card in panel.locator("[data-card]").all()]
        assert frame and cards
        for card in cards:
            assert card and card["y"] + card["height"] <= frame["y"] + frame["height"]
            assert card["x"] + card["width"] <= frame["x"] + frame["width"]


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize(
    ("game", "bots"),
    [(game, bots) for game in ("race", "jump_drive", "pocket_mars") for bots in (1, 3)]
    + [("sidereal", 3), ("sidereal", 8)],
)
def test_every_low_window_leaves_a_table_to_play_on(
    visitor: Visitor, game: str, bots: int, size: ViewportSize, language: str
) -> None:
    in_reach(visitor, game, bots, size, language, rounds=4)
