"""A small game in the flow: the same setting up, asking, showing and imagining serves them all."""

from typing import Any, Generic, cast

from mypy_extensions import mypyc_attr

from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import NOTHING, Listing
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.flow import LIVE, P, Playing, T, question, set_table
from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.meta import Meta, OptionValue, Setup, SetupError, View
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import check_seat
from cosmodrome.core.view import filled, own_seat, resume


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Playing[T], Generic[T]):
    """A table in the flow that keeps its options as they were chosen."""

    options: dict[str, OptionValue]


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallGame(FlowGame[P]):
    """It adds `fresh_table`, a `Table`, `fresh_seat`, `deal`, `look`, `guess` and `standing`."""

    def __init__(
        self,
        meta: Meta,
        listing: Listing,
        steps: list[Any],
        view_type: type[View],
        event_types: Any,
        purposes: tuple[str, ...],
    ) -> None:
        """`purposes` are the names of what is asked, by the numbers of `asking`."""
        super().__init__(meta, listing, steps, view_type, event_types)
        self.purposes = purposes

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

    def set_up(self, setup: Setup, log: Log | None) -> P:
        options = self.meta.read_options(setup.options, setup.seats)
        if setup.script is not None:
            raise SetupError(f"script: {self.meta.id} cannot be scripted")
        state: P = bare(self, setup.seats, options, log)
        state.ask_anyway = setup.ask_anyway
        self.deal(state, seeded(setup.seed, "deck"))
        return state

    def seen(self, state: P, viewer: int | None, beside: Any) -> View:
        own = own_seat(state.seats, viewer, self.fresh_seat)
        view, table = self.look(state, own), cast(Any, state)
        view.seat = viewer
        view.options = table.options.copy()
        view.winners = self.standing(state).winners if state.over else []
        shown: View = filled(view, state, own)
        return shown

    def imagined(self, view: Any, rng: Rng) -> P:
        state: P = bare(self, view.seats, view.options.copy())
        resume(state, view, self.steps)
        self.guess(state, view, rng)
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


def bare(game: SmallGame[Any], seats: int, options: dict[str, OptionValue], log: Log | None = None) -> Any:
    """A table before anything is dealt."""
    state = game.fresh_table()
    set_table(state, [game.fresh_seat() for _ in range(seats)], game.steps[0], log)
    state.options = options
    return state
