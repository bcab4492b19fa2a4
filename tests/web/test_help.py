"""The window of help: in the lobby too, with a legend of all signs and powers, the options, and the automa."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.render import LANGUAGES

from .axe import complaints
from .conftest import Visitor
from .served import Served
from .visit import NARROW, WIDE, Visit

WITH_CHIPS = ("race", "jump_drive")
SIZES = {"wide": WIDE, "narrow": NARROW}
SHORT = [("wide", "en"), ("narrow", "pl")]


def in_lobby(visit: Visit) -> None:
    visit.go()
    visit.table.part("lobby-play-race-1").wait_for()


def opened(visit: Visit, game: str) -> Locator:
    """The window, opened by its key, with this game chosen."""
    visit.page.keyboard.press("?")
    visit.table.part(f"help-game-{game}").click()
    window = visit.table.part("help")
    expect(window.get_by_test_id("meaning").first).to_be_visible()
    return window


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(size, language, marks=() if (size, language) in SHORT else pytest.mark.long)
        for size in SIZES
        for language in LANGUAGES
    ],
)
@pytest.mark.sample(1)
def test_the_lobby_explains_every_game(visitor: Visitor, size: str, language: str) -> None:
    visit = visitor(size=SIZES[size], touch=size == "narrow", language=language)
    in_lobby(visit)
    for game in GAMES:
        window = opened(visit, game)
        assert window.get_by_test_id("meaning").count() >= 20
        assert visit.faults() == []
        visit.page.keyboard.press("Escape")
        expect(window).to_have_count(0)


def test_a_button_opens_it_and_the_lobby_is_as_before(visitor: Visitor) -> None:
    visit = visitor()
    in_lobby(visit)
    lobby = visit.page.locator(".games")  # tables come and go
    before = lobby.inner_text()
    visit.table.part("open-help").click()
    visit.table.part("help-game-sidereal").click()
    expect(visit.table.part("help")).to_contain_text("Culture")
    assert complaints(visit.page) == []
    visit.table.part("close").click()
    assert lobby.inner_text() == before


@pytest.mark.parametrize("game", WITH_CHIPS)
def test_every_kind_of_power_has_its_chip_and_sentence(visitor: Visitor, served: Served, game: str) -> None:
    printed = {
        f"{power['phase']}/{power['effect']}"
        for card in httpx.get(f"{served.address}/api/games/{game}/cards").json()
        for power in card["powers"]
    }
    visit = visitor()
    in_lobby(visit)
    window = opened(visit, game)
    kinds = window.get_by_test_id("power-kind")
    expect(kinds).to_have_count(len(printed))
    assert {kind.get_attribute("data-power") for kind in kinds.all()} == printed
    for kind in kinds.all():
        assert kind.locator("svg, i").count() and len(kind.inner_text().split()) > 1
    assert "?" not in " ".join(kinds.locator("i").all_inner_texts())


def offered(visit: Visit, game: str) -> Iterator[tuple[str, str]]:
    """Name and words of each option that New table offers for so many seats."""
    visit.table.part("new-table").click()
    visit.table.part("new-table-game").select_option(game)
    window = visit.table.part("new-table-dialog")
    for seats in GAMES[game].meta.seats:
        window.get_by_test_id(f"seats-{seats}").check(force=True)
        for option in window.locator("fieldset:has([data-testid^=option-]):has(p)").all():
            yield (
                option.locator("legend").text_content() or "",
                option.locator("p").text_content() or "",
            )


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.sample(2)
def test_options_are_told_in_the_words_of_new_table(visitor: Visitor, game: str) -> None:
    visit = visitor()
    in_lobby(visit)
    window = opened(visit, game)
    said = window.get_by_test_id("help-option").all_text_contents()
    assert len(said) == len(GAMES[game].meta.options)
    visit.page.keyboard.press("Escape")
    told = set(offered(visit, game))
    assert told
    for name, words in told:
        assert any(name in each and words in each for each in said), name


def test_pocket_mars_explains_draft_and_automa(visitor: Visitor) -> None:
    visit = visitor()
    in_lobby(visit)
    window = opened(visit, "pocket_mars")
    for words in (
        "Everyone keeps one card of a pack of 5",
        "Exactly one card acts",
        "System Failure",
        "Android Activation",
        "2 cards of the deck are discarded.",
        "Who wins",
        "2 VP for most energy where you get 1",
    ):
        expect(window).to_contain_text(words)
    # The row of parts leads there.
    window.get_by_test_id("help-to-term-automa").click()
    assert visit.page.evaluate("document.activeElement.id") == "help-term-automa"
    expect(window.locator("#help-term-automa")).to_be_in_viewport()


def test_a_table_explains_its_own_game(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=3, game="jump_drive")
    table.question()
    visit.page.keyboard.press("?")
    window = table.part("help")
    expect(window.get_by_test_id("power-kind").first).to_be_visible()
    assert visit.page.locator("[data-testid^=help-game-]").count() == 0
    expect(window).to_contain_text("Chromosome icon")
    assert complaints(visit.page) == []
    visit.page.keyboard.press("?")
    expect(window).to_have_count(0)
