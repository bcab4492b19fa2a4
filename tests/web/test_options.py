"""Tables of one's own: more seats, and the options that change how one plays."""

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visitor
from .player import Finger, Mouse, Player
from .visit import NARROW, WIDE, Visit
from .watch import Watch


def new_table(visit: Visit, seats: int, game: str = "race", bot: str = "greedy", **options: str) -> None:
    """Open a table against bots from the lobby."""
    visit.go()
    page = visit.page
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("new-table-game").select_option(game)
    choices = [f"seats-{seats}", *(f"option-{name}-{value}" for name, value in options.items())]
    for choice in choices:
        page.locator(f"label:has([data-testid={choice}])").click()
    for seat in range(1, seats):
        page.get_by_test_id(f"sitter-{seat}").select_option(bot)
    assert visit.faults() == []
    page.get_by_test_id("create").click()
    visit.table.wait()


def test_experienced_players_choose_two_actions(visitor: Visitor) -> None:
    visit = visitor()
    new_table(visit, 2, experienced="true")
    watch = Watch(visit)
    player = Player(visit.table, 6, watch=watch)
    player.play(until=lambda asked: asked.purpose == "action")
    asked = visit.table.question("action")
    assert [target.name for target in asked.targets].count("develop") == 2
    for at in (0, 3):
        visit.table.glowing(at).click()
    asked = visit.table.question()
    assert len(asked.ticked) == 2
    assert asked.ready
    expect(visit.table.part("ticked")).to_have_text("2 of 2")
    # The phase of an action that is chosen twice takes place twice.
    visit.page.keyboard.press("Escape")
    for _ in range(2):
        asked = visit.table.question("action")
        at = next(at for at in asked.unticked if asked.targets[at].name == "develop")
        visit.table.glowing(at).click()
    visit.table.part("confirm").click()
    developing = visit.table.part("phases").locator("li", has_text="Develop")
    expect(developing).to_have_count(2)
    player.play(until=lambda asked: asked.round == 3)
    assert watch.faults == {}


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.sample(1)
def test_four_seats(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size, touch=size is NARROW)
    table = visit.play(bots=3, seed=61)
    watch = Watch(visit)
    Player(table, 7, Finger() if size is NARROW else Mouse(), watch).play(
        until=lambda asked: asked.round == 3
    )
    assert table.part("seat").count() == 3
    assert watch.faults == {}


def test_one_may_sit_in_any_seat(visitor: Visitor) -> None:
    visit = visitor()
    mine = visit.table.part("my-seat")
    for _ in range(30):
        visit.play()
        visit.table.wait()
        if mine.get_attribute("data-seat") == "1":
            break
    expect(mine).to_have_attribute("data-seat", "1")
    watch = Watch(visit)
    Player(visit.table, 9, watch=watch).play(until=lambda asked: asked.round == 2)
    assert watch.faults == {}
    assert any(line.startswith("You discard 2 cards") for line in visit.table.log())


def test_a_start_world_is_chosen_of_two(visitor: Visitor) -> None:
    visit = visitor()
    new_table(visit, 2, edition="second", new_start_worlds="true")
    asked = visit.table.question("start-world")
    assert len(asked.targets) == 2
    assert visit.faults() == []
    visit.table.glowing(1).click()
    visit.table.part("confirm").click()
    visit.table.question("start-discard")
    Player(visit.table, 8).answer()
    visit.table.question("action")
    assert asked.targets[1].name in visit.table.cards("tableau-card")


def test_only_unusual_options_are_told(visitor: Visitor) -> None:
    visit = visitor().go()
    page = visit.page
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("new-table-game").select_option("pocket_mars")
    page.locator("label:has([data-testid=seats-1])").click()
    expect(page.get_by_test_id("option-drafting-true")).to_have_count(0)
    page.locator("label:has([data-testid=seats-2])").click()
    page.locator("label:has([data-testid=option-drafting-true])").click()
    page.get_by_test_id("rulings").locator("summary").click()
    page.locator("label:has([data-testid=option-energy_max-6])").click()
    expect(page.get_by_test_id("rulings").locator("summary")).to_contain_text("Most energy: 6")
    page.get_by_test_id("create").click()
    expect(page.locator("dt")).to_have_text(["Most energy: 6", "Draft"])
    # What each means stands below it.
    assert all(len(text) > 20 for text in page.locator("dd").all_inner_texts())
    visit.go()
    row = page.locator("li", has=page.get_by_test_id("continue"))
    expect(row.locator(".soft")).to_have_text("Pocket Mars · Most energy: 6 · Draft")


def test_three_draft_their_cards(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    new_table(visit, 3, game="pocket_mars", bot="random", drafting="true")
    watch = Watch(visit)
    player = Player(visit.table, 5, Finger(), watch)
    kept = len(visit.table.cards("hand-card"))
    assert kept == 0
    for _ in range(3):
        assert visit.table.question("draft").round == 0
        player.answer()
        kept += 1
        expect(visit.table.part("hand-card")).to_have_count(kept)
    player.play(until=lambda asked: asked.round == 2)
    assert visit.table.part("seat").count() == 2
    assert player.purposes["act"] == 1
    assert watch.faults == {}
