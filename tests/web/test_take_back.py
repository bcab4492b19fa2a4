"""Ticks and answers can be taken back; waste asks once more; nobody has to wait for a show."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .player import Keyboard, Player
from .stage import NOTHING_TO_PLACE, PAYING, WAYS
from .table import Table

STAGE = True


def act(table: Table, action: str) -> None:
    table.question("action")
    table.page.locator(f"[data-testid=action][data-action={action}]").click()
    table.part("confirm").click()


def choose(table: Table, card: str) -> None:
    """Tick a card of the hand and say so."""
    table.page.locator(f"[data-testid=hand-card][data-card={card}]").click()
    table.part("confirm").click()


def pay_for_comet_zone(page: Page, table: Table) -> None:
    """Comet Zone costs 3: two are ticked."""
    act(table, "settle")
    table.question("settle")
    choose(table, "comet_zone")
    asked = table.question("pay")
    assert len(asked.targets) == 5
    for at in range(2):
        table.glowing(at).click()
    assert len(table.question().ticked) == 2


def placed_none(table: Table) -> int:
    """How often the log says that the person placed no development; to them with the reason."""
    return sum(line.startswith("You place no development") for line in table.log())


def test_a_ticked_payment_can_be_unticked_and_escape_takes_it_back(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    pay_for_comet_zone(visit.page, table)
    visit.page.keyboard.press("Escape")
    assert table.question("pay").ticked == []
    # By keys as well, one by one.
    first = table.question("pay").targets[0].name
    keys = Keyboard(visit.page)
    keys.tick(table.glowing(0))
    assert table.question().ticked == [first]
    keys.tick(table.glowing(0))
    assert table.question().ticked == []
    for at in (0, 1):
        table.glowing(at).click()
    expect(table.part("confirm")).to_be_disabled()
    table.glowing(0).click()
    expect(table.part("ticked")).to_have_text("1 of 3")
    table.part("untick").click()
    expect(table.part("ticked")).to_have_text("0 of 3")
    for at in (4, 3, 2):
        table.glowing(at).click()
    names = [target.name for target in table.question().targets]
    assert set(table.question().ticked) == {names[at] for at in (4, 3, 2)}
    table.glowing(0).click()  # one too many takes the place of the oldest
    paid = table.question().ticked
    assert set(paid) == {names[at] for at in (3, 2, 0)}
    table.part("confirm").click()
    table.question("action")
    assert "comet_zone" in table.cards("tableau-card")
    assert not set(paid) & set(table.cards("hand-card"))


def test_a_choice_is_free_until_it_is_confirmed_and_one_may_place_nothing(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=PAYING)
    asked = table.question("action")
    for at in (2, 5, 0):
        table.glowing(at).click()
        assert table.question().ticked == [asked.targets[at].name]
    table.glowing(0).click()
    assert table.question().ticked == []
    expect(table.part("confirm")).to_have_count(0)
    act(table, "develop")
    table.question("develop")
    before = table.cards("hand-card")
    table.part("pass").click()
    table.question("action")
    assert table.cards("hand-card") == before
    assert placed_none(table) == 1


def test_waste_asks_once_more(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=WAYS)
    act(table, "settle")
    table.question("settle")
    choose(table, "alien_robot_sentry")
    asked = table.question("settle-by")
    assert {"by:conquer", "by:conquer-tactics"} <= set(asked.options)
    table.option("by:conquer-tactics").click()
    expect(table.part("doubt")).to_be_visible()
    assert visit.faults() == []
    visit.page.keyboard.press("Escape")
    expect(table.part("doubt")).to_have_count(0)
    table.option("by:conquer-tactics").click()
    table.part("doubt-no").click()
    assert table.question("settle-by").options == asked.options
    table.option("by:conquer").click()
    table.question("action")
    assert {"alien_robot_sentry", "new_military_tactics"} <= set(table.cards("tableau-card"))


@pytest.mark.parametrize("key", ["Escape", "Space"])
def test_what_the_others_do_is_shown_in_turn_and_can_be_skipped(visitor: Visitor, key: str) -> None:
    visit = visitor(pace="slow")
    table = visit.play(seed=PAYING)
    act(table, "develop")
    expect(table.part("skip")).to_be_visible()
    assert table.asked() is None
    lines = len(table.log())
    visit.page.keyboard.press(key)
    table.question("develop")
    assert len(table.log()) > lines


def test_an_answer_is_taken_back_while_the_other_still_thinks(visitor: Visitor) -> None:
    """By the button and by the key; once all have answered there is nothing to take back."""
    ada, ben = visitor(), visitor()
    ada.go()
    ada.page.get_by_test_id("new-table").click()
    ada.page.get_by_test_id("create").click()
    ben.go()
    ben.page.goto(ada.page.get_by_test_id("invite-link").input_value())
    ben.page.get_by_test_id("guest-name").fill("Ben")
    ben.page.get_by_test_id("join").click()
    table = ada.table
    asked = table.question("start-discard")
    for at in (0, 2):
        table.glowing(at).click()
    ticked = table.question().ticked
    table.part("confirm").click()
    expect(table.part("given")).to_contain_text("Your answer: ")
    assert ada.faults() == []
    table.part("take-back").click()
    again = table.question("start-discard")
    assert (again.options, again.ticked) == (asked.options, [])
    expect(table.part("given")).to_have_count(0)
    for at in (1, 3):
        table.glowing(at).click()
    assert table.question().ticked != ticked
    table.part("confirm").click()
    expect(table.part("take-back")).to_be_visible()  # a long answer gives way to it
    ada.page.keyboard.press("Backspace")
    table.question("start-discard")
    hand = ada.page.get_by_test_id("hand-card")
    expect(hand).to_have_count(6)  # what was taken back flies home
    for at in (1, 3):
        table.glowing(at).click()
    kept = table.cards("hand-card")
    for card in table.question().ticked:
        kept.remove(card)  # once: there may be two of a kind
    table.part("confirm").click()
    ben.table.question("start-discard")
    for at in (0, 1):
        ben.table.glowing(at).click()
    ben.table.part("confirm").click()
    table.question("action")
    expect(table.part("given")).to_have_count(0)
    expect(hand).to_have_count(len(kept))  # what was discarded may still be flying
    assert table.cards("hand-card") == kept


def test_the_only_answer_is_given_by_a_person_or_by_the_page_if_a_person_wants_it(visitor: Visitor) -> None:
    """What the others can tell by that stands beside the setting."""
    visit = visitor(single="ask")
    table = visit.play(seed=NOTHING_TO_PLACE)
    act(table, "develop")
    assert table.question("develop").options == ["pass"]
    assert visit.faults() == []
    table.part("pass").click()
    table.question("action")
    assert placed_none(table) == 1
    visit.page.get_by_test_id("open-settings").click()
    expect(visit.page.get_by_test_id("settings")).to_contain_text("the others can tell by the speed")
    visit.page.get_by_test_id("single-page").check(force=True)
    visit.page.keyboard.press("Escape")
    act(table, "develop")
    # The bot, before which the same lies as before, calls something else this time.
    player = Player(table, seed=1)
    player.play(until=lambda asked: asked.purpose == "action")
    assert player.purposes["develop"] == 0 and placed_none(table) == 2
