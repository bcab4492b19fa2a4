"""What a tick says: going or staying, and what a click does when as many as may be are ticked."""

from playwright.sync_api import expect

from .conftest import Visitor


def test_of_a_full_quota_the_oldest_tick_makes_room_and_what_is_to_be_discarded_is_struck(
    visitor: Visitor,
) -> None:
    visit = visitor()
    table = visit.play(seed=5)
    asked = table.question("start-discard")
    assert len(asked.targets) >= 4
    table.glowing(0).click()
    expect(table.glowing(0).locator(".tick")).to_have_text("✕")
    assert visit.faults() == []
    for at in (1, 2):
        table.glowing(at).click()
    expect(table.part("ticked")).to_contain_text("2")
    ticked = [target.ticked for target in table.question().targets]
    assert ticked[:4] == [False, True, True, False]
    table.glowing(0).click()
    assert [target.ticked for target in table.question().targets][:3] == [True, False, True]
