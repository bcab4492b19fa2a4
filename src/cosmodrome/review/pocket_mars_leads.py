"""Chances at tables of Pocket Mars with one, three or four seats: by the lead in points that a seat may hope for."""

import math
from typing import Any, Final

from cosmodrome.bots.pocket_mars.deck import deck_of
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.position import position_of
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.bots.pocket_mars.table import Table
from cosmodrome.bots.search import Line
from cosmodrome.core.rng import Rng
from cosmodrome.games.pocket_mars.views import PocketMarsView

ODDS: Final = {1: (0.4, 1.3, 1.2), 3: (0.3, 0.35, 0.05), 4: (0.1, 0.4, 0.05)}
"""By seats, how the logarithm of the odds of a victory follows from a lead: what it is at 0, how steeply it grows where
no turn is left, and by how much less so with each turn that is. Fitted to 77 games of `greedy` each, some of them wild.
"""


class LeadSearch(PocketMarsSearch):
    """Plays on to the seat's next turn, as with two seats, and judges there by the lead."""

    def outcome(self, state: Any, seat: int, line: Line, weights: list[int], rng: Rng) -> float:
        game, code = self.game, line.answer.code
        game.choose(state, seat, line.answer)
        its_turn = self._own_answers(state, seat, code)
        while not its_turn and (asked := game.first_awaited(state)) >= 0:
            if asked == seat:
                its_turn = self._own_answers(state, seat, code)
            else:
                self._by_chance(state, asked, rng)
        if game.first_awaited(state) < 0:
            winners = game.standing(state).winners  # of the solo game there may be none
            return (seat in winners) / max(1, len(winners))
        view = game.view(state, seat)
        assert isinstance(view, PocketMarsView)
        return self.chance(view)

    def chance(self, view: PocketMarsView) -> float:
        """Of a victory of the viewer, whose turn it is."""
        assert view.seat is not None
        deck = deck_of(self.game, view)
        table = Table(view, deck)
        judge, position = Judge(table, self.greedy.weights), position_of(view, deck)
        middle, slope, late = ODDS[view.seats]
        steep = slope / (1 + late * judge.turns_left(position))
        return 1 / (1 + math.exp(-middle - steep * judge.lead(position, view.seat)))
