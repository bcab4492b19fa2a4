"""What others have seen is taken back as they agree; and one browser is one player, in all of its tabs."""

import os

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import Table
from .visit import NARROW

FIRST = "start-discard"


def discard(table: Table) -> None:
    """Answer the first question of a game: which two cards of the first hand go."""
    assert table.question().purpose == FIRST
    for at in (0, 1):
        table.glowing(at).click()
    table.part("confirm").click()


def test_what_was_seen_is_taken_back_as_all_agree(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, language="pl")
    ada.go()
    tables = f"{ada.address}/api/tables"
    wanted = {"game": "race", "seats": 2, "private": True, "seed": 3}
    made = ada.page.request.post(
        tables, data={key: wanted[key] for key in ("game", "seats", "private")}
    ).json()["id"]
    invite = ada.page.request.get(f"{tables}/{made}").json()["invite"]
    assert ben.page.request.post(f"{tables}/{made}/join", data={"name": "Ben", "invite": invite}).ok
    for visit in (ada, ben):
        visit.go(f"/table/{made}")
        discard(visit.table)
    ben.table.question("action")
    part = ben.page.get_by_test_id
    part("open-log").click()
    shot(ben.page, "log")
    part("back").click()
    expect(part("back-lines").locator("li").first).to_be_visible()
    shot(ben.page, "dialog")
    part("back-yes").click()
    expect(part("motion")).to_be_visible()
    expect(ada.page.get_by_test_id("motion")).to_contain_text("Ben")
    shot(ada.page, "wanted")
    shot(ben.page, "waits")
    ada.page.get_by_test_id("agree").click()
    for visit in (ada, ben):
        expect(visit.page.get_by_test_id("motion")).to_have_attribute("data-outcome", "taken-back")
        shot(visit.page, f"ended-{visit is ada}")
    assert ben.table.question().purpose == FIRST
    # Another tab of the same browser follows when somebody signs in here.
    other = ada.context.new_page()
    other.goto(f"{ada.address}/table/{made}")
    expect(other.get_by_test_id("board")).to_be_visible()
    ada.go("/")
    ada.page.get_by_test_id("open-account").click()
    here = ada.page.get_by_test_id
    here("way-up").click()
    here("account-name").fill("Zenobia II")
    here("account-password").fill("correct horse battery")
    here("account-password").press("Enter")
    here("account-done").click()
    here("open-account").click()
    shot(ada.page, "account")
    expect(other.get_by_test_id("back")).to_be_visible()
    with ada.page.expect_event("load"):  # the tab where somebody signs out begins anew
        here("sign-out-send").click()
    # Whoever has signed out only watches, in that tab as well; and it has not been loaded anew.
    expect(other.get_by_test_id("back")).to_have_count(0)
    expect(other.get_by_test_id("question")).to_have_attribute("data-purpose", "")
    shot(other, "other")
    other.close()
    assert ada.faults() == ben.faults() == []


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        page.wait_for_timeout(700)
        page.screenshot(path=f"{folder}/{name}.png")
