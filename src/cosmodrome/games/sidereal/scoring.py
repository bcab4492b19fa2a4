"""Points and how seats stand (R11)."""

from cosmodrome.core.seats import Standing
from cosmodrome.games.sidereal import atoms
from cosmodrome.games.sidereal.reckoning import leftovers
from cosmodrome.games.sidereal.state import FOR_LEFTOVERS, SOURCES, State


def count_leftovers(state: State) -> None:
    """R11.3 Score what is left over. The goods stay where they are, for all to see."""
    for seat in state.seats:
        atoms.score_twelfths(seat, leftovers(state, seat.goods), FOR_LEFTOVERS)


def sources(state: State) -> dict[str, list[int]]:
    """What points are for, each in twelfths by seat; only what there is."""
    found = {name: [seat.scored[at] for seat in state.seats] for at, name in enumerate(SOURCES)}
    return {name: points for name, points in found.items() if any(points)}


def standing(state: State) -> Standing:
    """R11.6 No tie-break: equal ones share the victory. Scores in twelfths."""
    return Standing([seat.points for seat in state.seats], [0] * len(state.seats))
