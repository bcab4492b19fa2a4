"""CONTRIBUTING.md says what is so: the rooms and what they import, and where things are."""

import re
from pathlib import Path

import pytest
from tools.rooms import BEGIN, END, GUIDE, picture, written

ROOT = Path(__file__).resolve().parents[2]
TEXT = GUIDE.read_text(encoding="utf-8")
SECTION = TEXT.partition("## Where is...")[2].partition("\n## ")[0]
PLACES = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in SECTION.splitlines()
    if line.startswith("|") and "`" in line
]
"""What, files, names."""


def test_the_rooms_are_what_the_imports_say() -> None:
    assert picture() in TEXT, "python tools/rooms.py writes them"


def test_rooms_that_have_changed_are_noticed_and_written() -> None:
    stale = TEXT.replace("| 1 | `core` |", "| 1 | `cellar` |")
    assert stale.count(BEGIN) == stale.count(END) == 1 and picture() not in stale
    assert written(stale) == written(TEXT) == TEXT


def test_the_rooms_of_the_page_are_its_folders() -> None:
    listed = TEXT.partition("The page's rooms, in `web/src`:")[2].split("```")[1]
    rooms = {line.split()[0] for line in listed.strip().splitlines()}
    folders = {path.name for path in (ROOT / "web/src").iterdir() if path.is_dir()}
    assert rooms == folders - {"styles", "dev"}


def defined(name: str, text: str) -> bool:
    """Whether a name is given to something there, in Python or TypeScript."""
    words = "def|class|function|const|let|interface|type"
    return re.search(rf"^\s*(export )?(({words}) {name}\b|{name}\s*[:=])", text, re.MULTILINE) is not None


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[0])
def test_each_thing_is_where_it_is_said_to_be(place: list[str]) -> None:
    _, files, names = ([part] if at == 0 else re.findall(r"`([^`]+)`", part) for at, part in enumerate(place))
    texts = [(ROOT / file).read_text(encoding="utf-8") for file in files]
    assert names and all(any(defined(name, text) for text in texts) for name in names)


def test_ten_things_are_told_and_a_wrong_name_is_noticed() -> None:
    assert len(PLACES) >= 10
    assert not defined("settle_prize", (ROOT / "src/cosmodrome/games/race/reckoning.py").read_text())
