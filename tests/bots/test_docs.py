"""The page on writing bots: its snippets run, and its lists name everything."""

import re
from pathlib import Path

from cosmodrome.bots.bot import Bot
from cosmodrome.games.jump_drive import purposes as jump_drive
from cosmodrome.games.jump_drive.views import JumpDriveView
from cosmodrome.games.race import purposes as race
from cosmodrome.games.race.views import RaceView

PAGE = Path(__file__).resolve().parents[2] / "docs/bot-api.md"


def test_the_snippets_run(capsys) -> None:  # type: ignore[no-untyped-def]
    snippets = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(snippets) == 2
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, str(PAGE), "exec"), names)
    settler = names["Settler"]
    assert isinstance(settler, type) and issubclass(settler, Bot)
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def first_cells(heading: str) -> list[str]:
    """What stands in the first column of the tables under a heading."""
    part = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    return re.findall(r"`([^`]+)`", " ".join(rows))


def test_every_purpose_is_explained() -> None:
    assert {*race.NAMES, *jump_drive.NAMES} <= set(first_cells("The question"))


def test_every_field_named_is_there() -> None:
    fields = {*RaceView.__struct_fields__, *JumpDriveView.__struct_fields__}
    assert set(first_cells("The view")) <= fields
