"""docs/scripts.md keeps its word: its examples can be played, and its tables name every choice there is."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.meta import Script
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal import payloads
from cosmodrome.play.course import TAKE_BACK
from cosmodrome.play.record import RecordError, checked, loads, verify

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


def fields(payload: type) -> list[str]:
    tag = payload.__struct_config__.tag_field  # type: ignore[attr-defined]
    return ([tag] if tag else []) + [field.name for field in msgspec.structs.fields(payload)]


def told(game: str, heading: str) -> dict[str, set[str]]:
    """By what stands first in its row, the names of a table."""
    rows = chapter(game).split(f"| {heading} | fields |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    return {
        first: set(re.findall(r"`(\w+)`", rest))
        for first, _, rest in (row[2:].partition(" | ") for row in rows)
    }


def test_every_field_of_a_form_is_named() -> None:
    """Of Sidereal Confluence, whose forms alone are filled in freely."""
    for game in GAMES.values():
        assert not game.forms or game.meta.id == "sidereal"
    forms = GAMES["sidereal"].forms
    expected = {f"`{verb}`": set(fields(form.payload)) for verb, form in forms.items()}
    runs = expected["`run`"] | set(fields(payloads.Run))
    assert told("sidereal", "form") == expected | {"`run`": runs}
    parts: dict[str, set[str]] = {}
    for first, names in told("sidereal", "part").items():
        for kind in re.findall(r"`(\w+)`", first) or ["move"]:
            parts[kind] = names
    kinds = {kind.__struct_config__.tag: set(fields(kind)) for kind in typing.get_args(payloads.Promise)}
    assert parts == kinds | {"move": set(fields(payloads.Move))}
    (sample,) = re.findall(r'`(\{"type":.*?\})`', chapter("sidereal"))
    assert msgspec.json.decode(sample, type=payloads.Promise)
    assert set(re.findall(r"by (white,[^;]*);", chapter("sidereal").replace("\n", " "))) == {
        ", ".join(goods[:-1]) + f" and {goods[-1]}" for goods in [typing.get_args(payloads.Good)]
    }
