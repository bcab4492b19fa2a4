"""What a program finds under `cosmodrome` itself, and the program's own doors."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.bots import NAMED_BY

from .program import ran

SOURCE = Path(__file__).resolve().parents[2] / "src"


def test_a_game_with_bots_in_four_lines() -> None:
    race = cosmodrome.game("race")
    log = cosmodrome.Log()
    state = cosmodrome.new("race", seats=2, seed=1, log=log, experienced=True)
    cosmodrome.play_bots(race, state, [cosmodrome.bot("race", "greedy", seed) for seed in (1, 2)])
    assert race.awaited(state) == [] and log and state.experienced
    assert "greedy" in cosmodrome.bot_names("race") and cosmodrome.game_names()[0] == "race"


@pytest.mark.parametrize("name", cosmodrome.__all__)
def test_all_that_it_names_is_there(name: str) -> None:
    assert callable(getattr(cosmodrome, name)) and name in dir(cosmodrome)


def test_what_is_not_there_is_named_with_what_is() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; the games are race, "):
        cosmodrome.new("chess")
    with pytest.raises(ValueError, match="race has no bot 'deep'; its bots are champion, greedy"):
        cosmodrome.bot("race", "deep")
    with pytest.raises(cosmodrome.SetupError, match="race has no option 'colour'"):
        cosmodrome.new("race", colour="red")
    with pytest.raises(AttributeError, match="module 'cosmodrome' has no attribute 'chess'"):
        cosmodrome.chess  # noqa: B018


def test_importing_it_imports_nothing_else() -> None:
    code = (
        "import sys, cosmodrome; print(sorted(name for name in sys.modules if name.startswith('cosmodrome')))"
    )
    env = os.environ | {"PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['cosmodrome']"


def test_the_version_is_told() -> None:
    told = ran("--version")
    assert told.startswith(f"cosmodrome {cosmodrome.__version__}, ")
    assert ("compiled rules" in told) != ("interpreted rules" in told)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("cosmodrome si", {"simulate"}),
        ("cosmodrome re", {"record", "replay", "review"}),
        ("cosmodrome play po", {"pocket_mars"}),
        ("cosmodrome simulate race --bots random,gr", {"random,greedy"}),
        ("cosmodrome replay game.jsonl --lang e", {"en", "es"}),
    ],
)
def test_the_shell_completes_commands_games_and_bots(typed: str, offered: set[str]) -> None:
    env = os.environ | {
        "PYTHONPATH": str(SOURCE),
        "_COSMODROME_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(typed.split()) - 1),
    }
    command = [sys.executable, "-c", "from cosmodrome.cli.app import main; main()"]
    assert set(subprocess.run(command, env=env, capture_output=True, text=True).stdout.split()) == offered


def test_a_bot_in_a_file_is_made_without_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED_BY, "")  # what it names is forgotten after the test
    file = tmp_path / "mine.py"
    file.write_text(
        "from cosmodrome.bots.bot import Bot\n"
        "class Mine(Bot):\n"
        "    def choose(self, view, decision):\n"
        "        return decision.options[0]\n"
    )
    assert type(cosmodrome.bot("jump_drive", f"{file}:Mine")).__name__ == "Mine"
    with pytest.raises(ValueError, match="'greedy,random' are 2 bots; one is made"):
        cosmodrome.bot("race", "greedy,random")
