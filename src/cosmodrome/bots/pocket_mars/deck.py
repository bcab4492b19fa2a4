"""The cards as bots read them: from a game's own card facts, so that an owner's deck is understood too."""

from functools import lru_cache
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.games.pocket_mars.box import SETS
from cosmodrome.games.pocket_mars.tables import ALWAYS, CONDITION_OF, SUIT_OF, SUITS
from cosmodrome.games.pocket_mars.views import PocketMarsView


class Effect:
    """One thing an action or an ability does; the fields that a kind does not have keep their defaults."""

    __slots__ = ("here", "kind", "n", "owner", "source", "way")

    def __init__(self, facts: dict[str, Any]) -> None:
        self.kind: str = facts["effect"]
        self.n: int = facts.get("n", 1)
        self.here = "here" in (facts.get("to"), facts.get("building"))
        self.source: str = facts.get("source", "")
        self.owner: str = facts.get("owner", "any")
        self.way: str = facts.get("way", "either")


class Action:
    """Half of a card: what it costs, what must hold, and what it does."""

    __slots__ = ("condition", "cost", "effects", "suit")

    def __init__(self, facts: dict[str, Any]) -> None:
        condition = facts["condition"] or {}
        self.cost: int = facts["cost"]
        self.condition = CONDITION_OF[condition["if"]] if condition else ALWAYS
        self.suit = SUIT_OF.get(condition.get("colour", ""), -1)
        """The colour that `hand_has` asks for."""
        self.effects = [Effect(effect) for effect in facts["effects"]]


class Card:
    """A project card."""

    __slots__ = ("hand", "id", "prep", "suit", "value")

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id: str = facts["id"]
        self.suit = SUIT_OF[facts["colour"]]
        self.value: int = facts["value"]
        self.hand = Action(facts["hand"])
        self.prep = Action(facts["prep"])


class Deck:
    """All cards by id and by suit, and the abilities of the buildings."""

    def __init__(self, game: Game[Any], pack: int = 0) -> None:
        self.cards: dict[str, Card] = {}
        self.suits: list[list[Card]] = [[] for _ in range(SUITS)]
        self.abilities: list[Effect] = []
        for facts in game.card_facts(SETS.options(pack)):
            if facts["type"] == "building":
                self.abilities.append(Effect(facts["powers"][0]))
            else:
                card = Card(facts)
                self.cards[card.id] = card
                self.suits[card.suit].append(card)


def deck_of(game: Game[Any], view: PocketMarsView) -> Deck:
    """The deck that a game is played with."""
    return _shared(game, SETS.pack(view.options))


@lru_cache(maxsize=8)
def _shared(game: Game[Any], pack: int) -> Deck:
    """Bots share it: reading it takes longer than many an answer. Nobody changes it."""
    return Deck(game, pack)
