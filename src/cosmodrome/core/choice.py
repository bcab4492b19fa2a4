"""Choices: what a seat can answer. A game lists its enumerable ones once, at import; the others are free choices."""

from importlib import import_module
from typing import Any, Final

from cosmodrome.core.pickling import Shared

NOTHING: Final = -1
LONGEST_KEY: Final = 8192
"""Characters of a choice's key; the wire, the log and the record hold all of them and take no more."""


class Choice(Shared):
    """One answer. `verb` is imperative ("place"), `subject` what it is about ("gem_world", "3", or "").

    `code` is the index in the game's table of choices (the action space), or NOTHING when the choice
    cannot be listed beforehand. `key` is the text form used in records and on the wire; it outlives codes.
    """

    code: int
    verb: str
    subject: str
    key: str
    listing: str
    """The module that lists it as LISTED, where it is found again when it is unpickled; "" for one not listed so."""

    def __init__(self, code: int, verb: str, subject: str = "") -> None:
        self.code = code
        self.verb = verb
        self.subject = subject
        self.key = verb + ":" + subject if subject else verb
        self.listing = ""

    def __reduce__(self) -> Any:
        """The very same choice wherever it is unpickled, for answers are compared by identity."""
        if not self.listing:
            raise TypeError(f"{self!r} cannot be pickled: no Listing that knows its module has listed it")
        return _listed, (self.listing, self.key)

    def __repr__(self) -> str:
        return f"<{self.key}>"


def check_choice(choice: object) -> None:
    """Raises TypeError for what is no choice, such as the text of one."""
    if not isinstance(choice, Choice):
        raise TypeError(f"{choice!r} is not a choice; Game.parse makes one of a key")


def check_key(key: object) -> None:
    """Raises TypeError for what is no text."""
    if not isinstance(key, str):
        raise TypeError(
            f"{key!r} is not the key of a choice, which is text such as 'pass' or 'place:gem_world'"
        )


class Pick(Choice):
    """A listed choice with the number it stands for, as the game's tables count: a card, an action, a way."""

    value: int

    def __init__(self, code: int, verb: str, subject: str, value: int) -> None:
        super().__init__(code, verb, subject)
        self.value = value


class FreeChoice(Choice):
    """A choice that cannot be listed, such as an offer. It is made and read by its `Form`, never by hand.

    Its subject is the canonical text of `payload`, so equal payloads have equal keys.
    """

    payload: Any

    def __init__(self, verb: str, subject: str, payload: Any) -> None:
        super().__init__(NOTHING, verb, subject)
        self.payload = payload

    def __reduce__(self) -> Any:
        return FreeChoice, (self.verb, self.subject, self.payload)


class Listing:
    """The choices that a game can list, each put in once, at import; a choice's code is its place in `all`.

    `module` is the one in which the listing stands under the name LISTED.
    """

    def __init__(self, module: str = "") -> None:
        self.module = module
        self.all: list[Choice] = []
        self.by_key: dict[str, Choice] = {}

    def pick(self, verb: str, subject: str, value: int) -> Pick:
        """Put in the next choice."""
        made = Pick(len(self.all), verb, subject, value)
        made.listing = self.module
        self.all.append(made)
        self.by_key[made.key] = made
        return made


def _listed(module: str, key: str) -> Choice:
    """The choice that a module lists under a key."""
    listing: Listing = import_module(module).LISTED
    return listing.by_key[key]
