"""Choices: what a seat can answer. A game lists its enumerable ones once, at import; the others are free choices."""

from typing import Any, Final

NOTHING: Final = -1
LONGEST_KEY: Final = 4096
"""Characters of a choice's key; the wire, the log and the record hold all of them and take no more."""


class Choice:
    """One answer. `verb` is imperative ("place"), `subject` what it is about ("gem_world", "3", or "").

    `code` is the index in the game's table of choices (the action space), or NOTHING when the choice
    cannot be listed beforehand. `key` is the text form used in records and on the wire; it outlives codes.
    """

    code: int
    verb: str
    subject: str
    key: str

    def __init__(self, code: int, verb: str, subject: str = "") -> None:
        self.code = code
        self.verb = verb
        self.subject = subject
        self.key = verb + ":" + subject if subject else verb

    def __repr__(self) -> str:
        return f"<{self.key}>"


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


class Listing:
    """The choices that a game can list, each put in once, at import; a choice's code is its place in `all`."""

    def __init__(self) -> None:
        self.all: list[Choice] = []
        self.by_key: dict[str, Choice] = {}

    def pick(self, verb: str, subject: str, value: int) -> Pick:
        """Put in the next choice."""
        made = Pick(len(self.all), verb, subject, value)
        self.all.append(made)
        self.by_key[made.key] = made
        return made
