"""War Propaganda moves, empires score, and the game ends or income is drawn; nothing is asked."""

from cosmodrome.core.deck import draw_cards
from cosmodrome.games.jump_drive import events
from cosmodrome.games.jump_drive.meta import END
from cosmodrome.games.jump_drive.reckoning import military_of
from cosmodrome.games.jump_drive.scoring import income_rate, standing, vp_rate
from cosmodrome.games.jump_drive.state import Seat, State, earn, first_to_draw, move_card, names
from cosmodrome.games.jump_drive.steps.step import Step


def most_military(state: State, holder: Seat) -> Seat:
    """R9.2 The seat with strictly more military than every other one; without one, the holder."""
    best = holder
    most = -1
    alone = False
    for seat in state.seats:
        military = military_of(seat.sums)
        if military > most:
            best = seat
            most = military
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
                held.append((seat, int(card)))
    for holder, moving in held:
        taker = most_military(state, holder)
        if taker.number != holder.number:
            move_card(state, holder, taker, moving)


class Score(Step):
    def carry_out(self, state: State) -> None:
        move_propaganda(state)
        seats = state.seats
        for seat in seats:
            earn(state, seat, vp_rate(state, seat), income_rate(state, seat))
        for seat in seats:
            if seat.vp >= END:
                state.over = True
        if state.over:
            if state.log is not None:
                result = standing(state)
                state.tell(events.GameEnded(["points"], result.scores, result.ties, result.winners))
            return
        first = first_to_draw(state)
        for turn in range(len(seats)):
            self._draw_income(state, seats[(first + turn) % len(seats)])

    def _draw_income(self, state: State, seat: Seat) -> None:
        drawn = draw_cards(state, seat, seat.income, "income")
        if state.log is not None and seat.income:
            state.tell(events.IncomeDrawn(seat.number, seat.income, len(drawn), names(state, drawn)))
