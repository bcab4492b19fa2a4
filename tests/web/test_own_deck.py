"""A server with an owner's deck: its tables are played with these cards, and say so."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.rules.pocket_mars.scenario import COLOURS, deck_file

from .conftest import Visitor
from .player import Player
from .served import SERVE, Served
from .watch import Watch

pytestmark = [pytest.mark.browser, pytest.mark.server]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("own")
    deck = folder / "deck.json"
    deck.write_text(json.dumps(deck_file(water_5={"name": "Own Rain"})), encoding="utf-8")
    with Served(folder, [*SERVE, "--cards", str(deck)]) as server:
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
