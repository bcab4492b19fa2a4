"""A manifest: what a game brings to the rooms above it, so that they find it and nobody lists games by hand."""

from importlib import import_module
from typing import Any

import msgspec

from cosmodrome.core.game import Game


class Manifest(msgspec.Struct, frozen=True):
    """The one thing that makes a package under `games` a game: `MANIFEST` in its `manifest.py`.

    A game imports no upper room, so the parts that lie there are named as text, "cosmodrome.words.race:RaceWords".
    Whatever is left out has a plain stand-in that works for every game.
    """

    game: Game[Any]
    words: str = ""
    """What it says beyond its messages: a kind of `Words`."""
    board: str = ""
    """Its table in the terminal: a kind of `Board`."""
    bots: dict[str, str] = {}
    """Its bots by name, the best first; `random` plays every game."""
    hints: str = ""
    """What a person is told who asks for a hint: an `Adviser`; without it, what the best bot would do."""
    appraiser: str = ""
    """What takes thought to say beside a question: makes an `Appraiser`; without it, nothing."""
    appraises: frozenset[str] = frozenset()
    """The verbs of free choices in the making of which it says more."""
    encoder: str = ""
    """A kind of `Encoder`: what writes rows of features for so many seats, and if there are several for a layout."""
    order: int = 100
    """Where it stands among the games, the lowest first."""
    deeds: str = ""
    """`Deeds`: what can be told of its finished games, such as start worlds, and what is worth having done once."""


def part(named: str) -> Any:
    """The part that a manifest names as text. Raises ValueError with one line that names what is not there."""
    module, _, name = named.partition(":")
    if not module or not name:
        raise ValueError(f"a manifest names {named!r}; parts are named as module:Name")
    try:
        return getattr(import_module(module), name)
    except AttributeError:
        raise ValueError(f"a manifest names {named!r}; {module} has no {name}") from None
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the part is there, and something that it needs is not
        raise ValueError(f"a manifest names {named!r}; there is no module {error.name}") from None
