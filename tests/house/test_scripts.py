"""docs/scripts.md keeps its word: its examples can be played, and its tables name every choice there is."""

import re
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.meta import Script
from cosmodrome.core.record import RecordError, checked, loads, verify
from cosmodrome.core.taking_back import TAKE_BACK
from cosmodrome.games.catalogue import GAMES

DOC = (Path(__file__).resolve().parents[2] / "docs/scripts.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```jsonl\n(.*?)```", DOC, re.DOTALL)
TITLES = {
    "race": "Race for the Galaxy",
    "jump_drive": "Jump Drive",
    "pocket_mars": "Red Horizon",
    "sidereal": "Sidereal Confluence",
}


def chapter(game: str) -> str:
    return DOC.split(f"\n## {TITLES[game]}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_an_example_that_can_be_played(game: str) -> None:
    (example,) = [text for text in EXAMPLES if f'"game":"{game}"' in text]
    assert example in chapter(game)
    kept = loads(example, GAMES)
    assert kept.header.script is not None and not kept.events
    whole = checked(GAMES[game], kept).record
    assert len(whole.events) > len(kept.answers) and verify(GAMES[game], whole) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_game_is_named(game: str) -> None:
    table = [line.split(" | ")[0] for line in chapter(game).splitlines() if line.startswith("| `")]
    named = set(re.findall(r"`([a-z_-]+)", " ".join(table)))
    assert named == {choice.verb for choice in GAMES[game].choices} | GAMES[game].forms.keys()


def test_every_field_of_a_script_is_named() -> None:
    assert set(re.findall(r"^\| `(\w+)`", DOC.split("## Which cards came")[1].split("\n## ")[0], re.M)) == {
        field.name for field in msgspec.structs.fields(Script)
    }
    assert f"`{TAKE_BACK}`" in DOC


def test_a_wrong_line_is_answered_with_what_is_asked() -> None:
    (example,) = [text for text in EXAMPLES if '"game":"race"' in text]
    first, second = example.splitlines()[1:3]
    kept = loads(example.replace(f"{first}\n{second}", f"{second}\n{first}"), GAMES)
    with pytest.raises(RecordError, match=r"line 3: .* seat 1 is asked action: act:explore-5,"):
        checked(GAMES["race"], kept)
    away = loads(example.replace('"seat":1,"choice":"discard:drop_ships"', '"seat":0,"choice":"pass"'), GAMES)
    with pytest.raises(RecordError, match=r"line 2: .* asked now are seats 1"):
        checked(GAMES["race"], away)
