"""What people settle at a table, by clicks: a pause, more time, holidays, who may talk, whom one reads."""

import os

import pytest
from playwright.sync_api import Page, expect

from cosmodrome.games.catalogue import GAMES

from .conftest import Visitor
from .player import Finger, Player
from .visit import NARROW, PAINT, Visit

DAYS = {"kind": "days", "days": 2, "holidays": 3}


def named(visit: Visit, name: str) -> str:
    """Somebody with this name; gives who that is."""
    told = visit.context.request.post(f"{visit.address}/api/me", data={"name": name})
    return str(told.json()["player"]["id"])


def opened(host: Visit, *guests: Visit, **more: object) -> str:
    """A table of these people."""
    tables = f"{host.address}/api/tables"
    wanted = {"game": "race", "seats": max(2, 1 + len(guests))} | more
    made = host.context.request.post(tables, data=wanted)
    assert made.ok, made.text()
    table = made.json()["id"]
    for guest in guests:
        assert guest.context.request.post(f"{tables}/{table}/join", data={}).ok
    return str(table)


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        page.evaluate(PAINT)
        page.wait_for_timeout(500)
        page.screenshot(path=f"{folder}/{name}.png")


def test_a_pause_more_time_and_holidays_by_consent(visitor: Visitor) -> None:
    ada, ben = visitor(language="es"), visitor(size=NARROW, language="pl")
    named(ada, "Ada")
    named(ben, "Ben")
    other = opened(ada, ben, name="Reloj", time={"kind": "days", "days": 1})
    table = opened(ada, ben, name="Klub", time=DAYS)
    for visit in (ada, ben):
        visit.go(f"/table/{table}")
        visit.table.question("start-discard")
    here, there = ada.page.get_by_test_id, ben.page.get_by_test_id

    def wish(visit: Visit, what: str) -> None:
        visit.page.get_by_test_id("open-time").click()
        visit.page.get_by_test_id(what).click()
        visit.page.keyboard.press("Escape")

    expect(ben.page).to_have_title("● Twoja kolej · Klub · Cosmodrome")
    wish(ada, "wish-pause")
    expect(there("motion")).to_have_text("Prośba o przerwę: Ada")
    expect(ben.page).to_have_title("● Ktoś cię prosi · Klub · Cosmodrome")
    expect(ada.page).to_have_title("● Te toca · Klub · Cosmodrome")
    shot(ben.page, "wish-narrow")
    assert ben.faults() == []
    there("decline").click()
    expect(here("motion")).to_have_count(0)
    expect(ben.page).to_have_title("● Twoja kolej · Klub · Cosmodrome")

    wish(ada, "wish-pause")
    there("agree").click()
    for part in (here, there):
        expect(part("paused")).to_be_visible()
        expect(part("seat-time").first).to_have_attribute("data-runs", "false")
    shot(ben.page, "paused-narrow")
    wish(ben, "wish-go-on")
    expect(ada.page).to_have_title("● Te preguntan · Klub · Cosmodrome")
    shot(ada.page, "go-on-wide")
    assert ada.faults() == []
    # In her list it says for what she is wanted; there are two days at one table, one at the other.
    ada.go("/mine")
    rows = here("ui-mine-waiting").get_by_test_id("table-row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Reloj")
    expect(rows.first.get_by_test_id("time-left")).to_contain_text("23:59:")
    expect(rows.last).to_contain_text("¿Seguir?")
    shot(ada.page, "mine-wide")
    assert ada.faults() == []
    rows.last.get_by_test_id("continue").click()
    here("agree").click()
    expect(there("paused")).to_have_count(0)

    wish(ben, "wish-more")
    here("agree").click()
    expect(here("seat-time").first).to_contain_text("4d 23h")
    here("open-time").click()
    shot(ada.page, "time-wide")
    here("holiday").click()
    ada.page.keyboard.press("Escape")
    clock = ben.page.locator("[data-testid=seat-time][aria-label^=Ada]")
    expect(clock).to_contain_text("⛱")
    wish(ada, "holiday-over")
    expect(clock).not_to_contain_text("⛱")

    # Whoever has answered is led to the table that is most urgent.
    for at in (0, 1):
        ada.table.glowing(at).click()
    here("confirm").click()
    expect(here("next-game")).to_have_attribute("href", f"/table/{other}")
    shot(ada.page, "next-wide")
    here("next-game").click()
    ada.page.wait_for_url(f"**/table/{other}")
    expect(ada.page).to_have_title("● Te toca · Reloj · Cosmodrome")


_UNDER = """chip => {
  const { left, right, top, bottom } = chip.getBoundingClientRect();
  const under = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const beside = look.texts(chip.closest("header, [data-testid=question]"));
  return beside.filter(({ element, boxes }) => !chip.contains(element) && boxes.some(under)).map(({ text }) => text);
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(2)
def test_on_a_telephone_the_way_to_the_next_game_covers_nothing(visitor: Visitor, game: str) -> None:
    ada = visitor(size=NARROW, touch=True, language="es")
    guests = [visitor(language="pl") for _ in range(max(1, min(GAMES[game].meta.seats) - 1))]
    for visit, name in zip((ada, *guests), ("Ada", "Benedictus Maximus", "Cleo", "Dido"), strict=False):
        named(visit, name)
    opened(ada, guests[0])
    ada.go(f"/table/{opened(ada, *guests, game=game)}")
    chip = ada.page.get_by_test_id("next-game")
    if ada.until(lambda: chip.count() or ada.table.asked(), "nothing to do") != 1:
        Player(ada.table, seed=1, hands=Finger()).answer()
    expect(chip).to_be_visible()
    shot(ada.page, f"next-{game}-narrow")
    assert chip.evaluate(_UNDER) == []
    assert ada.faults() == []


def test_who_may_talk_and_whom_one_reads(visitor: Visitor) -> None:
    ada, ben = visitor(size=NARROW, language="es"), visitor(language="pl")
    named(ada, "Ada")
    long = "Benedictus Maximus Magno"
    them = named(ben, long)
    table = opened(ada, ben)
    # Once this browser itself kept whom its reader did not want to read.
    ada.go("/readyz")
    ada.page.evaluate("them => (localStorage['cosmodrome-muted'] = JSON.stringify([them]))", them)
    with ada.page.expect_response("**/api/me/mutes") as told:
        ada.go(f"/table/{table}")
    assert [each["player"] for each in told.value.json()] == [them]
    ada.page.wait_for_function("() => !('cosmodrome-muted' in localStorage)")
    here, there = ada.page.get_by_test_id, ben.page.get_by_test_id
    # Unfolded, a seat tells the whole name.
    name = here("seat").locator(".fold .name")
    cut = "node => node.scrollWidth > node.clientWidth"
    assert name.evaluate(cut)
    here("seat").locator(".fold").click()
    assert name.text_content() == long and not name.evaluate(cut)
    shot(ada.page, "whole-name")
    assert ada.faults() == []
    here("seat").locator(".fold").click()
    ben.go(f"/table/{table}")
    there("open-chat").click()
    expect(there("chat-closed")).to_be_visible()
    here("open-chat").click()
    here("guests-talk").check()
    there("chat-line").fill("cześć")
    there("send-line").click()
    expect(here("line")).not_to_contain_text("cześć")
    here("about-line").click()
    shot(ada.page, "chat-acts")
    assert ada.faults() == []
    here("mute").click()
    expect(here("line")).to_contain_text("cześć")
    here("about-line").click()
    here("befriend").click()
    expect(here("befriend")).to_have_attribute("aria-pressed", "true")
    here("about-line").click()

    # A note is for oneself, and is there again.
    here("tab-note").click()
    here("note").fill("juega rápido")
    with ada.page.expect_response("**/note"):
        here("tab-wrong").click()
    here("report-about").select_option(label=long)
    here("mute-seat").click()
    expect(here("mute-seat")).to_have_text("Mostrar otra vez")
    shot(ada.page, "seat-acts")
    assert ada.faults() == []
    here("block").click()
    here("tab-chat").click()
    expect(here("line")).to_have_count(0)
    ada.page.reload()
    here("open-chat").click()
    here("tab-note").click()
    expect(here("note")).to_have_value("juega rápido")
    shot(ada.page, "note")

    # All of it is taken back in the list of one's games.
    ada.go("/mine")
    expect(here("people")).to_contain_text("Ben")
    shot(ada.page, "people")
    assert ada.faults() == []
    here("unmute").click()
    expect(here("unmute")).to_have_count(0)
    here("people").get_by_test_id("block").click()
    expect(here("people")).to_have_count(0)


def test_the_lobby_is_looked_through_and_the_host_keeps_order(visitor: Visitor) -> None:
    ada, ben = visitor(language="pl"), visitor(size=NARROW, language="es")
    named(ada, "Ada")
    named(ben, "Ben")
    here, there = ada.page.get_by_test_id, ben.page.get_by_test_id
    closed = opened(ada, name="Cerrada", private=True)
    assert closed
    tables = {
        name: opened(ada, name=name, game=game, seats=seats)
        for name, game, seats in (("Uno", "race", 3), ("Dos", "jump_drive", 2), ("Tres", "jump_drive", 3))
    }
    ben.go("/")
    rows = there("table-row")
    for choose, left in (
        (lambda: there("filter-game").select_option("jump_drive"), ["Dos", "Tres"]),
        (lambda: there("filter-seats").select_option("3"), ["Tres"]),
        (lambda: there("filter-game").select_option(""), ["Uno", "Tres"]),
    ):
        choose()
        for name in tables:
            expect(rows.filter(has_text=name)).to_have_count(int(name in left))
    there("filter-free").check()
    shot(ben.page, "filters")
    rows.filter(has_text="Uno").get_by_test_id("join").click()
    ben.page.wait_for_url(f"**/table/{tables['Uno']}")
    expect(there("leave")).to_be_visible()
    ada.go(f"/table/{tables['Uno']}")
    expect(here("fill-bots")).to_be_visible()
    expect(here("free-seat")).to_have_count(0)
    ben.go("/readyz")
    here("free-seat").click()
    expect(here("free-seat")).to_have_count(0)

    # Who has an invitation that was withdrawn is told so.
    ada.go(f"/table/{closed}")
    link = here("invite-link").input_value()
    here("invite-anew").click()
    expect(here("invite-link")).not_to_have_value(link)
    shot(ada.page, "invite")
    assert ada.faults() == []
    ben.page.goto(link)
    there("join").first.click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    shot(ben.page, "not-invited")
    ben.troubles.clear()  # that it was refused
    ben.page.goto(here("invite-link").input_value())
    ben.page.reload()
    there("join").first.click()
    expect(there("join")).to_have_count(0)
    assert ben.faults() == []

    # Two with accounts meet for a rated game by one click each; a guest is shown the way to an account.
    for visit, name in ((ada, "Ada Together"), (ben, "Ben Together")):
        visit.go("/")
        visit.page.get_by_test_id("meet-rated-jump_drive").click()
        expect(visit.page.get_by_role("dialog")).to_be_visible()
        visit.sign_up(name)
        visit.go("/")
        visit.page.get_by_test_id("meet-rated-jump_drive").check()
        visit.page.get_by_test_id("lobby-meet-jump_drive-2").click()
        visit.page.wait_for_url("**/table/*")
    for visit in (ada, ben):
        visit.table.part("hand-card").first.wait_for()
        visit.table.part("rating").first.wait_for()
        shot(visit.page, f"rated-{visit.size['width']}")
        assert visit.faults() == []


def test_two_windows_of_one_player_do_not_fight(visitor: Visitor) -> None:
    """Each tells the server once how its reader wants to be asked, and again when they change it there."""
    ada, same = visitor(single="always"), visitor(single="ask")
    named(ada, "Ada")
    table = opened(ada, bots={"1": "greedy"}, seats=2)
    same.context.add_cookies(ada.context.cookies())
    told: list[str] = []
    for visit in (ada, same):
        visit.page.on("request", lambda request: told.append(request.url) if "/skip" in request.url else None)

    def skips() -> bool:
        return bool(ada.context.request.get(f"{ada.address}/api/tables/{table}").json()["skips"])

    with ada.page.expect_response("**/skip"):
        ada.go(f"/table/{table}")
    same.go(f"/table/{table}")
    same.table.question()
    same.page.wait_for_timeout(400)
    assert len(told) == 1 and skips()

    def choose(page: Page, single: str) -> None:
        page.get_by_test_id("open-settings").click()
        page.get_by_test_id(f"single-{single}").dispatch_event("click")
        page.keyboard.press("Escape")

    # In another tab of the same browser what is set there holds at once.
    tab = ada.context.new_page()
    tab.goto(f"{ada.address}/")
    with ada.page.expect_response("**/skip"):
        choose(tab, "page")
    assert not skips()
    with same.page.expect_response("**/skip"):
        choose(same.page, "always")
    ada.page.reload()
    ada.table.question()
    ada.page.wait_for_timeout(400)
    assert len(told) == 3 and skips()
