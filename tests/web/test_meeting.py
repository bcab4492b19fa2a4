"""Two strangers: one click brings them together, one gives up, and both play once more."""

import re

from playwright.sync_api import expect

from .conftest import Visitor
from .visit import NARROW, Visit


def meet(visit: Visit, path: str = "/") -> None:
    visit.go(path)
    visit.page.get_by_test_id("lobby-meet-jump_drive-2").click()
    visit.page.wait_for_url("**/table/*")


def test_strangers_meet_one_gives_up_and_both_play_once_more(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, touch=True)
    meet(ada)
    expect(ada.page.get_by_test_id("waiting")).to_contain_text("One seat is still free")
    expect(ada.page).to_have_title("Waiting for players · Jump Drive · Cosmodrome")
    meet(ben)
    for visit in (ada, ben):
        visit.table.part("hand-card").first.wait_for()
    first = ada.page.url

    ada.page.get_by_test_id("leave").click()
    ada.page.get_by_test_id("resign").click()
    assert ada.faults() == []
    ada.page.get_by_test_id("resign-yes").click()
    for visit, title in ((ada, "wins"), (ben, "You won!")):
        window = visit.table.part("final-breakdown")
        expect(window.get_by_role("heading", level=2)).to_contain_text(title)
        expect(window.get_by_test_id("early-end")).to_contain_text("Resigned")
        assert visit.faults() == []

    # The first who asks opens the next table; the other is told so and comes with one click.
    ben.page.get_by_test_id("again").click()
    expect(ben.page.get_by_test_id("waiting")).to_be_visible()
    expect(ada.table.part("again-told")).to_be_visible()
    ada.table.part("final-breakdown").get_by_test_id("close").click()
    ada.page.get_by_test_id("again-join").click()
    for visit in (ada, ben):
        visit.page.wait_for_url(lambda url: url != first)
        visit.table.part("hand-card").first.wait_for()
        assert visit.faults() == []

    # Both agree to leave it at that.
    ben.page.get_by_test_id("leave").click()
    ben.page.get_by_test_id("end-early").click()
    ada.page.get_by_test_id("agree").click()
    expect(ben.table.part("early-end")).to_contain_text("without a result")


def test_who_resigned_is_called_by_their_own_name_whoever_sits_there_now(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor()
    asked = {"game": "jump_drive", "seats": 3, "bots": {"2": "greedy"}}
    for visit, name in ((ada, "Adela"), (ben, "Benito")):
        assert visit.context.request.post(f"{ada.address}/api/me", data={"name": name}).ok
    table = ada.context.request.post(f"{ada.address}/api/tables", data=asked).json()["id"]

    assert ben.context.request.post(f"{ada.address}/api/tables/{table}/join", data={}).ok
    for visit in (ada, ben):
        assert visit.context.request.post(f"{ada.address}/api/tables/{table}/resign", data={}).ok
    ben.go(f"/table/{table}")
    expect(ben.table.part("early-end")).to_contain_text(
        re.compile("Resigned: (Adela and You|You and Adela)\\.")
    )
