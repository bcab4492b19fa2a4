"""Pictures of the page: the lobby; of each game its cards, its middle and its end; in all sizes, languages and themes.

    python tools/screenshots.py FOLDER           every picture, as game-view-size-language-theme.png
    python tools/screenshots.py FOLDER GAME      those of one game
    python tools/screenshots.py --readme         docs/screenshot.png only

Needs what the browser tests need: Chromium and the built page.
"""

import argparse
import contextlib
import itertools
import json
import struct
import sys
import tempfile
import zlib
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

README = ROOT / "docs/screenshot.png"
SIZES: dict[str, ViewportSize] = {"wide": WIDE, "narrow": NARROW}
LANGUAGES = ("en", "es", "pl")
THEMES = ("dark", "light")
PAGES = [game for game in GAMES if game in TYPED]
"""The games that have a page."""
MIDDLE_ROUND = 3
"""The round whose first question is the middle of a game without a scene of its own."""


@contextlib.contextmanager
def house() -> Iterator[tuple[Browser, Served]]:
    """A browser and a server with the scenes of the tests."""
    chromium = find_chromium()
    if not chromium or not PAGE.exists():
        sys.exit("screenshots need Chromium and the built page: make setup")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder), STAGED) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
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
    visit.page.wait_for_load_state("networkidle")
    visit.page.evaluate("document.fonts.ready")
    visit.page.wait_for_timeout(150)


def readme(visit: Visit) -> bytes:
    """The middle of a game, with a card explained."""
    middle(visit)
    card = visit.page.locator("[data-testid=hand-card][data-open]").first
    card.click()
    visit.page.evaluate("document.fonts.ready")
    visit.page.wait_for_timeout(300)
    return smaller(visit.page.screenshot(animations="disabled"))


# --- PNG, packed as tightly as its format allows without loss


def smaller(png: bytes) -> bytes:
    """The same picture in fewer bytes: no alpha where nothing shows through, the best filter a row."""
    width, height, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert (depth, colour) in ((8, 2), (8, 6)), "a browser's screenshot has 8 bits a channel"
    channels = 3 if colour == 2 else 4
    rows = unfiltered(
        zlib.decompress(b"".join(data for kind, data in chunks(png) if kind == b"IDAT")), width, channels
    )
    if channels == 4:
        assert all(set(row[3::4]) == {255} for row in rows)
        rows = [bytes(byte for at, byte in enumerate(row) if at % 4 != 3) for row in rows]
    before = bytes(width * 3)
    packed = bytearray()
    for row in rows:
        packed += min(filtered(row, before), key=lambda line: cost(line, packed))
        before = row
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes(packed), 9)
    found = b"".join(chunk(*each) for each in ((b"IHDR", head), (b"IDAT", body), (b"IEND", b"")))
    return b"\x89PNG\r\n\x1a\n" + found


def cost(line: bytes, before: bytearray) -> int:
    """How many bytes a row takes after what stands before it."""
    nearby = bytes(before[-32_000:])
    packing = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, nearby)
    return len(packing.compress(line)) + len(packing.flush())


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def paeth(left: int, up: int, corner: int) -> int:
    """Of the three neighbours, the one nearest to left + up - corner."""
    guess = left + up - corner
    far = abs(guess - left), abs(guess - up), abs(guess - corner)
    if far[0] <= far[1] and far[0] <= far[2]:
        return left
    return up if far[1] <= far[2] else corner


def unfiltered(data: bytes, width: int, channels: int) -> list[bytes]:
    length = width * channels
    rows = [bytes(length)]
    for start in range(0, len(data), length + 1):
        kind, row, above = data[start], bytearray(data[start + 1 : start + 1 + length]), rows[-1]
        for at in range(length):
            left = row[at - channels] if at >= channels else 0
            corner = above[at - channels] if at >= channels else 0
            guess = (0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner))[kind]
            row[at] = (row[at] + guess) & 255
        rows.append(bytes(row))
    return rows[1:]


def filtered(row: bytes, above: bytes) -> list[bytes]:
    """The row in each of the five filters."""
    left, corner = bytes(3) + row[:-3], bytes(3) + above[:-3]
    guesses = [
        bytes(len(row)),
        left,
        above,
        bytes((one + other) // 2 for one, other in zip(left, above, strict=True)),
        bytes(map(paeth, left, above, corner)),
    ]
    return [
        bytes([kind, *((byte - guess) & 255 for byte, guess in zip(row, guessed, strict=True))])
        for kind, guessed in enumerate(guesses)
    ]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", nargs="?", type=Path)
    asked.add_argument(
        "game", nargs="?", choices=PAGES, help="only this game; left out, the lobby and every game"
    )
    asked.add_argument("--readme", action="store_true", help="write docs/screenshot.png")
    given = asked.parse_args()
    if not given.folder and not given.readme:
        asked.error("a folder, or --readme")
    with house() as (browser, served):
        if given.folder:
            given.folder.mkdir(parents=True, exist_ok=True)
            visit = open_visit(browser, served.address)
            if not given.game:
                lobby(visit, given.folder)
            for game in [given.game] if given.game else PAGES:
                every_view(visit, given.folder, game)
        if given.readme:
            README.write_bytes(readme(open_visit(browser, served.address, name="Ada")))
            print(f"{README.relative_to(ROOT)}: {README.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
