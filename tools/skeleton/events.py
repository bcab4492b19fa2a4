"""What happens in A New Game, in the past tense; each event has a message of its name."""

from typing import ClassVar

from cosmodrome.core.event import Event


class Dealt(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: list[str] | None


class RoundBegan(Event, frozen=True):
    round: int


class Played(Event, frozen=True):
    seat: int
    card: str


class Won(Event, frozen=True):
    seat: int
    cards: list[str]


class GameEnded(Event, frozen=True):
    winners: list[int]
    scores: list[int]


AnyEvent = Dealt | RoundBegan | Played | Won | GameEnded
