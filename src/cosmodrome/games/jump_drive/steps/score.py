"""War Propaganda moves, empires score, and the game ends or income is drawn; nothing is asked."""

from cosmodrome.core.deck import draw_cards
from cosmodrome.games.jump_drive import events
from cosmodrome.games.jump_drive.meta import END
from cosmodrome.games.jump_drive.moving import move_propaganda
from cosmodrome.games.jump_drive.scoring import income_rate, standing, vp_rate
from cosmodrome.games.jump_drive.state import Seat, State, earn, first_to_draw, names
from cosmodrome.games.jump_drive.steps.step import Step


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
