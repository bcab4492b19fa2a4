"""A table as planners see it: goods, cards and tracks by number, whatever the view looks like."""

from cosmodrome.games.sidereal import reckoning
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.tables import (
    CARDS,
    DECK,
    ENTERING,
    KIND,
    RELIC_WORLD,
    RELIC_WORLDS,
    RULES,
    SETUP,
    START_GOODS,
    bonuses,
)
from cosmodrome.games.sidereal.tables import (
    FADERAN as FADERAN_SPECIES,
)

NOBODY = -1

LIBRARY = 0
"""Of its species and not in play."""
IN_PLAY = 1
GONE = 2
"""Spent, consumed for good, or not in this game."""
ELSEWHERE = 3
"""In a deck or on a track."""


class Holding:
    """What lies before one seat."""

    def __init__(self, number: int, species: int) -> None:
        self.number = number
        self.species = species
        self.goods = [0] * GOODS
        self.donated = [0] * GOODS
        """On the donation card: for others only."""
        self.donated_points = 0
        self.parcel = False
        """Whether the Envoys card's output lies there."""
        self.parcel_goods = [0] * GOODS
        self.parcel_points = 0
        self.points = 0.0
        """0 where they are not known."""
        self.cards: list[int] = []
        self.colonies: list[int] = []
        self.teams: list[int] = []
        self.acknowledgements = 0
        self.envoys = 0
        self.protected = False

    def support(self) -> int:
        """R7.1 Colonies that the seat can keep in the Economy phase."""
        return reckoning.support(self.species, self.cards)

    def fleets(self) -> int:
        """R12.21"""
        return reckoning.fleets_of(self.cards)

    def worth(self, goods: list[float], share: float, before: float = 0.0) -> float:
        """Points of what it holds at these worths, donated things by their share, added to those before."""
        for have, given, worth in zip(self.goods, self.donated, goods, strict=True):
            before += have * worth + share * given * worth
        return before + self.donated_points * share

    def copy(self) -> "Holding":
        it = Holding(self.number, self.species)
        it.goods, it.donated = self.goods[:], self.donated[:]
        it.donated_points, it.points = self.donated_points, self.points
        it.parcel, it.parcel_goods, it.parcel_points = self.parcel, self.parcel_goods, self.parcel_points
        it.cards, it.colonies, it.teams = self.cards[:], self.colonies[:], self.teams[:]
        it.acknowledgements, it.envoys, it.protected = self.acknowledgements, self.envoys, self.protected
        return it


class Position:
    """A table in one turn. Lists by card hold CARDS entries."""

    def __init__(self, turn: int, species: list[int]) -> None:
        self.turn = turn
        self.seats = [Holding(number, each) for number, each in enumerate(species)]
        self.place = [ELSEWHERE] * CARDS
        self.owner = [NOBODY] * CARDS
        self.back = [0] * CARDS
        self.doubled = [0] * CARDS
        self.bonus, self.yengii_bonus = bonuses(len(species))
        self.licensable: list[int] = []
        """Technologies that the Yengii can license."""
        self.used: list[int] = []
        """Purple converters that run once a turn, and have."""
        self.relics_left = 0
        self.each_needs = False
        """R12.26"""

    def bonus_of(self, seat: int) -> int:
        """R8.1 The bonus for an invention of this turn."""
        turn = self.turn - 1
        return RULES[self.seats[seat].species].bonus(self.bonus[turn], self.yengii_bonus[turn])

    def put(self, seat: int, card: int, back: int = 0, doubled: int = 0) -> None:
        """A card lies before its owner."""
        self.place[card] = IN_PLAY
        self.back[card], self.doubled[card] = back, doubled
        self.owner[card] = seat

    def copy(self) -> "Position":
        it = Position.__new__(Position)
        it.turn = self.turn
        it.seats = [seat.copy() for seat in self.seats]
        it.place, it.owner = self.place[:], self.owner[:]
        it.back, it.doubled = self.back[:], self.doubled[:]
        it.bonus, it.yengii_bonus = self.bonus, self.yengii_bonus
        it.licensable, it.used = self.licensable[:], self.used[:]
        it.relics_left, it.each_needs = self.relics_left, self.each_needs
        return it


def start(species: list[int]) -> Position:
    """A table in turn 1 as the start cards have it, without colonies and teams, which are dealt by chance."""
    position = Position(1, species)
    for seat in position.seats:
        seat.goods = list(START_GOODS[seat.species][:GOODS])
        for card in DECK[seat.species]:
            position.owner[card] = seat.number
            if ENTERING[card] == SETUP:
                position.put(seat.number, card)
                seat.cards.append(card)
            elif KIND[card] != RELIC_WORLD:
                position.place[card] = LIBRARY
        if seat.species == FADERAN_SPECIES:
            position.relics_left = len(RELIC_WORLDS)
    return position
