"""A club's organiser opens a tournament, and plays its first round, on a telephone."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .visit import NARROW

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_an_organiser_opens_a_tournament_and_plays(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, touch=True)
    ada.go("/tournaments")
    assert ada.faults() == []
    ada.page.evaluate(
        "fetch('/api/account', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name: 'Cup Ada', password: 'correct horse battery'})}).then(() => null)"
    )
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
