"""A speaker of any game: its own, where its manifest names one, or the plain one."""

from collections.abc import Iterable, Mapping
from typing import Any

from cosmodrome.core.manifest import part
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.text.speak import Speaker


def speaker(
    language: str,
    game: str,
    cards: Iterable[Mapping[str, Any]] = (),
    strict: bool = False,
    english_names: bool = False,
) -> Speaker:
    """A speaker of a game. Raises ValueError for a language that is not one of ours."""
    named = MANIFESTS[game].speaker
    kind: type[Speaker] = part(named) if named else Speaker
    return kind(MANIFESTS[game].game, language, cards, strict, english_names)
