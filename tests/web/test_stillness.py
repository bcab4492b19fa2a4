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
    visit.page.reload()  # the lobby is not a part of the game
    table.wait()
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


def test_a_market_holds_still(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    stillness = Stillness(visit)
    table = begin(visit).table
    visit.page.reload()
    play_on(table, watch=stillness)
    stillness.collect()
    check(stillness)


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
