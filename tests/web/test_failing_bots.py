"""Bots that fail again and again: the page says so, and goes on saying so to whoever loads it again."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .stage import SICK
from .visit import NARROW, WIDE

pytestmark = [pytest.mark.browser, pytest.mark.server]
STAGE = True

SAID = {"en": "do not answer", "es": "no responden", "pl": "nie odpowiadają"}


def test_a_table_whose_bots_fail_says_so(visitor: Visitor) -> None:
    for language, said in SAID.items():
        for size in (WIDE, NARROW):
            visit = visitor(language=language, size=size)
            note = visit.page.get_by_test_id("bots-stopped")
            visit.play(seed=SICK)
            expect(note).to_contain_text(said)
            assert visit.faults() == []
    expect(visit.page.get_by_test_id("question")).to_be_visible()
    visit.page.reload()
    expect(note).to_contain_text(said)
