"""Events: what happened, in the past tense, with the fields that only one seat may see."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec

# Never compiled: mypyc drops the class keywords of a Struct (tag, frozen).


def kebab(name: str) -> str:
    """`GoodPlaced` as `good-placed`: the tag of the event and the name of its message."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """A fact. Its JSON form has the tag `event`.

    A subclass names in `secret` the fields that only its audience sees: they are None in the twin that other seats
    and spectators get. A subclass that is `unheard` happens for its audience alone: others get nothing.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    unheard: ClassVar[bool] = False

    def audience(self) -> Sequence[int]:
        """The seats that see all of it; its `seat` alone, unless a subclass says otherwise."""
        seat: int | None = getattr(self, "seat", None)
        return () if seat is None else (seat,)

    def seen_by(self, viewer: int | None) -> "Event | None":
        """This event as `viewer` (a seat, or None for a spectator) may see it; None where it learns nothing of it."""
        if not (self.secret or self.unheard) or viewer in self.audience():
            return self
        if self.unheard:
            return None
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class UnseenCards(Event, frozen=True):
    """What such events have: cards on their way into a hand, or out of it face down; all see how many."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: list[str] | None


class RoundBegan(Event, frozen=True):
    """The same in every game: by it log and replay tell the rounds apart."""

    round: int


class GameEnded(Event, frozen=True):
    """`causes` is why, in the game's words; scores, `ties` (what breaks them) and winners are as in `Standing`."""

    causes: list[str]
    scores: list[int]
    ties: list[int]
    winners: list[int]


def seen_by(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """Events as `viewer` may see them, without those it learns nothing of."""
    return [twin for event in events if (twin := event.seen_by(viewer)) is not None]


class Log(list[Event]):
    """The events of a game as they happen. A listener overrides `hear` to look at the state, too."""

    def hear(self, state: Any, event: Event) -> None:
        """`event` has just happened; `state` is how things are right after it."""
        self.append(event)
