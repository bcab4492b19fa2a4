"""Running the program: in this process, or as a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from cosmodrome.cli.commands import app

SOURCE = Path(__file__).resolve().parents[2] / "src"


def run(*words: str, typed: str | None = None) -> Result:
    """Run one command in this process; `typed` is what a person types."""
    return CliRunner().invoke(app, list(words), input=typed)


def ran(*words: str, typed: str | None = None) -> str:
    """What a command that must succeed prints."""
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def complaint(*words: str, code: int = 2) -> str:
    """The one line on stderr with which a command must fail."""
    result = run(*words)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("error: ") and result.stderr.count("\n") == 1, result.stderr
    return result.stderr


def start(*words: str, environment: Mapping[str, str] | None = None, **more: Any) -> subprocess.Popen[str]:
    """Start the program as a process of its own, which an interrupt ends.

    What runs in the background may ignore interrupts, and what it starts would, too.
    """
    return subprocess.Popen(
        [sys.executable, "-m", "cosmodrome.cli", *words],
        env=os.environ | {"PYTHONPATH": str(SOURCE)} | (environment or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **more,
    )
