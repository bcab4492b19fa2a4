"""The page on environments: its snippets run, and its tables name everything."""

import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from cosmodrome.core.lane import action_names
from cosmodrome.games.catalogue import GAMES
from cosmodrome.rl import settings
from cosmodrome.rl.rewards import REWARDS

PAGE = Path(__file__).resolve().parents[2] / "docs/environments.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_snippets_run() -> None:
    snippets = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(snippets) == 6
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, str(PAGE), "exec"), names)


def test_everything_that_may_be_given_is_told() -> None:
    told = re.findall(r"^\| `(\w+)` \| .* \| .* \|$", TEXT.partition("\n## ")[0], re.MULTILINE)
    assert told == list(inspect.signature(settings.read).parameters)[1:]


def test_every_reward_is_told() -> None:
    assert re.findall(r"^\| `([\w-]+)` \| [^|]* \|$", TEXT, re.MULTILINE) == list(REWARDS)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_told(game: str) -> None:
    played = GAMES[game]
    verbs = Counter(choice.verb for choice in played.choices[: played.learned or None])
    listed = " ".join(f"`{verb}` {count}" for verb, count in verbs.items())
    forms = " ".join(f"`{verb}`" for verb in played.forms)
    names = action_names(played)
    wait = "`wait`" if names[-1] == "wait" else ""
    assert f"| `{game}` | {len(names)} | {listed} | {forms} | {wait} |\n" in TEXT
