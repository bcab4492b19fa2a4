"""A deck folded to bytes: what steps read. Card numbers run by colour, seven a colour, the same in every deck."""

from typing import Any, Final

from cosmodrome.core.folding import columns_of
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.pickling import Shared, made_from
from cosmodrome.games.pocket_mars.box import SETS, deck
from cosmodrome.games.pocket_mars.cards import A_COLOUR, BUILDINGS, Card
from cosmodrome.games.pocket_mars.powers import COLOURS, CONDITIONS, EFFECTS, Action, Effect
from cosmodrome.games.pocket_mars.sets.red_horizon import NAME

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

# Where an effect happens, whose colonists it moves, which way, and where a card comes from, in the order of powers.
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

COLUMNS: Final = ("n", "where", "source", "owner", "way")
"""What effects say of themselves."""

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

    def __init__(self, name: str, cards: list[Card], own_cards: Any = None, pack: int = 0) -> None:
        self.name = name
        self.cards = cards
        self.own_cards = own_cards
        """The contents of the deck file they come from, None for a built-in deck."""
        self.pack = pack
        """Of a built-in deck: the sets it is made of (box.py)."""
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
                colour.append(0 if action.condition is None else action.condition.suit())
        self.first = first
        """By 2 * card + HAND or PREP: the number of the action's first effect."""
        self.count = bytes(count)
        self.cost = bytes(cost)
        self.condition = bytes(condition)
        self.colour = bytes(colour)
        """The colour HAND_HAS asks for."""
        column = columns_of([[effect.columns()] for effect in effects], COLUMNS)
        self.op = bytes(EFFECTS.index(type(effect)) for effect in effects)
        """What an effect is, numbered as in powers.EFFECTS and purposes.py."""
        self.n = column["n"]
        self.where = column["where"]
        self.source = column["source"]
        self.owner = column["owner"]
        self.way = column["way"]

    def __reduce__(self) -> Any:
        if self.own_cards is None:
            return _built_in, (self.pack,)
        return made_from(self, self.name, self.cards, self.own_cards)

    def with_sets(self, options: dict[str, OptionValue]) -> "Tables":
        """Those of the deck that these options make of the built-in one; an owner's deck stays as it is."""
        return self if self.own_cards is not None else DECKS[SETS.pack(options)]

    def facts(self) -> list[dict[str, Any]]:
        """Facts of all cards and buildings."""
        own = self.own_cards is not None
        return [card.facts(own) for card in self.cards] + [building.facts() for building in BUILDINGS]


def _built_in(pack: int) -> Tables:
    return DECKS[pack]


def _condition(action: Action) -> int:
    return ALWAYS if action.condition is None else CONDITION_OF[action.condition.condition]


DECKS: Final = [Tables(NAME, deck(pack), pack=pack) for pack in SETS.packs()]
"""By pack."""
BUILT_IN: Final = DECKS[0]
