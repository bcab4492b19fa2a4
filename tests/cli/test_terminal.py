"""`play` and `replay` in a real terminal: a clean line after Ctrl+C, words that leave, colours, keys that edit."""

import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.cli.play import Table
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Recorder, dumps, loads, verify
from cosmodrome.words.catalogue import speaker

from .program import Terminal, ran

GAME = ("play", "race", "--bots", "random", "--seed", "5")
SLOW = """\
from cosmodrome.bots.bot import Bot
class Slow(Bot):
    def choose(self, view, decision):
        print("thinking", flush=True)
        while True:
            pass
"""


def test_an_interrupted_prompt_leaves_a_clean_line_and_the_record(
    tmp_path: Path, own: dict[str, str]
) -> None:
    file = tmp_path / "g.jsonl"
    terminal = Terminal(*GAME, "--record", str(file), environment=own)
    terminal.wait_for("Your answer")
    terminal.type("1 2\n")
    terminal.wait_for("Your answer:")
    terminal.type("12")
    terminal.wait_for("12")
    terminal.type("\x03")
    shown = terminal.rest()
    assert terminal.process.returncode == 130
    first, *last = re.sub(
        r"\x1b\[\?\w+\r?|\^C", "", shown
    ).splitlines()  # modes of the terminal, which show nothing
    # What is typed before the editor of lines has begun, it shows once more.
    assert first in ("", "12") and " ".join(map(str.strip, last)) == f"The record of the game is in {file}."
    assert "verified" in ran("replay", str(file), "--verify")


def test_an_interrupt_while_bots_think_ends_the_line_too(tmp_path: Path, own: dict[str, str]) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    terminal = Terminal(
        *GAME[:2], "--bots", f"{tmp_path / 'slow.py'}:Slow", "--record", str(tmp_path / "g"), environment=own
    )
    terminal.wait_for("thinking")
    terminal.type("\x03")
    said = terminal.rest()
    assert terminal.process.returncode == 130 and "Traceback" not in said and "^C\r\nThe record" in said
    assert "verified" in ran("replay", str(tmp_path / "g"), "--verify")


def test_an_interrupted_replay_ends_its_line(tmp_path: Path, own: dict[str, str]) -> None:
    file = tmp_path / "g.jsonl"
    ran("record", "race", "--seats", "2", "--out", str(file))
    terminal = Terminal("replay", str(file), environment=own)
    terminal.wait_for("q: stop.")
    terminal.type("\x03")
    assert terminal.rest().endswith("^C\r\n") and terminal.process.returncode == 130


def test_an_interrupt_in_the_middle_of_an_answer_waits_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    played = GAMES["race"]
    table = Table(played, Setup(2, 5, {}), ["random"], "Ana", speaker("en", "race"))

    def interrupted(recorder: Recorder, seat: int, key: str, note: Any = Recorder._note) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        note(recorder, seat, key)

    monkeypatch.setattr(Recorder, "_note", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            table._answer(1)
    finally:
        signal.signal(signal.SIGINT, before)
    monkeypatch.undo()
    kept = loads(dumps(table.recorder.record), GAMES)
    assert len(kept.answers) == 1 and verify(played, kept) is None


@pytest.mark.parametrize("typed", ["q", "quit", "Exit", "QUIT"])
def test_words_that_leave(typed: str) -> None:
    assert ran(*GAME, typed=f"{typed}\n").endswith("You leave the game.\n")


@pytest.mark.parametrize(
    ("language", "leave", "left", "ask", "told"),
    [
        ("es", "salir", "Abandonas", "ayuda", "Siempre puedes"),
        ("pl", "wyjdź", "Wychodzisz", "pomoc", "Zawsze możesz"),
    ],
)
def test_words_that_leave_and_help_in_other_languages(
    language: str, leave: str, left: str, ask: str, told: str
) -> None:
    printed = ran(*GAME, "--lang", language, typed=f"{ask}\n{leave}\n1 2\n")
    assert told in printed and left in printed.splitlines()[-1]
    assert ran(*GAME, "--lang", language, typed="quit\n").splitlines()[-1] == printed.splitlines()[-1]


def test_help_is_a_word_too() -> None:
    printed = ran(*GAME, typed="help\nhelp mining world\nHELP 1\n")
    assert "You can always type:" in printed and "Mining World: production world" in printed
    assert "is no answer here" not in printed
