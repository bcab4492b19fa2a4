"""Every game that is offered has all that doors need, and the page on adding a game names it."""

import re
import tomllib
from pathlib import Path

import pytest

from cosmodrome.bots.catalogue import names
from cosmodrome.cli.boards import BOARDS
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.text.catalogue import SPEAKERS
from cosmodrome.text.speak import LANGUAGES
from tests.house.test_words import WORDS
from tests.laws.laws import FACTS
from tests.records.picks import rooms

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")


def places() -> list[str]:
    """The files in the second column of the table under "The doors"."""
    part = PAGE.split("## The doors\n")[1].split("\n## ")[0]
    rows = [line.split("|")[2] for line in part.splitlines() if line.startswith("|")]
    return re.findall(r"`([^`]+/[^`]+|[^`]+\.toml)`", " ".join(rows))


def test_the_page_on_adding_a_game_names_files() -> None:
    assert len(places()) > 12


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_brings_is_there(game: str) -> None:
    found = {place: sorted(ROOT.glob(place.replace("<game>", game))) for place in places()}
    assert {place for place, files in found.items() if not files} == set()
    messages = next(place for place in found if place.endswith(".ftl"))
    assert len(found[messages]) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_door_knows_every_game(game: str) -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {one["name"]: one for one in told["tool"]["importlinter"]["contracts"]}
    assert f"cosmodrome.games.{game}" in contracts["No doors between games"]["modules"]
    assert game in SPEAKERS and game in BOARDS and game in WORDS and game in FACTS
    assert game in rooms()
    assert "random" in names(game)


def test_every_game_has_a_page_whose_types_are_written_for_it() -> None:
    index = (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8")
    pages = re.findall(r"^  (\w+): \{$", index.split("GAMES")[1], re.MULTILINE)
    typed = re.findall(
        r'^    "(\w+)": "', (ROOT / "tools/wire_types.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert pages == typed == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_views_have_what_doors_read(game: str) -> None:
    played = GAMES[game]
    seats = played.meta.seats[0]
    state = played.new(Setup(seats, 1, played.meta.read_options({}, seats)))
    for seat in (0, None):
        view = played.view(state, seat)
        assert {"seat", "awaited", "options", "winners", "players"} <= set(view.__struct_fields__)
        told = [player.seat for player in view.players]  # type: ignore[attr-defined]
        assert told[:seats] == list(range(seats))
