"""On a telephone: whatever is pressed is as large as a finger, and no field makes the telephone enlarge the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from cosmodrome.games.catalogue import MANIFESTS

from .conftest import Visitor
from .player import Player
from .stage import LAST
from .test_layout import TABLETS
from .trading_floor import begin
from .visit import NARROW, Visit

pytestmark = [pytest.mark.browser, pytest.mark.server]
STAGE = True

_SMALL = """() => {
  const FINGER = 44, LETTERS = 16;
  const found = [];
  const there = document.querySelector("dialog[open]") ?? document.body;
  const shows = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen");
  const called = (one) => `${one.tagName} ${one.dataset.testid ?? one.className} ${one.textContent.trim()}`;
  for (const one of there.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")) {
    const pressed = one.matches("[type=checkbox], [type=radio], [type=file]") ? (one.closest("label") ?? one) : one;
    // A link or a card's name within a sentence is as high as its line.
    if (!shows(pressed) || getComputedStyle(one).display === "inline") continue;
    const { width, height } = pressed.getBoundingClientRect();
    const beyond = getComputedStyle(pressed, "::after");
    const reaches = beyond.position === "absolute" && getComputedStyle(pressed).overflow === "visible";
    const wide = Math.max(width, reaches ? parseFloat(beyond.width) || 0 : 0);
    const high = Math.max(height, reaches ? parseFloat(beyond.height) || 0 : 0);
    // What is of one pixel stands there to be copied from.
    if (width > 1 && Math.min(wide, high) < FINGER - 0.5) found.push(`${wide} to ${high}: ${called(pressed)}`);
  }
  for (const one of there.querySelectorAll("input, select, textarea")) {
    if (!shows(one) || ["checkbox", "radio", "range", "file"].includes(one.type)) continue;
    const letters = parseFloat(getComputedStyle(one).fontSize);
    if (letters < LETTERS) found.push(`letters of ${letters}: ${called(one)}`);
  }
  const broad = document.documentElement.scrollWidth;
  if (broad > WIDTH) found.push(`the page is ${broad} wide`);
  return found;
}"""


def small(visit: Visit) -> list[str]:
    visit.page.evaluate("look.still()")
    wide = visit.page.viewport_size
    assert wide
    found: list[str] = visit.page.evaluate(_SMALL.replace("WIDTH", str(wide["width"])))
    return found


def windows(visit: Visit, *openers: str) -> dict[str, list[str]]:
    """What is too small on the page and in each window that these open."""
    found = {"": small(visit)}
    for opener in openers:
        visit.table.part(opener).first.tap()
        found[opener] = small(visit)
        visit.page.keyboard.press("Escape")
    return found


@pytest.fixture
def phone(visitor: Visitor) -> Visit:
    return visitor(size=NARROW, touch=True, language="es")


def only_faults(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {where: faults for where, faults in found.items() if faults}


def test_what_is_small_is_noticed(phone: Visit) -> None:
    phone.go()
    phone.table.part("hello-learn").wait_for()
    for html in (
        "<a href='/' style='display: block; width: 44px; height: 30px'>low</a>",
        "<input style='height: 44px; font-size: 15px !important'>",
        "<p style='width: 400px'>wide</p>",
    ):
        planted = "html => document.body.insertAdjacentHTML('beforeend', html)"
        phone.page.evaluate(planted, html)
        assert len(small(phone)) == 1, html
        phone.page.evaluate("document.body.lastElementChild.remove()")


def test_the_lobby_and_its_windows(phone: Visit) -> None:
    phone.go()
    phone.table.part("hello-learn").wait_for()
    openers = ["new-table", "open-recovery", "open-bots", "open-settings", "open-help", "open-account"]
    assert only_faults(windows(phone, *openers)) == {}


@pytest.mark.parametrize(
    "path",
    ["/mine", "/leaders/race", "/tournaments", "/guide/race"] + [f"/cards/{game}" for game in MANIFESTS],
)
def test_pages_beside_the_table(phone: Visit, path: str) -> None:
    phone.play(seed=3).wait()  # whoever has played has a page of games
    phone.go(path)
    phone.page.locator("main").first.wait_for()
    phone.page.wait_for_load_state("networkidle")
    assert small(phone) == []


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
        return found | windows(visit, "open-log", "open-chat", "leave", *(["hint"] if game == "race" else []))

    return play


def _market(visit: Visit) -> dict[str, list[str]]:
    market = begin(visit)
    found = {}
    for tab in ("mine", "offers", "tracks", "ledger", "needs"):
        market.part(f"tab-{tab}").tap()
        found[tab] = small(visit)
    market.begin(2)
    market.part("add-promise").tap()
    return found | windows(visit)


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
    table.part("board").wait_for()
    return found | windows(visit)


@pytest.mark.parametrize(
    "look",
    [_waiting, _rounds("race"), _rounds("jump_drive"), _rounds("pocket_mars"), _market, _end],
    ids=["waiting", "race", "jump_drive", "pocket_mars", "sidereal", "end"],
)
def test_tables(phone: Visit, look: Callable[[Visit], dict[str, list[str]]]) -> None:
    assert only_faults(look(phone)) == {}


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", MANIFESTS)
def test_on_a_tablet_every_button_of_a_table_can_be_touched(
    visitor: Visitor, game: str, size: ViewportSize
) -> None:
    visit = visitor(size=size, touch=True, language="es")
    visit.play(bots=3, seed=5, game=game).question()
    assert small(visit) == []
    assert visit.faults() + visit.page.evaluate("look.crowded()") == []
