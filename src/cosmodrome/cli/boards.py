"""The board of any game: its own, where its manifest names one, or the plain one."""

from cosmodrome.cli.board import Board
from cosmodrome.core.manifest import part
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.words.render import Speaker


def board(words: Speaker, players: list[str]) -> Board:
    """The board of the game that `words` are of; `players` are the names by seat."""
    named = MANIFESTS[words.game].board
    kind: type[Board] = part(named) if named else Board
    return kind(words, players)
