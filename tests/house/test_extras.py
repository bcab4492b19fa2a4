"""What is installed only where it is wanted: without it the rest works, and a line says what is missing."""

import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from cosmodrome.bots.extras import LIBRARIES, installed

ROOT = Path(__file__).resolve().parents[2]

BARE = f"""
import sys
sys.modules.update(dict.fromkeys({sorted(LIBRARIES)!r}))  # importing None fails
from cosmodrome.cli.app import main
main()
"""


def bare(*words: str) -> subprocess.CompletedProcess[str]:
    """The program in a process that has none of the libraries that extras bring."""
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, "-c", BARE, *words],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    "words",
    [
        "games",
        "cards pocket_mars",
        "simulate race --games 1 --bots greedy",
        "match jump_drive --deals 1 --bots greedy,random",
    ],
)
def test_the_base_install_plays(words: str) -> None:
    done = bare(*words.split())
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        ("simulate jump_drive --bots search,greedy", "numpy", "bots"),
        ("simulate sidereal --bots trader", "numpy", "bots"),
        ("serve", "", "server"),
        ("admin check", "", "server"),
    ],
)
def test_what_is_missing_is_said_in_one_line(words: str, library: str, extra: str) -> None:
    done = bare(*words.split())
    assert done.returncode in (1, 2) and done.stdout == ""
    assert done.stderr.startswith("error: ") and done.stderr.count("\n") == 1
    assert f"{library} is missing: {installed(extra)}" in done.stderr


def test_a_person_plays_against_the_best_bot_that_is_there_and_reads_which_is_not() -> None:
    done = bare("play", "jump_drive")
    assert done.stderr.startswith("the bot search cannot play here, numpy is missing: ")
    assert "; greedy plays in its place" in done.stderr.splitlines()[0]
    assert bare("games").stdout.count("bots: greedy, planner, pupil, novice, random, search") == 1


def test_each_library_is_brought_by_the_extra_that_is_named() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    for library, extra in LIBRARIES.items():
        brought = " ".join(extras[extra]).replace("-", "_").replace("_cffi", "")
        assert library in brought, f"{extra} does not bring {library}"
        if library != "ray":  # which is large, and installed by nobody but who wants it
            assert find_spec(library) or extra == "ray", f"{library} is no module"
