"""A game in the flow: what all have in common is said here, and each game overrides what is its own."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from cosmodrome.core.beliefs import NO_BELIEFS, Beliefs
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, Listing
from cosmodrome.core.event import Log
from cosmodrome.core.flow import (
    LIVE,
    NO_OPTIONS,
    P,
    awaited,
    begin,
    go_on,
    offered,
    play_out,
    take,
    time_is_up,
)
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Meta, Setup, View, foreign_view
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import CLOCK, check_seat


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowGame(Game[P]):
    """A game in the flow: it says how it is set up, asks, shows, imagines and scores."""

    def __init__(
        self,
        meta: Meta,
        listing: Listing,
        steps: list[Any],
        view_type: type[View],
        event_types: Any,
    ) -> None:
        self.meta = meta
        self.choices = listing.all
        self.by_key = listing.by_key
        self.steps = steps
        self._view_type = view_type
        self.event_types = event_types

    # --- what each game says itself

    def set_up(self, setup: Setup, log: Log | None) -> P:
        """A table before its first step; events go to `log`. Raises SetupError."""
        raise NotImplementedError

    def seen(self, state: P, viewer: int | None, beside: Any) -> View:
        """What a seat may see; None is a spectator.

        `beside` is the view of somebody else at the same moment, or None: what all see may be taken from there.
        """
        raise NotImplementedError

    def imagined(self, view: Any, rng: Rng) -> P:
        """A table that looks like a view of this game, where nobody is asked yet; what is hidden comes from `rng`."""
        raise NotImplementedError

    def mended(self, state: P) -> None:
        """Make anew what a state that was saved by earlier rules keeps of what follows from its cards."""

    # --- what is the same for all

    def new(self, setup: Setup, log: Log | None = None) -> P:
        if log is not None and not isinstance(log, Log):
            raise TypeError(f"{log!r} is no log; a game tells its events to a cosmodrome.core.event.Log")
        state = self.set_up(setup, log)
        begin(state, state.now)
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

    def imagine(self, view: View, rng: Rng, beliefs: Beliefs = NO_BELIEFS) -> P:
        # Imported here: bots imagine, and a start does without.
        from cosmodrome.core.imagine import ask_again, by_weight

        if not isinstance(view, self._view_type):
            raise foreign_view(self.meta.id, view)
        seen: Any = view
        worlds: list[P] = []
        for _ in range(beliefs.worlds):
            world = self.imagined(view, rng)
            ask_again(world, view.seat, seen.awaited, seen.todo, rng, beliefs)
            worlds.append(world)
        return worlds[0] if len(worlds) == 1 else worlds[by_weight(beliefs, worlds, rng)]

    def copy(self, state: P) -> P:
        twin: P = state.copy()
        return twin

    def restored(self, setup: Setup, data: Any, log: Log | None = None) -> P:
        state: P = super().restored(setup, data, log)
        self.mended(state)
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
        # compiled, `list` of a range is a slow call, and so is whatever a seat of type P is asked
        return [number for number in range(len(state.seats))]  # noqa: C416

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
        read = None if offered(asked.options, choice) else self.check(state, seat, choice)
        if state.may_fail():  # then it fails here, and the state stays as it was
            twin = state.copy()
            take(twin, twin.seats[seat], choice)
        take(state, asked, choice, read)

    def check_free(self, state: P, seat: int, choice: FreeChoice) -> Any:
        return state.now.check_free(state, state.seats[seat], choice)

    def play_out(self, state: P, rng: Rng, max_rounds: int = 0) -> int:
        return play_out(self, state, rng, max_rounds)

    def rounds(self, state: P) -> int:
        return state.round
