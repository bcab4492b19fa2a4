"""A deal that can be proved, on the page: its seal and a salt before the game, the check of all of it at the end."""

import random

import httpx
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.server.people import Seat, play_on
from tests.server.server_process import NetworkLine

from .conftest import Visitor


def sit(address: str, table: str, cookie: str) -> Seat:
    """Connect to a running table as who has this cookie."""
    socket = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    seat = Seat(NetworkLine(connect(socket, additional_headers={"Cookie": cookie}, legacy=True)))
    seat.hear_until(lambda message: message["type"] == "update")
    return seat


def test_a_seal_is_shown_before_the_game_and_fits_at_its_end(visitor: Visitor) -> None:
    ada, ben = visitor(), httpx.Client()
    ada.open("/api/tables", {"game": "jump_drive", "seats": 2})
    table = ada.page.url.rpartition("/")[2]
    seal = ada.page.get_by_test_id("seal").input_value()
    assert len(seal) == 64
    expect(ada.page.get_by_test_id("seal-short")).to_have_text(f"{seal[:8]} … {seal[-8:]}")
    ada.page.get_by_test_id("deal-more").click()
    ada.page.get_by_test_id("salt").fill("green tea")
    ada.page.get_by_test_id("add-salt").click()
    expect(ada.page.get_by_test_id("add-salt")).to_have_text("Added")
    assert ada.faults() == []
    joined = ben.post(f"{ada.address}/api/tables/{table}/join", json={"name": "Ben", "salt": "coffee"})
    cookies = ["; ".join(f"{each['name']}={each['value']}" for each in ada.context.cookies())]
    cookies.append("; ".join(f"{name}={value}" for name, value in ben.cookies.items()))
    assert joined.status_code == 200
    assert play_on([sit(ada.address, table, cookie) for cookie in cookies], random.Random(4))
    ada.page.get_by_test_id("check-deal").click()
    results = ada.page.get_by_test_id("deal-results").locator("li")
    expect(results).to_have_count(4)
    assert results.evaluate_all("all => all.map(one => one.dataset.holds)") == ["true"] * 4
    window = ada.page.get_by_test_id("deal-check")
    for told in ("green tea", "coffee", seal[:8], f"cosmodrome verify-deal jump_drive-{table}.jsonl"):
        expect(window).to_contain_text(told)
    assert ada.faults() == []
