"""A deck folded to bytes: what steps read. Card numbers run by colour, seven a colour, the same in every deck."""

from typing import Any, Final

from cosmodrome.core.pickling import Shared, made_from
from cosmodrome.games.pocket_mars.cards import A_COLOUR, BUILDINGS, RED_HORIZON, RED_HORIZON_NAME, Card
from cosmodrome.games.pocket_mars.powers import (
    COLOURS,
    CONDITIONS,
    EFFECTS,
    Action,
    BuryCard,
    Cover,
    DiscardCard,
    DiscardOther,
    Draw,
    Effect,
    GainEnergy,
    HandHas,
    Launch,
    PeekPrep,
    Place,
    ReturnPrep,
    ShiftStar,
    SwapCards,
    SwapPlaces,
    SwapStars,
)

SUITS: Final = 5
CARDS: Final = 35
HABITATION: Final = 4

# Which half of a card.
HAND: Final = 0
PREP: Final = 1

# Conditions, in the order of powers.CONDITIONS.
ALWAYS: Final = 0
NO_COLONIST_HERE: Final = 1
COLONIST_HERE: Final = 2
HAND_HAS: Final = 3

# Where an effect happens, whose colonists it moves, which way, and where a card comes from.
ANYWHERE: Final = 0
HERE: Final = 1
ANYONE: Final = 0
OWN: Final = 1
OTHER: Final = 2
EITHER: Final = 0
UP: Final = 1
DOWN: Final = 2
FROM_ANY: Final = 0
FROM_HAND: Final = 1
FROM_PREP: Final = 2
FROM_SHIP: Final = 3
FROM_EARTH: Final = 4
FROM_THIS: Final = 5
FROM_DECK: Final = 6

_SOURCES: Final = ("any", "hand", "prep", "ship", "earth", "this", "deck")
_OWNERS: Final = ("any", "own", "other")
_WAYS: Final = ("either", "up", "down")

CONDITION_OF: Final[dict[str, int]] = {kind.condition: 1 + at for at, kind in enumerate(CONDITIONS)}

IDS: Final[list[str]] = [f"{colour}_{number + 1}" for colour in COLOURS for number in range(A_COLOUR)]
NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(IDS)}
"""A card's number by its id; the same in every deck."""
SUIT_OF: Final[dict[str, int]] = {colour: suit for suit, colour in enumerate(COLOURS)}
SUIT: Final[bytes] = bytes(card // A_COLOUR for card in range(CARDS))
"""The colour of a card, and so its building."""
BASE: Final[bytes] = bytes(max(0, building.number) for building in BUILDINGS)


class Tables(Shared):
    """A deck as columns. Effects are numbered: the five abilities first, by building, then those of the cards."""

    def __init__(self, name: str, cards: list[Card], own_cards: Any = None) -> None:
        self.name = name
        self.cards = cards
        self.own_cards = own_cards
        """The contents of the deck file they come from, None for the built-in deck."""
        self.value = bytes(card.value for card in cards)
        effects: list[Effect] = [building.ability for building in BUILDINGS]
        first: list[int] = []
        count, cost, condition, colour = bytearray(), bytearray(), bytearray(), bytearray()
        for card in cards:
            for action in (card.hand, card.prep):
                first.append(len(effects))
                effects.extend(action.effects)
                count.append(len(action.effects))
                cost.append(action.cost)
                condition.append(_condition(action))
                colour.append(_colour(action))
        self.first = first
        """By 2 * card + HAND or PREP: the number of the action's first effect."""
        self.count = bytes(count)
        self.cost = bytes(cost)
        self.condition = bytes(condition)
        self.colour = bytes(colour)
        """The colour HAND_HAS asks for."""
        rows = [effect_row(effect) for effect in effects]
        self.op = bytes(EFFECTS.index(type(effect)) for effect in effects)
        """What an effect is, numbered as in powers.EFFECTS and purposes.py."""
        self.n = bytes(row[0] for row in rows)
        self.where = bytes(row[1] for row in rows)
        self.source = bytes(row[2] for row in rows)
        self.owner = bytes(row[3] for row in rows)
        self.way = bytes(row[4] for row in rows)

    def __reduce__(self) -> Any:
        return (_built_in, ()) if self is BUILT_IN else made_from(self, self.name, self.cards, self.own_cards)

    def facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """Facts of all cards and buildings, whatever the options."""
        own = self.own_cards is not None
        return [card.facts(own) for card in self.cards] + [building.facts() for building in BUILDINGS]


def _built_in() -> Tables:
    return BUILT_IN


def _condition(action: Action) -> int:
    return ALWAYS if action.condition is None else CONDITION_OF[action.condition.condition]


def _colour(action: Action) -> int:
    condition = action.condition
    return COLOURS.index(condition.colour) if isinstance(condition, HandHas) else 0


def effect_row(effect: Effect) -> tuple[int, int, int, int, int]:
    """An effect as n, where, source, owner, way. Raises TypeError for a kind that is not folded."""
    if isinstance(effect, (Launch, GainEnergy, Draw, DiscardOther, ReturnPrep)):
        return effect.n, 0, 0, 0, 0
    if isinstance(effect, Place):
        return effect.n, int(effect.to == "here"), _SOURCES.index(effect.source), 0, 0
    if isinstance(effect, ShiftStar):
        where = int(effect.building == "here")
        return effect.n, where, 0, _OWNERS.index(effect.owner), _WAYS.index(effect.way)
    if isinstance(effect, (SwapStars, SwapCards, SwapPlaces)):
        return 1, int(effect.building == "here"), 0, 0, 0
    if isinstance(effect, (BuryCard, DiscardCard)):
        return effect.n, 0, _SOURCES.index(effect.source), 0, 0
    if isinstance(effect, Cover):
        return 1, int(effect.building == "here"), _SOURCES.index(effect.source), 0, 0
    if isinstance(effect, PeekPrep):
        return 1, 0, 0, 0, 0
    raise TypeError(f"no table folds {type(effect).__name__}")


BUILT_IN: Final = Tables(RED_HORIZON_NAME, RED_HORIZON)
