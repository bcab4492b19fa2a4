"""What every test may lean on: where Chromium is, when a test may be skipped, which build is tested."""

import gc
import os
import random
import shutil
import socket
from collections.abc import Generator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from tests import services
from tests.clock import clock, still_clock  # noqa: F401 (fixtures for all)

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src/cosmodrome/server/page/index.html"
NO_SKIP = os.environ.get("COSMO_NO_SKIP") == "1"
NEEDY = ("browser", "server", "postgres", "redis")
LONGEST = {
    "test_strangers.py",
    "test_whole_game.py",
    "test_many_processes.py",
    "test_schema.py",
    "test_lessons.py",
    "test_new_game.py",
    "test_attacks.py",
    "test_connection.py",
    "test_offline.py",
    "test_every_question.py",
    "test_tournaments.py",
    "test_push.py",
}
"""Files with tests that take long: at the end they would leave a worker alone with one, and the others idle."""
# The same generated inputs at each run, so that green means green; `make test-long` draws others each time.
settings.register_profile(
    "cosmodrome",
    deadline=None,
    derandomize=os.environ.get("COSMO_OTHER_INPUTS") != "1",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("cosmodrome")


def find_chromium() -> str | None:
    """The system's Chromium, or the one that COSMO_CHROMIUM names.

    The shell without windows goes first: it renders the same, for a fifth less processor time.
    """
    named = os.environ.get("COSMO_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    for path in ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium"):
        if Path(path).exists():
            return path
    names = (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    )
    return next(filter(None, map(shutil.which, names)), None)


def lacking(item: pytest.Item) -> str | None:
    """What this test needs and this machine has not, in words; None if nothing."""
    if item.get_closest_marker("browser"):
        if find_chromium() is None:
            return "needs Chromium: install it from your system's packages, or name it in COSMO_CHROMIUM"
        if not PAGE.exists():
            return "needs the built page: make setup"
    if item.get_closest_marker("browser") or item.get_closest_marker("server"):
        try:
            with socket.socket() as port:
                port.bind(("127.0.0.1", 0))
        except OSError as error:
            return f"needs a local port: {error}"
    if item.get_closest_marker("postgres") and not services.answers(services.POSTGRES):
        return f"needs PostgreSQL at {services.POSTGRES}, or where COSMO_TEST_POSTGRES says"
    if item.get_closest_marker("redis") and not services.answers(services.REDIS):
        return f"needs Redis at {services.REDIS}, or where COSMO_TEST_REDIS says"
    return None


def pytest_configure(config: pytest.Config) -> None:
    """Under COSMO_EXPECT_COMPILED=1 the rules under test must be the compiled ones."""
    if os.environ.get("COSMO_EXPECT_COMPILED") == "1":
        import cosmodrome.core.game

        where = str(cosmodrome.core.game.__file__)
        if not where.endswith((".so", ".pyd")):
            raise pytest.UsageError(
                f"COSMO_EXPECT_COMPILED=1, but core runs interpreted ({where}): make compile"
            )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All that is collected stays: to search it for garbage meanwhile takes two thirds of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest go first, then what waits for a browser or a server: beside them others compute. Short ones are last.

    Under COSMO_ORDER=7 (or another number) the order is one of chance: no test may lean on another.
    """
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sample") and not any(map(item.get_closest_marker, ("again", "long"))):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, those in cases.items():
        _sample(name, those)
    if order := os.environ.get("COSMO_ORDER"):
        random.Random(int(order)).shuffle(items)
    else:
        items.sort(key=_turn)


def _sample(name: str, cases: list[pytest.Item]) -> None:
    """Of the cases of a test so many stay as its mark says, spread evenly from one on that its name chooses."""
    (few,) = next(cases[0].iter_markers("sample")).args
    first = crc32(name.encode())
    kept = {(first + at * len(cases) // few) % len(cases) for at in range(few)}
    for at, case in enumerate(cases):
        if at not in kept:
            case.add_marker("again")


def _turn(item: pytest.Item) -> int:
    if item.path.name in LONGEST:
        return 0
    return 1 if any(map(item.get_closest_marker, NEEDY)) else 2


def pytest_collection_finish() -> None:
    """What is there by now stays to the end: to search it for garbage again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose browser or port is missing, and say so."""
    reason = lacking(item)
    if reason:
        pytest.skip(reason)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under COSMO_NO_SKIP=1 a browser or server test that is skipped, for whatever reason, has failed."""
    report = yield
    if (
        NO_SKIP
        and report.skipped
        and not hasattr(report, "wasxfail")
        and any(map(item.get_closest_marker, NEEDY))
    ):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped here (COSMO_NO_SKIP=1), yet: {why}"
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium, for Playwright's `executable_path`. For tests marked `browser`."""
    path = find_chromium()
    assert path, "only tests marked `browser` may ask for Chromium"
    return path
