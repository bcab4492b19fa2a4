"""The buildings, and what a project card is; the cards themselves stand in sets."""

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.games.pocket_mars.meta import BANK_ENERGY
from cosmodrome.games.pocket_mars.powers import (
    COLOURS,
    Action,
    BuryCard,
    Effect,
    GainEnergy,
    Launch,
    Place,
    ShiftStar,
)

A_COLOUR: Final = 7
"""Cards of each colour."""
TOP_VALUE: Final = 7
"""Numbers on cards run from 0 to 7."""
BASE_NUMBER: Final = 3
"""R3.3 The number printed on the four buildings with spaces."""
MARKS: Final = ("colour", "value", "hand", "prep")
"""What a card consists of, and what may be attested of it."""


class Building:
    """A building: its id is its colour; `number` is the printed one, or -1 at Habitation, which has no spaces."""

    def __init__(self, colour: str, name: str, number: int, ability: Effect) -> None:
        self.id = colour
        self.name = name
        self.number = number
        self.ability = ability

    def facts(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": self.name,
            "type": "building",
            "copies": 1,
            "cost": 0,
            "vp": 0,
            "good": "",
            "colour": self.id,
            "value": self.number,
            "keywords": [],
            "powers": [{"phase": "ability", **self.ability.facts()}],
        }


BUILDINGS: Final[tuple[Building, ...]] = (
    Building("water", "Aqualab", BASE_NUMBER, BuryCard(1)),
    Building("ecosystem", "Greenhouse", BASE_NUMBER, ShiftStar(1)),
    Building("science", "Comms Center", BASE_NUMBER, Launch(1)),
    Building("energy", "Energy Bank", BASE_NUMBER, GainEnergy(BANK_ENERGY)),
    Building("construction", "Habitation", -1, Place(1)),
)
"""The row, in the order of COLOURS (R1.3)."""


class Card:
    """A project card. `attested` names what public sources tell of the card `source`; the rest is reconstructed."""

    def __init__(
        self,
        name: str,
        colour: str,
        value: int,
        hand: Action,
        prep: Action,
        attested: Sequence[str] = (),
        source: str = "",
    ) -> None:
        self.id = ""
        """The card's place in its deck, such as water_5; given by `deck_of`."""
        self.name = name
        self.colour = colour
        self.value = value
        self.hand = hand
        self.prep = prep
        self.attested = tuple(attested)
        self.source = source

    def facts(self, own: bool = False) -> dict[str, Any]:
        """All facts as plain data; a card of an owner's deck file (`own`) is neither attested nor reconstructed."""
        return {
            "id": self.id,
            "name": self.name,
            "type": "project",
            "copies": 1,
            "cost": 0,
            "vp": 0,
            "good": "",
            "colour": self.colour,
            "value": self.value,
            "keywords": [],
            "hand": self.hand.facts(),
            "prep": self.prep.facts(),
            "powers": [
                {"phase": phase, **effect.facts()}
                for phase, action in (("hand", self.hand), ("prep", self.prep))
                for effect in action.effects
            ],
            "attested": list(self.attested),
            "reconstructed": [] if own else [mark for mark in MARKS if mark not in self.attested],
            "source": self.source,
        }


def deck_of(cards: Sequence[Card]) -> list[Card]:
    """The cards by colour and number, each given the id of its place: water_1 to construction_7."""
    found = sorted(cards, key=lambda card: (COLOURS.index(card.colour), card.value))
    for at, card in enumerate(found):
        card.id = f"{card.colour}_{at % A_COLOUR + 1}"
    return found


def in_place_of(cards: dict[str, Card]) -> list[Card]:
    """The cards of a further set, each in the place of one of the same colour. Raises ValueError."""
    for place, card in cards.items():
        if place.rpartition("_")[0] != card.colour:
            raise ValueError(f"{card.name} is a card of {card.colour} and has no place at {place}")
        card.id = place
    return list(cards.values())
