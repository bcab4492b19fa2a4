"""A profile on a telephone: from one's games to charts, ways of playing and back to a game, by keyboard too."""

import re

from playwright.sync_api import Route, expect

from .conftest import Visitor
from .visit import NARROW


def test_a_profile_shows_what_came_of_a_game(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, language="pl")
    table = ada.play(seed=3).page.url.split("/")[-1]
    assert ada.context.request.post(f"{ada.address}/api/tables/{table}/resign", data={}).ok
    ada.go("/mine")
    row = ada.page.get_by_test_id("history-row")
    expect(row).to_have_attribute("data-table", table)
    expect(row).to_contain_text("2 z 2")
    assert ada.faults() == []
    late: list[Route] = []
    ada.page.route("**/games?*game=race", lambda route: late.append(route))
    ada.page.get_by_test_id("to-profile").click()
    expect(ada.page.get_by_test_id("course")).to_be_visible()
    expect(ada.page.get_by_test_id("places").get_by_role("listitem")).to_have_count(2)
    expect(ada.page.locator("[data-feat]")).to_have_count(10)
    assert ada.faults() == []
    other = ada.page.locator("[data-testid=profile-game][data-game=sidereal]")
    other.focus()
    ada.page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(ada.page.get_by_test_id("profile-none")).to_be_visible()
    # The finished games of another one, told too late, are not taken for those of this one.
    with ada.page.expect_response("**/games?*game=race"):
        late[0].continue_()
    ada.page.unroute_all()
    ada.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(ada.page.get_by_test_id("history")).to_have_count(0)
    # A guest has it from where an account has it too.
    ada.go()
    ada.page.get_by_test_id("open-account").click()
    ada.page.get_by_test_id("my-profile").click()
    expect(ada.page.get_by_test_id("course")).to_be_visible()
    ada.go("/player/nobody-of-this-name")
    expect(ada.page.get_by_role("alert")).to_have_text(re.compile("Nie ma takiego profilu"))
    # The browser itself complains of the answer.
    ada.troubles.clear()
