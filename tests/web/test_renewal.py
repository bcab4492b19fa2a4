"""A page older than its server is loaded anew or says so; a line that died while the device slept is found out."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, Route, WebSocketRoute, expect

from .conftest import Visitor
from .visit import Visit


def upgrade(visit: Visit, for_good: bool = False) -> list[str]:
    """What this page has not loaded yet is gone from the server; `for_good`: also once it is loaded anew.

    Grows by each time that the page is loaded.
    """
    loaded: list[str] = []

    def noted(request: Request) -> None:
        if request.resource_type == "document":
            loaded.append(request.url)

    old = set(visit.page.evaluate("performance.getEntriesByType('resource').map(each => each.name)"))

    def gone(route: Route) -> None:
        if route.request.url in old or (loaded and not for_good):
            route.continue_()
        else:
            route.fulfill(status=404)

    visit.page.on("request", noted)
    visit.page.route(re.compile(r".*/assets/.*"), gone)
    return loaded


@pytest.mark.parametrize(
    ("link", "there"),
    [
        ("[data-testid=lobby-play-race-1]", "[data-testid=hand-card]"),
        ("a[href^='/guide']", "[data-testid=guide]"),
        ("a[href^='/cards']", "[data-testid=card-search]"),
    ],
)
@pytest.mark.sample(1)
def test_a_part_that_is_gone_brings_the_whole_page_anew(visitor: Visitor, link: str, there: str) -> None:
    visit = visitor()
    visit.once = True  # it has listeners of this test
    visit.go()
    visit.page.get_by_test_id("lobby-play-race-1").wait_for()
    loaded = upgrade(visit)
    visit.page.locator(link).first.click()
    expect(visit.page.locator(there).first).to_be_visible()
    assert len(loaded) == 1
    visit.troubles.clear()  # the browser tells what it could not fetch


def test_a_part_that_stays_away_is_told_and_not_asked_for_for_ever(visitor: Visitor) -> None:
    visit = visitor()
    visit.once = True
    visit.go()
    visit.page.get_by_test_id("lobby-play-race-1").wait_for()
    loaded = upgrade(visit, for_good=True)
    visit.page.locator("a[href^='/guide']").first.click()
    expect(visit.page.get_by_test_id("renewal")).to_contain_text("older than its server")
    assert len(loaded) == 1
    visit.page.unroute_all()
    visit.page.get_by_test_id("renew").click()
    expect(visit.page.get_by_test_id("guide").first).to_be_visible()
    expect(visit.page.get_by_test_id("renewal")).to_have_count(0)
    visit.troubles.clear()


@pytest.fixture
def lines() -> Iterator[list[WebSocketRoute]]:
    """Lines of a page to its server, the latest last."""
    yield []


def hold(visit: Visit, lines: list[WebSocketRoute], dead: set[int]) -> None:
    """Every line of the page from now on; nothing gets through one whose number is in `dead`, though it stays open."""

    def opened(line: WebSocketRoute) -> None:
        number = len(lines)
        server = line.connect_to_server()
        line.on_message(lambda said: None if number in dead else server.send(said))
        server.on_message(lambda said: None if number in dead else line.send(said))
        lines.append(line)

    visit.once = True
    visit.page.route_web_socket("**/socket*", opened)


def test_a_table_that_comes_back_to_a_newer_server_says_so(
    visitor: Visitor, lines: list[WebSocketRoute]
) -> None:
    visit = visitor()
    hold(visit, lines, set())
    visit.play(seed=51).question()
    newer = "<script type=module src=/assets/another.js></script>"
    visit.page.route(f"{visit.address}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    lines[-1].close(code=1012)
    expect(visit.page.get_by_test_id("renewal")).to_be_visible()
    assert visit.faults() == []
    visit.page.unroute(f"{visit.address}/")
    # Whoever goes on by a link needs no button.
    with visit.page.expect_request(lambda request: request.resource_type == "document"):
        visit.page.evaluate("document.querySelector(\"a[href='/']\").click()")
    expect(visit.page.get_by_test_id("lobby-play-race-1")).to_be_visible()
    expect(visit.page.get_by_test_id("renewal")).to_have_count(0)


HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.parametrize("told", [True, False], ids=["seen again", "asleep under open eyes"])
def test_a_line_that_died_in_sleep_is_found_out_within_eight_seconds(
    visitor: Visitor, lines: list[WebSocketRoute], told: bool
) -> None:
    visit = visitor()
    dead: set[int] = set()
    hold(visit, lines, dead)
    visit.once = True
    visit.page.clock.install()
    table = visit.play(seed=52)
    before = table.question()
    if told:
        visit.page.evaluate(HIDDEN, True)
    dead |= set(range(len(lines)))
    asleep = len(lines)
    visit.page.clock.fast_forward("01:00:00")
    if told:
        visit.page.evaluate(HIDDEN, False)
    visit.page.clock.run_for(8000)
    expect(table.part("offline")).to_have_count(0)
    assert len(lines) == asleep + 1
    assert table.question().purpose == before.purpose
