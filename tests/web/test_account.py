"""An account by clicks: made from a guest, left, entered again from another browser, and deleted."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .visit import NARROW

pytestmark = [pytest.mark.browser, pytest.mark.server]

WORD = "correct horse battery"
REFUSED = "console: Failed to load resource: the server responded with a status of 403 (Forbidden)"


def test_an_account_is_made_left_entered_and_deleted(visitor: Visitor) -> None:
    ada = visitor()
    table = ada.context.request.post(f"{ada.address}/api/tables", data={"game": "race", "seats": 2}).json()[
        "id"
    ]
    ada.go()
    part = ada.page.get_by_test_id
    part("open-account").click()
    part("way-up").click()
    part("account-name").fill("Zenobia")
    expect(part("account-name")).to_have_attribute("autocomplete", "username")
    part("account-password").fill(WORD)
    expect(part("account-password")).to_have_attribute("autocomplete", "new-password")
    assert ada.faults() == []
    part("account-password").press("Enter")
    expect(part("account-code")).to_be_visible()
    part("account-done").click()
    expect(part("my-name")).to_have_value("Zenobia")
    assert ada.context.request.get(f"{ada.address}/api/tables/{table}").json()["you"] == 0

    phone = visitor(size=NARROW, touch=True)
    away = phone.context.request.post(f"{phone.address}/api/tables", data={"game": "race", "seats": 2})
    phone.go()
    there = phone.page.get_by_test_id
    there("open-account").click()
    there("account-name").fill("zenobia")
    there("account-password").fill("wrong password")
    expect(there("bring")).to_be_checked()
    there("sign-in-send").click()
    expect(there("sign-in-trouble")).to_be_visible()
    assert phone.faults() == [REFUSED]
    there("account-password").fill(WORD)
    there("sign-in-send").click()
    expect(there("brought")).to_be_visible()
    there("account-done").click()
    expect(there("my-name")).to_have_value("Zenobia")
    for each in (table, away.json()["id"]):
        assert phone.context.request.get(f"{phone.address}/api/tables/{each}").json()["you"] == 0

    there("open-account").click()
    expect(there("sessions").locator("li")).to_have_count(2)
    assert ada.context.request.get(f"{ada.address}/api/account").json()["account"]
    there("end-session-send").click()
    expect(there("sessions").locator("li")).to_have_count(1)
    assert ada.context.request.get(f"{ada.address}/api/account").json()["account"] is None
    there("sessions").scroll_into_view_if_needed()
    there("delete").locator("summary").click()
    there("delete-password").fill(WORD)
    assert phone.faults() == [REFUSED]
    phone.page.evaluate("caches.open('cosmodrome-tables')")
    there("delete-account-send").click()
    expect(there("open-recovery")).to_be_visible()
    phone.page.wait_for_function("async () => !(await caches.has('cosmodrome-tables'))")
    phone.troubles.clear()
    ada.go()
    expect(part("my-name")).to_have_value("")


def test_what_a_stranger_becomes_in_one_tab_the_other_one_sees(visitor: Visitor) -> None:
    zoe, visit = visitor(), visitor()
    made = zoe.context.request.post(f"{zoe.address}/api/account", data={"name": "Zoe II", "password": WORD})
    assert made.ok
    part, other = visit.page.get_by_test_id, visit.context.new_page()
    for page in (visit.page, other):
        page.goto(visit.address)
        expect(page.get_by_test_id("my-name")).to_have_value("")
        page.wait_for_load_state("networkidle")
    part("my-name").fill("Gia")
    part("my-name").press("Enter")
    expect(other.get_by_test_id("my-name")).to_have_value("Gia")
    # And one who signs in.
    visit.context.clear_cookies()
    for page in (visit.page, other):
        page.reload()
        expect(page.get_by_test_id("my-name")).to_have_value("")
        page.wait_for_load_state("networkidle")
    part("open-account").click()
    part("account-name").fill("Zoe II")
    part("account-password").fill(WORD)
    part("sign-in-send").click()
    expect(other.get_by_test_id("my-name")).to_have_value("Zoe II")
