"""Nothing moves that is not news: the layout shifts of whole games, and where things lie from question to question."""

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visitor
from .player import Mouse, Player
from .stillness import Stillness
from .table import Asked, Table
from .trading_floor import begin, play_on
from .visit import NARROW, WIDE

pytestmark = [pytest.mark.browser, pytest.mark.server]
STAGE = True

MOST = 0.1
"""The sum of all layout shifts of a whole game."""
GAMES = ["race", "jump_drive", "pocket_mars"]
MORE: list[tuple[ViewportSize, int]] = [
    (NARROW, 1),
    (WIDE, 3),
    ({"width": 1920, "height": 1080}, 3),
    ({"width": 2560, "height": 1440}, 1),
]


class Watched(Mouse):
    """Looks where the confirm button stands whenever it is pressed."""

    def __init__(self, stillness: Stillness) -> None:
        self.stillness = stillness

    def confirm(self, table: Table, asked: Asked) -> None:
        self.stillness.ticked()
        super().confirm(table, asked)


def still(visitor: Visitor, game: str, size: ViewportSize, bots: int, language: str = "en") -> None:
    """Play a whole game and see that all holds still."""
    visit = visitor(size=size, language=language)
    stillness = Stillness(visit)
    table = visit.play(bots=bots, seed=31, game=game)
    player = Player(table, seed=2, hands=Watched(stillness), watch=stillness)
    player.play()
    stillness.collect()
    questions = sum(player.purposes.values())
    print(f"{game}, {size['width']}x{size['height']}, {bots + 1} seats, {language}: {questions} questions")
    check(stillness)


def check(stillness: Stillness) -> None:
    print(f"shifts {stillness.total:.4f}")
    assert stillness.moved == []
    assert stillness.total <= MOST, stillness.worst()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_holds_still(visitor: Visitor, game: str) -> None:
    still(visitor, game, WIDE, bots=1)


def market_still(visitor: Visitor, size: ViewportSize, seats: int, bot: str = "greedy") -> None:
    visit = visitor(size=size)
    stillness = Stillness(visit)
    market = begin(visit, seats, bot)

    def look_around(asked: Asked) -> None:
        stillness(asked)
        if asked.purpose == "trade":
            for tab in ("offers", "ledger"):
                market.part(f"tab-{tab}").click()
                visit.page.wait_for_timeout(300)
                stillness.collect()

    play_on(market.table, watch=stillness if bot == "greedy" else look_around)
    stillness.collect()
    print(f"sidereal, {size['width']}x{size['height']}, {seats} seats")
    check(stillness)


def test_a_market_holds_still(visitor: Visitor) -> None:
    market_still(visitor, WIDE, 4)


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "seats"), [(NARROW, 4), (MORE[2][0], 4), (WIDE, 9)], ids=["390", "1920", "nine"]
)
def test_every_market_holds_still(visitor: Visitor, size: ViewportSize, seats: int) -> None:
    market_still(visitor, size, seats)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize(
    ("size", "bots"), MORE, ids=lambda value: str(value["width"] if isinstance(value, dict) else value)
)
@pytest.mark.parametrize("game", GAMES)
def test_every_size_holds_still(
    visitor: Visitor, game: str, size: ViewportSize, bots: int, language: str
) -> None:
    still(visitor, game, size, bots, language)
