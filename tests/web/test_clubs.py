"""Clubs on the page: one is made, joined by link and by asking, somebody is put out, and a season is played."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from .axe import in_both_themes
from .conftest import Visitor
from .test_layout import TABLETS
from .test_touch import small
from .visit import NARROW, WIDE, Visit


def posted(visit: Visit, path: str, body: dict[str, Any] | None = None) -> Any:
    said = visit.context.request.post(f"{visit.address}/api{path}", data=body or {})
    assert said.ok, said.text()
    return said.json()


def path_of(link: str) -> str:
    return re.sub(r"^https?://[^/]+", "", link)


def fine(visit: Visit) -> None:
    assert in_both_themes(visit.page) + visit.faults() == []


def made(visit: Visit, name: str, about: str = "") -> str:
    """A club, by the page; gives its address."""
    at = visit.page.get_by_test_id
    visit.go("/clubs")
    at("new-club").click()
    at("club-name").fill(name)
    at("club-about").fill(about)
    fine(visit)
    at("club-save").click()
    expect(at("club-title")).to_have_text(name)
    return path_of(visit.page.url)


def evening(visit: Visit, other: Visit, club: str, season: str) -> None:
    """A tournament of the club of one round, in which the other resigns."""
    terms = {"game": "jump_drive", "name": "Evening", "seats": 2, "rounds": 1, "club": club, "season": season}
    opened = posted(visit, "/tournaments", terms)["id"]
    for each in (visit, other):
        posted(each, f"/tournaments/{opened}/enter")
    shown = posted(visit, f"/tournaments/{opened}/next")
    posted(other, f"/tables/{shown['rounds'][0]['tables'][0]['table']}/resign")
    posted(visit, f"/tournaments/{opened}/next")


def test_a_club_is_made_joined_and_led(visitor: Visitor) -> None:
    ada, ben, cleo = visitor(), visitor(language="es"), visitor(size=NARROW, touch=True, language="pl")
    names = [visit.sign_up(name) for visit, name in ((ada, "Ada"), (ben, "Ben"), (cleo, "Cleo"))]
    ada.go()
    at, bens, cleos = (visit.page.get_by_test_id for visit in (ada, ben, cleo))
    at("clubs").click()
    path = made(ada, f"Thursday of {names[0]}", "We play at eight.")
    fine(ada)

    # By its link one is in at once.
    at("club-share").click()
    link = path_of(at("club-link").input_value())
    ben.go(link)
    bens("club-join").click()
    expect(bens("club-facts")).to_contain_text("Tú: miembro")
    ben.until(lambda: path_of(ben.page.url) == path, "the club's own address")
    expect(bens("club-member")).to_have_count(2)
    expect(bens("club-run")).to_have_count(0)
    fine(ben)

    # Else one asks.
    cleo.go("/clubs")
    cleos("club-row").filter(has_text="Thursday of").get_by_test_id("to-club").first.click()
    cleo.go(path)
    cleos("club-join").tap()
    expect(cleos("club-ask-back")).to_be_visible()
    assert small(cleo) == []
    fine(cleo)
    ada.page.reload()
    expect(at("club-waiting")).to_be_visible()
    fine(ada)
    at("club-waiting").get_by_test_id("ui-club-let-in").click()
    expect(at("club-member")).to_have_count(3)

    # The owner makes a host, who puts somebody out.
    at("club-member").filter(has_text=names[1]).get_by_test_id("ui-club-make-host").click()
    expect(at("club-member").filter(has_text=names[1])).to_contain_text("host")
    ben.page.reload()
    put_out = bens("club-member").filter(has_text=names[2]).get_by_test_id("ui-club-put-out")
    put_out.click()
    expect(put_out).to_have_text("Sí, hazlo")
    put_out.click()
    expect(bens("club-member")).to_have_count(2)
    bens("club-out").locator("summary").click()
    expect(bens("club-out")).to_contain_text(names[2])
    fine(ben)
    cleo.go(path)
    expect(cleos("club-unwanted")).to_be_visible()
    expect(cleos("club-join")).to_have_count(0)
    cleos("club-report").tap()
    cleos("club-report-note").fill("look")
    fine(cleo)
    cleos("club-report-send").tap()
    expect(cleos("club-reported")).to_be_visible()

    # Unlisted, and without its link, it is as if it had never been.
    at("club-edit").click()
    at("club-unlisted").check()
    at("club-save").click()
    expect(at("club-facts")).to_contain_text("Unlisted")
    cleo.go(link)
    expect(cleos("club-hidden")).to_be_visible()
    fine(cleo)
    at("club-back").click()
    expect(at("club-share")).to_be_visible()
    for lost in (link, path):
        cleo.go(lost)
        expect(cleos("club-lost")).to_have_text("Nie ma takiego klubu.")
    assert len(cleo.troubles) == 2
    cleo.troubles.clear()

    # A host leaves; the owner closes it.
    ben.page.get_by_test_id("ui-club-leave").click()
    ben.page.get_by_test_id("ui-club-leave").click()
    ben.page.wait_for_url("**/clubs")
    at("ui-club-close").click()
    fine(ada)
    at("ui-club-close").click()
    ada.page.wait_for_url("**/clubs")
    expect(ada.page.locator("main")).not_to_contain_text(f"Thursday of {names[0]}")


def test_a_season_is_played_and_its_table_shown(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, touch=True, language="pl")
    names = [visit.sign_up(name) for visit, name in ((ada, "Ada"), (ben, "Ben"))]
    at, bens = ada.page.get_by_test_id, ben.page.get_by_test_id
    path = made(ada, "Fridays")
    club = path.rpartition("/")[2]
    at("season-name").fill("Winter")
    at("begin-season").click()
    expect(at("season-none")).to_be_visible()
    at("club-share").click()
    link = at("club-link").input_value().rpartition("/")[2]
    posted(ben, f"/clubs/{link}/join")

    # A tournament of the club, from its page.
    at("club-new-tournament").click()
    expect(at("tournament-club")).to_have_value(club)
    expect(at("tournament-season")).not_to_have_value("")
    at("tournament-name").fill("Opening night")
    at("tournament-game").select_option("jump_drive")
    at("tournament-members").check()
    fine(ada)
    at("open-tournament").click()
    expect(at("tournament-title")).to_have_text("Opening night")
    expect(at("tournament-of-club")).to_have_text("Fridays")
    opened = ada.page.url.rpartition("/")[2]
    fine(ada)
    for visit in (ada, ben):
        posted(visit, f"/tournaments/{opened}/enter")
    shown = posted(ada, f"/tournaments/{opened}/next")
    at("tournament-of-club").click()
    expect(at("club-boards").get_by_test_id("table-row")).to_have_count(1)
    fine(ada)
    posted(ben, f"/tables/{shown['rounds'][0]['tables'][0]['table']}/resign")
    posted(ada, f"/tournaments/{opened}/close")
    season = ada.context.request.get(f"{ada.address}/api/clubs/{club}").json()["seasons"][0]["id"]
    for winner, loser in ((ada, ben), (ben, ada)):
        posted(ada, f"/clubs/{club}/name", {"player": id_of(ben), "role": "host"})
        evening(winner, loser, club, season)

    def told() -> bool:
        said = ada.context.request.get(f"{ada.address}/api/clubs/{club}/seasons/{season}").json()
        return len(said["evenings"]) == 3

    ada.until(told, "three evenings")
    ben.go(path)
    expect(bens("season-line")).to_have_count(2)
    expect(bens("season-line").first).to_contain_text(names[0])
    expect(bens("season-line").first).to_contain_text("= 2")
    expect(bens("season-line").last).to_contain_text("= 1")
    expect(bens("club-boards")).to_have_count(0)
    assert small(ben) == []
    fine(ben)


def id_of(visit: Visit) -> str:
    return str(visit.context.request.get(f"{visit.address}/api/me").json()["player"]["id"])


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (TABLETS[0], "es"),
        pytest.param(WIDE, "pl", marks=pytest.mark.again),
        pytest.param(NARROW, "en", marks=pytest.mark.again),
    ],
    ids=["tablet", "wide", "narrow"],
)
def test_a_full_page_fits_every_size(visitor: Visitor, size: ViewportSize, language: str) -> None:
    """With the longest words there can be, and without an account."""
    ada = visitor(size=size, language=language)
    ada.sign_up("Aurelia Konstantyn")
    path = made(ada, "W" * 40, "x" * 400)
    posted(ada, f"/clubs/{path.rpartition('/')[2]}/seasons", {"name": "M" * 40})
    ada.page.reload()
    expect(ada.page.get_by_test_id("season-none")).to_be_visible()
    daily = ada.page.get_by_test_id("club-daily")
    expect(daily.get_by_test_id("daily-none")).to_be_visible()
    expect(daily.get_by_test_id("daily-play-jump_drive")).to_be_visible()
    expect(daily.get_by_test_id("club-daily-begun")).to_contain_text("0")
    fine(ada)
    ada.go("/clubs")
    expect(ada.page.get_by_test_id("ui-clubs-own")).to_be_visible()
    fine(ada)
    eve = visitor(size=size, language=language)
    eve.go(path)
    eve.page.get_by_test_id("club-join").click()
    expect(eve.page.get_by_role("dialog")).to_be_visible()
    eve.go("/clubs")
    at = eve.page.get_by_test_id
    expect(at("ui-clubs-listed")).to_be_visible()
    at("clubs-called").fill("wwww")
    at("clubs-search").click()
    expect(at("club-row").first).to_contain_text("W" * 40)
    fine(eve)
    at("clubs-called").fill("no club is called so")
    at("clubs-search").click()
    expect(at("clubs-not-found")).to_be_visible()
    fine(eve)
    eve.go(f"/player/{id_of(ada)}")
    expect(at("profile-clubs").get_by_role("link")).to_have_attribute("href", path)
    fine(eve)
