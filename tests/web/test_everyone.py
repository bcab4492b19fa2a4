"""A page that everyone can use: what axe finds in both themes, the way by keyboard, what is heard, 320 px."""

import pytest

from cosmodrome.games.catalogue import MANIFESTS

from .axe import complaints, in_both_themes
from .conftest import Visitor
from .visit import Visit

GAMES = sorted(MANIFESTS)
TWO = ("race", "sidereal")
"""Games that look least alike."""
SMALLEST = {"width": 320, "height": 640}
WORD = {"race": "robot", "jump_drive": "robot", "pocket_mars": "", "sidereal": "caylion nano"}
"""What is searched for among a game's cards: axe needs long for hundreds of them."""


def table_of_four(visit: Visit, game: str) -> None:
    visit.play(bots=3, seed=5, game=game)
    visit.table.question()


def test_axe_sees_planted_faults(visitor: Visitor) -> None:
    visit = visitor().go()
    visit.table.part("lobby-play-race-1").wait_for()
    for fault, html in {
        "button-name": "<button></button>",
        "color-contrast": "<p style='color: #777; background: #888'>Dim</p>",
        "label-content-name-mismatch": "<button aria-label='Other'>Words</button>",
    }.items():
        visit.page.evaluate(
            "html => document.querySelector('main').insertAdjacentHTML('afterbegin', html)", html
        )
        assert any(fault in each for each in complaints(visit.page)), fault
        visit.page.evaluate("document.querySelector('main').firstElementChild.remove()")


def test_axe_finds_nothing_in_the_lobby(visitor: Visitor) -> None:
    visit = visitor().go()
    visit.table.part("lobby-play-race-1").wait_for()
    assert in_both_themes(visit.page) == []
    visit.table.part("new-table").click()
    visit.table.part("create").wait_for()
    assert in_both_themes(visit.page) == []


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in TWO else [pytest.mark.again]) for game in GAMES]
)
@pytest.mark.sample(1)
def test_two_keys_lead_to_my_cards_and_axe_finds_nothing_at_a_table(visitor: Visitor, game: str) -> None:
    visit = visitor()
    table_of_four(visit, game)
    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Enter")
    first = visit.page.evaluate("document.activeElement.dataset.testid")
    assert first == ("option" if game == "sidereal" else "hand-card"), "Sidereal begins without cards"
    assert visit.page.evaluate("look.focused()")
    assert in_both_themes(visit.page) == []
    other = visitor()
    other.page.goto(visit.page.url)
    other.table.part("board").wait_for()
    assert in_both_themes(other.page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(2)
def test_axe_finds_nothing_among_the_cards(visitor: Visitor, game: str) -> None:
    visit = visitor().go(f"/cards/{game}")
    visit.table.part("card-search").fill(WORD[game])
    visit.page.locator("[aria-busy=false]").wait_for()
    assert in_both_themes(visit.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_sideways_at_320_px(visitor: Visitor, game: str) -> None:
    visit = visitor(size=SMALLEST, touch=True)
    table_of_four(visit, game)
    assert [fault for fault in visit.faults() if "sideways" in fault] == []


def test_the_lobby_does_not_scroll_sideways_at_320_px(visitor: Visitor) -> None:
    visit = visitor(size=SMALLEST, touch=True).go()
    visit.table.part("lobby-play-race-1").wait_for()
    assert [fault for fault in visit.faults() if "sideways" in fault] == []


def test_a_screen_reader_hears_what_is_asked_and_what_happened(visitor: Visitor) -> None:
    """On a narrow page too, where the log is in a drawer."""
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        visit = visitor(size=size)
        visit.play(seed=80)
        asked = visit.table.question("start-discard")
        sentence = visit.table.part("sentence")
        assert sentence.get_attribute("aria-live") == "polite"
        assert sentence.inner_text()
        log = visit.page.get_by_role("log")
        assert log.count() == 1
        before = log.locator("p").all_text_contents()
        for at in asked.unticked[:2]:
            visit.table.glowing(at).click()
        visit.table.part("confirm").click()
        visit.table.question("action")
        heard = log.locator("p").all_text_contents()
        assert [line for line in heard if line not in before]
