"""All cards that there are: the sets, added up. An expansion is a module in sets, a line here and its option."""

from typing import Any, Final

from cosmodrome.core.card_sets import CardSets
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.sets import base, gathering_storm, second_edition, start_worlds

SETS: Final = CardSets([base.SET, start_worlds.SET, gathering_storm.SET])
WITH_STORM: Final = SETS.pack({"gathering_storm": True})
"""The bit of The Gathering Storm in a pack."""
LEARNED: Final = len(base.CARDS) + len(start_worlds.CARDS)
"""Cards of which nets have learned. What later sets bring is listed behind all that there was before."""
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
    halves = start_halves(pack)
    if max(each.offered for each in SETS.played(pack)) == 1:
        return [sorted(halves[0] + halves[1])]
    return halves


def start_halves(pack: int) -> list[list[int]]:
    """R15.2 The start worlds of a pack, rising: those with odd and those with even numbers."""
    sets, cards = SETS.played(pack), card_list("first")
    halves = [[name for each in sets for name in each.groups[half]] for half in (0, 1)]
    return [[number for number, card in enumerate(cards) if card.name in names] for names in halves]


def copies_of(card: Card, pack: int) -> int:
    """R13.4 How often there is this card in a pack that has it."""
    more: int = sum(each.more.get(card.name, 0) for each in SETS.played(pack))
    return card.copies + more


def card_facts(options: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of an edition that are played with, as plain facts."""
    pack = SETS.pack(options)
    cards = zip(card_list(str(options["edition"])), SETS.in_pack(pack), strict=True)
    return [card.facts() | {"copies": copies_of(card, pack)} for card, played in cards if played]
