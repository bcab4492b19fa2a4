"""The page keeps up with the rest: types of the wire, messages it says, powers it draws."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.jump_drive.cards import CARDS
from cosmodrome.games.race.cards import BASE, NEW_START_WORLDS

from .wording import FILES, file_of

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "web/src"

SAID = re.compile(r"""["'`](ui-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""")
MADE = re.compile(r"`(ui-[a-z-]*)\$\{")
"""Ids put together in code, by what they begin with."""


def page() -> str:
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(SOURCES.rglob("*"))
        if file.suffix in (".ts", ".svelte")
    )


def messages(language: str) -> set[str]:
    """Those of the page itself and of each game; what only one game's page says may stand with that game."""
    files = [file_of(name, language) for name in FILES if name != "terminal"]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    return set(re.findall(r"^([a-z0-9_-]+) =", "\n".join(texts), re.MULTILINE))


def test_types_of_the_wire_are_as_the_tool_writes_them() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools/wire_types.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_what_the_page_says_has_a_message_and_every_message_is_said(language: str) -> None:
    known = {name for name in messages(language) if name.startswith("ui-")}
    said = set(SAID.findall(page()))
    made = tuple(MADE.findall(page()))
    assert said - known == set()
    assert {name for name in known - said if not name.startswith(made)} == set()


@pytest.mark.parametrize(("game", "cards"), [("race", (*BASE, *NEW_START_WORLDS)), ("jump_drive", CARDS)])
def test_every_power_of_a_card_is_drawn_as_a_chip(game: str, cards: Any) -> None:
    chips = (SOURCES / f"games/{game}/card/chips.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r'"([a-z_]+/[a-z_]+)"', chips))
    printed = {f"{power['phase']}/{power['effect']}" for card in cards for power in card.facts()["powers"]}
    assert printed - drawn == set()
