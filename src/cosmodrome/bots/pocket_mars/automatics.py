"""The automa of the solo game: what it makes of a position with the card that is left in its prep."""

from cosmodrome.bots.pocket_mars.deck import SUIT_OF
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.position import Position
from cosmodrome.games.pocket_mars.meta import AUTOMA_ENERGY, AUTOMA_MOVES, SPACES

WATER = SUIT_OF["water"]
ECOSYSTEM = SUIT_OF["ecosystem"]
SCIENCE = SUIT_OF["science"]
ENERGY = SUIT_OF["energy"]
CONSTRUCTION = SUIT_OF["construction"]


class Automatics:
    """Reckons with System Failure's companion, the activation (R10.8)."""

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
        """After an activation with a card of this suit."""
        automa = self.table.automa
        after = position.copy()
        if suit != CONSTRUCTION:
            if not after.ship[automa]:
                after.launch(automa, 1)
            else:
                after.place(automa, suit)
        if suit == ECOSYSTEM:
            for _ in range(AUTOMA_MOVES):
                self._ecosystem(after)
        elif suit == ENERGY:
            after.gain(automa, AUTOMA_ENERGY, self.table.energy_max)
        elif suit == SCIENCE or (suit == CONSTRUCTION and not after.ship[automa]):
            after.launch(automa, 1)
        elif suit == CONSTRUCTION:
            empty = [building for building in range(SPACES) if not after.at(automa, building)]
            fullest = max(range(SPACES), key=lambda building: after.at(automa, building))
            after.place(automa, empty[0] if empty else fullest)
        return after

    def _ecosystem(self, position: Position) -> None:
        automa, me = self.table.automa, self.table.me
        for building in range(SPACES):
            if position.one[automa][building] and position.room[building] > 0:
                position.promote(automa, building)
                return
        for building in range(SPACES):
            if position.two[me][building]:
                position.demote(me, building)
                return
