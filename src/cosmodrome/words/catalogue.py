"""What each game says, by the words its manifest names; events with their words; a speaker of any game."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.event import Event
from cosmodrome.core.manifest import part
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.words.message_trees import Facts, Tree, Words
from cosmodrome.words.render import Speaker


def words_of(game: str) -> Words:
    """What a game says beyond its messages; plain words for one that is not among ours."""
    return _made(MANIFESTS[game].words if game in MANIFESTS else "")


@cache
def _made(named: str) -> Words:
    words: Words = part(named)() if named else Words()
    return words


def told(game: str, event: Event, viewer: int | None) -> Event | dict[str, Any]:
    """An event as it is sent to who sees it at a seat: with what its facts come to together as `said`."""
    words = words_of(game)
    if not words.tells:
        return event
    facts = msgspec.to_builtins(event)
    said = words.event(facts, viewer)
    return {**facts, "said": said} if said else event


def in_words(game: str, choice: Choice, seat: int) -> Tree | msgspec.UnsetType:
    """A free choice of a seat as a tree; unset for one of those that are listed."""
    if not isinstance(choice, FreeChoice):
        return msgspec.UNSET
    return words_of(game).free(choice.verb, msgspec.json.decode(choice.subject), seat)


def speaker(
    language: str, game: str, cards: Iterable[Facts] = (), strict: bool = False, english_names: bool = False
) -> Speaker:
    """A speaker of a game. Raises ValueError for a language that is not one of ours."""
    return Speaker(MANIFESTS[game].game, language, words_of(game), cards, strict, english_names)
