"""A seat that a bot kept is its player's again once the game is over, with all that its player may see."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .player import Player
from .score import check_sums
from .test_people import named

pytestmark = pytest.mark.long


def test_after_the_game_a_kept_seat_is_its_player_s(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor()
    for visit, name in ((ada, "Ada"), (ben, "Ben")):
        named(visit, name)
    tables = f"{ada.address}/api/tables"
    table = ada.page.request.post(tables, data={"game": "jump_drive", "seats": 2}).json()["id"]
    ben.go(f"/table/{table}")
    ben.page.get_by_test_id("join").click()
    ben.table.question("start-discard")
    ben.page.get_by_test_id("leave").click()
    ben.page.get_by_test_id("leave-yes").click()

    ada.go(f"/table/{table}")
    ada.table.question("start-discard")
    expect(ada.page.get_by_test_id("has-left")).to_be_visible()
    # Who sits where is drawn by lot.
    seat = int(ada.page.get_by_test_id("seat").get_attribute("data-seat") or -1)
    given = ada.page.request.post(f"{tables}/{table}/bot", data={"seat": seat, "bot": "greedy"})
    assert given.ok, given.text()
    expect(ada.page.get_by_test_id("seat")).not_to_contain_text("Ben")
    Player(ada.table, seed=1).play()
    ada.page.get_by_test_id("final-breakdown").wait_for()

    ben.go(f"/table/{table}")
    rows = check_sums(ben.page)
    assert [row["seat"] for row in rows if row["name"] == "You"] == [seat]
    own = ben.page.get_by_test_id("final-breakdown").locator("section[aria-current=true]")
    expect(own).to_have_attribute("data-seat", str(seat))
    ben.page.get_by_test_id("close").click()
    expect(ben.page.get_by_test_id("my-seat")).to_have_attribute("data-seat", str(seat))
    # To all others it stays the bot's, and nobody else has it.
    assert [row["seat"] for row in check_sums(ada.page) if row["name"] == "You"] == [1 - seat]
    assert ben.faults() == ada.faults() == []
