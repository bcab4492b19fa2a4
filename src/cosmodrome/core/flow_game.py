"""A game in the flow: what all have in common is said here, and each game overrides what is its own."""

from collections.abc import Iterable
from typing import Any, Generic, cast

from mypy_extensions import mypyc_attr

from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, Listing
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.flow import (
    LIVE,
    NO_OPTIONS,
    P,
    Playing,
    T,
    awaited,
    begin,
    go_on,
    offered,
    play_out,
    question,
    set_table,
    take,
    time_is_up,
)
from cosmodrome.core.game import Game
from cosmodrome.core.imagine import ask_again
from cosmodrome.core.meta import Meta, OptionValue, Setup, SetupError, View, foreign_view
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK, check_seat
from cosmodrome.core.view import filled, own_seat, resume


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Playing[T], Generic[T]):
    """A table in the flow that keeps its options as they were chosen."""

    options: dict[str, OptionValue]


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowGame(Game[P]):
    """A game in the flow.

    A small one adds `fresh_table`, a `Table`, `fresh_seat`, `deal`, `look`, `guess` and `standing`. One that sets up,
    asks, shows or imagines in its own way overrides `set_up`, `decision`, `seen` or `imagined`.
    """

    def __init__(
        self,
        meta: Meta,
        listing: Listing,
        steps: list[Any],
        view_type: type[View],
        event_types: Any,
        purposes: tuple[str, ...] = (),
    ) -> None:
        """`purposes` are the names of what is asked, by the numbers of `asking`, where `decision` is not its own."""
        self.meta = meta
        self.choices = listing.all
        self.by_key = listing.by_key
        self.steps = steps
        self.purposes = purposes
        self._view_type = view_type
        self._event_types = event_types

    # --- what a small game adds

    def fresh_table(self) -> P:
        """One on which nothing lies."""
        raise NotImplementedError

    def fresh_seat(self) -> Any:
        raise NotImplementedError

    def deal(self, state: P, rng: Rng) -> None:
        """Fill a fresh table, whose options are set, and tell what was dealt."""
        raise NotImplementedError

    def look(self, state: P, own: Any) -> Any:
        """What the seat `own` sees that is not in `FlowView`; for a spectator it is a fresh seat that sits nowhere."""
        raise NotImplementedError

    def guess(self, state: P, view: Any, rng: Rng) -> None:
        """Fill a fresh table so that it looks like `view` from its seat; what is hidden is dealt by `rng`."""
        raise NotImplementedError

    # --- what it overrides where that is not enough

    def set_up(self, setup: Setup, log: Log | None) -> P:
        """A table before its first step; events go to `log`. Raises SetupError."""
        options = self.meta.read_options(setup.options, setup.seats)
        if setup.script is not None:
            raise SetupError(f"script: {self.meta.id} cannot be scripted")
        state = self._bare(setup.seats, options, log)
        state.ask_anyway = setup.ask_anyway
        self.deal(state, seeded(setup.seed, "deck"))
        return state

    def _bare(self, seats: int, options: dict[str, OptionValue], log: Log | None = None) -> P:
        """A table before anything is dealt."""
        state: Any = self.fresh_table()
        set_table(state, [self.fresh_seat() for _ in range(seats)], self.steps[0], log)
        state.options = options
        found: P = state
        return found

    def seen(self, state: P, viewer: int | None, beside: Any) -> View:
        """What a seat may see; None is a spectator.

        `beside` is the view of somebody else at the same moment, or None: what all see may be taken from there.
        """
        own = own_seat(state.seats, viewer, self.fresh_seat)
        view, table = self.look(state, own), cast(Any, state)
        view.seat = viewer
        view.options = table.options.copy()
        view.winners = self.standing(state).winners if state.over else []
        shown: View = filled(view, state, own)
        return shown

    def imagined(self, view: Any, rng: Rng) -> P:
        """As `imagine`; the view is one of this game."""
        state = self._bare(view.seats, view.options.copy())
        resume(state, view, self.steps)
        self.guess(state, view, rng)
        ask_again(state, view.seat, view.awaited, view.todo, rng)
        return state

    def decision(self, state: P, seat: int) -> Decision:
        check_seat(seat, len(state.seats))
        asked = state.seats[seat]
        step = state.now
        entry = question(state, asked)
        if step.kind == LIVE and not state.over:
            purpose = step.phase if entry == NOTHING else self.purposes[purpose_of(entry)]
            options, owed = self.options(state, seat), len(asked.todo) > 0
            return Decision(seat, purpose, "", options, forms=step.forms(state, asked), owed=owed)
        if entry == NOTHING or not asked.options:
            raise NotAllowed("not-awaited", seat=seat)
        forms = step.forms(state, asked) if step.free else None
        return Decision(seat, self.purposes[purpose_of(entry)], "", asked.options, forms=forms)

    # --- what is the same for all

    def new(self, setup: Setup, log: Log | None = None) -> P:
        state = self.set_up(setup, log)
        begin(state, self.steps[0])
        return state

    def view(self, state: P, seat: int | None) -> View:
        return self.seen(state, seat, None)

    def views(self, state: P, viewers: Iterable[int | None]) -> dict[int | None, View]:
        found: dict[int | None, View] = {}
        beside: View | None = None
        for viewer in viewers:
            beside = self.seen(state, viewer, beside)
            found[viewer] = beside
        return found

    def imagine(self, view: View, rng: Rng) -> P:
        if not isinstance(view, self._view_type):
            raise foreign_view(self.meta.id, view)
        return self.imagined(view, rng)

    def event_types(self) -> Any:
        return self._event_types

    def copy(self, state: P) -> P:
        twin: P = state.copy()
        return twin

    def restored(self, setup: Setup, data: Any, log: Log | None = None) -> P:
        state: P = super().restored(setup, data, log)
        # Questions are put anew, as the rules of today ask them.
        for seat in state.seats:
            seat.options = NO_OPTIONS
        go_on(state)
        return state

    def awaited(self, state: P) -> list[int]:
        return awaited(state)

    def may_act(self, state: P) -> list[int]:
        if state.over or state.now.kind != LIVE:
            return awaited(state)
        return list(range(len(state.seats)))

    def time(self, state: P) -> Choice | None:
        return None if state.over else state.now.time

    def first_awaited(self, state: P) -> int:
        if state.now.kind == LIVE:
            seats = awaited(state)
            return seats[0] if seats else NOTHING
        for seat in state.seats:
            if seat.options:
                found: int = seat.number
                return found
        return NOTHING

    def options(self, state: P, seat: int) -> list[Choice]:
        check_seat(seat, len(state.seats))
        asked = state.seats[seat]
        if state.now.kind == LIVE and not state.over:
            now: list[Choice] = state.now.options(state, asked)
            return now
        found: list[Choice] = asked.options
        return found

    def choose(self, state: P, seat: int, choice: Choice) -> None:
        if seat == CLOCK:
            self.check(state, seat, choice)
            time_is_up(state)
            return
        check_seat(seat, len(state.seats))
        asked = state.seats[seat]
        if not offered(asked.options, choice):
            self.check(state, seat, choice)
        if state.may_fail():  # then it fails here, and the state stays as it was
            twin = state.copy()
            take(twin, twin.seats[seat], choice)
        take(state, asked, choice)

    def check_free(self, state: P, seat: int, choice: FreeChoice) -> None:
        state.now.check_free(state, state.seats[seat], choice)

    def play_out(self, state: P, rng: Rng, max_rounds: int = 0) -> int:
        return play_out(self, state, rng, max_rounds)

    def redeal(self, state: P, seat: int | None, rng: Rng) -> P:
        return self.imagine(self.view(state, seat), rng)

    def rounds(self, state: P) -> int:
        return state.round
