"""Every language: from the lobby to the table and through some rounds, all cards, switching at the table."""

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visitor
from .language import LANGUAGES, messages, strange
from .player import Player
from .table import Asked
from .visit import NARROW, WIDE, Visit

SHORT = [
    ("race", WIDE, "pl"),
    ("jump_drive", NARROW, "es"),
    ("pocket_mars", NARROW, "pl"),
]


def check_words(visit: Visit, language: str) -> None:
    """Everything on the page is in this language, and nothing is a raw id."""
    assert visit.faults() == []
    assert strange(visit.page.evaluate("look.reading()"), language) == {}


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        (game, size, language)
        if (game, size, language) in SHORT
        else pytest.param(game, size, language, marks=pytest.mark.long)
        for game in ("race", "jump_drive", "pocket_mars")
        for size in (WIDE, NARROW)
        for language in LANGUAGES
        if game == "race" or size is NARROW
    ],
    ids=lambda one: one if isinstance(one, str) else "wide" if one is WIDE else "narrow",
)
@pytest.mark.sample(1)
def test_a_language_from_the_lobby_to_the_table(
    visitor: Visitor, game: str, size: ViewportSize, language: str
) -> None:
    visit = visitor(size=size, language="en" if language != "en" else "pl")
    visit.sow(30)
    visit.go()
    visit.speak(language)
    check_words(visit, language)
    for door in ("open-settings", "open-help", "new-table"):
        visit.table.part(door).click()
        visit.page.get_by_role("dialog").wait_for()
        check_words(visit, language)
        visit.page.keyboard.press("Escape")
    visit.table.part(f"lobby-play-{game}-1").click()

    def look(asked: Asked) -> None:
        check_words(visit, language)

    player = Player(visit.table, seed=5, watch=look)
    player.play(until=lambda asked: asked.round > 2)
    check_words(visit, language)


def test_the_language_changes_at_the_table_and_nothing_else_does(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=31)
    asked = table.question("start-discard")
    table.glowing(0).click()
    sentences = {asked.sentence}
    for language in ("es", "pl", "en"):
        visit.speak(language)
        check_words(visit, language)
        now = table.question("start-discard")
        assert now.ticked == [asked.targets[0].name]
        sentences.add(now.sentence.rsplit("1", 1)[0])
    assert len(sentences) == 4  # the first had counted no tick
    Player(table, seed=1).answer()
    assert table.question("action")


def test_a_language_stays_when_the_page_is_loaded_again(visitor: Visitor) -> None:
    visit = visitor().go()
    visit.speak("es")
    visit.page.reload()
    expect(visit.page.locator("html")).to_have_attribute("lang", "es")
    check_words(visit, "es")


def test_foreign_words_are_noticed() -> None:
    assert strange(["Select a card", "Log"], "pl") == {"Log": "Log"}
    assert strange(["Registro", "Investment Credits"], "es") == {}
    spoken = "You play as"
    assert spoken in messages("en")
    assert strange([f"{spoken} Someone"], "pl")
    assert not strange([f"{spoken} Someone"], "en")
