"""Names of cards: in the reader's language, or by a setting in English, which the large card tells in any case."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cosmodrome.words.render import MESSAGES

from .conftest import Visitor
from .stage import BASE, FULL, HEAPS, PAYING
from .table import Table
from .visit import NARROW, Visit

STAGE = True

SQUEEZE = Path(__file__).parents[2] / "web/src/cards/galaxy/squeeze.ts"
COMET = {"es": "Zona de cometas", "pl": "Strefa komet"}
WELL = {"es": "Pozo profundo", "pl": "Głęboka studnia"}


def choose(visit: Visit, names: str) -> None:
    """How cards are called from now on, by the window of settings."""
    visit.table.part("open-settings").click()
    visit.table.part(f"names-{names}").check(force=True)
    visit.page.keyboard.press("Escape")
    expect(visit.table.part("settings")).to_have_count(0)


def in_hand(table: Table, card: str) -> str:
    """What a card of the hand is called on its face."""
    face = table.page.locator(f"[data-testid=question] [data-card={card}]").first
    return face.locator(".name").first.inner_text()


CARDS = [
    ("race", PAYING, "action", "comet_zone", "Comet Zone", COMET),
    ("pocket_mars", BASE, "act", "water_2", "Deep Well", WELL),
]
SHORT = [("es", "race"), ("pl", "pocket_mars")]


@pytest.mark.parametrize(
    ("language", "game", "seed", "purpose", "card", "english", "names"),
    [
        pytest.param(
            language,
            *card,
            marks=() if (language, card[0]) in SHORT else pytest.mark.long,
            id=f"{language}-{card[0]}",
        )
        for language in ("es", "pl")
        for card in CARDS
    ],
)
def test_cards_keep_their_english_names_at_the_table(
    visitor: Visitor,
    language: str,
    game: str,
    seed: int,
    purpose: str,
    card: str,
    english: str,
    names: dict[str, str],
) -> None:
    visit = visitor(language=language)
    table = visit.play(seed=seed, game=game)
    table.question(purpose)
    assert in_hand(table, card) == names[language]
    # The large card tells what the printed one is called.
    visit.page.locator(f"[data-testid=question] [data-card={card}]").first.hover()
    large = table.part("explanation").get_by_test_id("large-card")
    expect(large).to_contain_text(names[language])
    expect(large).to_contain_text(english)
    assert visit.faults() == []

    choose(visit, "english")
    assert in_hand(table, card) == english
    expect(table.part("explanation").get_by_test_id("large-card")).not_to_contain_text(names[language])
    # The page itself goes on in the reader's language, and so it stays when it is loaded anew.
    assert visit.page.locator("html").get_attribute("lang") == language
    visit.page.reload()
    table.question(purpose)
    assert in_hand(table, card) == english
    assert visit.faults() == []

    choose(visit, "translated")
    assert in_hand(table, card) == names[language]


_LONG = """async words => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.textRendering = "geometricPrecision";
  pen.font = `600 11px ${getComputedStyle(document.documentElement).getPropertyValue("--face")}`;
  await document.fonts.load(pen.font);
  return words.filter((word) => 0.7 * pen.measureText(word).width > 56);
}"""
_TORN = """name => [...name.firstChild.textContent.matchAll(/\\p{L}+/gu)].filter(({ index, 0: word }) => {
  const range = document.createRange();
  range.setStart(name.firstChild.firstChild, index + 1); // the hyphen before it counts with its first letter
  range.setEnd(name.firstChild.firstChild, index + word.length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map(([word]) => word)"""


def test_on_the_smallest_card_a_word_is_parted_as_in_a_book(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, language="pl")
    visit.play(bots=3, seed=FULL).question()
    seat = visit.table.part("seat").first
    seat.locator(".fold").click()
    name = seat.locator("[data-card=interstellar_bank] .name")
    assert name.inner_text().replace("\xad", "") == "Bank międzygwiezdny"
    assert name.evaluate(_TORN) == []


@pytest.mark.parametrize("scene", [HEAPS, FULL])
def test_on_a_large_screen_no_word_is_torn(visitor: Visitor, scene: int) -> None:
    """There all is drawn larger, and letters grow by whole pixels unless told otherwise."""
    visit = visitor(size={"width": 1920, "height": 1080}, language="pl")
    visit.play(bots=3, seed=scene).question()
    names = visit.page.locator("[data-card] .name:has(> span:not(:empty))")
    torn = {word for name in names.all() for word in name.evaluate(_TORN)}
    assert names.count() > 3 and torn == set()


def test_where_a_word_is_parted_is_known_of_all_that_are_too_long(visitor: Visitor) -> None:
    visit = visitor().go()
    lines = [line for file in MESSAGES.glob("*/names.ftl") for line in file.read_text().splitlines()]
    words = {word for line in lines if line.startswith("name-") for word in line.partition(" = ")[2].split()}
    long = set(visit.page.evaluate(_LONG, sorted(words)))
    parted = re.search(r"PARTED = \[(.*?)\]", SQUEEZE.read_text(), re.DOTALL)
    assert parted and {word.replace("|", "") for word in re.findall(r'"(.*?)"', parted[1])} == long


@pytest.mark.parametrize("language", [pytest.param("es", marks=pytest.mark.long), "pl"])
def test_all_cards_are_found_by_either_name(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    for setting, shown in (("translated", COMET[language]), ("english", "Comet Zone")):
        visit.go("/cards/jump_drive")
        visit.page.locator("[aria-busy=false]").wait_for()
        choose(visit, setting)
        visit.table.part("card-search").fill("comet zone")
        found = visit.table.part("listed-card")
        expect(found).to_have_count(1)
        expect(found.locator("h3")).to_have_text(shown)
