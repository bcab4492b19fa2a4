"""A person makes tokens for programs of their own and revokes them: by the pointer, and by keys alone."""

from playwright.sync_api import Locator, expect

from .conftest import Visitor
from .player import Keyboard
from .visit import NARROW, Visit


def good(visit: Visit, token: str) -> bool:
    """Whether the server lets a program in that has this token."""
    context = visit.page.request
    said = context.get(f"{visit.address}/api/games", headers={"Authorization": f"Bearer {token}"})
    return said.ok


def opened(visit: Visit) -> Locator:
    window = visit.page.get_by_test_id("bots")
    expect(window).to_be_visible()
    return window


def test_tokens_are_made_seen_once_and_revoked(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True).go()
    part = visit.page.get_by_test_id
    part("open-bots").click()
    expect(part("make-bot")).to_be_disabled()
    part("bot-name").fill("Rex")
    part("make-bot").click()
    token = part("token").inner_text()
    assert token.startswith("cosmo_") and good(visit, token)
    assert visit.faults() == []
    # It is told this once: whoever comes back finds the name alone.
    visit.page.keyboard.press("Escape")
    part("open-bots").click()
    expect(part("my-bot")).to_have_count(1)
    expect(part("my-bot")).to_contain_text("Rex")
    expect(part("token")).to_have_count(0)
    assert token not in visit.page.content()
    part("revoke").click()
    expect(part("my-bot")).to_have_count(0)
    assert not good(visit, token)
    assert visit.faults() == []


def test_the_same_by_keys_alone(visitor: Visitor) -> None:
    visit = visitor().go()
    keys, part = Keyboard(visit.page), visit.page.get_by_test_id
    keys.push(part("open-bots"))
    window = opened(visit)
    assert window.evaluate("window => window.contains(document.activeElement)")
    keys.reach(part("bot-name"))
    visit.page.keyboard.type("Watcher")
    keys.reach(window.get_by_role("checkbox"))
    keys.press("Space")
    keys.push(part("make-bot"))
    expect(part("token")).to_be_visible()
    expect(part("my-bot")).to_contain_text("only watches")
    token = part("token").inner_text()
    keys.push(part("revoke"))
    expect(part("my-bot")).to_have_count(0)
    assert not good(visit, token)
    expect(part("token")).to_have_count(0)
    assert window.evaluate("window => window.contains(document.activeElement)"), (
        "the focus is lost with its button"
    )
    keys.press("Escape")
    expect(part("open-bots")).to_be_focused()
    assert visit.faults() == []
