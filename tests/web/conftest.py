"""A served page and a browser to look at it.

The browser is one a worker, as long as it stays in this folder: beside its driver no async test can run, so none
stands here.
"""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .line import Line
from .served import STAGED, Served
from .visit import ARGUMENTS, PAINT, Visit, open_visit

Visitor = Callable[..., Visit]
Rested = list[tuple[str, Visit]]
"""By what was asked for; the one that came last at the end."""
_RESTED = 8
_FAILED = pytest.StashKey[bool]()
_PICTURES = Path(__file__).resolve().parents[2] / "test-results"


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as everyone starts it."""
    with Served(tmp_path_factory.mktemp("plain")) as server:
        yield server


@pytest.fixture(scope="session")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose tables can begin with a scene."""
    with Served(tmp_path_factory.mktemp("staged"), STAGED) as server:
        yield server


@pytest.fixture(scope="module")
def served(request: pytest.FixtureRequest) -> Served:
    """The server of this module: with `STAGE = True` in it, the one with scenes."""
    server = request.getfixturevalue("staged" if getattr(request.module, "STAGE", False) else "plain")
    assert isinstance(server, Served)
    return server


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Each test here needs a browser and a server, unless its module says what it needs."""
    if not item.get_closest_marker("browser"):
        item.add_marker("browser")
        item.add_marker("server")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def rested(browser: Browser) -> Rested:
    """Visitors that earlier tests have left."""
    return []


@pytest.fixture
def visitor(
    served: Served, browser: Browser, rested: Rested, request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    """Makes visitors; each must leave without complaints of the page. After a failure pictures are kept."""
    visits: list[tuple[str, Visit]] = []

    def visit(**settings: Any) -> Visit:
        wanted = repr((served.address, sorted(settings.items())))
        found = next((each for each in rested if each[0] == wanted), None)
        if found:
            rested.remove(found)
        visits.append(found or (wanted, open_visit(browser, served.address, **settings)))
        return visits[-1][1]

    yield visit
    failed = request.node.stash.get(_FAILED, False)
    troubles = [trouble for _, each in visits for trouble in each.troubles]
    for number, left in enumerate(visits):
        each = left[1]
        if failed:
            _PICTURES.mkdir(exist_ok=True)
            name = re.sub(r"\W+", "-", request.node.name)
            each.page.evaluate(PAINT)
            each.page.screenshot(path=_PICTURES / f"{name}-{number}.png")
        if failed or each.once or each.address != served.address:
            each.context.close()
        else:
            each.leave()
            rested.append(left)
    while len(rested) > _RESTED:
        rested.pop(0)[1].context.close()
    assert troubles == []


@pytest.fixture
def line(served: Served) -> Iterator[Line]:
    """A line to the server that can be cut."""
    line = Line(served.port)
    yield line
    line.cut()
