"""All that the box holds, in the order in which tables.py numbers it: species, and sets that add up.

An expansion is a module in sets with its colonies and teams, its name here and its option.
"""

from typing import Any, Final

from cosmodrome.core.card_sets import CardSets
from cosmodrome.games.sidereal.cards import NO_NUMBER, Card
from cosmodrome.games.sidereal.sets import base
from cosmodrome.games.sidereal.species.caylion import CAYLION
from cosmodrome.games.sidereal.species.eni_et import ENI_ET
from cosmodrome.games.sidereal.species.faderan import FADERAN
from cosmodrome.games.sidereal.species.imdril import IMDRIL
from cosmodrome.games.sidereal.species.kjas import KJAS
from cosmodrome.games.sidereal.species.kt import KT
from cosmodrome.games.sidereal.species.species import Species
from cosmodrome.games.sidereal.species.unity import UNITY
from cosmodrome.games.sidereal.species.yengii import YENGII
from cosmodrome.games.sidereal.species.zeth import ZETH
from cosmodrome.games.sidereal.technologies import TECHNOLOGIES
from cosmodrome.games.sidereal.tracks import CONFLUENCE

SPECIES: Final[tuple[Species, ...]] = (CAYLION, ENI_ET, FADERAN, IMDRIL, KJAS, KT, UNITY, YENGII, ZETH)
"""In the order of their rules (R12)."""
SETS: Final = CardSets([base.SET])
"""What is drawn from decks."""

DONATION_CARDS: Final = range(381, 390)
"""Numbers of the cards on which donated goods lie; nothing else is printed on them."""


def of_species() -> list[Card]:
    """The cards of the species: technology number t of species number s is card s * 21 + t, then come the others."""
    order = {tech.id: at for at, tech in enumerate(TECHNOLOGIES)}
    technologies: list[Card] = []
    others: list[Card] = []
    for species in SPECIES:
        own = [card for card in species.deck if card.technology]
        own.sort(key=lambda card: order[card.technology])
        technologies += own
        others += [card for card in species.deck if not card.technology]
    return technologies + others


CARDS: Final[tuple[Card, ...]] = (*of_species(), *SETS.cards())
"""Every card that can lie before a seat, whatever is played with."""


def in_pack(pack: int) -> list[bool]:
    """By card: whether a pack has it."""
    drawn = SETS.in_pack(pack)
    return [True] * (len(CARDS) - len(drawn)) + drawn


def check_box() -> None:
    """Raises ValueError unless ids are unique and the numbers from 1 on are each printed once."""
    numbers = [card.number for card in CARDS if card.number != NO_NUMBER]
    numbers += [card.number for card in CONFLUENCE] + list(DONATION_CARDS)
    for species in SPECIES:
        numbers += [species.sheet, species.reference]
    if sorted(numbers) != list(range(1, len(numbers) + 1)):
        raise ValueError(f"the numbers of the cards are not those from 1 to {len(numbers)}")
    if len({card.id for card in CARDS}) < len(CARDS):
        raise ValueError("two cards share an id")


check_box()


def card_facts(options: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards that are played with as plain data, the confluence cards last."""
    played = zip(CARDS, in_pack(SETS.pack(options)), strict=True)
    return [card.facts() for card, there in played if there] + [card.facts() for card in CONFLUENCE]


def species_facts() -> list[dict[str, Any]]:
    """What each species begins with, as plain data, in the order of SPECIES."""
    return [species.facts() for species in SPECIES]
