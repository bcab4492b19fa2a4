"""The cards as bots read them: from a game's own card facts, so that an owner's deck is understood too."""

from typing import Any, Final

from cosmodrome.core.game import Game
from cosmodrome.games.pocket_mars.powers import COLOURS

SUITS: Final = len(COLOURS)
SPACES: Final = 4
"""Buildings with spaces, the first of the row."""
SUIT_OF: Final = {colour: suit for suit, colour in enumerate(COLOURS)}


class Effect:
    """One thing an action or an ability does; the fields that a kind does not have keep their defaults."""

    __slots__ = ("here", "kind", "n", "owner", "source", "way")

    def __init__(self, told: dict[str, Any]) -> None:
        self.kind: str = told["effect"]
        self.n: int = told.get("n", 1)
        self.here = "here" in (told.get("to"), told.get("building"))
        self.source: str = told.get("source", "")
        self.owner: str = told.get("owner", "any")
        self.way: str = told.get("way", "either")


class Action:
    """Half of a card: what it costs, what must hold, and what it does."""

    __slots__ = ("condition", "cost", "effects", "suit")

    def __init__(self, told: dict[str, Any]) -> None:
        condition = told["condition"] or {"if": ""}
        self.cost: int = told["cost"]
        self.condition: str = condition["if"]
        self.suit = SUIT_OF.get(condition.get("colour", ""), -1)
        """The colour that `hand_has` asks for."""
        self.effects = [Effect(effect) for effect in told["effects"]]


class Card:
    """A project card."""

    __slots__ = ("hand", "id", "prep", "suit", "value")

    def __init__(self, told: dict[str, Any]) -> None:
        self.id: str = told["id"]
        self.suit = SUIT_OF[told["colour"]]
        self.value: int = told["value"]
        self.hand = Action(told["hand"])
        self.prep = Action(told["prep"])


class Deck:
    """All cards by id and by suit, and the abilities of the buildings."""

    def __init__(self, game: Game[Any]) -> None:
        self.cards: dict[str, Card] = {}
        self.suits: list[list[Card]] = [[] for _ in range(SUITS)]
        self.abilities: list[Effect] = []
        for told in game.card_facts({}):
            if told["type"] == "building":
                self.abilities.append(Effect(told["powers"][0]))
            else:
                card = Card(told)
                self.cards[card.id] = card
                self.suits[card.suit].append(card)
