"""The shared half of a view: where play stands, filled in from the state and read back."""

from collections.abc import Callable
from typing import Any, TypeVar

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.flow import OVER, TURN, Playing, awaited, set_seat
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pile import listed
from cosmodrome.core.seats import check_seat
from cosmodrome.core.views import FlowView

T = TypeVar("T", bound=AskedSeat)
V = TypeVar("V", bound=FlowView)


def phase_of(state: Playing[Any]) -> str:
    return "over" if state.over else state.now.phase


def own_seat(seats: list[T], viewer: int | None, fresh: Callable[[], T]) -> T:
    """The seat that looks; a spectator sees what a fresh seat has, one that is nowhere. Raises NoSuchSeat."""
    if viewer is None:
        nobody = fresh()
        set_seat(nobody, NOTHING)
        return nobody
    check_seat(viewer, len(seats))
    return seats[viewer]


def filled(view: V, state: Playing[Any], own: AskedSeat) -> V:
    """The view, with all that `FlowView` holds but `seat`, options and winners, which the game names."""
    view.round = state.round
    view.phase = phase_of(state)
    view.awaited = awaited(state)
    view.seats = len(state.seats)
    view.step = OVER if state.over else state.now.number
    # What is asked is public where seats answer in turn, else known to the seat alone.
    view.todo = listed(state.todo if state.now.kind == TURN else own.todo)
    view.ask_anyway = state.ask_anyway
    return view


def resume(state: Playing[Any], view: FlowView, steps: list[Any]) -> None:
    """Bring an imagined table to where its view says that play stands; `imagine.ask_again` asks the seats then."""
    state.round = view.round
    state.over = view.step == OVER
    state.now = steps[view.step]
    state.ask_anyway = view.ask_anyway
