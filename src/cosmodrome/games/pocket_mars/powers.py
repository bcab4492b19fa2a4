"""The vocabulary of card actions: frozen types. An action is a cost, a condition and effects in order."""

from dataclasses import asdict, dataclass
from typing import Any, ClassVar

COLOURS = ("water", "ecosystem", "science", "energy", "construction")
"""The suits of cards, each with its building, in the order of the row; colonists live at the first four."""

# Where an effect happens, whose colonists it moves, which way, and where a card comes from: numbers in these lists.
PLACES = ("any", "here")
OWNERS = ("any", "own", "other")
WAYS = ("either", "up", "down")
SOURCES = ("any", "hand", "prep", "ship", "earth", "this", "deck")
FOLDED: dict[str, tuple[str, tuple[str, ...]]] = {
    "n": ("n", ()),
    "to": ("where", PLACES),
    "building": ("where", PLACES),
    "owner": ("owner", OWNERS),
    "way": ("way", WAYS),
    "source": ("source", SOURCES),
}
"""By the field of an effect, its column in the tables, and the words whose place stands there."""


@dataclass(frozen=True)
class Effect:
    """Something an action or a building does for the player who uses it, as far as it can be done (R6.2)."""

    effect: ClassVar[str] = ""

    def facts(self) -> dict[str, Any]:
        return {"effect": self.effect, **asdict(self)}

    def columns(self) -> dict[str, int]:
        """What it says in columns of the tables, by its fields; it happens once, anywhere, unless it says so."""
        found = {"n": 1}
        for field, value in asdict(self).items():
            if field not in FOLDED:
                raise TypeError(f"no table folds {field} of {type(self).__name__}")
            column, words = FOLDED[field]
            found[column] = words.index(value) if words else value
        return found


@dataclass(frozen=True)
class Launch(Effect):
    """Move `n` own colonists from Earth to the own ship."""

    effect: ClassVar[str] = "launch"
    n: int = 1


@dataclass(frozen=True)
class GainEnergy(Effect):
    """Move the own energy marker up `n`; what goes beyond the top is lost."""

    effect: ClassVar[str] = "gain_energy"
    n: int = 1


@dataclass(frozen=True)
class Draw(Effect):
    """Draw `n` project cards."""

    effect: ClassVar[str] = "draw"
    n: int = 1


@dataclass(frozen=True)
class Place(Effect):
    """Move `n` own colonists to a one-star space, from the ship or straight from Earth.

    `to` is "any" building of choice, or "here", the building the card is attached to.
    """

    effect: ClassVar[str] = "place"
    n: int = 1
    to: str = "any"
    source: str = "ship"


@dataclass(frozen=True)
class ShiftStar(Effect):
    """Move `n` colonists between the two spaces of a building.

    `owner` is "any", "own" or "other"; `way` is "either", "up" or "down"; `building` is "any" or "here".
    """

    effect: ClassVar[str] = "shift_star"
    n: int = 1
    owner: str = "any"
    way: str = "either"
    building: str = "any"


@dataclass(frozen=True)
class SwapStars(Effect):
    """Exchange two colonists of different players between the two spaces of one building."""

    effect: ClassVar[str] = "swap_stars"
    building: str = "any"


@dataclass(frozen=True)
class SwapCards(Effect):
    """Exchange the two topmost project cards at one building, and with them the number to beat."""

    effect: ClassVar[str] = "swap_cards"
    building: str = "any"


@dataclass(frozen=True)
class SwapPlaces(Effect):
    """Exchange two things at one building, as SwapStars or as SwapCards does (R6.14)."""

    effect: ClassVar[str] = "swap_places"
    building: str = "any"


@dataclass(frozen=True)
class PeekPrep(Effect):
    """Look at the prep cards of one other player."""

    effect: ClassVar[str] = "peek_prep"


@dataclass(frozen=True)
class BuryCard(Effect):
    """Put `n` own cards face down under the deck; `source` is "any", "hand" or "prep"."""

    effect: ClassVar[str] = "bury_card"
    n: int = 1
    source: str = "any"


@dataclass(frozen=True)
class ReturnPrep(Effect):
    """Take `n` own prep cards back into the hand."""

    effect: ClassVar[str] = "return_prep"
    n: int = 1


@dataclass(frozen=True)
class Cover(Effect):
    """Put a card face down on the pile of a building: a back counts as 0.

    `source` is "this" card itself, one from the "hand", or the top of the "deck"; `building` is "any" or "here".
    """

    effect: ClassVar[str] = "cover"
    source: str = "this"
    building: str = "any"


@dataclass(frozen=True)
class DiscardCard(Effect):
    """Discard `n` own cards; `source` is "any", "hand" or "prep"."""

    effect: ClassVar[str] = "discard_card"
    n: int = 1
    source: str = "any"


@dataclass(frozen=True)
class DiscardOther(Effect):
    """Discard `n` prep cards of other players."""

    effect: ClassVar[str] = "discard_other"
    n: int = 1


EFFECTS: tuple[type[Effect], ...] = (
    Launch,
    GainEnergy,
    Draw,
    Place,
    ShiftStar,
    SwapStars,
    SwapCards,
    SwapPlaces,
    PeekPrep,
    BuryCard,
    ReturnPrep,
    Cover,
    DiscardCard,
    DiscardOther,
)
"""All kinds of effect; tables.py numbers them in this order."""


@dataclass(frozen=True)
class Condition:
    """What must hold for the player who would do the action."""

    condition: ClassVar[str] = ""

    def facts(self) -> dict[str, Any]:
        return {"if": self.condition, **asdict(self)}

    def suit(self) -> int:
        """The number of the colour it asks for; 0 without one."""
        return 0


@dataclass(frozen=True)
class NoColonistHere(Condition):
    """No own colonist at the building the card is attached to."""

    condition: ClassVar[str] = "no_colonist_here"


@dataclass(frozen=True)
class ColonistHere(Condition):
    """An own colonist at the building the card is attached to."""

    condition: ClassVar[str] = "colonist_here"


@dataclass(frozen=True)
class HandHas(Condition):
    """A card of this colour in the own hand."""

    condition: ClassVar[str] = "hand_has"
    colour: str

    def suit(self) -> int:
        return COLOURS.index(self.colour)


CONDITIONS: tuple[type[Condition], ...] = (NoColonistHere, ColonistHere, HandHas)


@dataclass(frozen=True)
class Action:
    """The top (hand) or bottom (prep) half of a card. `cost` is energy."""

    effects: tuple[Effect, ...]
    cost: int = 0
    condition: Condition | None = None

    def facts(self) -> dict[str, Any]:
        condition = None if self.condition is None else self.condition.facts()
        return {
            "cost": self.cost,
            "condition": condition,
            "effects": [effect.facts() for effect in self.effects],
        }


def does(*effects: Effect, cost: int = 0, condition: Condition | None = None) -> Action:
    """An action, written as a card reads: what it does, then what it takes."""
    return Action(effects, cost, condition)
