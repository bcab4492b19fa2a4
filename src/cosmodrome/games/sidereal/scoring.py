"""Points and how seats stand (R11)."""

from cosmodrome.core.seats import Standing
from cosmodrome.games.sidereal import atoms
from cosmodrome.games.sidereal.reckoning import leftovers
from cosmodrome.games.sidereal.state import State


def count_leftovers(state: State) -> list[int]:
    """R11.3 Score what is left over, in twelfths by seat. The goods stay where they are, for all to see."""
    found: list[int] = []
    for seat in state.seats:
        points = leftovers(state, seat.goods)
        atoms.score_twelfths(seat, points)
        found.append(points)
    return found


def standing(state: State) -> Standing:
    """R11.6 No tie-break: equal ones share the victory. Scores in twelfths."""
    return Standing([seat.points for seat in state.seats], [0] * len(state.seats))
