"""A position as a bot reckons with it: colonists, energy, numbers to beat, own cards; and the moves that change it."""

from typing import Final

from cosmodrome.bots.pocket_mars.deck import Card, Deck
from cosmodrome.games.pocket_mars.meta import COLONISTS, SPACES
from cosmodrome.games.pocket_mars.views import PocketMarsView

NO_CARD: Final = -1
NO_PILE: Final = -2


class Position:
    """Colonists are counted by player, and on Mars by player and building. Moves change it, so they go to a copy."""

    __slots__ = (
        "below",
        "drawn",
        "earth",
        "energy",
        "hand",
        "numbers",
        "one",
        "prep",
        "robbed",
        "room",
        "ship",
        "two",
    )

    earth: list[int]
    ship: list[int]
    energy: list[int]
    one: list[list[int]]
    two: list[list[int]]
    room: list[int]
    numbers: list[int]
    """To beat, by building; nothing beats Habitation's."""
    below: list[int]
    """The number under the topmost card of a pile; NO_CARD where it is the only one, NO_PILE where there is none."""
    hand: list[Card]
    """The viewer's own cards; replaced, never changed in place."""
    prep: list[Card]
    drawn: float
    """Cards the viewer draws or gets rid of beyond what every turn brings."""
    robbed: list[int]
    """Prep cards each player has lost."""

    def copy(self) -> "Position":
        other = Position.__new__(Position)
        other.earth = self.earth[:]
        other.ship = self.ship[:]
        other.energy = self.energy[:]
        other.one = [row[:] for row in self.one]
        other.two = [row[:] for row in self.two]
        other.room = self.room[:]
        other.numbers = self.numbers[:]
        other.below = self.below[:]
        other.hand = self.hand
        other.prep = self.prep
        other.drawn = self.drawn
        other.robbed = self.robbed[:]
        return other

    # --- moves; all take what is there to be moved for granted, but `launch` and `gain`

    def launch(self, player: int, count: int) -> None:
        count = min(count, self.earth[player])
        self.earth[player] -= count
        self.ship[player] += count

    def gain(self, player: int, count: int, top: int) -> None:
        self.energy[player] = min(top, self.energy[player] + count)

    def place(self, player: int, building: int, from_earth: bool = False) -> None:
        if from_earth:
            self.earth[player] -= 1
        else:
            self.ship[player] -= 1
        self.one[player][building] += 1

    def promote(self, player: int, building: int) -> None:
        self.one[player][building] -= 1
        self.two[player][building] += 1
        self.room[building] -= 1

    def demote(self, player: int, building: int) -> None:
        self.two[player][building] -= 1
        self.one[player][building] += 1
        self.room[building] += 1

    def attach(self, card: Card) -> None:
        """Only a number that can be beaten counts."""
        suit = card.suit
        if suit < SPACES:
            self.cover(suit, card.value)

    def cover(self, building: int, number: int) -> None:
        if building < SPACES:
            alone = self.below[building] == NO_PILE
            self.below[building] = NO_CARD if alone else self.numbers[building]
            self.numbers[building] = number

    def turn(self, building: int) -> None:
        """The two topmost cards of a pile change places; Habitation's have no number."""
        if building < SPACES:
            numbers, below = self.numbers, self.below
            numbers[building], below[building] = below[building], numbers[building]

    def drop(self, card: Card) -> None:
        """One of the own cards goes out of hand or prep."""
        self.hand = [other for other in self.hand if other is not card]
        self.prep = [other for other in self.prep if other is not card]

    # --- what is read off it

    def at(self, player: int, building: int) -> int:
        return self.one[player][building] + self.two[player][building]

    def mars(self, player: int) -> int:
        return COLONISTS - self.earth[player] - self.ship[player]


def position_of(view: PocketMarsView, deck: Deck) -> Position:
    """What a view shows."""
    found = Position.__new__(Position)
    players = view.players
    found.earth = [player.earth for player in players]
    found.ship = [player.ship for player in players]
    found.energy = [player.energy for player in players]
    found.one = [player.one_star[:] for player in players]
    found.two = [player.two_star[:] for player in players]
    found.room = [building.room for building in view.buildings[:SPACES]]
    found.numbers = [building.number for building in view.buildings]
    found.below = [
        building.pile[-2].value if len(building.pile) > 1 else NO_CARD if building.pile else NO_PILE
        for building in view.buildings
    ]
    found.hand = [deck.cards[card] for card in view.hand]
    found.prep = [deck.cards[card] for card in view.prep]
    found.drawn = 0.0
    found.robbed = [0] * len(players)
    return found
