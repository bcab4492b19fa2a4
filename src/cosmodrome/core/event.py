"""Events: what happened, in the past tense, with the fields that only one seat may see."""

from typing import Any, ClassVar

import msgspec

# Never compiled: mypyc drops the class keywords of a Struct (tag, frozen).


def kebab(name: str) -> str:
    """`GoodPlaced` as `good-placed`: the tag of the event and the name of its message."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """A fact. Its JSON form has the tag `event`. A subclass names in `secret` the fields that only `seat` sees.

    A secret field of an event is None in the twin that other seats and spectators get.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, viewer: int | None) -> "Event":
        """This event as `viewer` (a seat, or None for a spectator) may see it."""
        if not self.secret or getattr(self, "seat", None) == viewer:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class Log(list[Event]):
    """The events of a game as they happen. A listener overrides `hear` to look at the state, too."""

    def hear(self, state: Any, event: Event) -> None:
        """`event` has just happened; `state` is how things are right after it."""
        self.append(event)
