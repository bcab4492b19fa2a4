"""A copy of the project into which `tools/new_game.py` has just written a game; nothing else in it is changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.new_game import write

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src", "tests", "tools", "docs", "pyproject.toml", "CONTRIBUTING.md", "web/src")
GAME, TITLE = "moon_race", "Moon Race"
_LEFT_OUT = shutil.ignore_patterns("*.egg-info", ".*_cache")


class Newcomer:
    """The copy, and how programs are run in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for part in PARTS:
            target = root / part
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, target, ignore=_LEFT_OUT)
            else:
                shutil.copyfile(ROOT / part, target)
        self.written = write(GAME, TITLE, root / "src/cosmodrome/games")
        # The copy goes before an installed package; where that is compiled, the new game is played on compiled rooms.
        paths = os.pathsep.join([str(root / "src"), str(root)])
        self.environment = {**os.environ, "PYTHONPATH": paths}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what one program has compiled serves the next
        self.environment.pop("COSMO_EXPECT_COMPILED", None)

    def run(self, *words: str, typed: str = "") -> str:
        """What a Python program prints that must succeed."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
