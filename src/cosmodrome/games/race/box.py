"""All cards that there are: the sets, added up. An expansion is a module in sets, a line here and its option."""

from typing import Any, Final

from cosmodrome.core.card_sets import CardSets
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.sets import base, second_edition, start_worlds

SETS: Final = CardSets([base.SET, start_worlds.SET])
EDITIONS: Final[dict[str, dict[str, Card]]] = {
    "first": {},
    "second": {card.id: card for card in second_edition.CARDS},
}
"""By edition: the cards that it has otherwise, by id."""


def card_list(edition: str) -> list[Card]:
    """Every card as an edition ("first" or "second") has it, whatever is played with, always in the same order.

    So a card has the same number, and a choice the same code, in every edition.
    """
    adjusted = EDITIONS[edition]
    return [adjusted.get(card.id, card) for card in SETS.cards()]


def start_groups(pack: int) -> list[list[int]]:
    """R10.7 The start worlds of a pack, rising, in as many groups as a seat is offered worlds."""
    sets = SETS.played(pack)
    groups = [[name for each in sets for name in each.groups[half]] for half in (0, 1)]
    if max(each.offered for each in sets) == 1:
        groups = [groups[0] + groups[1]]
    cards = card_list("first")
    return [[number for number, card in enumerate(cards) if card.name in names] for names in groups]


def card_facts(options: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of an edition that are played with, as plain facts."""
    there = SETS.in_pack(SETS.pack(options))
    cards = card_list(str(options["edition"]))
    return [card.facts() for card, played in zip(cards, there, strict=True) if played]
