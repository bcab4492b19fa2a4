"""Nothing moves that is not news: the layout shifts of whole games, and where things lie from question to question.

Race and Pocket Mars are looked at so in test_whole_game.py too, in the games played there.
"""

import time

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visitor
from .player import Player
from .stillness import MOST, Stillness, Watched, check
from .table import Asked
from .trading_floor import begin, play_on
from .visit import NARROW, WIDE

STAGE = True

GAMES = ["race", "jump_drive", "pocket_mars"]
MORE: list[tuple[ViewportSize, int]] = [
    (NARROW, 1),
    (WIDE, 1),
    (WIDE, 3),
    ({"width": 1920, "height": 1080}, 3),
    ({"width": 2560, "height": 1440}, 1),
]


def still(visitor: Visitor, game: str, size: ViewportSize, bots: int, language: str = "en") -> None:
    """Play a whole game and see that all holds still."""
    visit = visitor(size=size, language=language)
    stillness = Stillness(visit)
    table = visit.play(bots=bots, seed=31, game=game)
    player = Player(table, seed=2, hands=Watched(stillness), watch=stillness)
    player.play()
    questions = sum(player.purposes.values())
    print(f"{game}, {size['width']}x{size['height']}, {bots + 1} seats, {language}: {questions} questions")
    check(stillness)


def test_what_shifts_is_noticed(visitor: Visitor) -> None:
    visit = visitor()
    stillness = Stillness(visit)
    visit.play(seed=31, game="jump_drive").wait()
    visit.page.evaluate("look.still()")
    visit.page.evaluate("document.querySelector('main').style.marginTop = '240px'")
    until = time.monotonic() + 5
    while not stillness.total and time.monotonic() < until:
        stillness.collect()
    assert stillness.total > MOST / 2


def test_a_game_holds_still(visitor: Visitor) -> None:
    still(visitor, "jump_drive", WIDE, bots=1)


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
    print(f"sidereal, {size['width']}x{size['height']}, {seats} seats")
    check(stillness)


@pytest.mark.again
def test_a_market_holds_still(visitor: Visitor) -> None:
    market_still(visitor, WIDE, 4)


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "seats"), [(NARROW, 4), (MORE[3][0], 4), (WIDE, 9)], ids=["390", "1920", "nine"]
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
