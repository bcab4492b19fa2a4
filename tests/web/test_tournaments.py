"""A club's organiser opens a tournament and plays its first round, on a telephone; and leads one through its rounds."""

from playwright.sync_api import expect

from .conftest import Visitor
from .visit import NARROW


def test_an_organiser_opens_a_tournament_and_plays(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, touch=True).go("/tournaments")
    assert ada.faults() == []
    ada.sign_up("Cup Ada")
    ada.go("/tournaments")
    part = ada.page.get_by_test_id
    part("new-tournament").click()
    part("tournament-name").fill("Spring Cup")
    part("tournament-game").select_option("pocket_mars")
    part("rulings").locator("summary").click()
    part("rulings").locator(".pick").nth(1).click()
    part("tournament-game").select_option("jump_drive")
    part("tournament-bye").select_option("half")
    part("tournament-wait").select_option("10")
    part("option-first_game-true").check(force=True)
    assert ada.faults() == []
    part("open-tournament").click()
    expect(part("tournament-title")).to_have_text("Spring Cup")
    expect(ada.page.locator(".about")).to_contain_text("First game")
    part("enter").click()
    expect(part("entered")).to_be_visible()
    part("add-bot").click()
    expect(part("entrants").get_by_role("listitem")).to_have_count(2)
    assert ada.faults() == []
    part("begin").click()
    expect(part("standing")).to_have_count(2)
    assert ada.faults() == []
    part("to-my-table").first.click()
    ada.table.part("hand-card").first.wait_for()
    ada.go("/mine")
    expect(part("my-tournaments")).to_contain_text("Round 1 of")


def test_an_organiser_leads_one_by_invitation_through_its_rounds(visitor: Visitor) -> None:
    ada, ben = visitor(language="pl"), visitor(size=NARROW, touch=True, language="pl")
    cleo = visitor(language="pl")
    for visit, name in ((ada, "Ala"), (ben, "Bolek"), (cleo, "Celina")):
        visit.sign_up(name)
    terms = {"game": "jump_drive", "name": "Puchar", "seats": 2, "rounds": 3, "pause": -1, "private": True}
    opened = ada.context.request.post(f"{ada.address}/api/tournaments", data=terms).json()["id"]
    path, part, bens = f"/tournament/{opened}", ada.page.get_by_test_id, ben.page.get_by_test_id
    ada.go(path)
    former = part("invite-link").input_value()
    assert former.startswith(f"{ada.address}{path}#")  # no server on the way is told the code
    part("invite-anew").click()
    expect(part("invite-link")).not_to_have_value(former)
    link = part("invite-link").input_value()
    assert ada.faults() == []

    ben.page.goto(former)
    bens("enter").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    assert len(ben.troubles) == 1
    ben.troubles.clear()
    ben.page.goto(link)
    bens("enter").click()
    expect(bens("entered")).to_be_visible()
    assert ben.faults() == []
    invited = {"invite": link.partition("#")[2]}
    entering = f"{ada.address}/api/tournaments/{opened}/enter"
    assert cleo.context.request.post(entering, data=invited).ok
    part("enter").click()
    part("add-bot").click()
    expect(part("entrants").get_by_role("listitem")).to_have_count(4)
    part("begin").click()
    expect(part("standing")).to_have_count(4)

    bens("rest").click()
    expect(bens("rest")).to_have_text("Zagraj w następnej rundzie")
    organise = part("organise")
    tables = organise.locator(".each[role=group]")
    organise.locator("summary").first.click()
    for left in (1, 0):
        end = tables.first.get_by_role("button").nth(left)
        end.click()
        end.click()
        expect(tables).to_have_count(left)
    expect(part("next-round")).to_be_visible()
    part("organise-players").locator("summary").click()
    remove = part("organise-players").locator(".each").filter(has_text="Celina").get_by_test_id("remove")
    remove.click()
    assert ada.faults() == []
    remove.click()
    expect(part("organise-players").locator(".each")).to_have_count(3)
    part("next-round").click()
    expect(part("round-2").locator("[data-kind=rest]")).to_contain_text("Bolek")
    expect(part("round-2").locator("[data-kind=playing]")).to_have_count(1)
    assert ada.faults() == []

    expect(bens("round-2")).to_be_visible()
    bens("withdraw").click()
    assert ben.faults() == []
    bens("withdraw-sure").click()
    expect(bens("withdraw")).to_have_count(0)
    expect(bens("standings").locator(".you .faint")).to_be_visible()  # they are said to be out
    assert ben.faults() == []


def test_two_bots_have_two_names_and_a_cross_table_tells_who_beat_whom(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, touch=True)
    name = ada.sign_up("Ada")
    terms = {"game": "jump_drive", "name": "Cup", "seats": 3, "system": "round-robin", "pause": -1}
    opened = ada.context.request.post(f"{ada.address}/api/tournaments", data=terms).json()["id"]
    ada.go(f"/tournament/{opened}")
    part = ada.page.get_by_test_id
    part("enter").click()
    for count in (2, 3):
        part("which-bot").select_option("random")
        part("add-bot").click()
        expect(part("entrants").get_by_role("listitem")).to_have_count(count)
    expect(part("entrants").get_by_role("listitem")).to_have_text([name, "Random 1", "Random 2"])
    part("begin").click()
    part("to-my-table").first.click()
    ada.table.part("hand-card").first.wait_for()
    table = ada.page.url.rpartition("/")[2]
    assert ada.context.request.post(f"{ada.address}/api/tables/{table}/resign", data={}).ok
    told = f"{ada.address}/api/tournaments/{opened}"
    ada.until(
        lambda: ada.context.request.get(told).json()["tournament"]["status"] == "over",
        "the bots play on to the end",
    )
    ada.go(f"/tournament/{opened}")
    lines = part("cross-line")
    expect(lines.last).to_contain_text(name)
    expect(lines.last.get_by_role("cell")).to_have_text(["0", "0", ""])
    expect(lines.first.get_by_role("cell")).to_have_text(["", "½", "1"])
    assert part("cross").evaluate("box => box.scrollWidth <= box.clientWidth")
    assert ada.faults() == []


def test_a_duplicate_tournament_shows_each_seat_at_all_tables(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, touch=True)
    name = ada.sign_up("Ada")
    ada.go("/tournaments")
    part = ada.page.get_by_test_id
    part("new-tournament").click()
    part("tournament-name").fill("Same for all")
    part("tournament-game").select_option("jump_drive")
    part("tournament-system-duplicate").check(force=True)
    expect(part("tournament-rated")).to_have_count(0)
    expect(part("tournament-bye")).to_have_value("half")
    part("tournament-rounds").select_option("2")
    part("tournament-pause").select_option("-1")
    assert ada.faults() == []
    part("open-tournament").click()
    expect(ada.page.locator(".about")).to_contain_text("Duplicate, 2 at a table")
    part("enter").click()
    for count in (2, 3, 4):
        part("which-bot").select_option("random")
        part("add-bot").click()
        expect(part("entrants").get_by_role("listitem")).to_have_count(count)
    part("begin").click()
    expect(part("round-closed")).to_be_visible()
    expect(part("traveller")).to_have_count(0)
    assert ada.faults() == []
    opened = ada.page.url.rpartition("/")[2]
    told = f"{ada.address}/api/tournaments/{opened}"
    table = ada.context.request.get(told).json()["tournament"]["table"]
    assert ada.context.request.post(f"{ada.address}/api/tables/{table}/resign", data={}).ok
    expect(part("traveller-cell")).to_have_count(4, timeout=30_000)
    expect(part("round-closed")).to_have_count(0)
    expect(part("traveller").locator(".you")).to_contain_text(name)
    expect(part("standing").filter(has_text=name)).to_contain_text("0")
    expect(part("tournament-table").filter(has_text=name)).to_contain_text("0 of 100")
    assert part("traveller").evaluate("box => box.scrollWidth <= box.clientWidth")
    assert ada.faults() == []
