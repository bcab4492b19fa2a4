"""From the lobby by keys alone: a table of one's own is opened, played to its result, and left for the lobby."""

import json

from playwright.sync_api import Route, expect

from .conftest import Visitor
from .player import Keyboard, Player
from .stage import BRINK
from .visit import Visit

STAGE = True


def staged(visit: Visit, seed: int) -> None:
    """A new table begins with this scene."""

    def seeded(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(asked | {"seed": seed}))

    visit.page.route(
        "**/api/tables", lambda route: seeded(route) if route.request.method == "POST" else route.continue_()
    )


def no_pointer(visit: Visit) -> None:
    """Whatever a pointer does from here on is a fault; keys press buttons too, and those clicks have no place."""
    visit.page.evaluate(
        "for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
        " addEventListener(kind, () => console.error('a pointer was used'), true)"
    )


def test_from_the_lobby_to_the_result_and_back(visitor: Visitor) -> None:
    visit = visitor()
    staged(visit, BRINK)
    visit.go()
    table, keys = visit.table, Keyboard(visit.page)
    table.part("lobby-play-race-1").wait_for()
    no_pointer(visit)

    # A window opened by a key has the keyboard, and gives it back.
    keys.push(table.part("new-table"))
    dialog = table.part("new-table-dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("window => window.contains(document.activeElement)")
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.part("new-table")).to_be_focused()
    keys.press("Enter")

    keys.reach(table.part("new-table-game"))
    visit.page.keyboard.type("Jump")
    expect(table.part("new-table-game")).to_have_value("jump_drive")
    keys.reach(table.part("sitter-1"))
    visit.page.keyboard.type("4")
    expect(table.part("sitter-1")).to_have_value("greedy")
    keys.push(table.part("create"))
    visit.page.wait_for_url("**/table/*")

    player = Player(table, seed=1, hands=keys)
    player.play()
    assert player.purposes["place"] == 1
    result = table.part("final-breakdown")
    expect(result).to_contain_text("You won")
    assert result.evaluate("window => window.contains(document.activeElement)")
    assert visit.faults() == []

    keys.push(result.locator("a[href='/']"))
    visit.page.wait_for_url("**/")
    table.part("lobby-play-race-1").wait_for()
    assert visit.faults() == []
