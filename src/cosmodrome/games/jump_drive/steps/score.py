"""War Propaganda moves, empires score, and the game ends or income is drawn; nothing is asked."""

from cosmodrome.games.jump_drive import events
from cosmodrome.games.jump_drive.meta import END
from cosmodrome.games.jump_drive.reckoning import military_of
from cosmodrome.games.jump_drive.scoring import income_rate, standing, vp_rate
from cosmodrome.games.jump_drive.state import (
    Seat,
    State,
    draw,
    draw_order,
    earn,
    move_card,
    names,
)
from cosmodrome.games.jump_drive.steps.step import Step


def most_military(state: State, holder: Seat) -> Seat:
    """R9.2 The seat with strictly more military than every other one; without one, the holder."""
    seats = state.seats
    best = seats[0]
    alone = True
    for seat in seats[1:]:
        military, most = military_of(seat.sums), military_of(best.sums)
        if military > most:
            best = seat
            alone = True
        elif military == most:
            alone = False
    return best if alone else holder


def move_propaganda(state: State) -> None:
    """R9.2 Each copy of War Propaganda goes to the most military, one after the other, in seat order."""
    moves = state.tables.moves
    held: list[tuple[Seat, int]] = []
    for seat in state.seats:
        for card in seat.empire:
            if moves[card]:
                held.append((seat, card))
    for holder, card in held:
        taker = most_military(state, holder)
        if taker.number != holder.number:
            move_card(state, holder, taker, card)


class Score(Step):
    def enter(self, state: State) -> None:
        move_propaganda(state)
        for seat in state.seats:
            earn(state, seat, vp_rate(state, seat), income_rate(state, seat))
        for seat in state.seats:
            if seat.vp >= END:
                state.ended = True
        if state.ended:
            if state.log is not None:
                result = standing(state)
                end = events.GameEnded(["points"], result.scores, result.ties, result.winners)
                state.tell(end)
            return
        for seat in draw_order(state):
            drawn = draw(state, seat, seat.income, "income")
            if state.log is not None and seat.income:
                found = events.IncomeDrawn(seat.number, seat.income, len(drawn), names(state, drawn))
                state.tell(found)
