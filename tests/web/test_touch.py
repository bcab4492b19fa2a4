"""On a telephone: whatever is pressed is as large as a finger, and no field makes the telephone enlarge the page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from cosmodrome.games.catalogue import MANIFESTS

from .conftest import Visitor
from .player import Player
from .stage import LAST
from .test_layout import TABLETS
from .trading_floor import begin
from .visit import NARROW, Visit

STAGE = True

_SMALL = Path(__file__).with_name("touch.js").read_text()


def small(visit: Visit) -> list[str]:
    visit.page.evaluate("look.still()")
    wide = visit.page.viewport_size
    assert wide
    found: list[str] = visit.page.evaluate(_SMALL, wide["width"])
    return found


def windows(visit: Visit, *openers: str) -> dict[str, list[str]]:
    """What is too small on the page and in each window that these open."""
    found = {"": small(visit)}
    for opener in openers:
        steps = opener.split()
        for step in steps:
            visit.table.part(step).first.tap()
            found[step] = small(visit)
        for _ in steps:
            visit.page.keyboard.press("Escape")
    return found


SIZES = [NARROW, TABLETS[0], pytest.param(TABLETS[1], marks=pytest.mark.again)]


@pytest.fixture(params=SIZES, ids=lambda size: str(size["width"]))
def finger(visitor: Visitor, request: pytest.FixtureRequest) -> Visit:
    return visitor(size=request.param, touch=True, language="es")


def only_faults(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {where: faults for where, faults in found.items() if faults}


def test_what_is_small_is_noticed(finger: Visit) -> None:
    finger.go()
    finger.table.part("hello-learn").wait_for()
    for html in (
        "<a href='/' style='display: block; width: 44px; height: 30px'>low</a>",
        "<input style='height: 44px; font-size: 15px !important'>",
        "<p style='width: 2000px'>wide</p>",
        "<p style='height: 30px; overflow: hidden'><button class='slight'>cut</button></p>",
        "<p><a href='/' style='display: block; width: 44px; height: 44px; background: red'>a</a>"
        "<button class='slight' style='display: block; margin-bottom: 40px'>by it</button></p>",
    ):
        # Below all else: the body is as high as the window, and what is put there lies on the lobby.
        planted = "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)"
        finger.page.evaluate(planted, html)
        assert len(small(finger)) == 1, html
        finger.page.evaluate("document.querySelector('main').lastElementChild.remove()")


@pytest.mark.sample(1)
def test_the_lobby_and_its_windows(finger: Visit) -> None:
    finger.go()
    finger.table.part("hello-learn").wait_for()
    for opener, window in (("new-table", "new-table-dialog"), ("open-bots", "bots")):
        finger.table.part(opener).tap()
        finger.table.part(window).wait_for()  # it is fetched when it is opened first
        finger.page.keyboard.press("Escape")
    openers = ["new-table", "open-recovery", "open-bots", "open-settings", "open-help", "open-account"]
    assert only_faults(windows(finger, *openers)) == {}


@pytest.mark.parametrize(
    "path",
    ["/mine", "/leaders/race", "/tournaments", "/clubs", "/guide/race"]
    + [f"/cards/{game}" for game in MANIFESTS],
)
@pytest.mark.sample(5)
def test_pages_beside_the_table(finger: Visit, path: str) -> None:
    finger.play(seed=3).wait()  # whoever has played has a page of games
    finger.go(path)
    finger.page.locator("main").first.wait_for()
    finger.page.wait_for_load_state("networkidle")
    assert small(finger) == []


def _waiting(visit: Visit) -> dict[str, list[str]]:
    visit.open("/api/tables", {"game": "race", "seats": 3})
    visit.table.part("copy-link").wait_for()
    return windows(visit)


def _rounds(game: str) -> Callable[[Visit], dict[str, list[str]]]:
    def play(visit: Visit) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        table = visit.play(bots=3, seed=5, game=game)
        player = Player(table, seed=4, watch=lambda asked: found.update({asked.purpose: small(visit)}))
        player.play(until=lambda asked: asked.round > 2)
        openers = [
            "open-log",
            "open-chat tab-note tab-wrong",
            "leave resign",
            "open-help",
            "open-settings",
            "score",
        ]
        return found | windows(visit, *openers, *(["hint"] if game == "race" else []))

    return play


def _market(visit: Visit) -> dict[str, list[str]]:
    market = begin(visit)
    found = {}
    tabs = market.page.get_by_role("tab").evaluate_all("all => all.map(each => each.dataset.testid)")
    assert len(tabs) >= 4
    for tab in tabs:
        market.part(tab).tap()
        found[tab] = small(visit)
    market.begin(2)
    market.part("add-promise").tap()
    wide = [] if visit.size == NARROW else ["enlarge"]
    return found | windows(visit, "open-chat tab-note tab-wrong", "leave", "hint", *wide)


def _end(visit: Visit) -> dict[str, list[str]]:
    table = visit.play(seed=LAST)
    table.question("action")
    table.page.locator("[data-testid=action][data-action=develop]").tap()
    table.part("confirm").tap()
    table.question("develop")
    table.page.locator("[data-testid=hand-card][data-card=public_works]").tap()
    table.part("confirm").tap()
    Player(table, seed=1).play()
    found = {"end": small(visit)}
    visit.go(f"{visit.page.url.removeprefix(visit.address)}/replay")
    table.part("replay-play").wait_for()
    narrow = "replay-more " if visit.size == NARROW else ""
    doors = [f"{narrow}replay-{door}" for door in ("statistics", "share", "go-on")]
    return found | windows(visit, *doors)


@pytest.mark.parametrize(
    "look",
    [_waiting, _rounds("race"), _rounds("jump_drive"), _rounds("pocket_mars"), _market, _end],
    ids=["waiting", "race", "jump_drive", "pocket_mars", "sidereal", "end"],
)
@pytest.mark.sample(4)
def test_tables(finger: Visit, look: Callable[[Visit], dict[str, list[str]]]) -> None:
    assert only_faults(look(finger)) == {}


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", MANIFESTS)
@pytest.mark.sample(3)
def test_on_a_tablet_every_button_of_a_table_can_be_touched(
    visitor: Visitor, game: str, size: ViewportSize
) -> None:
    visit = visitor(size=size, touch=True, language="es")
    visit.play(bots=3, seed=5, game=game).question()
    assert small(visit) == []
    assert visit.faults() + visit.page.evaluate("look.crowded()") == []
