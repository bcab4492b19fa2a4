"""Who sits where, on the page: an invitation, a name chosen before sitting down, a seat that moves or comes back."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .player import Player
from .test_people import named, open_table
from .visit import NARROW

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_a_guest_is_invited_moves_leaves_and_comes_back(visitor: Visitor) -> None:
    ada, ben, phone = visitor(), visitor(), visitor(size=NARROW, touch=True)
    ada.go()
    named(ada, "Ada")
    link = open_table(ada)
    # An address that every computer takes for itself is no invitation.
    expect(ada.page.get_by_test_id("local-link")).to_contain_text("--host 0.0.0.0")
    assert ada.faults() == []
    ben.page.goto(link)
    expect(ben.page.get_by_test_id("table-title")).to_have_text("Friday")
    assert ben.context.cookies() == []
    # Nobody sits down without a name, or under one that reads like another's.
    ben.page.get_by_test_id("join").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Choose a name first")
    expect(ben.page.get_by_test_id("guest-name")).to_be_focused()
    ben.page.keyboard.type("ADA")
    ben.page.get_by_test_id("join").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("reads like Ada")
    assert ben.faults() == [
        "console: Failed to load resource: the server responded with a status of 409 (Conflict)"
    ]
    ben.troubles.clear()
    ben.page.get_by_test_id("guest-name").fill("Ben 👩‍🚀")
    ben.page.get_by_test_id("join").click()
    asked = ben.table.question("start-discard")
    hand = ben.table.cards("hand-card")
    assert asked and hand
    Player(ben.table, 1).answer()

    # The same seat on a telephone, by a code.
    ben.go()
    ben.page.get_by_test_id("open-recovery").click()
    code = ben.page.get_by_test_id("my-code").inner_text()
    phone.go()
    phone.page.get_by_test_id("open-recovery").click()
    assert phone.faults() == []
    phone.page.get_by_test_id("type-code").fill(code)
    phone.page.get_by_test_id("use-code").click()
    expect(phone.page.get_by_test_id("recovered")).to_contain_text("Ben 👩‍🚀")
    expect(phone.page.get_by_test_id("my-code")).not_to_have_text(code)
    assert phone.faults() == []
    phone.page.get_by_test_id("close").click()
    expect(phone.page.get_by_test_id("my-name")).to_have_value("Ben 👩‍🚀")
    phone.page.get_by_test_id("continue").click()
    phone.table.part("hand-card").first.wait_for()
    Player(ada.table, 1).answer()
    phone.table.question("action")

    # A bot keeps the seat while its player is gone; the log says who did what.
    phone.page.get_by_test_id("leave").click()
    phone.page.get_by_test_id("leave-yes").click()
    ada.page.get_by_test_id("seat-bot").click()
    expect(ada.page.get_by_test_id("seat")).not_to_contain_text("Ben")
    assert any("Ben" in line for line in ada.table.log())
    phone.page.get_by_test_id("continue").click()
    phone.table.part("my-seat").wait_for()
    expect(ada.page.get_by_test_id("seat")).to_contain_text("Ben")
    assert set(phone.table.cards("hand-card")) <= set(hand)


def test_on_a_telephone_nothing_lies_under_the_note_that_somebody_has_left(visitor: Visitor) -> None:
    ada, ben = visitor(size=NARROW, touch=True), visitor()
    ada.go()
    named(ada, "Ada")
    link = open_table(ada)
    ben.go()
    named(ben, "Ben")
    ben.page.goto(link)
    ben.page.get_by_test_id("join").click()
    ben.table.question("start-discard")
    ada.table.question("start-discard")
    ben.page.get_by_test_id("leave").click()
    ben.page.get_by_test_id("leave-yes").click()
    note = ada.page.get_by_test_id("has-left")
    expect(note).to_be_visible()
    under = note.evaluate("""note => {
        const { top, bottom } = note.getBoundingClientRect();
        return [...document.querySelectorAll("header, [data-testid=seat], [data-testid=question]")].filter(other => {
            const box = other.getBoundingClientRect();
            return box.top < bottom - 1 && box.bottom > top + 1;
        }).map(other => other.className);
    }""")
    assert under == []
    assert ada.faults() == []
