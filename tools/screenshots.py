"""Pictures of the page: the lobby; of each game its cards, its middle and its end; in all sizes, languages and themes.

    python tools/screenshots.py FOLDER           every picture, as game-view-size-language-theme.png
    python tools/screenshots.py FOLDER GAME      those of one game
    python tools/screenshots.py --docs           docs/pictures: lobby, table and result, 100 kB a picture

Needs what the browser tests need: Chromium and the built page.
"""

import argparse
import contextlib
import itertools
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402
from tests.conftest import PAGE, find_chromium  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.served import STAGED, Served  # noqa: E402
from tests.web.stage import MIDDLE  # noqa: E402
from tests.web.visit import ARGUMENTS, NARROW, WIDE, Visit, open_visit  # noqa: E402
from tools.wire_types import GAMES as TYPED  # noqa: E402

from cosmodrome.games.catalogue import GAMES  # noqa: E402

DOCS = ROOT / "docs/pictures"
LARGEST = 100_000
"""The most bytes of a picture in the docs."""
SHOWN: dict[str, ViewportSize] = {"390": NARROW, "1280": WIDE, "1920": {"width": 1920, "height": 1080}}
SIZES: dict[str, ViewportSize] = {"wide": WIDE, "narrow": NARROW}
LANGUAGES = ("en", "es", "pl")
THEMES = ("dark", "light")
PAGES = [game for game in GAMES if game in TYPED]
"""The games that have a page."""
MIDDLE_ROUND = 3
"""The round whose first question is the middle of a game without a scene of its own."""


@contextlib.contextmanager
def house(arguments: list[str] = ARGUMENTS) -> Iterator[tuple[Browser, Served]]:
    """A browser and a server with the scenes of the tests."""
    chromium = find_chromium()
    if not chromium or not PAGE.exists():
        sys.exit("screenshots need Chromium and the built page: make setup")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder), STAGED) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield browser, served
        browser.close()


def middle(visit: Visit) -> None:
    """A game of two in its sixth round, at a question to settle."""
    visit.play(bots=1, seed=MIDDLE)
    visit.table.question("settle")


def fewest(game: str) -> int:
    """How many bots a person plays against at least, where it is no solo game."""
    return max(1, min(GAMES[game].meta.seats) - 1)


def lobby(visit: Visit, folder: Path) -> None:
    """The lobby in every size, language and theme."""
    visit.go()
    for game in PAGES:
        visit.page.get_by_test_id(f"lobby-play-{game}-{fewest(game)}").wait_for()
    everyhow(visit, folder, "lobby")


def every_view(visit: Visit, folder: Path, game: str) -> None:
    """Each view of a game, and of its solo game if it has one, in every size, language and theme."""
    visit.go(f"/cards/{game}")
    visit.page.get_by_test_id("listed-card").first.wait_for()
    everyhow(visit, folder, f"{game}-cards")
    for bots, kind in ((fewest(game), ""), (0, "-solo")):
        if bots + 1 not in GAMES[game].meta.seats:
            continue
        if game == "race":
            middle(visit)
        else:
            visit.play(bots, seed=1, game=game)
            Player(visit.table, seed=1).play(until=lambda asked: asked.round >= MIDDLE_ROUND)
        everyhow(visit, folder, f"{game}{kind}-middle")
        Player(visit.table, seed=1).play()
        everyhow(visit, folder, f"{game}{kind}-end")


def everyhow(visit: Visit, folder: Path, view: str) -> None:
    for (size, viewport), language, theme in itertools.product(SIZES.items(), LANGUAGES, THEMES):
        visit.page.set_viewport_size(viewport)
        dress(visit, language, theme)
        picture = visit.page.screenshot(animations="disabled")
        (folder / f"{view}-{size}-{language}-{theme}.png").write_bytes(picture)
    visit.page.set_viewport_size(WIDE)
    dress(visit, "en", "dark")


def dress(visit: Visit, language: str, theme: str) -> None:
    """The same page in another language and theme."""
    kept = json.dumps({"language": language, "theme": theme, "pace": "off", "motion": "reduced"})
    visit.page.evaluate("kept => localStorage['cosmodrome-settings'] = kept", kept)
    visit.page.reload()
    visit.page.wait_for_load_state("load")
    visit.page.evaluate("document.fonts.ready")
    visit.page.wait_for_timeout(600)


def shown(visit: Visit) -> Iterator[str]:
    """The views that the docs show, one after the other."""
    visit.go()
    visit.page.get_by_test_id("lobby-play-race-1").wait_for()
    yield "lobby"
    middle(visit)
    yield "table"
    Player(visit.table, seed=1).play()
    yield "result"


def docs(visit: Visit) -> None:
    DOCS.mkdir(exist_ok=True)
    for view in shown(visit):
        for size, viewport in SHOWN.items():
            visit.page.set_viewport_size(viewport)
            dress(visit, "en", "dark")
            file = DOCS / f"{view}-{size}.jpg"
            file.write_bytes(small_enough(visit))
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
        visit.page.set_viewport_size(WIDE)
        dress(visit, "en", "dark")


def small_enough(visit: Visit) -> bytes:
    """A picture as good as may be."""
    for quality in range(90, 10, -5):
        picture = visit.page.screenshot(type="jpeg", quality=quality, animations="disabled")
        if len(picture) <= LARGEST:
            return picture
    raise AssertionError(f"no picture of at most {LARGEST} bytes")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", nargs="?", type=Path)
    asked.add_argument(
        "game", nargs="?", choices=PAGES, help="only this game; left out, the lobby and every game"
    )
    asked.add_argument("--docs", action="store_true", help="write docs/pictures")
    given = asked.parse_args()
    if not given.folder and not given.docs:
        asked.error("a folder, or --docs")
    with house() as (browser, served):
        if given.folder:
            given.folder.mkdir(parents=True, exist_ok=True)
            visit = open_visit(browser, served.address, painted=True)
            if not given.game:
                lobby(visit, given.folder)
            for game in [given.game] if given.game else PAGES:
                every_view(visit, given.folder, game)
        if given.docs:
            docs(open_visit(browser, served.address, painted=True, name="Ada"))


if __name__ == "__main__":
    main()
