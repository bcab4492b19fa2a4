"""The tiny game of the server's tests as one more game of the command line, in words of one piece."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

from cosmodrome.cli.board import Board
from cosmodrome.cli.screen import tell
from cosmodrome.core.manifest import Manifest
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.words.message_trees import Facts, Tree, Words
from tests.server.tiny_game import TINY


class TinyWords(Words):
    """Knows no messages but the shared ones; the rest is told by its id."""

    def card(self, card: Facts) -> Facts:
        return {**card, "name": card["id"]}

    def in_short(self, card: Facts) -> Tree:
        return f"worth {card['worth']}"

    def lines(self, card: Facts) -> list[Tree]:
        return []


class TinyBoard(Board):
    first_of_round: ClassVar[str] = "play"

    def table(self, view: Any) -> None:
        tell(f"round {view.round + 1}, points {view.points}")

    def final(self, view: Any) -> None:
        tell(f"the end, points {view.points}")


@pytest.fixture
def own(tmp_path: Path) -> dict[str, str]:
    """An environment whose state folder is the test's."""
    return {"XDG_STATE_HOME": str(tmp_path / "state")}


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line knows the tiny game as well."""
    monkeypatch.setitem(GAMES, "tiny", TINY)
    parts = {"words": f"{__name__}:TinyWords", "board": f"{__name__}:TinyBoard"}
    monkeypatch.setitem(MANIFESTS, "tiny", Manifest(TINY, **parts))
