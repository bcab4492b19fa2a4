"""The tiny game of the server's tests as one more game of the command line, in words of one piece."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from cosmodrome.cli.board import Board
from cosmodrome.cli.screen import tell
from cosmodrome.core.manifest import Manifest
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.text.speak import Speaker
from tests.server.tiny_game import TINY


class TinySpeaker(Speaker):
    """Knows no messages but the shared ones; the rest is told by its id."""

    def __init__(self, game: Any, language: str, cards: Any = (), *settings: bool) -> None:
        super().__init__(game, language, [{**card, "name": card["id"]} for card in cards], *settings)

    def card_in_short(self, card: Mapping[str, Any]) -> str:
        return f"worth {card['worth']}"

    def card_lines(self, card: Mapping[str, Any]) -> list[str]:
        return []


class TinyBoard(Board):
    first_of_round: ClassVar[str] = "play"

    def table(self, view: Any) -> None:
        tell(f"round {view.round + 1}, points {view.points}")

    def final(self, view: Any) -> None:
        tell(f"the end, points {view.points}")


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line knows the tiny game as well."""
    monkeypatch.setitem(GAMES, "tiny", TINY)
    parts = {"speaker": f"{__name__}:TinySpeaker", "board": f"{__name__}:TinyBoard"}
    monkeypatch.setitem(MANIFESTS, "tiny", Manifest(TINY, **parts))
