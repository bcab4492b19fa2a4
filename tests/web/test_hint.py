"""A hint by the keyboard: what a good player would consider, seen where it lies, and nothing chosen by it."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_a_hint_is_asked_for_by_a_key_and_chooses_nothing(visitor: Visitor) -> None:
    ada = visitor()
    table = ada.play(seed=5)
    table.question()
    ada.page.keyboard.press("h")
    answer = table.part("hint-answer").first
    expect(answer).to_be_visible()
    keys = (answer.get_attribute("data-keys") or "").split()
    assert len(keys) == 2 and all(key.startswith("discard:") for key in keys)
    assert ada.page.locator(".advised").count() == 2
    expect(ada.page.locator("[aria-pressed=true][data-card]")).to_have_count(0)
    assert ada.faults() == []
    ada.page.keyboard.press("Escape")
    expect(table.part("hint-panel")).to_have_count(0)
    assert ada.page.locator(".advised").count() == 0 and table.asked()
