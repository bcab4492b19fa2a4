"""An account by clicks: made from a guest, left, entered from another browser, looked after, and deleted."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.posted import taking_letters

from .conftest import Visitor
from .served import SERVE, Served
from .visit import NARROW, PASSWORD, Visit, open_visit

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
    part("account-password").fill(PASSWORD)
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
    there("account-password").fill(PASSWORD)
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
    there("delete-password").fill(PASSWORD)
    assert phone.faults() == [REFUSED]
    phone.page.evaluate("caches.open('cosmodrome-tables')")
    there("delete-account-send").click()
    expect(there("open-recovery")).to_be_visible()
    phone.page.wait_for_function("async () => !(await caches.has('cosmodrome-tables'))")
    phone.troubles.clear()
    ada.go()
    expect(part("my-name")).to_have_value("")


def test_what_a_guest_has_learned_goes_along_into_an_account_and_to_every_browser(visitor: Visitor) -> None:
    ada, phone, guest = visitor(), visitor(size=NARROW, touch=True), visitor()
    ada.go()
    ada.page.evaluate("localStorage['cosmodrome-learned'] = JSON.stringify(['race'])")
    name = ada.sign_up("Ada")
    data = {"name": name, "password": PASSWORD}
    for visit in (ada, phone):
        if visit is phone:
            signed = visit.context.request.post(f"{visit.address}/api/account/sign-in", data=data)
            assert signed.ok, signed.text()
        visit.go()
        expect(visit.table.part("lobby-learn-race")).to_have_text("✓ Learn it again")
        expect(visit.table.part("lobby-learn-jump_drive")).to_have_text("Learn it in a game")
        assert visit.faults() == []
    # It is the account's now: whoever plays in this browser next has not learned it.
    ada.context.request.post(f"{ada.address}/api/account/sign-out", data={})
    for visit in (ada, guest):
        visit.go()
        expect(visit.table.part("lobby-learn-race")).to_have_text("Learn it in a game")


def test_what_a_stranger_becomes_in_one_tab_the_other_one_sees(visitor: Visitor) -> None:
    zoe, visit = visitor(), visitor()
    name = zoe.sign_up("Zoe")
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
    part("account-name").fill(name)
    part("account-password").fill(PASSWORD)
    part("sign-in-send").click()
    expect(other.get_by_test_id("my-name")).to_have_value(name)


@pytest.fixture
def posted(browser: Browser, tmp_path: Path) -> Iterator[tuple[Visit, list[str]]]:
    """A visitor of a server that sends letters, on a telephone in Spanish, and the letters."""
    command = [*SERVE, "--mail-from", "tables@example.org", "--site", "https://tables.example.org"]
    with (
        taking_letters() as (address, letters),
        Served(tmp_path, command, environment=os.environ | {"COSMODROME_SMTP": address}) as served,
    ):
        visit = open_visit(browser, served.address, size=NARROW, touch=True, language="es")
        yield visit, letters
        visit.context.close()


def test_an_account_is_looked_after(posted: tuple[Visit, list[str]], browser: Browser) -> None:
    """Its password, its recovery code, its address, letters, all that is kept of it, and where it is signed in."""
    visit, letters = posted
    request, part = visit.context.request, visit.page.get_by_test_id
    assert request.post(f"{visit.address}/api/account", data={"name": "Inés", "password": PASSWORD}).ok
    visit.go()
    part("open-account").click()
    part("change-password").locator("summary").click()
    part("password-old").fill(PASSWORD)
    part("password-new").fill("another horse battery")
    part("password-send").click()
    expect(part("password-changed")).to_be_visible()
    part("new-code").locator("summary").click()
    part("code-password").fill(PASSWORD)
    part("code-send").click()
    expect(part("code-trouble")).to_be_visible()
    assert visit.faults() == [REFUSED]
    visit.troubles.clear()
    part("code-password").fill("another horse battery")
    part("code-send").click()
    expect(part("account-code")).to_be_visible()
    code = part("account-code").inner_text()

    part("mail").locator("summary").click()
    part("mail-address").fill("ines@example.org")
    part("mail-set-send").click()
    expect(part("mail-known")).to_contain_text("ines@example.org")
    waiting = part("mail-known").inner_text()
    link = re.search(r"https://tables\.example\.org(/confirm#\S+)", letters[0])
    assert link
    visit.go(link[1])
    expect(part("confirm")).to_have_text("Tu dirección está confirmada.")
    assert visit.faults() == []
    visit.go()
    part("open-settings").click()
    expect(part("call-mail-off")).to_be_checked()
    part("call-mail-on").dispatch_event("click")
    expect(part("call-mail-on")).to_be_checked()
    assert visit.faults() == []
    visit.page.keyboard.press("Escape")
    part("open-account").click()
    part("mail").locator("summary").click()
    expect(part("mail-known")).not_to_have_text(waiting)
    assert visit.faults() == []

    part("data").locator("summary").click()
    with visit.page.expect_download() as saved:
        part("export").click()
    kept = json.loads(saved.value.path().read_text())
    assert (saved.value.suggested_filename, kept["name"]) == ("cosmodrome.json", "Inés")
    assert kept["account"]["mail_confirmed"] and kept["called"]["mail"]

    other = browser.new_context()
    recovered = {"code": code, "password": "a third horse battery"}
    signed_in = {"name": "Inés", "password": "another horse battery"}
    assert other.request.post(f"{visit.address}/api/account/sign-in", data=signed_in).ok
    part("sign-out-everywhere-send").click()
    expect(part("my-name")).to_have_value("")
    assert other.request.get(f"{visit.address}/api/account").json()["account"] is None
    # The code that was shown is good.
    assert other.request.post(f"{visit.address}/api/me/recover", data=recovered).ok
    other.close()
    assert visit.faults() == []


def test_renaming_an_account_asks_first(visitor: Visitor) -> None:
    zoe, other = visitor(), visitor(size=NARROW, touch=True)
    name = zoe.sign_up("Zoraida")
    part = zoe.page.get_by_test_id
    # Also where the server has not told yet who it is.
    held: list[Route] = []
    known: list[bool] = []
    zoe.page.route("**/api/me", lambda route: route.continue_() if known else held.append(route))
    zoe.go()
    part("my-name").fill("Zenaida")
    part("my-name").press("Enter")
    zoe.until(lambda: held, "nobody asks who it is")
    known.append(True)
    for each in held:
        each.continue_()
    part("rename-no").click()
    expect(part("my-name")).to_have_value(name)
    for answer in ("rename-no", "rename-yes"):
        part("my-name").fill("Zenaida")
        part("my-name").press("Enter")
        expect(part("rename")).to_contain_text(f"{name} stays yours")
        if answer == "rename-yes":
            with zoe.posting("/api/me"):
                part(answer).click()
        else:
            part(answer).click()
            expect(part("my-name")).to_have_value(name)
        expect(part("rename")).to_have_count(0)
    assert zoe.context.request.get(f"{zoe.address}/api/me").json()["player"]["name"] == "Zenaida"
    assert zoe.faults() == []
    # Nobody else is called as she was.
    other.go()
    other.page.get_by_test_id("my-name").fill(name)
    other.page.get_by_test_id("my-name").press("Enter")
    expect(other.page.get_by_role("alert")).to_contain_text(name)
    other.troubles.clear()


def test_a_forgotten_password_is_replaced_by_a_letter(
    posted: tuple[Visit, list[str]], browser: Browser
) -> None:
    visit, letters = posted
    request, part = browser.new_context().request, visit.page.get_by_test_id
    assert request.post(f"{visit.address}/api/account", data={"name": "Inés", "password": PASSWORD}).ok
    assert request.post(f"{visit.address}/api/account/mail", data={"mail": "ines@example.org"}).ok
    code = re.findall(r"/confirm#(\S+)", letters[0])[0]
    assert request.post(f"{visit.address}/api/account/mail/confirm", data={"code": code}).ok
    visit.go()
    part("open-account").click()
    part("by-letter").locator("summary").click()
    part("letter-name").fill("Inés")
    with visit.posting("/api/account/forgotten"):
        part("letter-send").click()
    expect(part("letter-sent")).to_contain_text("Inés")
    visit.until(lambda: len(letters) == 2, "no letter came")
    visit.go(re.findall(r"https://tables\.example\.org(/reset#\S+)", letters[1])[0])
    part("reset-password").fill("another horse battery")
    part("reset-send").click()
    expect(part("reset-done")).to_contain_text("Inés")
    assert visit.faults() == []
    assert visit.context.request.get(f"{visit.address}/api/me").json()["player"]["account"]
    assert request.get(f"{visit.address}/api/me").json()["player"] is None
