"""The page can be installed, and without a server it shows what it was told last."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .player import Player
from .served import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that may be stopped."""
    with Served(tmp_path) as server:
        yield server


KEPT = """async name => {
    await navigator.serviceWorker.ready;
    const told = await caches.open('cosmodrome-told');
    return (await told.keys()).some(({url}) => url.endsWith(name));
}"""


def wait_until_kept(page: Page, name: str) -> None:
    """Until the service worker has what the page asked for at this address."""
    page.wait_for_function(f"name => ({KEPT})(name)", arg=name)


def test_without_the_server_the_last_table_can_be_read(visitor: Visitor, served: Served) -> None:
    visit = visitor(offline=True)
    page, table = visit.page, visit.table
    visit.go()
    expect(page.get_by_test_id("lobby-kept")).to_have_count(0)
    visit.play(seed=40)
    player = Player(table, seed=40)
    player.play(until=lambda asked: asked.round == 2)
    hand, log = table.cards("hand-card"), table.log()
    wait_until_kept(page, page.url.rsplit("/", 1)[-1])

    served.stop()
    page.reload()
    expect(table.part("recalled")).to_be_visible()
    expect(table.part("hand-card").first).to_be_visible()
    assert table.cards("hand-card") == hand
    assert table.log() == log
    assert page.evaluate("look.faults()") == []

    page.goto(visit.address)
    expect(page.get_by_test_id("lobby-kept")).to_be_visible()
    page.get_by_test_id("continue").first.click()
    expect(table.part("recalled")).to_be_visible()

    served.start()
    expect(table.part("offline")).to_have_count(0, timeout=20_000)
    assert table.cards("hand-card") == hand
    player.play(until=lambda asked: asked.round == 3)
    visit.troubles.clear()  # what could not be fetched


def test_the_page_can_be_installed(visitor: Visitor) -> None:
    visit = visitor(offline=True).go()
    visit.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    browser = visit.context.new_cdp_session(visit.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/cosmodrome.webmanifest")
    wrong = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without a profile of its own keeps nothing, and says so of every page.
    assert [error["errorId"] for error in wrong if error["errorId"] != "in-incognito"] == []
