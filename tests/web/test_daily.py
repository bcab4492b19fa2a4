"""Daily deals on the page: from the lobby by one press, closed until the day ends, and the tables of days before."""

import json
import os
import re

import msgspec
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from cosmodrome.play.deal import commitment_of
from cosmodrome.server.http.daily import (
    DailyDealSent,
    DailyResultsSent,
    DailyStandingSent,
    DaySent,
    TrySent,
)

from .axe import in_both_themes
from .conftest import Visitor
from .visit import NARROW, PAINT, WIDE

SIZES: list[ViewportSize] = [
    NARROW,
    {"width": 1024, "height": 768},
    WIDE,
    {"width": 1920, "height": 1080},
]
DAY = "2026-11-24"
_PICTURES = os.environ.get("DAILY_PICTURES", "")


def test_one_press_in_the_lobby_plays_todays_deal_once(visitor: Visitor) -> None:
    ada = visitor().go()
    at = ada.page.get_by_test_id
    at("daily-play-jump_drive").click()
    expect(at("daily-trouble")).to_contain_text("account")
    ada.page.keyboard.press("Escape")
    ada.sign_up("Ada Daily")
    ada.go()
    expect(at("daily-left")).to_contain_text("New deals in")
    at("daily-play-jump_drive").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/table/*")
    expect(at("table-daily")).to_be_visible()
    at("hand-card").first.wait_for()
    expect(at("hint")).to_have_count(0)
    expect(at("back")).to_have_count(0)
    table = ada.page.url.split("/")[-1]
    assert ada.faults() == []
    ada.go()
    expect(at("daily-continue-jump_drive")).to_have_attribute("href", f"/table/{table}")
    assert ada.faults() == []
    assert ada.context.request.post(f"{ada.address}/api/tables/{table}/resign", data={}).ok
    ada.go()
    expect(at("daily-done-jump_drive")).to_have_text("Jump Drive: Not finished")
    at("to-daily").click()
    ada.page.wait_for_url("**/daily")
    expect(at("daily-none")).to_be_visible()
    ada.go(f"/table/{table}")
    expect(at("final-closed")).to_be_visible()
    expect(at("check-deal")).to_have_count(0)
    at("final-breakdown").get_by_test_id("to-daily").click()
    ada.page.wait_for_url("**/daily")
    # Others are told why they see nothing of it.
    eve = visitor().go(f"/table/{table}")
    expect(eve.page.get_by_text("once the day of its deal is over")).to_be_visible()
    assert len(eve.troubles) == 1
    eve.troubles.clear()


def past_day() -> DaySent:
    secret, nonce = "ab" * 32, "cd" * 16
    names = ["Ada of the long and winding n", "Ben", "Cleo", "Dan"]
    tries = [("finished", 1, 61), ("finished", 1, 58), ("finished", 2, 44), ("gave-up", 3, 12)]
    rows = [
        DailyStandingSent(at + 1, name, "", at == 1, TrySent(status, f"t{at}" if at else "", place, score))  # type: ignore[arg-type]
        for at, (name, (status, place, score)) in enumerate(zip(names, tries, strict=True))
    ]
    games = {"race": ["champion@96"], "jump_drive": ["search@600"] * 2, "sidereal": ["trader"] * 3}
    return DaySent(
        DAY,
        [
            DailyResultsSent(
                DailyDealSent(game, 0, bots, {}, commitment_of(secret, nonce)),
                secret,
                nonce,
                "123456789",
                4,
                3,
                2,
                rows if game != "sidereal" else [],
            )
            for game, bots in games.items()
        ],
    )


def with_past(page: Page) -> None:
    """The server tells of a day that is over."""

    def today(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json=told | {"days": [DAY, "2026-11-23"]})

    page.route("**/api/daily", today)
    page.route(
        "**/api/daily/2026-*", lambda route: route.fulfill(json=json.loads(msgspec.json.encode(past_day())))
    )


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.sample(1)
def test_a_day_that_is_over_is_read_at_every_size(visitor: Visitor, language: str) -> None:
    ada = visitor(language=language)
    with_past(ada.page)
    ada.go("/daily")
    at = ada.page.get_by_test_id
    expect(at("daily-row")).to_have_count(4)
    expect(at("daily-replay")).to_have_count(3)
    at("daily-page").locator("details").last.locator("summary").click()
    for size in SIZES:
        ada.page.set_viewport_size(size)
        assert ada.faults() == [], size
        if _PICTURES:
            ada.page.evaluate(PAINT)
            ada.page.screenshot(path=f"{_PICTURES}/daily-{language}-{size['width']}.png", full_page=True)
    assert in_both_themes(ada.page) == []
    at("daily-of-sidereal").check(force=True)
    expect(at("daily-nobody")).to_be_visible()
    at("daily-day").select_option("2026-11-23")
    ada.page.wait_for_url("**/daily/2026-11-23")


def test_the_lobby_has_room_for_them_at_every_size(visitor: Visitor) -> None:
    ada = visitor(language="pl").go()
    at = ada.page.get_by_test_id
    at("daily-play-sidereal").wait_for()
    for size in SIZES:
        ada.page.set_viewport_size(size)
        assert ada.faults() == [], size
        held = at("daily").bounding_box()
        for each in ("race", "jump_drive", "pocket_mars", "sidereal"):
            box = at(f"daily-play-{each}").bounding_box()
            assert held and box and box["y"] + box["height"] <= held["y"] + held["height"], (size, each)
        if _PICTURES:
            ada.page.evaluate(PAINT)
            ada.page.screenshot(path=f"{_PICTURES}/lobby-{size['width']}.png", full_page=True)


def test_nothing_moves_once_the_server_has_told_of_them(visitor: Visitor) -> None:
    ada = visitor()
    held: list[Route] = []
    ada.page.route("**/api/daily", lambda route: held.append(route))
    ada.go()
    at = ada.page.get_by_test_id
    at("lobby-play-race-1").wait_for()
    before = at("new-table").bounding_box()
    for route in held:
        route.continue_()
    at("daily-play-race").wait_for()
    assert at("new-table").bounding_box() == before
    assert re.search(r"\d", at("daily-left").inner_text())
