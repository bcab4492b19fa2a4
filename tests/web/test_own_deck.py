"""A server with an owner's decks: a table is played with the one chosen for it, and says so."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.rules.pocket_mars.scenario import COLOURS, deck_file

from .conftest import Visitor
from .player import Player
from .served import SERVE, Served
from .watch import Watch


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("own")
    decks = {"deck": deck_file(water_5={"name": "Own Rain"}), "other": deck_file() | {"name": "Second box"}}
    words = []
    for name, content in decks.items():
        file = folder / f"{name}.json"
        file.write_text(json.dumps(content), encoding="utf-8")
        words += ["--cards", str(file)]
    with Served(folder, [*SERVE, *words]) as server:
        yield server


def test_three_play_with_an_owners_deck(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(bots=2, seed=41, game="pocket_mars")
    expect(table.part("deck-name")).to_have_text("Plain own deck", use_inner_text=True)
    watch = Watch(visit)
    player = Player(table, 5, watch=watch)
    player.play(until=lambda asked: asked.round == 2)
    assert player.purposes["act"] == 1
    assert table.part("seat").count() == 2
    assert watch.faults == {}
    names = table.page.locator("[data-testid=question] [data-card] .name").all_inner_texts()
    assert len(names) == 4
    assert all(name == "Own Rain" or name.split()[0].lower() in COLOURS for name in names)


@pytest.mark.parametrize(
    ("deck", "named"),
    [("Second box", "Second box"), ("The built-in cards", "Red Horizon")],
    ids=["own", "built-in"],
)
@pytest.mark.sample(1)
def test_a_new_table_chooses_a_deck(visitor: Visitor, deck: str, named: str) -> None:
    visit = visitor()
    page = visit.page
    visit.go()
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("new-table-game").select_option("race")
    expect(page.get_by_test_id("deck")).to_have_count(0)
    page.get_by_test_id("new-table-game").select_option("pocket_mars")
    expect(page.get_by_test_id("deck").locator("option")).to_have_text(
        ["Plain", "Second box", "The built-in cards"]
    )
    expect(page.get_by_test_id("deck")).to_have_value("Plain")
    page.get_by_test_id("deck").select_option(deck)
    page.get_by_test_id("sitter-1").select_option("greedy")
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("deck-name")).to_contain_text(named)
    # The table leads to its own cards; away from it those of the usual deck are shown.
    page.keyboard.press("?")
    with visit.context.expect_page() as opened:
        page.get_by_test_id("help-cards").click()
    visit.go("/cards/pocket_mars")
    for cards, own in ((opened.value, 0), (page, 1)):
        cards.locator("[aria-busy=false]").wait_for()
        cards.get_by_test_id("card-search").fill("Own Rain")
        expect(cards.get_by_test_id("listed-card")).to_have_count(own)
