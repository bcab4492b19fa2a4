"""What happens in A New Game, in the past tense; each event has a message of its name."""

from typing import ClassVar

from cosmodrome.core.event import Event, GameEnded, RoundBegan


class Dealt(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: list[str] | None


class Played(Event, frozen=True):
    seat: int
    card: str


class Won(Event, frozen=True):
    seat: int
    cards: list[str]


AnyEvent = Dealt | RoundBegan | Played | Won | GameEnded
