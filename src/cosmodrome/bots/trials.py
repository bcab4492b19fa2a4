"""Answers tried out at a table that looks just like this to the seat: what the game itself tells of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from cosmodrome.bots.hints import Reason
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.core.event import Event, Log, RoundBegan
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded
from cosmodrome.core.views import FlowView

IDLE: Final = ("explore", "pass", "ready", "done", "decline")
"""What a seat that does nothing answers."""

Answering = Callable[[View, Decision], Choice | None]
"""How the seat goes on at further questions; None where it has seen enough."""

V = TypeVar("V", bound=FlowView)


class Table:
    """One that could be this one. The seat goes on as it is told; all others do nothing, or do as they are told."""

    def __init__(self, game: Game[Any], view: View, at: int = 0) -> None:
        assert view.seat is not None
        self._begin(game, view.seat, game.imagine(view, seeded(at, "tried")))

    def _begin(self, game: Game[Any], seat: int, state: Any) -> None:
        self.game = game
        self.seat = seat
        self.state = state
        self.events: list[Event] = []
        """What has happened here since."""
        self.state.log = _Heard(self)
        self.scores = [self.score]
        """Of the seat: before all of them, and right after each."""

    def copy(self) -> "Table":
        """A twin at which nothing has happened yet."""
        twin = Table.__new__(Table)
        twin._begin(self.game, self.seat, self.game.copy(self.state))
        return twin

    def play(
        self, choices: Sequence[Choice], answering: Answering, others: Sequence[str] = (), last: str = ""
    ) -> list[Event]:
        """Answer with `choices`, then go on until the seat stops or has heard the event named `last`.

        The others answer one of the keys `others` where they can, else nothing.
        """
        game, state, seat = self.game, self.state, self.seat
        for at, choice in enumerate(choices):
            # What is left to pick where nothing else could be picked is picked unasked.
            if not at or (seat in game.may_act(state) and choice in game.options(state, seat)):
                game.choose(state, seat, choice)
        while (asked := game.first_awaited(state)) >= 0 and not self.has(last):
            decision = game.decision(state, asked)
            if asked != seat:
                game.choose(state, asked, idle(decision, others))
                continue
            further = answering(game.view(state, seat), decision)
            if further is None:
                break
            game.choose(state, seat, further)
        return self.events

    @property
    def score(self) -> int:
        """Of the seat, now."""
        return self.game.standing(self.state).scores[self.seat]

    def has(self, tag: str) -> bool:
        return any(tag == type(event).__name__ and self.mine(event) for event in self.events)

    def mine(self, event: Event) -> bool:
        return getattr(event, "seat", self.seat) == self.seat

    def told(self) -> list[Event]:
        """What has happened to the seat, before another round began."""
        begun = (at for at, event in enumerate(self.events) if isinstance(event, RoundBegan))
        return [event for event in self.events[: next(begun, None)] if self.mine(event)]

    def verdicts(self) -> dict[str, Verdict]:
        """What the game says of the seat's cards, where it is asked something."""
        if self.seat not in self.game.may_act(self.state):
            return {}
        return {verdict.card: verdict for verdict in self.game.referee.verdicts(self.state, self.seat)}


class _Heard(Log):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def hear(self, state: Any, event: Event) -> None:
        table = self.table
        table.events.append(event)
        table.scores.append(table.score)


def sure(tried: Sequence[list[Reason]]) -> list[Reason]:
    """What is told at each of several tables: all else hangs on what cannot be seen."""
    first, *others = tried
    return [reason for reason in first if all(reason in other for other in others)]


def brought(tried: Sequence[list[Reason]]) -> list[Reason]:
    """The same, or that it is nothing, or that nobody can know."""
    return sure(tried) or [Reason("hint-hidden" if any(tried) else "hint-nothing-now")]


def unsealed(view: V) -> V:
    """The same before any of the others answered."""
    return msgspec.structs.replace(view, awaited=list(range(view.seats)))


def idle(decision: Decision, likes: Sequence[str] = ()) -> Choice:
    """An answer that does as little as may be; one of those liked, where there is one."""
    for option in decision.options:
        if option.key in likes:
            return option
    for option in decision.options:
        if option.verb in IDLE:
            return option
    return decision.options[0]
