"""A whole game from the lobby to the final score: by clicks, by taps on a telephone, by keys alone.

At each question the page is looked at: nothing a reader would stumble over, nothing elsewhere than before.
"""

import pytest

from .conftest import Visitor
from .player import Finger, Keyboard, Player
from .score import check_result
from .stillness import Stillness, Watched, check
from .table import Asked
from .visit import NARROW, WIDE, Visit
from .watch import Watch


class Eyes:
    """For `Player`: sees what moves, then what is wrong with how the page looks."""

    def __init__(self, visit: Visit) -> None:
        self.stillness = Stillness(visit)
        self.watch = Watch(visit)

    def __call__(self, asked: Asked) -> None:
        self.stillness(asked)
        self.watch(asked)

    def check(self) -> None:
        """At the end of the game."""
        check(self.stillness)
        assert self.watch.faults == {}
        assert self.watch.visit.faults() == []
        check_result(self.watch.visit.page)


def long(game: str) -> object:
    """Each game is played in one of the ways in every test run, and in all of them in the long campaigns."""
    return pytest.param(game, marks=pytest.mark.long)


@pytest.mark.parametrize("game", ["race", long("jump_drive"), long("pocket_mars")])
def test_by_clicks_from_the_lobby_to_the_final_score(visitor: Visitor, game: str) -> None:
    visit = visitor(size=WIDE, pace="normal", motion="system")
    eyes = Eyes(visit)
    visit.sow(23)
    visit.go()
    assert visit.faults() == []
    visit.table.part("open-settings").click()
    visit.page.locator("label:has([data-testid=pace-off])").click()
    assert visit.faults() == []
    visit.table.part("close").click()
    visit.table.part(f"lobby-level-{game}").select_option("5")
    visit.table.part(f"lobby-play-{game}-1").click()
    player = Player(visit.table, seed=1, hands=Watched(eyes.stillness), watch=eyes)
    player.play()
    eyes.check()
    print(f"clicks, 1280x800, {game}: {sum(player.purposes.values())} questions, {dict(player.purposes)}")


@pytest.mark.parametrize("game", [long("race"), long("jump_drive"), "pocket_mars"])
def test_by_taps_on_a_telephone(visitor: Visitor, game: str) -> None:
    visit = visitor(size=NARROW, touch=True)
    eyes = Eyes(visit)
    table = visit.play(bots=1, seed=21, game=game)
    Player(table, seed=4, hands=Finger(), watch=eyes).play()
    eyes.check()


@pytest.mark.parametrize("game", [long("race"), "jump_drive"])
def test_by_keys_alone(visitor: Visitor, game: str) -> None:
    """Pocket Mars is played by keys as a solo game, in test_pocket_mars.py."""
    visit = visitor(size=WIDE)
    visit.sow(22)
    visit.go()
    keys = Keyboard(visit.page)
    visit.table.part(f"lobby-level-{game}").select_option("5")
    keys.push(visit.table.part(f"lobby-play-{game}-1"))
    visit.table.wait()
    before = keys.pressed.total()
    player = Player(visit.table, seed=4, hands=keys)
    player.play()
    check_result(visit.page)
    asked = sum(player.purposes.values())
    each = (keys.pressed.total() - before) / asked
    print(f"keys, {game}: {asked} questions, {each:.1f} keys each, {dict(keys.pressed)}")
    # The page leads the focus to where the answers are: nobody walks all zones for each of them.
    assert each < 12
