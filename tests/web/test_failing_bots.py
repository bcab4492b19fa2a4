"""Bots that fail: the page says so, and goes on saying so to whoever loads it again."""

from playwright.sync_api import expect

from .conftest import Visitor
from .stage import FAINT, SICK
from .visit import NARROW, WIDE

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


REPLACED = {
    "en": "The bot Greedy has failed. Search plays on in its place.",
    "es": "El bot Codicioso ha fallado. Buscador sigue jugando en su lugar.",
    "pl": "Bot Zachłanny zawiódł. Dalej gra za niego Badacz.",
}


def test_who_goes_on_for_a_bot_that_failed_is_told(visitor: Visitor) -> None:
    for language, said in REPLACED.items():
        for size in (WIDE, NARROW):
            visit = visitor(language=language, size=size)
            note = visit.page.get_by_test_id("bot-failed")
            visit.play(seed=FAINT, game="jump_drive")
            expect(note.locator("span")).to_have_text(said)
            assert visit.faults() == []
    visit.page.reload()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    expect(visit.page.get_by_test_id("question")).to_be_visible()
