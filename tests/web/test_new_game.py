"""A game that `tools/new_game.py` has just written, at the plain table: the page was built before it was there."""

from collections.abc import Iterator

import pytest

from tests.house.newcomer import GAME, TITLE, Newcomer

from .conftest import Visitor
from .player import Finger, Hands, Keyboard, Player
from .served import SERVE, Served
from .visit import NARROW, WIDE, Visit
from .watch import Watch


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    newcomer = Newcomer(tmp_path_factory.mktemp("newcomer"))
    folder = tmp_path_factory.mktemp("tables")
    with Served(folder, SERVE, newcomer.root, newcomer.environment) as server:
        yield server


def check_end(visit: Visit) -> None:
    """The final window says who won, and the score of everybody; the best has won."""
    window = visit.table.part("final-breakdown")
    scores = {
        section.locator("h3 span").inner_text(): int(section.locator("h3 b").inner_text())
        for section in window.locator("section").all()
    }
    winners = window.locator("section.winner h3 span").all_inner_texts()
    assert len(scores) > 1 and sum(scores.values()) > 0
    assert sorted(winners) == sorted(name for name, score in scores.items() if score == max(scores.values()))


def play(visit: Visit, bots: int, hands: Hands | None = None) -> None:
    """A whole game from the lobby, with a look at every question."""
    watch = Watch(visit)
    table = visit.play_from_lobby(GAME, bots=bots, seed=5)
    player = Player(table, seed=1, hands=hands, watch=watch)
    player.play()
    assert player.purposes == {"play": 5}
    assert watch.faults == {} and visit.faults() == []
    check_end(visit)


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.again)])
def test_by_clicks_to_the_final_score_and_shown_again(visitor: Visitor, theme: str) -> None:
    visit = visitor(size=WIDE, theme=theme).go()
    visit.page.get_by_role("heading", name=TITLE).wait_for()
    line = visit.page.locator(f"[data-testid=lobby-game][data-game={GAME}]")
    assert "5 rounds." in line.inner_text() and "2 to 4 players" in line.inner_text()
    play(visit, bots=1)
    visit.table.part("replay").click()
    controls = visit.table.part("replay-controls")
    controls.wait_for()
    controls.get_by_role("slider").fill("4")
    shown = " ".join(visit.table.part("log").locator("p:not(.later)").all_inner_texts())
    assert "You play" in shown and "wins" not in shown
    assert visit.table.part("my-seat").locator("[data-card]").count() == 0, "nobody has won a card yet"
    assert visit.faults() == []


@pytest.mark.parametrize("theme", [pytest.param("dark", marks=pytest.mark.again), "light"])
def test_by_taps_on_a_telephone(visitor: Visitor, theme: str) -> None:
    play(visitor(size=NARROW, touch=True, theme=theme), bots=3, hands=Finger())


def test_by_keys_alone(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    play(visit, bots=2, hands=Keyboard(visit.page))


def test_the_own_words_are_said_in_english_where_there_are_no_others(visitor: Visitor) -> None:
    visit = visitor(size=WIDE, language="pl")
    table = visit.play(bots=1, seed=5, game=GAME)
    assert table.question().sentence == "Play a card."
    assert visit.table.part("open-settings").get_attribute("aria-label") == "Ustawienia"
    visit.speak("en")
    visit.speak("es")
    assert table.question().sentence == "Play a card."


def test_its_cards_are_listed(visitor: Visitor) -> None:
    visit = visitor(size=WIDE).go(f"/cards/{GAME}")
    visit.page.locator("[aria-busy=false]").wait_for()
    assert visit.table.part("listed-card").count() == 30
    visit.table.part("card-search").fill("star 30")
    assert visit.table.part("listed-card").all_inner_texts() == ["Star 30\nValue\n30\nPoints\n1"]
    assert visit.faults() == []
