"""A rated table: the form says what is in the way, the seats have ratings, the end says what became of them."""

import re

import pytest
from msgspec.structs import asdict
from playwright.sync_api import Route, expect

from cosmodrome.server.ratings import begin, shown

from .conftest import Visitor
from .visit import NARROW


def test_a_rated_game_from_the_form_to_the_leaderboard(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, touch=True).go()
    page = ada.page
    expect(page.get_by_test_id("lobby-bot-race")).to_have_text("Novice, 704–804")
    page.get_by_test_id("lobby-level-race").select_option("5")
    expect(page.get_by_test_id("lobby-bot-race")).to_have_text("Champion 96, 1668–1716")
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("sitter-1").select_option("greedy")
    expect(page.get_by_test_id("sitter-1").locator("option:checked")).to_contain_text("1500")
    expect(page.get_by_test_id("rated")).to_be_disabled()
    expect(page.get_by_test_id("rated-why")).to_contain_text("clock")
    page.get_by_test_id("clock").select_option("move")
    expect(page.get_by_test_id("rated-why")).to_contain_text("account")
    name = ada.sign_up("Ada Rated")
    page.get_by_test_id("seats-3").check(force=True)
    page.get_by_test_id("rated").check()
    assert ada.faults() == []
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("rated-table")).to_be_visible()
    expect(page.get_by_test_id("rating")).to_have_count(2)
    assert ada.faults() == []
    expect(page.get_by_test_id("bot-that-comes")).to_contain_text("1668, strong")
    page.get_by_test_id("fill-bots").click()
    ada.table.question("start-discard")
    mine = page.get_by_test_id("my-seat").get_by_test_id("rating")
    expect(mine).to_contain_text("1500?")
    other = page.get_by_test_id("seat").first
    other.locator(".fold").tap()
    expect(other.get_by_test_id("rating")).to_contain_text(re.compile("plays solidly|strong"))
    assert ada.faults() == []
    ben = visitor(language="es").go(f"/table/{page.url.split('/')[-1]}")
    expect(ben.page.get_by_test_id("rating")).to_have_count(3)
    where = ben.page.get_by_test_id("seat").first.get_by_test_id("score").bounding_box()
    assert ben.faults() == []
    resigned = ada.context.request.post(f"{page.url.replace('/table/', '/api/tables/')}/resign", data={})
    assert resigned.ok
    expect(page.get_by_test_id("rating-changed").first).to_contain_text(re.compile("1500 →|1668 →"))
    expect(mine).to_contain_text("1500?")
    expect(ben.page.get_by_test_id("rating-changed")).to_have_count(3)
    assert ben.page.get_by_test_id("seat").first.get_by_test_id("score").bounding_box() == where
    # In results and on the leaderboard a name leads to the profile.
    mine = ben.page.get_by_test_id("final-breakdown").get_by_test_id("name")
    mine.click()
    profile = ben.page.get_by_test_id("profile")
    expect(profile).to_contain_text(name)
    rated = ben.page.get_by_test_id("profile-ratings").locator("tr[data-seats='3']")
    expect(rated.get_by_test_id("rating")).to_contain_text("?")
    expect(rated).to_contain_text("± ")
    # By number of seats; that by start world comes as soon as the game has been looked through.
    expect(ben.page.get_by_test_id("tallies").first.locator("tbody tr")).to_have_count(1)
    curve = ben.page.get_by_test_id("curve-rating")
    curve.click()
    expect(curve).to_have_attribute("aria-pressed", "true")
    assert ben.faults() == []
    page.goto(f"{ada.address}/leaders/race/3")
    expect(page.get_by_test_id("name")).to_have_text([name])
    expect(page.get_by_test_id("leader").filter(has_text=name)).to_have_attribute("aria-current", "true")
    assert ada.faults() == []
    # Whoever wants to be alone is found by nobody.
    ada.go("/player/me")
    page.get_by_test_id("profile-alone").check()
    assert ada.faults() == []
    ben.page.reload()
    expect(ben.page.get_by_role("alert")).to_contain_text("perfil")
    ben.troubles.clear()  # the browser itself complains of the answer


def test_on_the_trading_floor_ones_own_rating_stands_at_the_goods(visitor: Visitor) -> None:
    ada = visitor(language="pl").go()
    ada.sign_up("Ada Trading")
    clock = {"kind": "move", "seconds": 600}
    bots = {"1": "greedy", "2": "greedy", "3": "greedy"}
    wanted = {"game": "sidereal", "seats": 4, "bots": bots, "time": clock, "rated": True}
    table = ada.open("/api/tables", wanted | {"options": {"species": "random"}})
    table.question("trade")
    expect(table.part("holdings").get_by_test_id("rating")).to_contain_text("1500?")
    expect(ada.page.get_by_test_id("rating")).to_have_count(4)
    assert ada.faults() == []
    # Who watches sees whose table it is, with its goods; seats are drawn by lot.
    ben = visitor(size=NARROW, touch=True).go(f"/table/{ada.page.url.split('/')[-1]}")
    mine = ben.page.get_by_test_id("my-seat")
    expect(mine).to_contain_text(mine.get_attribute("aria-label") or "nobody")
    expect(mine.get_by_test_id("holdings").get_by_test_id("rating")).to_contain_text("15")
    assert ben.faults() == []


UNMEASURED = {
    "en": "Mine · strength unknown · bot",
    "es": "Mine · nivel desconocido · bot",
    "pl": "Mine · siła nieznana · bot",
}


@pytest.mark.parametrize("language", UNMEASURED)
@pytest.mark.sample(1)
def test_of_a_bot_that_nobody_measured_no_strength_is_told(visitor: Visitor, language: str) -> None:
    def with_own(route: Route) -> None:
        games = route.fetch().json()
        for game in games:
            game["bots"].append("Mine")
            rating = asdict(shown(begin(game["id"], 2, "Mine")))
            game["ratings"].append({"bot": "Mine", "seats": 2, "rating": rating})
        route.fulfill(json=games)

    visit = visitor(language=language)
    visit.page.route("**/api/games", with_own)
    visit.go()
    visit.page.get_by_test_id("new-table").click()
    own = visit.page.get_by_test_id("sitter-1").locator("option[value=Mine]")
    expect(own).to_have_text(UNMEASURED[language])
