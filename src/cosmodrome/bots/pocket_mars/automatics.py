"""The automa of the solo game: what it makes of a position with the card that is left in its prep."""

from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.position import Position
from cosmodrome.core.pile import packed
from cosmodrome.games.pocket_mars import automa
from cosmodrome.games.pocket_mars.meta import AUTOMA_ENERGY, AUTOMA_MOVES
from cosmodrome.games.pocket_mars.reckoning import has_most_energy


class Automatics:
    """Reckons with System Failure's companion, the activation (R10.8); what it decides, the game itself says."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.table = judge.table

    def worst_for_it(self, position: Position, suits: list[int], taken: int) -> Position:
        """After the automa's part, if the player has taken so many of its cards and chosen them well."""
        if len(suits) - taken != 1:
            return position
        return max(
            (self.activated(position, suit) for suit in suits),
            key=lambda after: self.judge.lead(after, self.table.me),
        )

    def activated(self, position: Position, suit: int) -> Position:
        """After an activation with a card of this suit; cards that the deck loses are not followed."""
        it = self.table.automa
        after = position.copy()
        self._do(after, suit, automa.first_move(suit, after.ship[it], self.table.construction_moves))
        top = self.table.energy_max
        self._do(after, suit, automa.effect_of(suit, after.ship[it], after.energy[it], top))
        return after

    def _do(self, position: Position, suit: int, move: int) -> None:
        it = self.table.automa
        if move == automa.LAUNCH:
            position.launch(it, 1)
        elif move == automa.PLACE:
            position.place(it, suit)
        elif move == automa.CHOOSE:
            position.place(it, self._best_place(position))
        elif move == automa.GAIN:
            position.gain(it, AUTOMA_ENERGY, self.table.energy_max)
        elif move == automa.SHIFT:
            for _ in range(AUTOMA_MOVES):
                self._shift(position)

    def _best_place(self, position: Position) -> int:
        it = self.table.automa
        one, two = packed(position.one[it]), packed(position.two[it])
        most_energy = has_most_energy(position.energy, it, self.table.ties_count)
        return automa.best_place(position.ship[it], one, two, most_energy, self.table.bonuses[it])

    def _shift(self, position: Position) -> None:
        it, rival = self.table.automa, self.table.me
        one, two = packed(position.one[it]), packed(position.two[it])
        move, building = automa.shift_of(one, two, packed(position.two[rival]))
        if move == automa.PROMOTE:
            position.promote(it, building)
        elif move == automa.DEMOTE:
            position.demote(rival, building)
