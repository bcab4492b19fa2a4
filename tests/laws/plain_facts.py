"""What the laws know about a game that has no facts of its own: every field of its state, and nothing of its cards."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.event import Event
from cosmodrome.core.flow import Step
from cosmodrome.core.pickling import Shared

from .fields import declared, words

ROUNDS = 1000
"""A game of so many rounds does not end."""
ASKED: set[str] = set()
"""Fields of views and seats that say what a question is about, beside those of the flow."""
KEPT = ("log", "options")
"""What is not compared; and, being replaced and never changed, may be shared by copies."""


def snapshot(state: Any) -> Any:
    """All of a state as plain values, to compare; the log is left out."""
    return _plain(state)


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, int | str | bytes):
        return value
    if isinstance(value, Choice):
        return value.key
    if isinstance(value, Step):
        return value.number
    if isinstance(value, Shared):
        return type(value).__name__
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if type(value).__name__.startswith("vec["):  # compiled, a pile or a narrow row is no list
        return list(value)
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if type(value).__module__.startswith("cosmodrome."):
        return {name: _plain(getattr(value, name)) for name in _fields(value) if name != "log"}
    return int(value)  # the word of a generator


def _fields(value: Any) -> list[str]:
    """The declared fields that are set; flow and games declare some that only certain kinds use."""
    return [name for name in declared(type(value)) if hasattr(value, name)]


def scramble(state: Any) -> None:
    """Change every list of a state and of what it holds in place, so that a twin which shares one shows it."""
    for name in _fields(state):
        value = getattr(state, name)
        if name in KEPT or not isinstance(value, list):
            continue
        for each in value:
            if type(each).__module__.startswith("cosmodrome.games."):
                scramble(each)
        value.append(0)


def check_position(state: Any) -> None:
    """Nothing is known of what should be conserved."""


check_cards = check_sums = check_position


class KnownTable:
    """Nothing is known of what events should add up to."""

    def __init__(self, state: Any) -> None:
        pass

    def hear(self, event: Event) -> None:
        pass

    def check(self, state: Any, event: Event | None) -> None:
        pass


def turned_up(event: Event) -> set[str]:
    """Whatever an event tells a spectator, it may well show on purpose."""
    return words(event.seen_by(None))


def check_end(state: Any, events: list[Event]) -> None:
    """How a game ends is the game's own matter; that something happened in it is not."""
    assert events, "a whole game was played and no event happened"
