"""The page of all cards: searched in names and powers, filtered, in each language."""

import pytest
from playwright.sync_api import Locator, expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.catalogue import speaker

from .conftest import Visitor
from .language import LANGUAGES, strange
from .visit import NARROW, WIDE, Visit

CARDS_OF_SIDEREAL = len(GAMES["sidereal"].card_facts({}))
CARDS = [
    ("race", 95, "Contact Specialist"),
    ("jump_drive", 72, "Contact Specialist"),
    ("pocket_mars", 40, "Orbital Tug"),
    ("sidereal", CARDS_OF_SIDEREAL, "Deneb"),
]
"""Each game, how many cards it has, and one of them."""
SHORT = [("pl", "race"), ("es", "jump_drive"), ("pl", "pocket_mars"), ("en", "sidereal")]


def listed(visit: Visit) -> Locator:
    return visit.page.get_by_test_id("listed-card")


def names(visit: Visit) -> list[str]:
    return listed(visit).locator("h3").all_inner_texts()


def open_cards(visit: Visit, game: str = "race") -> None:
    visit.go(f"/cards/{game}")
    # All of them, the first ones before the others.
    visit.page.locator("[aria-busy=false]").wait_for()


@pytest.mark.parametrize(
    ("language", "game", "count", "name"),
    [
        pytest.param(language, *cards, marks=() if (language, cards[0]) in SHORT else pytest.mark.long)
        for language in LANGUAGES
        for cards in CARDS
    ],
)
@pytest.mark.sample(2)
def test_every_card_in_every_language(
    visitor: Visitor, language: str, game: str, count: int, name: str
) -> None:
    visit = visitor(language=language)
    open_cards(visit, game)
    assert listed(visit).count() == count
    assert visit.faults() == []
    assert strange(visit.page.evaluate("look.reading()"), language) == {}
    called = next(
        str(card["name"])
        for card in speaker(language, game).cards.values()
        if name in (card["name"], card.get("english"))
    )
    for wanted in {name, called}:  # a card is found by its English name too
        visit.page.get_by_test_id("card-search").fill(wanted.swapcase())
        expect(listed(visit)).not_to_have_count(count)
        assert called in names(visit)
        assert listed(visit).count() < 5


def test_hundreds_of_cards_are_drawn_one_screen_first(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.add(
        """window.drawn = [];
        new MutationObserver(() => {
          const count = document.querySelectorAll("[data-testid=listed-card]").length;
          if (count !== drawn.at(-1)) drawn.push(count);
        }).observe(document, { childList: true, subtree: true });"""
    )
    open_cards(visit, "sidereal")
    drawn: list[int] = visit.page.evaluate("drawn.filter(Boolean)")
    assert drawn[0] <= 24 and drawn[-1] == CARDS_OF_SIDEREAL
    last = listed(visit).last
    last.scroll_into_view_if_needed()
    expect(last.locator("h3")).to_be_in_viewport()


def test_searching_and_filtering(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    open_cards(visit)
    search = visit.page.get_by_test_id("card-search")
    search.fill("alien")
    expect(listed(visit)).not_to_have_count(95)
    aliens = names(visit)
    assert {"Alien Robotic Factory", "Alien Tech Institute", "Deserted Alien Outpost"} <= set(aliens)
    search.fill("no card says this")
    expect(listed(visit)).to_have_count(0)
    search.fill("")
    visit.page.get_by_test_id("card-type").select_option("six")
    expect(listed(visit)).to_have_count(12)
    visit.page.get_by_test_id("card-type").select_option("start")
    expect(listed(visit)).to_have_count(5)
    assert visit.faults() == []


def test_filters_of_jump_drive(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    open_cards(visit, "jump_drive")
    visit.page.get_by_test_id("card-type").select_option("military")
    expect(listed(visit)).to_have_count(21)
    visit.page.get_by_role("button", name="Chromosome icon").tap()
    visit.page.get_by_role("button", name="Genes").tap()
    expect(listed(visit)).to_have_count(5)
    visit.page.get_by_test_id("card-type").select_option("all")
    visit.page.get_by_test_id("card-search").fill("arboreal")
    expect(listed(visit)).to_have_count(1)
    expect(listed(visit).get_by_test_id("unsure")).to_be_visible()
    expect(listed(visit).get_by_test_id("confidence")).to_contain_text("from one fan list only")
    assert visit.faults() == []


def test_filters_of_pocket_mars(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    open_cards(visit, "pocket_mars")
    expect(visit.page.get_by_test_id("deck-ours")).to_contain_text("Red Horizon is a deck of our own")
    visit.page.get_by_test_id("card-type").select_option("attested")
    expect(listed(visit)).to_have_count(7)
    visit.page.get_by_role("button", name="Science").tap()
    expect(listed(visit)).to_have_count(2)
    marks = listed(visit).first.get_by_test_id("confidence")
    assert marks.all_inner_texts() == [
        "Attested: colour and number.",
        "Reconstructed: hand action and prep action.",
    ]
    visit.page.get_by_test_id("card-type").select_option("building")
    expect(listed(visit)).to_have_count(1)
    assert visit.faults() == []


def test_filters_of_sidereal(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    open_cards(visit, "sidereal")
    visit.page.get_by_test_id("card-species").select_option("zeth")
    visit.page.get_by_test_id("card-type").select_option("start")
    found = names(visit)
    assert {"Smuggling Network", "Systemic Bribery", "Black Market"} <= set(found), found
    visit.page.get_by_test_id("card-search").fill("smuggling")
    expect(listed(visit)).to_have_count(1)
    expect(listed(visit)).to_contain_text("steal")
    assert visit.faults() == []


def test_on_a_telephone(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    open_cards(visit)
    assert visit.faults() == []
    visit.page.get_by_test_id("card-search").fill("gem world")
    expect(listed(visit).first).to_be_in_viewport()
    assert "Gem World" in names(visit)
