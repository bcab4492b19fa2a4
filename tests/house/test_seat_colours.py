"""Nine seats are told apart: by colours that can be read in both themes, and never by colour alone."""

import itertools
import math
import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent.parent / "web/src"
SEATS = 9
THEMES = {"dark": ":root {", "light": ':root[data-theme="light"] {'}


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme by their names."""
    css = (WEB / "styles/tokens.css").read_text(encoding="utf-8")
    block = css.split(THEMES[theme])[1].split("}")[0]
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", block))


def light(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of the Web Content Accessibility Guidelines."""
    low, high = sorted(
        sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), light(each), strict=True))
        for each in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


def oklab(colour: str) -> tuple[float, float, float]:
    """Where a colour lies to the eye: equal distances look equally different."""
    red, green, blue = light(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@pytest.mark.parametrize("theme", THEMES)
def test_nine_colours_can_be_read_and_told_apart(theme: str) -> None:
    known = tokens(theme)
    seats = [known[f"seat-{seat}"] for seat in range(SEATS)]
    assert f"seat-{SEATS}" not in known
    for colour in seats:
        assert contrast(colour, known["panel"]) >= 4.5, "names are written in it"
        for ground in ("panel-high", "panel-low", "sky"):
            assert contrast(colour, known[ground]) >= 3, "marks are drawn in it"
    for one, other in itertools.combinations(seats, 2):
        assert math.dist(oklab(one), oklab(other)) >= 0.12, (one, other)


def test_nine_marks_and_lines_differ() -> None:
    source = (WEB / "table/seats/marks.ts").read_text(encoding="utf-8")
    shapes = source.split("const CORNERS")[1].split("= [\n")[1].split("\n];")[0].splitlines()
    assert len(shapes) == len(set(shapes)) == SEATS
    dashes = re.findall(r'"([0-9 ]*)"', source.split("DASHES = [")[1].split("]")[0])
    assert len(dashes) == len(set(dashes)) == SEATS


def test_no_game_draws_seats_in_a_way_of_its_own() -> None:
    """A thing in a seat's colour has the seat's mark, or a name or count beside it: a bare dot has neither."""
    files = sorted(WEB.rglob("*.svelte"))
    assert files
    for file in files:
        assert not re.search(r"<i[^>]*--seat-", file.read_text(encoding="utf-8")), file
