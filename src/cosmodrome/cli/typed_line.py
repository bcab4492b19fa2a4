"""A line that a person types: edited, remembered and completed where Python and the terminal can."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

MOST_KEPT: Final = 500
"""Lines that the next game knows."""
APART: Final = " \t,:;>"
"""What stands between words."""


class TypedLine:
    """Reads lines. Without a terminal, or where Python has no `readline`, they are read as they come."""

    def __init__(self) -> None:
        self.readline: Any = _readline()
        self.may_be: Callable[[str], Iterable[str]] = lambda typed: ()
        """Whole lines that what is typed may become."""
        self.found: list[str] = []

    def read(self, prompt: str, may_be: Callable[[str], Iterable[str]]) -> str:
        """The line, as it was typed. Raises EOFError and KeyboardInterrupt."""
        self.may_be = may_be
        typed = input(prompt)
        editor = self.readline
        if editor is not None and typed.strip():
            last = editor.get_history_item(editor.get_current_history_length())
            if typed != last:
                editor.add_history(typed)
        return typed

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Within, Tab completes, and lines of earlier games are known; at the end they are kept for the next one."""
        editor = self.readline
        if editor is None:
            yield
            return
        file = history_file()
        editor.set_auto_history(False)
        editor.set_completer(self._complete)
        editor.set_completer_delims(APART)
        libedit = "libedit" in (editor.__doc__ or "")
        editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        if not libedit:
            editor.parse_and_bind("set completion-ignore-case on")
        with suppress(OSError):
            editor.read_history_file(file)
        try:
            yield
        finally:
            # A game is no worse for a folder that cannot be written.
            with suppress(OSError):
                file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                editor.set_history_length(MOST_KEPT)
                editor.write_history_file(file)
                file.chmod(0o600)

    def _complete(self, text: str, number: int) -> str | None:
        """As `readline` asks: the completions of the last word, one after another, then None."""
        if number == 0:
            begin, end = self.readline.get_begidx(), self.readline.get_endidx()
            line = self.readline.get_line_buffer()[:end]
            fits = (each for each in self.may_be(line) if each.casefold().startswith(line.casefold()))
            self.found = sorted({each[begin:] for each in fits})
        return self.found[number] if number < len(self.found) else None


def history_file() -> Path:
    """Where lines are kept, as the XDG base directories have it."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "cosmodrome" / "history"


def ended_with(typed: str, names: Iterable[str]) -> list[str]:
    """The lines that come of what is typed when its last words, or none, are the beginning of a name."""
    named = [*names]
    for at in range(len(typed) + 1):
        if (at == 0 or typed[at - 1] in APART) and typed[at : at + 1] not in tuple(APART):
            begun = typed[at:].casefold()
            if found := [typed[:at] + name for name in named if name.casefold().startswith(begun)]:
                return found
    return []


def _readline() -> Any:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline  # which also edits what `input` reads; not everywhere
    except ImportError:
        return None
    return readline
