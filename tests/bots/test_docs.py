"""The page on writing bots: its snippets run, and its lists name everything."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from tools import bot_tables

from cosmodrome.bots.bot import Bot
from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.catalogue import speaker

PAGE = Path(__file__).resolve().parents[2] / "docs/bot-api.md"


def test_the_snippets_run(capsys) -> None:  # type: ignore[no-untyped-def]
    snippets = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(snippets) == 3
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, str(PAGE), "exec"), names)
    settler = names["Settler"]
    assert isinstance(settler, type) and issubclass(settler, Bot)
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_pages_of_the_games_are_as_the_code_is(capsys: pytest.CaptureFixture[str]) -> None:
    """`python tools/bot_tables.py` writes them."""
    assert bot_tables.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("game_id", GAMES)
def test_every_purpose_is_explained(game_id: str) -> None:
    """All that have words to ask with: the others ask nothing."""
    words = speaker("en", game_id)
    told = set(
        re.findall(r"^\| `([\w-]+)` \| \w", (PAGE.parent / f"bots/{game_id}.md").read_text(), re.MULTILINE)
    )
    names = import_module(f"cosmodrome.games.{game_id}.purposes").NAMES
    assert {name for name in names if words.has(f"ask-{name}")} <= told
