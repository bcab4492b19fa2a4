"""Deeds: what a seat was in a finished game, and what it did there from which a way of playing can be learned."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from cosmodrome.core.event import Event, RoundBegan

# Interpreted: Structs, and functions that are called a few times a game.

E = TypeVar("E", bound=Event)


class Past(msgspec.Struct, frozen=True):
    """A finished game, looked back at from one seat: all that happened, and the state as it ended.

    `state` is None where the game cannot be played again, as its rules have changed since.
    """

    state: Any
    seat: int
    events: list[Event]
    won: bool
    """Whether the seat has won, perhaps with others."""

    def own(self, *kinds: type[E]) -> Iterator[E]:
        """What happened of these kinds with this seat in front."""
        for event in self.events:
            if isinstance(event, kinds) and getattr(event, "seat", None) == self.seat:
                yield event

    def did(self, *kinds: type[Event]) -> bool:
        return any(True for _ in self.own(*kinds))

    def rounds(self) -> list["Past"]:
        """The same a round: what came before the first one is left out."""
        parts: list[list[Event]] = []
        for event in self.events:
            if isinstance(event, RoundBegan):
                parts.append([])
            if parts:
                parts[-1].append(event)
        return [msgspec.structs.replace(self, events=part) for part in parts]


class Feat(msgspec.Struct, frozen=True):
    """Something worth having done once.

    Messages of its game name it: `feat-<id>`, how it is done, `feat-<id>-how`, and what one learns, `feat-<id>-why`;
    they are given `$least`.
    """

    id: str
    count: Callable[[Past], int]
    least: int = 1
    """It is done where `count` comes to this."""
    final: bool = False
    """`count` looks at the state as well, and not only at what happened."""


class Deeds(msgspec.Struct, frozen=True):
    """What a game tells of its finished games.

    `feats` stand in order, the easiest first. `traits` tells of a seat in a final state what sets it apart, such as
    its start world: by kind (`trait-<kind>` names it) the message that names it. `all_traits` are by kind all messages
    that there are.
    """

    feats: tuple[Feat, ...] = ()
    traits: Callable[[Any, int], dict[str, str]] = lambda _state, _seat: {}
    all_traits: dict[str, tuple[str, ...]] = {}

    def of(self, past: Past) -> list[str]:
        """The ids of the feats that were done, in their order; without a state those that need none."""
        known = [feat for feat in self.feats if past.state is not None or not feat.final]
        return [feat.id for feat in known if feat.count(past) >= feat.least]
