"""A game in the flow of which only its own is said: what all have in common is said here."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cosmodrome.core.choice import Listing
from cosmodrome.core.event import Log
from cosmodrome.core.flow import FlowGame, Playing, Step, T, begin, set_table
from cosmodrome.core.imagine import ask_again
from cosmodrome.core.meta import Meta, OptionValue, Setup, SetupError, View, foreign_view
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.view import filled, own_seat, resume
from cosmodrome.core.views import FlowView


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Playing[T], Generic[T]):
    """A table in the flow that keeps its options as they were chosen."""

    options: dict[str, OptionValue]


S = TypeVar("S", bound=Table[Any])
V = TypeVar("V", bound=FlowView)


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleGame(FlowGame[S], Generic[S, T, V]):
    """A game with built-in cards whose chance cannot be scripted. It adds `deal`, `look`, `guess` and `standing`."""

    def __init__(
        self,
        meta: Meta,
        listing: Listing,
        steps: list[Any],
        fresh_table: Callable[[], S],
        fresh_seat: Callable[[], T],
        view_type: type[V],
        event_types: Any,
        purposes: tuple[str, ...],
        cards: list[dict[str, Any]],
    ) -> None:
        self.meta = meta
        self.choices = listing.all
        self.by_key = listing.by_key
        self.steps: list[Step[Any, Any]] = steps
        self.purposes = purposes
        self._fresh_table = fresh_table
        self._fresh_seat = fresh_seat
        self._view_type = view_type
        self._event_types = event_types
        self._cards = cards

    def deal(self, state: S, rng: Rng) -> None:
        """Fill a fresh table, whose options are set, and tell what was dealt."""
        raise NotImplementedError

    def look(self, state: S, own: T) -> V:
        """What `own` sees that is not in `FlowView`; for a spectator `own` is a fresh seat that sits nowhere."""
        raise NotImplementedError

    def guess(self, state: S, view: V, rng: Rng) -> None:
        """Fill a fresh table so that it looks like `view` from its seat; what is hidden is dealt by `rng`."""
        raise NotImplementedError

    def bare(self, seats: int, options: dict[str, OptionValue], log: Log | None = None) -> S:
        """A table before anything is dealt."""
        state = self._fresh_table()
        set_table(state, [self._fresh_seat() for _ in range(seats)], self.steps[0], log)
        state.options = options
        return state

    def new(self, setup: Setup, log: Log | None = None) -> S:
        options = self.meta.read_options(setup.options, setup.seats)
        if setup.script is not None:
            raise SetupError(f"script: {self.meta.id} cannot be scripted")
        state = self.bare(setup.seats, options, log)
        state.ask_anyway = setup.ask_anyway
        self.deal(state, seeded(setup.seed, "deck"))
        begin(state, self.steps[0])
        return state

    def view(self, state: S, seat: int | None) -> View:
        own = own_seat(state.seats, seat, self._fresh_seat)
        view = self.look(state, own)
        view.seat = seat
        view.options = state.options.copy()
        view.winners = self.standing(state).winners if state.over else []
        return filled(view, state, own)

    def imagine(self, view: View, rng: Rng) -> S:
        if not isinstance(view, self._view_type):
            raise foreign_view(self.meta.id, view)
        state = self.bare(view.seats, view.options.copy())
        resume(state, view, self.steps)
        self.guess(state, view, rng)
        ask_again(state, view.seat, view.awaited, view.todo, rng)
        return state

    def event_types(self) -> Any:
        return self._event_types

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return self._cards
