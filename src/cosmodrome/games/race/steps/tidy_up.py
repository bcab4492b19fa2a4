"""The end of the round: down to ten cards (sealed), then the end of the game is looked at (R2.5, R8)."""

from typing import Final

from cosmodrome.core.asking import asking
from cosmodrome.core.choice import Choice
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.games.race import events, purposes
from cosmodrome.games.race.choices import DISCARD
from cosmodrome.games.race.goals import look_at_goals, tied
from cosmodrome.games.race.meta import FULL_TABLEAU, GOAL_TIED, HAND_LIMIT
from cosmodrome.games.race.scoring import standing
from cosmodrome.games.race.state import Seat, State, names
from cosmodrome.games.race.steps.step import Step
from cosmodrome.games.race.tiles import TILES

_ASK: Final = int(asking(purposes.HAND_LIMIT))


class TidyUp(Step):
    def __init__(self) -> None:
        super().__init__("tidy")

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, _ASK, seat.hand, len(seat.hand) - HAND_LIMIT)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, DISCARD)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        discarded = [len(seat.picked) for seat in state.seats] if state.goals else None
        for seat in state.seats:
            if len(seat.picked) > 0:
                away = discard_picked(seat)
                if state.log is not None:
                    state.tell(events.DiscardedToLimit(seat.number, len(away), names(state, away)))
        if discarded is not None:  # R14.23 before the end of the game is looked at
            look_at_goals(state, "round", discarded)
        causes = []
        for seat in state.seats:
            if len(seat.tableau) >= FULL_TABLEAU:  # R8.1
                causes = ["tableau"]
        if state.pool <= 0:  # R8.2
            causes.append("pool")
        if causes:
            state.causes = causes
            state.over = True
            if state.log is not None:
                _tell_ties(state)
                end = standing(state)
                state.tell(events.GameEnded(causes, end.scores, end.ties, end.winners))


def _tell_ties(state: State) -> None:
    """R14.32"""
    for tile in state.goals:
        for seat in tied(state, tile):
            state.tell(events.GoalTied(seat, TILES[tile].id, GOAL_TIED))
