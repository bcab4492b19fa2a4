"""Who sits where, on the page: an invitation, a name chosen before sitting down, a seat that moves or comes back."""

import re

from playwright.sync_api import Route, expect

from .conftest import Visitor
from .line import Line
from .player import Player
from .served import Served
from .test_people import named, open_table
from .visit import NARROW


def test_a_guest_is_invited_moves_leaves_and_comes_back(visitor: Visitor) -> None:
    ada, ben, phone = visitor(), visitor(), visitor(size=NARROW, touch=True)
    named(ada, "Ada")
    link = open_table(ada)
    # An address that every computer takes for itself is no invitation.
    expect(ada.page.get_by_test_id("local-link")).to_contain_text("--host 0.0.0.0")
    assert ada.faults() == []
    ben.page.goto(link)
    expect(ben.page.get_by_test_id("table-title")).to_have_text("Friday")
    assert ben.context.cookies() == []
    # A name is given; nobody sits down without one, or under one that reads like another's.
    expect(ben.page.get_by_test_id("guest-name")).to_have_value(re.compile(r"^[A-Z][a-z]+ \d+$"))
    ben.page.get_by_test_id("guest-name").fill("")
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
    named(ada, "Ada")
    link = open_table(ada)
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


def test_friends_are_invited_unless_said_otherwise_and_read_to_what(visitor: Visitor) -> None:
    ada, ben, eve = visitor(), visitor(size=NARROW, touch=True), visitor()
    named(ada, "Ada")
    ada.page.get_by_test_id("hello-friends").click()
    expect(ada.page.get_by_test_id("private")).to_be_checked()
    ada.page.get_by_test_id("unwatched").check()
    ada.page.get_by_test_id("create").click()
    link = ada.page.get_by_test_id("invite-link").input_value()
    assert "#" in link
    for visit in (ben, eve):
        visit.page.goto(link)
        part = visit.page.get_by_test_id
        expect(part("invited")).to_have_text("Ada invites you to Race for the Galaxy")
        expect(part("about-game")).to_contain_text("About 20 minutes")
        expect(part("told-unwatched")).to_be_visible()
        expect(part("invite-link")).to_have_count(0)
    ways = ben.page.get_by_role("main").get_by_role("button")
    loudest = ways.evaluate_all(
        "all => all.toSorted((a, b) => b.offsetHeight - a.offsetHeight)[0].dataset.testid"
    )
    assert loudest == "join"
    expect(ben.page.get_by_test_id("guest-name")).not_to_have_value("")
    ben.page.get_by_test_id("join").click()
    ben.table.question("start-discard")
    expect(ada.page.get_by_test_id("unwatched-table")).to_be_visible()
    # Who waited beside them is told why there is nothing to see.
    expect(eve.page.get_by_role("heading")).to_contain_text("Only those who play see this game")
    eve.page.reload()
    expect(eve.page.get_by_role("heading")).to_contain_text("Only those who play see this game")
    refused = "console: Failed to load resource: the server responded with a status of 403 (Forbidden)"
    assert eve.faults() == [refused]
    eve.troubles.clear()
    ada.go()
    ada.page.get_by_test_id("new-table").click()
    expect(ada.page.get_by_test_id("private")).not_to_be_checked()
    ada.page.keyboard.press("Escape")
    # While a game of hers goes on she finds the same way to her friends.
    expect(ada.page.get_by_test_id("continue").first).to_be_visible()
    ada.page.get_by_test_id("hello-friends").click()
    expect(ada.page.get_by_test_id("private")).to_be_checked()


def test_who_is_put_out_of_a_seat_elsewhere_is_told(visitor: Visitor) -> None:
    ada, other = visitor(), visitor()
    ada.play(bots=2, seed=5)
    code = ada.page.request.get(f"{ada.address}/api/me/code").json()["code"]
    expect(ada.page.get_by_test_id("put-out")).to_have_count(0)
    other.go()
    assert other.page.request.post(f"{ada.address}/api/me/recover", data={"code": code}).ok
    expect(ada.page.get_by_test_id("put-out")).to_contain_text("You do not sit here any more")


def test_whose_seat_a_bot_has_is_told_and_takes_it_back(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor()
    named(ada, "Ada")
    ben.page.goto(open_table(ada))
    ben.page.get_by_test_id("join").click()
    ben.table.question("start-discard")
    # He leaves elsewhere, while this page stays open, and the host lets a bot play on.
    table = ben.page.url.rsplit("/", 1)[1]
    assert ben.page.request.post(f"{ben.address}/api/tables/{table}/leave", data={}).ok
    ada.page.get_by_test_id("seat-bot").click()
    expect(ben.page.get_by_test_id("put-out")).to_contain_text("A bot has your seat now")
    ben.page.get_by_test_id("take-seat").click()
    expect(ben.page.get_by_test_id("put-out")).to_have_count(0)
    ben.table.part("my-seat").wait_for()
    assert ben.faults() == []


def test_who_sits_down_before_a_name_has_come_has_that_name(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor()
    named(ada, "Ada")
    held: list[Route] = []
    ben.page.route("**/api/names/free", lambda route: held.append(route))
    ben.page.goto(open_table(ada))
    ben.page.get_by_test_id("join").click()
    assert ben.page.get_by_test_id("guest-name").input_value() == ""
    assert len(held) == 1
    held[0].continue_()
    ben.table.question("start-discard")
    ben.page.unroute("**/api/names/free")
    assert ben.faults() == []


def test_whose_seat_the_host_has_freed_is_told(visitor: Visitor, line: Line, served: Served) -> None:
    ada, ben = visitor(), visitor()
    named(ada, "Ada")
    ada.page.get_by_test_id("new-table").click()
    ada.page.get_by_test_id("seats-3").check(force=True)
    ada.page.get_by_test_id("create").click()
    link = ada.page.get_by_test_id("invite-link").input_value()
    ben.page.goto(link.replace(served.address, line.address))
    ben.page.get_by_test_id("join").click()
    expect(ben.page.get_by_test_id("join")).to_have_count(0)
    line.cut()
    ada.page.get_by_test_id("free-seat").click()
    line.mend()
    expect(ben.page.get_by_test_id("put-out")).to_contain_text("your seat was freed", timeout=20_000)
    expect(ben.page.get_by_test_id("take-seat")).to_have_count(0)
    expect(ben.page.get_by_test_id("join")).to_be_visible()
    ben.troubles.clear()


def test_an_account_is_asked_before_it_sits_down_under_another_name(visitor: Visitor) -> None:
    ada, zoe = visitor(), visitor()
    name = zoe.sign_up("Zulmira")
    named(ada, "Ada")
    link, part = open_table(ada), zoe.page.get_by_test_id
    zoe.page.goto(link)
    for answer in ("rename-no", "rename-yes"):
        part("guest-name").fill("Zenaide")
        part("join").click()
        expect(part("rename")).to_contain_text(f"{name} stays yours")
        part(answer).click()
        expect(part("rename")).to_have_count(0)
        if answer == "rename-no":
            expect(part("guest-name")).to_have_value(name)
    zoe.table.question("start-discard")
    assert zoe.context.request.get(f"{zoe.address}/api/me").json()["player"]["name"] == "Zenaide"
    assert zoe.faults() == []


def test_before_a_game_with_bots_no_waiting_room_is_shown(visitor: Visitor) -> None:
    ada = visitor().go()
    ada.page.evaluate("""() => {
        globalThis.waited = 0;
        new MutationObserver(() => { globalThis.waited += document.querySelectorAll("[data-testid=waiting]").length; })
            .observe(document.body, { childList: true, subtree: true });
    }""")
    ada.page.get_by_test_id("lobby-play-race-1").click()
    ada.table.part("hand-card").first.wait_for()
    assert ada.page.evaluate("globalThis.waited") == 0
