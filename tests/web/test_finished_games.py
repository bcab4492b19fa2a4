"""Finished games are searched for on the page: by player, start world, game and date, and one is looked at again."""

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .axe import in_both_themes
from .conftest import Visitor
from .test_touch import small
from .visit import NARROW, WIDE, Visit

TABLET: ViewportSize = {"width": 1024, "height": 768}


def finished(visit: Visit, game: str = "race", **more: Any) -> str:
    """A game that the visitor has begun and given up; its deeds are known."""
    table = visit.play(seed=3, game=game, **more).page.url.split("/")[-1]
    request = visit.context.request
    assert request.post(f"{visit.address}/api/tables/{table}/resign", data={}).ok
    assert request.get(f"{visit.address}/api/tables/{table}/feats").ok
    return table


def shown(found: Locator) -> list[str | None]:
    return [each.get_attribute("data-table") for each in found.all()]


@pytest.mark.parametrize(
    ("size", "language"),
    [(WIDE, "en"), (NARROW, "pl"), pytest.param(TABLET, "es", marks=pytest.mark.again)],
    ids=["wide", "narrow", "tablet"],
)
@pytest.mark.sample(1)
def test_a_game_is_found_by_player_and_start_world(
    visitor: Visitor, size: ViewportSize, language: str
) -> None:
    ada, ben = visitor(), visitor(size=size, language=language, touch=size == NARROW)
    name = ada.sign_up("Ada")
    tables = [finished(ada), finished(ada, "jump_drive")]
    told = ada.context.request.get(f"{ada.address}/api/games/finished?game=race&player={name}").json()
    ((_, world),) = next(seat for seat in told["games"][0]["seats"] if not seat["bot"])["traits"].items()

    ben.sign_up("Ben")
    ben.go("/mine")
    at, found = ben.page.get_by_test_id, ben.page.get_by_test_id("found-game")
    at("to-search").click()
    ben.page.wait_for_url("**/games")
    at("search-player").fill(f"  {name.lower()} ")
    at("search-do").click()
    expect(found).to_have_count(2)
    assert shown(found) == tables[::-1]
    expect(at("search-trait")).to_have_count(0)
    at("search-game").select_option("race")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(name)
    at("search-trait").select_option(world)
    expect(at("search-trait").locator("option:checked")).not_to_have_text(world)
    expect(found).to_have_count(1)
    expect(found).to_contain_text(at("search-trait").locator("option:checked").inner_text())
    assert in_both_themes(ben.page) + ben.faults() + (small(ben) if size == NARROW else []) == []

    # A day that is over, and another start world, have none.
    at("search-until").fill("2020-02-29")
    at("search-until").blur()
    expect(at("search-none")).to_be_visible()
    assert in_both_themes(ben.page) + ben.faults() == []
    at("search-until").fill("")
    at("search-until").blur()
    expect(found).to_have_count(1)
    at("found-replay").click()
    ben.page.wait_for_url(f"**/table/{tables[0]}/replay*")
    expect(at("replay-play")).to_be_visible()
    # The address has kept what was searched for.
    ben.page.go_back()
    expect(found).to_have_count(1)
    expect(at("search-trait")).to_have_value(world)
    expect(at("search-player")).to_have_value(name.lower())
    other = at("search-trait").locator(f"option:not([value='']):not([value='{world}'])").first
    at("search-trait").select_option(other.get_attribute("value"))
    expect(at("search-none")).to_be_visible()


def test_who_hides_is_not_found_and_pages_follow_one_another(visitor: Visitor) -> None:
    ada, ben = visitor(language="es"), visitor()
    name = ada.sign_up("Ada")
    finished(ada)
    ben.go(f"/games?player={name}")
    at, found = ben.page.get_by_test_id, ben.page.get_by_test_id("found-game")
    expect(found).to_have_count(1)
    hidden = ada.context.request.post(f"{ada.address}/api/account/profile", data={"hidden": True})
    assert hidden.ok
    at("search-do").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    expect(found).to_have_count(0)
    ben.troubles.clear()  # the browser itself complains of the answer
    ada.go("/player/me")
    ada.page.get_by_test_id("to-search").click()
    expect(ada.page.get_by_test_id("found-game")).to_have_count(1)
    assert ada.faults() == []

    asked: list[str] = []

    def told(route: Any) -> None:
        asked.append(route.request.url)
        page = len(asked)
        seat = {"name": "Cy", "place": 1, "bot": False, "player": "", "score": None, "traits": {}}
        game = {"game": "race", "at": 9000 - page, "rated": True, "private": False, "kept": False}
        games = [game | {"table": f"t{page}{n}", "options": {}, "seats": [seat]} for n in range(2)]
        route.fulfill(json={"games": games, "more": page < 2, "traits": {}})

    ben.page.route("**/api/games/finished?*", told)
    at("search-player").fill("")
    at("search-do").click()
    expect(found).to_have_count(2)
    at("search-more").click()
    expect(found).to_have_count(4)
    expect(at("search-more")).to_have_count(0)
    expect(at("found-replay")).to_have_count(0)
    assert "until=8999&past=t11" in asked[1] and ben.faults() == []
