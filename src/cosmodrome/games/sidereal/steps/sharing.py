"""Bonuses are scored and technologies shared; in the last turn the game is scored instead (R8, R11)."""

from cosmodrome.core.flow import SEALED
from cosmodrome.games.sidereal import atoms, events, scoring
from cosmodrome.games.sidereal.deals import KEPT, OPEN
from cosmodrome.games.sidereal.ledger import settle_promise
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.state import FOR_SHARING, State
from cosmodrome.games.sidereal.steps.economy import Sealed
from cosmodrome.games.sidereal.tables import IDS, NO_TECHNOLOGY, RULES, TECH, TECHNOLOGY_IDS, technology_card


class Sharing(Sealed):
    """Nobody is asked."""

    def __init__(self) -> None:
        super().__init__("sharing", SEALED)

    def enter(self, state: State) -> None:
        for number, team in state.inventions:  # R8.1, R11.2
            seat = state.seats[number]
            ordinary, lower = bonuses_now(state)
            points = RULES[seat.species].bonus(ordinary, lower)
            atoms.score(seat, points, FOR_SHARING)
            if state.log is not None:
                state.tell(events.BonusScored(number, IDS[team], points))
        if state.round < TURNS:
            for number, team in state.inventions:
                self._share(state, number, TECH[team])
        else:
            self._end(state)

    def _share(self, state: State, inventor: int, technology: int) -> None:
        """R8.2 to R8.4"""
        if technology == NO_TECHNOLOGY or not RULES[state.seats[inventor].species].shares():
            return
        reached: list[int] = []
        for seat in state.seats:
            if seat.number != inventor and atoms.in_library(state, seat.species, technology):
                atoms.enter_play(state, technology_card(seat.species, technology), seat)
                reached.append(seat.number)
        if state.log is not None:
            state.tell(events.Shared(TECHNOLOGY_IDS[technology], inventor, reached))

    def _end(self, state: State) -> None:
        for number, owed in enumerate(state.ledger):
            if owed.fate == OPEN:  # R11.8 a note: all else has been settled
                settle_promise(state, number, KEPT, 0)
        scoring.count_leftovers(state)
        state.over = True
        if state.log is not None:
            end = scoring.standing(state)
            state.tell(events.GameEnded(["turns"], end.scores, [], end.winners, scoring.sources(state)))


def bonuses_now(state: State) -> tuple[int, int]:
    """R1.15 The bonus of this turn, and the lower one."""
    return state.bonus[state.round - 1], state.yengii_bonus[state.round - 1]
