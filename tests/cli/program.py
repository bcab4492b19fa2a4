"""Running the program: in this process, or as a process of its own."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from cosmodrome.bots import NAMED_BY
from cosmodrome.cli.commands import app

SOURCE = Path(__file__).resolve().parents[2] / "src"
_BEGUN = """
import fcntl, runpy, signal, sys, termios
signal.signal(signal.SIGINT, signal.default_int_handler)
{}
runpy.run_module("cosmodrome", run_name="__main__", alter_sys=True)
"""
"""What a process of its own runs. No Python may run between fork and exec: this process may have threads of JAX."""
FAILS = """
from cosmodrome.bots.bot import Bot

class Fails(Bot):
    def choose(self, view, decision):
        raise ValueError("no idea")
"""
"""A bot that breaks off every game."""
_WITH_TERMINAL = _BEGUN.format("fcntl.ioctl(0, termios.TIOCSCTTY, 0)")


def run(*words: str, typed: str | None = None) -> Result:
    """Run one command in this process; `typed` is what a person types. Bots that it names are forgotten after it."""
    named = {NAMED_BY: os.environ.get(NAMED_BY, "")}
    return CliRunner().invoke(app, list(words), input=typed, env=named)


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
        [sys.executable, "-c", _BEGUN.format(""), *words],
        env=os.environ | {"PYTHONPATH": str(SOURCE)} | (environment or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )


class Terminal:
    """The program in a terminal of its own, as a person sees it: keys go in, text comes out, Ctrl+C interrupts."""

    def __init__(self, *words: str, environment: Mapping[str, str] | None = None, columns: int = 80) -> None:
        self.keys, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

        plain = {name: each for name, each in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", _WITH_TERMINAL, *words],
            env=plain | {"PYTHONPATH": str(SOURCE), "TERM": "xterm-256color"} | (environment or {}),
            stdin=there,
            stdout=there,
            stderr=there,
            start_new_session=True,
        )
        os.close(there)
        self.shown = ""
        """Everything so far, with the sequences that colour it."""

    def type(self, keys: str) -> None:
        self._typed = keys.encode()
        os.write(self.keys, self._typed)

    _typed = b""

    def wait_for(self, text: str) -> str:
        """What has been shown since the last call, up to and with this text."""
        while text not in self.shown:
            assert self._read(), f"ended without {text!r}: {self.shown}"
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def rest(self) -> str:
        """What is still shown until the program ends."""
        while self._read():
            pass
        self.process.wait()
        os.close(self.keys)
        return self.shown

    def _read(self) -> bool:
        for _ in range(20):
            if select.select([self.keys], [], [], 5)[0]:
                break
            # What is typed just as the editor of lines begins is dropped by the terminal: it is typed again.
            os.write(self.keys, self._typed)
        else:
            self.process.kill()
            raise AssertionError(f"nothing comes any more: {self.shown}")
        try:
            read = os.read(self.keys, 4096)
        except OSError:  # all is read, and nobody has it open
            return False
        self.shown += read.decode(errors="replace")
        return bool(read)
